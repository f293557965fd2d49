package sixteenbytes.calculators.layout;

import static java.util.Comparator.comparingDouble;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.layout.Appraisal.Appraised;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * The fastest layouts that fit, out of all that divide.
 *
 * <p>Degrees, micro-batch and recompute policy are searched where they are not given; everything
 * else is fixed. Of two equally fast layouts the one that needs less memory comes first, then the
 * one with fewer ranks along pipeline, context and experts. The work grows with the number of
 * combinations of divisors, not with the number of GPUs.
 */
public final class LayoutSearch {
  /** The inputs that are searched where they are not given. */
  public static final Set<String> SEARCHED =
      Set.of("tp", "pp", "cp", "ep", "microBatch", "recompute");

  private static final int SHOWN = 10;

  private static final Comparator<Appraised> FASTEST =
      comparingDouble(Appraised::stepTime)
          .thenComparing(Appraised::perGpuBytes)
          .thenComparing(found -> found.candidate().pp())
          .thenComparing(found -> found.candidate().cp())
          .thenComparing(found -> found.candidate().ep());

  private LayoutSearch() {}

  /**
   * What the search found.
   *
   * @param divide how many layouts divide the GPUs and the batch
   * @param fitting all that fit as well, the fastest first
   * @param best the first ten of them, worked out in full
   * @param reason why the best one wins, or why there is none
   */
  public record Found(int divide, List<Candidate> fitting, List<Derivation> best, String reason) {}

  /**
   * @param given the inputs of the calculator, without those that are to be searched
   * @throws InvalidInput if an input is missing or out of range, or if nothing divides
   */
  public static Found of(Given given) {
    Given fixed = Layout.CALCULATOR.complete(given, SEARCHED);
    List<Candidate> candidates = Candidates.of(fixed);
    if (candidates.isEmpty()) {
      throw nothingDivides(fixed);
    }
    var appraisal = new Appraisal(fixed);
    double memory = fixed.number("hbm");
    List<Appraised> all = candidates.stream().map(appraisal::of).sorted(FASTEST).toList();
    List<Appraised> fitting = all.stream().filter(one -> one.perGpuBytes() <= memory).toList();
    List<Derivation> best =
        fitting.stream().limit(SHOWN).map(one -> appraisal.derive(one.candidate())).toList();
    return new Found(
        all.size(),
        fitting.stream().map(Appraised::candidate).toList(),
        best,
        reason(all, best, memory, appraisal));
  }

  private static String reason(
      List<Appraised> all, List<Derivation> best, double memory, Appraisal appraisal) {
    if (best.isEmpty()) {
      Appraised smallest = all.stream().min(comparingDouble(Appraised::perGpuBytes)).orElseThrow();
      return LayoutReason.nothingFits(appraisal.derive(smallest.candidate()));
    }
    Optional<Derivation> faster =
        Optional.of(all.get(0))
            .filter(one -> one.perGpuBytes() > memory)
            .map(one -> appraisal.derive(one.candidate()));
    return LayoutReason.of(best, faster);
  }

  private static InvalidInput nothingDivides(Given fixed) {
    return new InvalidInput(
        "gpus",
        "no layout divides: gpus is %s and globalBatchTokens is %s, with sequences of %s tokens. Try a batch with more sequences, such as a multiple of %s tokens, or fix fewer of %s."
            .formatted(
                Whiteboard.count(fixed.number("gpus")),
                Whiteboard.exact(fixed.number("globalBatchTokens"), TOKENS),
                Whiteboard.count(fixed.number("seq")),
                Whiteboard.count(fixed.number("gpus") * fixed.number("seq")),
                "tp, pp, cp, ep and microBatch"));
  }
}
