package sixteenbytes.app.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import sixteenbytes.assets.HardwarePreset;
import sixteenbytes.assets.ModelPreset;
import sixteenbytes.assets.Preset;
import sixteenbytes.assets.Presets;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.quantity.Nearest;

/** The inputs of a calculator that a model or an accelerator fills: {@code model=}, {@code hw=}. */
final class PresetValues {
  static final String MODEL = "model";
  static final String HARDWARE = "hw";

  /** Where params are those that do work for a token, and not those that are stored. */
  private static final Set<String> COUNTING_OPERATIONS =
      Set.of("training-flops", "training-time", "mfu", "tensor-parallel", "rl-ratio", "grpo");

  private PresetValues() {}

  /**
   * What a model fills.
   *
   * @throws UsageProblem if there is none of this name, or several, or if it fills nothing
   */
  static Map<String, Double> ofModel(String typed, Calculator calculator) {
    ModelPreset model = only(typed, Presets.models(), "model");
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
    return known(values, calculator, "a model");
  }

  /**
   * What an accelerator fills. A bare {@code bandwidth} is that of the link where the traffic stays
   * among linked devices, and that of the network elsewhere.
   *
   * @param ranks how many take part, where that was typed
   * @throws UsageProblem if there is none of this name, or several, or if it fills nothing
   */
  static Map<String, Double> ofHardware(
      String typed, Calculator calculator, OptionalDouble ranks, String algorithm) {
    HardwarePreset hardware = only(typed, Presets.hardware(), "accelerator");
    var values = new LinkedHashMap<String, Double>();
    values.put("hbm", hardware.hbmBytes());
    values.put("peak", hardware.peakDense16BitFlops());
    put(values, "linkBandwidth", hardware.linkBandwidth());
    put(values, "nicBandwidth", hardware.nicBandwidth());
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
    return known(values, calculator, "an accelerator");
  }

  private static <P extends Preset> P only(String typed, List<P> presets, String kind) {
    List<P> found = Presets.named(typed, presets);
    if (found.size() == 1) {
      return found.get(0);
    }
    List<String> ids = presets.stream().map(Preset::id).toList();
    if (found.isEmpty()) {
      throw new UsageProblem(
          "%s is no known %s.%s The known ones are %s."
              .formatted(
                  Shown.quoted(typed),
                  kind,
                  Nearest.suggestion(typed, ids),
                  String.join(", ", ids)));
    }
    throw new UsageProblem(
        "%s may be any of %s."
            .formatted(
                Shown.quoted(typed),
                found.stream().map(Preset::id).collect(Collectors.joining(", "))));
  }

  private static void put(Map<String, Double> values, String name, OptionalDouble value) {
    value.ifPresent(number -> values.put(name, number));
  }

  private static Map<String, Double> known(
      Map<String, Double> values, Calculator calculator, String what) {
    values.keySet().removeIf(name -> calculator.input(name).isEmpty());
    if (values.isEmpty()) {
      throw new UsageProblem("%s has no input that %s fills.".formatted(calculator.id(), what));
    }
    return values;
  }
}
