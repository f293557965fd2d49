package sixteenbytes.calculators.layout;

import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Borrowed;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.memory.Activations;
import sixteenbytes.calculators.pipeline.Bubble;

/** What the first stage of the pipeline keeps, and whether a GPU has room for all of it. */
final class ActivationLines {
  private static final Step SEQ_PER_RANK =
      new Step(
          "tokensPerRank",
          "Tokens of a sequence on one rank",
          "s_c",
          "s / c",
          COUNT,
          "Context parallelism cuts the sequence.");
  private static final Step LAYERS = layers("Stages split the stack of layers evenly.");
  private static final Step UNEVEN_LAYERS =
      layers(
          "Warning: this is no whole number. Some stage holds a layer more, and all wait for it:"
              + " memory and time are means here.");
  private static final Map<String, Step> PER_LAYER =
      Map.of(
          "none false", perLayer("none", "false"),
          "none true", perLayer("none", "true"),
          "selective false", perLayer("selective", "false"),
          "selective true", perLayer("selective", "true"),
          "full false", perLayer("full", "false"),
          "full true", perLayer("full", "true"));
  private static final Map<String, Step> LIVE_LAYER =
      Map.of("false", liveLayer("false"), "true", liveLayer("true"));
  private static final Step IN_FLIGHT =
      inFlight("1f1b", "The first backward comes back after p forwards have left the first stage.");
  private static final Step IN_FLIGHT_INTERLEAVED =
      inFlight("interleaved", "The first stage warms up with p - 1 chunks more than v times p.");
  private static final Step HELD =
      held("l * n_m * A", "Every micro-batch in flight carries the layers of the first stage.");
  private static final Step HELD_AND_LIVE =
      held(
          "l * n_m * A + A_live",
          "Every micro-batch in flight carries the inputs of its layers, and one layer is alive.");
  private static final Step PER_GPU =
      new Step(
          "perGpuBytes",
          "Needed by one GPU",
          "M",
          "M_s + M_a",
          BYTES,
          "State and activations; buffers, fragments and logits come on top.");
  private static final Step FITS =
      new Step(
          "fits",
          "Fits: 1 for yes, 0 for no",
          "y",
          "min(1, floor(HBM / M))",
          COUNT,
          "Whether what is needed goes into the memory at least once.");

  private ActivationLines() {}

  static List<Step> steps(Given given) {
    String recompute = given.choice("recompute");
    String sharded = given.choice("sequenceParallel");
    boolean full = recompute.equals("full");
    boolean even = given.number("layers") % given.number("pp") == 0;
    var steps = new ArrayList<Step>(List.of(SEQ_PER_RANK, even ? LAYERS : UNEVEN_LAYERS));
    steps.add(PER_LAYER.get(recompute + " " + sharded));
    if (full) {
      steps.add(LIVE_LAYER.get(sharded));
    }
    steps.add(given.number("chunks") > 1 ? IN_FLIGHT_INTERLEAVED : IN_FLIGHT);
    steps.add(full ? HELD_AND_LIVE : HELD);
    steps.add(PER_GPU);
    steps.add(FITS);
    return steps;
  }

  private static Step perLayer(String recompute, String sharded) {
    return new Step(
        "perLayer",
        "Activations of one layer",
        "A",
        ofActivations("perLayer", recompute, sharded),
        BYTES,
        recompute.equals("full")
            ? "One micro-batch; only the 16-bit input of the layer is kept."
            : "One micro-batch, in 16 bits with one-byte dropout masks.");
  }

  private static Step liveLayer(String sharded) {
    return new Step(
        "liveLayer",
        "The layer being recomputed",
        "A_live",
        ofActivations("liveLayer", "full", sharded),
        BYTES,
        "During the backward one layer is alive with everything it needs.");
  }

  private static Formula ofActivations(String output, String recompute, String sharded) {
    return Borrowed.formula(
        Activations.CALCULATOR,
        Activations.CALCULATOR
            .example()
            .and("recompute", recompute)
            .and("sequenceParallel", sharded),
        output,
        Map.of("s", "s_c", "b", "b", "h", "h", "a", "a", "t", "t"));
  }

  private static Step inFlight(String schedule, String why) {
    Formula formula =
        Borrowed.formula(
            Bubble.CALCULATOR,
            Bubble.CALCULATOR.example().and("schedule", schedule),
            "inFlightFirst",
            Map.of("p", "p", "m", "m", "v", "v"));
    return new Step("inFlight", "Micro-batches in flight", "n_m", formula, COUNT, why);
  }

  private static Step layers(String why) {
    return new Step("layersPerStage", "Layers of a stage", "l", "L / p", COUNT, why);
  }

  private static Step held(String formula, String why) {
    return new Step(
        "activationBytes", "Activations of the first stage", "M_a", formula, BYTES, why);
  }
}
