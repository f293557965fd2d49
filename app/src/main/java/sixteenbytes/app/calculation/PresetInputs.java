package sixteenbytes.app.calculation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import sixteenbytes.assets.Architecture;
import sixteenbytes.assets.HardwarePreset;
import sixteenbytes.assets.ModelPreset;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;

/** The inputs of a calculator that a published model or accelerator fills. */
public final class PresetInputs {
  /** Where params are those that do work for a token, and not those that are stored. */
  private static final Set<String> COUNTING_OPERATIONS =
      Set.of(
          "attention-flops",
          "training-flops",
          "training-time",
          "mfu",
          "tensor-parallel",
          "fleet-plan",
          "rl-ratio",
          "grpo");

  /** What describes some models and not others. */
  private static final Set<String> OF_SOME_MODELS =
      Set.of(
          "ffn",
          "experts",
          "topK",
          "moeFfn",
          "qLoraRank",
          "kvLoraRank",
          "qkNope",
          "qkRope",
          "vHeadDim");

  private PresetInputs() {}

  /**
   * @return what the model says about inputs of the calculator; empty if it has none of them
   */
  public static Given of(ModelPreset model, Calculator calculator) {
    var values = new LinkedHashMap<String, Double>();
    values.put(
        "params",
        COUNTING_OPERATIONS.contains(calculator.id()) ? model.paramsActive() : model.paramsTotal());
    values.put("paramsTotal", model.paramsTotal());
    values.put("paramsActive", model.paramsActive());
    values.put("layers", model.layers());
    values.put("hidden", model.hidden());
    values.put("heads", model.heads());
    values.put("kvHeads", model.kvHeads());
    values.put("headDim", model.headDim());
    values.put("seq", model.sequence());
    put(values, "ffn", model.ffn());
    put(values, "experts", model.experts());
    put(values, "topK", model.topK());
    var options = new LinkedHashMap<String, String>();
    describe(model, values, options);
    return new Given(known(values, calculator), known(options, calculator));
  }

  private static void describe(
      ModelPreset model, Map<String, Double> values, Map<String, String> options) {
    Architecture built = model.architecture();
    boolean experts = model.experts().isPresent();
    values.put("vocabulary", built.vocabulary());
    values.put("denseLayers", experts ? built.denseLayers() : 0);
    values.put("sharedExperts", built.sharedExperts().orElse(0));
    put(values, "moeFfn", built.moeFfn());
    built
        .latent()
        .ifPresent(
            latent -> {
              values.put("qLoraRank", latent.qLoraRank());
              values.put("kvLoraRank", latent.kvLoraRank());
              values.put("qkNope", latent.qkNope());
              values.put("qkRope", latent.qkRope());
              values.put("vHeadDim", latent.vHeadDim());
            });
    options.put("gatedMlp", Boolean.toString(built.gatedMlp()));
    options.put("tiedEmbeddings", Boolean.toString(built.tiedEmbeddings()));
    options.put("bias", built.bias());
    options.put("norm", built.norm());
    options.put("positionEmbedding", built.positionEmbedding());
  }

  /**
   * The inputs that may be left out, that models are described by, and that this model has not: a
   * dense model has no experts, so a form that held another model must forget them.
   */
  public static Set<String> leftOut(ModelPreset model, Calculator calculator) {
    Given filled = of(model, calculator);
    return calculator.inputs().stream()
        .filter(input -> input instanceof Input.Number number && !number.required())
        .map(Input::name)
        .filter(name -> OF_SOME_MODELS.contains(name) && !filled.has(name))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * A bare {@code bandwidth} is that of the link where the traffic stays among linked devices, and
   * that of the network elsewhere. A torus takes the speed of a single link.
   *
   * @param ranks how many take part, where that is known
   * @param algorithm of a collective; empty for the usual one
   * @return what the accelerator says about inputs of the calculator; empty if it has none of them
   */
  public static Given of(
      HardwarePreset hardware, Calculator calculator, OptionalDouble ranks, String algorithm) {
    var values = new LinkedHashMap<String, Double>();
    values.put("hbm", hardware.hbmBytes());
    values.put("peak", hardware.peakDense16BitFlops());
    boolean linkByLink = calculator.id().equals("torus");
    put(values, "linkBandwidth", linkByLink ? hardware.pairBandwidth() : hardware.linkBandwidth());
    put(values, "nicBandwidth", hardware.nicBandwidth());
    put(values, "domain", hardware.domainSize());
    boolean hierarchical = algorithm.equalsIgnoreCase("hierarchical");
    boolean linked =
        calculator.id().equals("tensor-parallel")
            || calculator.id().equals("ring")
                && !hierarchical
                && ranks.isPresent()
                && ranks.getAsDouble() <= hardware.domainSize().orElse(1);
    put(values, "bandwidth", linked ? hardware.linkBandwidth() : hardware.nicBandwidth());
    if (hierarchical) {
      put(values, "nodeBandwidth", hardware.linkBandwidth());
    }
    return new Given(known(values, calculator), Map.of());
  }

  private static void put(Map<String, Double> values, String name, OptionalDouble value) {
    value.ifPresent(number -> values.put(name, number));
  }

  private static <V> Map<String, V> known(Map<String, V> values, Calculator calculator) {
    values.keySet().removeIf(name -> calculator.input(name).isEmpty());
    return values;
  }
}
