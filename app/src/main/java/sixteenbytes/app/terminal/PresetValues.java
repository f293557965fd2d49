package sixteenbytes.app.terminal;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import sixteenbytes.app.calculation.PresetInputs;
import sixteenbytes.assets.HardwarePreset;
import sixteenbytes.assets.ModelPreset;
import sixteenbytes.assets.Preset;
import sixteenbytes.assets.Presets;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.Nearest;

/** The inputs of a calculator that a model or an accelerator fills: {@code model=}, {@code hw=}. */
final class PresetValues {
  static final String MODEL = "model";
  static final String HARDWARE = "hw";

  private PresetValues() {}

  /**
   * What a model fills.
   *
   * @throws UsageProblem if there is none of this name, or several, or if it fills nothing
   */
  static Given ofModel(String typed, Calculator calculator) {
    ModelPreset model = only(typed, Presets.models(), "model");
    return known(PresetInputs.of(model, calculator), calculator, "a model");
  }

  /**
   * What an accelerator fills. A bare {@code bandwidth} is that of the link where the traffic stays
   * among linked devices, and that of the network elsewhere.
   *
   * @param ranks how many take part, where that was typed
   * @throws UsageProblem if there is none of this name, or several, or if it fills nothing
   */
  static Given ofHardware(
      String typed, Calculator calculator, OptionalDouble ranks, String algorithm) {
    HardwarePreset hardware = only(typed, Presets.hardware(), "accelerator");
    return known(
        PresetInputs.of(hardware, calculator, ranks, algorithm), calculator, "an accelerator");
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

  private static Given known(Given values, Calculator calculator, String what) {
    if (values.equals(Given.nothing())) {
      throw new UsageProblem("%s has no input that %s fills.".formatted(calculator.id(), what));
    }
    return values;
  }
}
