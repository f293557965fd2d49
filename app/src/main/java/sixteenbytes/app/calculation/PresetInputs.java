package sixteenbytes.app.calculation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import sixteenbytes.assets.HardwarePreset;
import sixteenbytes.assets.ModelPreset;
import sixteenbytes.calculators.formula.Calculator;

/** The inputs of a calculator that a published model or accelerator fills. */
public final class PresetInputs {
  /** Where params are those that do work for a token, and not those that are stored. */
  private static final Set<String> COUNTING_OPERATIONS =
      Set.of(
          "training-flops",
          "training-time",
          "mfu",
          "tensor-parallel",
          "fleet-plan",
          "rl-ratio",
          "grpo");

  private PresetInputs() {}

  /**
   * @return values by the names of the calculator's inputs; empty if it has none that a model fills
   */
  public static Map<String, Double> of(ModelPreset model, Calculator calculator) {
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
    return known(values, calculator);
  }

  /**
   * A bare {@code bandwidth} is that of the link where the traffic stays among linked devices, and
   * that of the network elsewhere. A torus takes the speed of a single link.
   *
   * @param ranks how many take part, where that is known
   * @param algorithm of a collective; empty for the usual one
   * @return values by the names of the calculator's inputs; empty if it has none that an
   *     accelerator fills
   */
  public static Map<String, Double> of(
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
    return known(values, calculator);
  }

  private static void put(Map<String, Double> values, String name, OptionalDouble value) {
    value.ifPresent(number -> values.put(name, number));
  }

  private static Map<String, Double> known(Map<String, Double> values, Calculator calculator) {
    values.keySet().removeIf(name -> calculator.input(name).isEmpty());
    return values;
  }
}
