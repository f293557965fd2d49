package sixteenbytes.calculators.layout;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.SHARE;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.Whiteboard;

/** Why one layout is better than another, in terms of where their time goes. */
final class LayoutReason {
  /** Steps that differ by less than this share are as fast as each other. */
  private static final double AS_FAST = 1e-3;

  /** A part of the step is worth a word that makes up at least this share of the difference. */
  private static final double WORTH_A_WORD = 0.1;

  private LayoutReason() {}

  /** A part of a step: what it is called and how many seconds it takes. */
  private record Part(String name, double seconds) {}

  /**
   * @param best those that fit, the fastest first
   * @param faster a faster one that does not fit
   */
  static String of(List<Derivation> best, Optional<Derivation> faster) {
    Derivation winner = best.get(0);
    var sentences = new ArrayList<String>();
    sentences.add(
        "%s is the fastest that fits: %s a step, of which %s."
            .formatted(named(winner), winner.display("stepTime"), shares(winner)));
    best.stream().skip(1).findFirst().ifPresent(next -> sentences.add(against(winner, next)));
    sentences.add(
        faster
            .map(
                other ->
                    "Faster, but too large: %s would take %s and need %s of %s."
                        .formatted(
                            named(other),
                            other.display("stepTime"),
                            other.display("perGpuBytes"),
                            memory(other)))
            .orElse("No larger one would be faster: memory is not what limits this run."));
    sentences.addAll(leftOut(winner));
    return String.join(" ", sentences);
  }

  /** What the figures of a layout do not count, where it matters for this one. */
  private static List<String> leftOut(Derivation layout) {
    Given given = layout.given();
    var sentences = new ArrayList<String>();
    if (given.number("cp") > 1) {
      sentences.add(
          "Not timed: the ring of its %s context ranks, taken as hidden at %s tokens a rank."
              .formatted(
                  Whiteboard.count(given.number("cp")),
                  Whiteboard.count(layout.output("tokensPerRank"))));
    }
    if (given.number("ep") > 1) {
      sentences.add("Not timed: the all-to-all of its experts.");
    }
    double layers = layout.output("layersPerStage");
    if (layers != Math.rint(layers)) {
      sentences.add(
          "Counted as even: %s layers over %s stages, of which the largest has %s."
              .formatted(
                  Whiteboard.count(given.number("layers")),
                  Whiteboard.count(given.number("pp")),
                  Whiteboard.count(Math.ceil(layers))));
    }
    return sentences;
  }

  static String nothingFits(Derivation smallest) {
    return "No layout fits. The smallest, %s, needs %s of %s: %s of state and %s of activations. More GPUs, a higher ZeRO stage or a shorter sequence for each rank would help."
        .formatted(
            named(smallest),
            smallest.display("perGpuBytes"),
            memory(smallest),
            smallest.display("stateBytes"),
            smallest.display("activationBytes"));
  }

  private static String against(Derivation winner, Derivation next) {
    double step = winner.output("stepTime");
    double gain = next.output("stepTime") - step;
    if (gain < AS_FAST * step) {
      return "The next one, %s, is as fast and needs %s instead of %s."
          .formatted(named(next), next.display("perGpuBytes"), winner.display("perGpuBytes"));
    }
    var differences = new ArrayList<Part>();
    List<Part> ours = parts(winner);
    List<Part> theirs = parts(next);
    for (int i = 0; i < ours.size(); i++) {
      differences.add(
          new Part(ours.get(i).name(), theirs.get(i).seconds() - ours.get(i).seconds()));
    }
    String saved = listed(differences, part -> part.seconds() > WORTH_A_WORD * gain);
    String paid = listed(differences, part -> part.seconds() < -WORTH_A_WORD * gain);
    return "The next one, %s, takes %s more: it loses %s%s."
        .formatted(
            named(next),
            Whiteboard.rounded(gain, SECONDS),
            saved,
            paid.isEmpty() ? "" : " and gains only " + paid);
  }

  private static String listed(List<Part> differences, Predicate<Part> counts) {
    return differences.stream()
        .filter(counts)
        .sorted(Comparator.comparingDouble((Part part) -> -Math.abs(part.seconds())))
        .map(
            part ->
                "%s of %s"
                    .formatted(Whiteboard.rounded(Math.abs(part.seconds()), SECONDS), part.name()))
        .collect(Collectors.joining(" and "));
  }

  private static String shares(Derivation layout) {
    double step = layout.output("stepTime");
    return parts(layout).stream()
        .filter(part -> part.seconds() > 0)
        .map(
            part ->
                "%s %s".formatted(Whiteboard.rounded(part.seconds() / step, SHARE), part.name()))
        .collect(Collectors.joining(", "));
  }

  /** The parts that make up a step. */
  private static List<Part> parts(Derivation layout) {
    double rounds = layout.output("microBatches");
    double compute = rounds * layout.output("computeTime");
    double tensor = rounds * layout.output("tpTime");
    return List.of(
        new Part("compute", compute),
        new Part("tensor-parallel traffic", tensor),
        new Part("bubble", (compute + tensor) * layout.output("bubbleRatio")),
        new Part("exposed data-parallel traffic", layout.output("dpExposed")));
  }

  private static String memory(Derivation layout) {
    return Whiteboard.exact(layout.given().number("hbm"), BYTES);
  }

  /** A layout in the words of its inputs: {@code tp=8 pp=16 dp=64}. */
  private static String named(Derivation layout) {
    Given given = layout.given();
    var words = new ArrayList<String>();
    words.add("tp=" + plain(given.number("tp")));
    words.add("pp=" + plain(given.number("pp")));
    if (given.number("cp") > 1) {
      words.add("cp=" + plain(given.number("cp")));
    }
    if (given.number("ep") > 1) {
      words.add("ep=" + plain(given.number("ep")));
    }
    words.add("microBatch=" + plain(given.number("microBatch")));
    words.add("recompute=" + given.choice("recompute"));
    return String.join(" ", words);
  }

  private static String plain(double count) {
    return String.valueOf((long) count);
  }
}
