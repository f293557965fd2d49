package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Given;

class SequenceParallelRegatherTest {
  private static final Given LAYER =
      Given.of("seq", 8192).and("microBatch", 1).and("hidden", 8192).and("layers", 1).and("tp", 8);

  @Test
  void two_gathers_more_make_ten_halves_of_eight() { // 10 * 7/8 * 134.2 MB
    var found = SequenceParallel.CALCULATOR.derive(LAYER);

    assertThat(found.output("sentWithRegather")).isCloseTo(1174.4e6, within(1e5));
    assertThat(found.output("sentWithRegather") / found.output("gatherScatterBytes"))
        .isCloseTo(1 + found.output("regatherShare"), within(1e-12));
  }

  @Test
  void without_them_the_bytes_are_those_of_the_all_reduces() {
    var found = SequenceParallel.CALCULATOR.derive(LAYER.and("regathers", 0));

    assertThat(found.output("sentWithRegather")).isEqualTo(found.output("allReduceBytes"));
  }

  @Test
  void eighty_layers_save_seven_eighths_of_ten_bytes_an_element() {
    var found = SequenceParallel.CALCULATOR.derive(LAYER.and("layers", 80));

    assertThat(found.output("savedBytes")).isCloseTo(46.98e9, within(1e7));
  }
}
