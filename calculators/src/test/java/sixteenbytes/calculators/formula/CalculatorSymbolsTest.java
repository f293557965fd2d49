package sixteenbytes.calculators.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.pipeline.Bubble;

class CalculatorSymbolsTest {
  private final Given given = Given.of("stages", 8).and("microBatches", 32);

  @Test
  void gives_an_input_another_letter_in_every_formula_and_computes_the_same() {
    Derivation usual = Bubble.CALCULATOR.derive(given);
    Derivation renamed = Bubble.CALCULATOR.withSymbols(Map.of("m", "n")).derive(given);

    assertThat(renamed.output("bubbleRatio")).isEqualTo(usual.output("bubbleRatio"));
    assertThat(renamed.valuesBySymbol()).containsEntry("n", 32.0).doesNotContainKey("m");
    assertThat(renamed.lines())
        .allSatisfy(line -> assertThat(line.step().formula().symbols()).doesNotContain("m"));
  }

  @Test
  void lets_two_inputs_exchange_their_letters() {
    Derivation exchanged = Bubble.CALCULATOR.withSymbols(Map.of("m", "p", "p", "m")).derive(given);

    assertThat(exchanged.valuesBySymbol()).containsEntry("p", 32.0).containsEntry("m", 8.0);
    assertThat(exchanged.output("bubbleRatio")).isEqualTo(7.0 / 32);
  }

  @Test
  void refuses_the_letter_of_another_input() {
    assertThatThrownBy(() -> Bubble.CALCULATOR.withSymbols(Map.of("m", "p")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the symbol p of microBatches stands for another input of bubble already.");
  }

  @Test
  void refuses_the_letter_of_a_step() {
    Calculator renamed = Bubble.CALCULATOR.withSymbols(Map.of("m", "r"));

    assertThatThrownBy(() -> renamed.derive(given))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the symbol r stands for bubbleRatio already.");
  }
}
