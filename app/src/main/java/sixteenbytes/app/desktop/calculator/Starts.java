package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import sixteenbytes.app.calculation.PresetInputs;
import sixteenbytes.assets.HardwarePreset;
import sixteenbytes.assets.ModelPreset;
import sixteenbytes.assets.Preset;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;

/**
 * The published models and accelerators that fill inputs of a calculator.
 *
 * @param models in the order of their list
 * @param hardware in the order of their list
 */
record Starts(List<Start> models, List<Start> hardware) {

  /**
   * One preset and what it fills.
   *
   * @param preset what it is called
   * @param values by the names of the inputs, for the inputs as they stand
   */
  record Start(Preset preset, Function<Given, Map<String, Double>> values) {}

  static Starts of(Calculator calculator, List<ModelPreset> models, List<HardwarePreset> hardware) {
    var ofModels = new ArrayList<Start>();
    for (ModelPreset model : models) {
      add(ofModels, model, given -> PresetInputs.of(model, calculator));
    }
    var ofHardware = new ArrayList<Start>();
    for (HardwarePreset device : hardware) {
      add(ofHardware, device, given -> of(device, calculator, given));
    }
    return new Starts(List.copyOf(ofModels), List.copyOf(ofHardware));
  }

  private static void add(
      List<Start> to, Preset preset, Function<Given, Map<String, Double>> values) {
    if (!values.apply(Given.nothing()).isEmpty()) {
      to.add(new Start(preset, values));
    }
  }

  private static Map<String, Double> of(HardwarePreset device, Calculator calculator, Given given) {
    OptionalDouble ranks =
        given.numbers().containsKey("ranks")
            ? OptionalDouble.of(given.number("ranks"))
            : OptionalDouble.empty();
    String algorithm = given.choices().getOrDefault("algorithm", "");
    return PresetInputs.of(device, calculator, ranks, algorithm);
  }
}
