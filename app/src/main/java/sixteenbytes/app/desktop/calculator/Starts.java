package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
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
   * @param leftOut the inputs that it leaves empty, whatever stood there
   * @param values what it fills, for the inputs as they stand
   */
  record Start(Preset preset, Set<String> leftOut, Function<Given, Given> values) {}

  static Starts of(Calculator calculator, List<ModelPreset> models, List<HardwarePreset> hardware) {
    var ofModels = new ArrayList<Start>();
    for (ModelPreset model : models) {
      Set<String> leftOut = PresetInputs.leftOut(model, calculator);
      add(ofModels, model, leftOut, given -> PresetInputs.of(model, calculator));
    }
    var ofHardware = new ArrayList<Start>();
    for (HardwarePreset device : hardware) {
      add(ofHardware, device, Set.of(), given -> of(device, calculator, given));
    }
    return new Starts(List.copyOf(ofModels), List.copyOf(ofHardware));
  }

  private static void add(
      List<Start> to, Preset preset, Set<String> leftOut, Function<Given, Given> values) {
    if (!values.apply(Given.nothing()).equals(Given.nothing())) {
      to.add(new Start(preset, leftOut, values));
    }
  }

  private static Given of(HardwarePreset device, Calculator calculator, Given given) {
    OptionalDouble ranks =
        given.numbers().containsKey("ranks")
            ? OptionalDouble.of(given.number("ranks"))
            : OptionalDouble.empty();
    String algorithm = given.choices().getOrDefault("algorithm", "");
    return PresetInputs.of(device, calculator, ranks, algorithm);
  }
}
