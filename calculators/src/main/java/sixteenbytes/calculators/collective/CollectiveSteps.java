package sixteenbytes.calculators.collective;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.BYTES_PER_SECOND;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import sixteenbytes.calculators.formula.Step;

/** The lines that the collectives share, whatever the algorithm. */
final class CollectiveSteps {
  static final Step CHUNK =
      new Step(
          "chunkBytes",
          "One chunk",
          "C",
          "M / n",
          BYTES,
          "The buffer is cut into as many chunks as there are ranks.");
  static final Step BANDWIDTH_TIME =
      new Step(
          "bandwidthTime",
          "Time for the bytes",
          "t_B",
          "V / B",
          SECONDS,
          "All ranks send at once, each over its own link, so one rank's bytes set the time.");
  static final Step LATENCY_TIME =
      new Step(
          "latencyTime",
          "Time for the latencies",
          "t_alpha",
          "N * alpha",
          SECONDS,
          "Every step waits once for the link, however small the message is.");
  static final Step TIME =
      new Step(
          "time",
          "Time",
          "T",
          "t_B + t_alpha",
          SECONDS,
          "Large messages are bound by the first term, small ones by the second.");
  static final Step ALGORITHM_BANDWIDTH =
      new Step(
          "algorithmBandwidth",
          "Algorithm bandwidth",
          "B_alg",
          "M / T",
          BYTES_PER_SECOND,
          "The buffer over the time, as the application feels it.");

  private CollectiveSteps() {}

  static Step steps(String formula, String why) {
    return new Step("steps", "Steps", "N", formula, COUNT, why);
  }

  static Step sent(String formula, String why) {
    return new Step("sentBytes", "Sent by each rank", "V", formula, BYTES, why);
  }

  static Step crossover(String formula, String why) {
    return new Step(
        "crossoverBytes", "Where bytes and latencies cost the same", "M_x", formula, BYTES, why);
  }

  /**
   * The bus bandwidth of nccl-tests, whose factor goes by the collective and not by the algorithm.
   */
  static Step busBandwidth(String collective) {
    String formula =
        switch (collective) {
          case "all-reduce" -> "B_alg * 2 * (n - 1) / n";
          case "broadcast" -> "B_alg";
          default -> "B_alg * (n - 1) / n";
        };
    return new Step(
        "busBandwidth",
        "Bus bandwidth",
        "B_bus",
        formula,
        BYTES_PER_SECOND,
        "Scaled to what a ring puts on the wire, to be compared with the link at any rank count.");
  }

  /** What follows once steps and bytes are known. */
  static List<Step> timed(String collective, Step crossover, Step... counted) {
    return Stream.concat(
            Arrays.stream(counted),
            Stream.of(
                BANDWIDTH_TIME,
                LATENCY_TIME,
                TIME,
                ALGORITHM_BANDWIDTH,
                busBandwidth(collective),
                crossover))
        .toList();
  }
}
