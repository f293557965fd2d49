package sixteenbytes.calculators.layout;

import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoublePredicate;
import java.util.stream.Stream;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.inputs.MachineInputs;
import sixteenbytes.calculators.parallelism.ContextRing;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * All choices that divide: the GPUs into degrees, the batch into micro-batches.
 *
 * <p>What is given stays as it is. Elsewhere the tensor degree divides the heads and stays within
 * the GPUs that the link joins, stages are no more than layers, experts are spread evenly, and
 * context parallelism is taken only as far as a rank has tokens enough to hide its ring, for a
 * layout does not count its time. Interleaving wants whole rounds of p micro-batches. Recompute is
 * selective or full: storing the scores would take memory and save no time here.
 */
final class Candidates {
  private final Given fixed;
  private final double gpus;
  private final double sequences;
  private final double chunks;
  private final double hidingTokens;
  private final List<String> policies;
  private final List<Candidate> found = new ArrayList<>();

  private Candidates(Given fixed) {
    this.fixed = fixed;
    gpus = fixed.number("gpus");
    sequences = sequences(fixed);
    chunks = fixed.number("chunks");
    hidingTokens = hidingTokens(fixed);
    policies =
        fixed.has("recompute") ? List.of(fixed.choice("recompute")) : List.of("selective", "full");
  }

  static List<Candidate> of(Given fixed) {
    var all = new Candidates(fixed);
    for (double tp : all.degrees("tp", gpusLeft -> all.suitsTensor(gpusLeft), all.gpus)) {
      all.withTensor(tp);
    }
    return List.copyOf(all.found);
  }

  private void withTensor(double tp) {
    double left = gpus / tp;
    double layers = fixed.number("layers");
    for (double pp : degrees("pp", stages -> stages * chunks <= layers, left)) {
      for (double cp : degrees("cp", this::hidesRing, left / pp)) {
        double dp = left / pp / cp;
        if (sequences % dp == 0) {
          withReplicas(tp, pp, cp, dp);
        }
      }
    }
  }

  private void withReplicas(double tp, double pp, double cp, double dp) {
    double each = sequences / dp;
    List<Double> spreads = spreads(dp * cp * tp);
    for (double microBatch : degrees("microBatch", size -> true, each)) {
      boolean wholeRounds = chunks == 1 || each / microBatch % pp == 0;
      if (wholeRounds) {
        for (double ep : spreads) {
          for (String recompute : policies) {
            found.add(new Candidate(tp, pp, cp, ep, microBatch, recompute));
          }
        }
      }
    }
  }

  /** The divisors of what is left that suit, or the one that is given if it divides. */
  private List<Double> degrees(String name, DoublePredicate suits, double left) {
    if (fixed.has(name)) {
      double given = fixed.number(name);
      return left % given == 0 ? List.of(given) : List.of();
    }
    return Divisors.of(left).stream().filter(degree -> suits.test(degree)).toList();
  }

  private boolean suitsTensor(double tp) {
    return fixed.number("heads") % tp == 0 && tp <= fixed.number("domain");
  }

  private boolean hidesRing(double cp) {
    double tokens = fixed.number("seq") / cp;
    return cp == 1 || tokens == Math.rint(tokens) && tokens >= hidingTokens;
  }

  /** The expert degrees: those that spread the experts evenly over the ranks of a stage. */
  private List<Double> spreads(double ranks) {
    if (fixed.has("ep")) {
      return Stream.of(fixed.number("ep")).filter(degree -> ranks % degree == 0).toList();
    }
    boolean sparse =
        fixed.has("experts")
            && fixed.has("paramsActive")
            && fixed.number("paramsActive") < fixed.number("params");
    return sparse
        ? Divisors.of(fixed.number("experts")).stream()
            .filter(degree -> ranks % degree == 0)
            .toList()
        : List.of(1.0);
  }

  private static double sequences(Given fixed) {
    double batch = fixed.number("globalBatchTokens");
    double seq = fixed.number("seq");
    if (batch % seq != 0) {
      throw new InvalidInput(
          "globalBatchTokens",
          "globalBatchTokens is %s and must be whole sequences of seq, which is %s. The nearest that works is %s."
              .formatted(
                  Whiteboard.exact(batch, TOKENS),
                  Whiteboard.count(seq),
                  Whiteboard.count(Math.max(1, Math.rint(batch / seq)) * seq)));
    }
    return batch / seq;
  }

  private static double hidingTokens(Given fixed) {
    double heads = fixed.number("heads");
    double sustained =
        MachineInputs.SUSTAINED
            .formula()
            .evaluate(
                symbol -> symbol.equals("MFU") ? fixed.number("efficiency") : fixed.number("peak"));
    Map<String, Double> values =
        Map.of(
            "F",
            sustained,
            "B",
            fixed.number("nicBandwidth"),
            "a",
            heads,
            "a_kv",
            fixed.has("kvHeads") ? fixed.number("kvHeads") : heads);
    return ContextRing.CALCULATOR
        .derive(ContextRing.CALCULATOR.example())
        .formulaOver("minTokensPerRank", values.keySet())
        .evaluate(values::get);
  }
}
