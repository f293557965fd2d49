package sixteenbytes.calculators.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Range;

class CalculatorTest {
  private static final Calculator TRANSFER =
      new Calculator(
          "transfer",
          "Transfer",
          "Test",
          "made up",
          List.of(
              Input.Number.required(
                      "bytes", "M", "size of the message", Measure.BYTES, Range.above(0, 1e15))
                  .suchAs(1e9),
              Input.Number.required(
                      "links", "k", "number of links", Measure.COUNT, Range.from(1, 64))
                  .usually(1),
              Input.Number.optional(
                  "speed", "B", "speed of a link", Measure.BYTES_PER_SECOND, Range.above(0, 1e15)),
              new Input.Choice("mode", "mode", List.of("half", "full"), "full"),
              new Input.Choice("stage", "stage", List.of("0", "1"), "1", true)),
          List.of(Rule.divides("links", "bytes")),
          given ->
              given.has("speed")
                  ? List.of(
                      new Step("share", "Share", "C", "M / k", Measure.BYTES, "Shared."),
                      new Step("time", "Time", "t", "C / B", Measure.SECONDS, "Sent."))
                  : List.of(new Step("share", "Share", "C", "M / k", Measure.BYTES, "Shared.")));

  private static final Given GIGABYTE = Given.of("bytes", 1e9).and("stage", "0");

  @Test
  void usual_values_are_taken_and_told() {
    Derivation found = TRANSFER.derive(GIGABYTE);

    assertThat(found.given().number("links")).isEqualTo(1);
    assertThat(found.given().choice("mode")).isEqualTo("full");
    assertThat(found.given().has("speed")).isFalse();
    assertThat(found.outputNames()).containsExactly("share");
  }

  @Test
  void an_input_that_may_be_left_out_brings_its_steps() {
    Derivation found = TRANSFER.derive(GIGABYTE.and("links", 4).and("speed", 50e9));

    assertThat(found.outputNames()).containsExactly("share", "time");
    assertThat(found.display("time")).isEqualTo("5.00 ms");
    assertThat(found.lines().get(1).substituted()).isEqualTo("250 MB / 50 GB/s");
    assertThat(found.lines().get(1).substitutedTex())
        .isEqualTo("\\frac{250\\,\\mathrm{MB}}{50\\,\\mathrm{GB/s}}");
    assertThat(found.measure("time")).isEqualTo(Measure.SECONDS);
    assertThat(found.formulaOver("time", Set.of("M", "B"))).hasToString("M / 4 / B");
    assertThat(found.formulaOver("time", Set.of("C", "B"))).hasToString("C / B");
  }

  @Test
  void unknown_outputs_suggest_the_nearest() {
    assertThatThrownBy(() -> TRANSFER.derive(GIGABYTE).output("shares"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("\"shares\" is no output of transfer. Did you mean share?");
  }

  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "links | 2.5 | links is 2.5; it must be a whole number, such as 2. It is the number of"
            + " links.",
        "links | 0 | links is 0; it must be at least 1 and at most 64. It is the number of links.",
        "links | 7 | links is 7 and must divide bytes, which is 1000000000. The nearest values of"
            + " links that do are 5 and 8.",
        "speed | -1 | speed is -1 B/s; it must be above 0 B/s and at most 1 PB/s. It is the speed"
            + " of a link.",
        "link | 2 | transfer has no input link. Did you mean links? It takes bytes, links, speed,"
            + " mode, stage.",
        "mode | 2 | mode is 2; it must be one of half, full. It is the mode."
      })
  void refusals_say_what_is_wrong_and_what_would_do(String input, double value, String message) {
    assertThatThrownBy(() -> TRANSFER.derive(GIGABYTE.and(input, value)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(message);
  }

  @Test
  void what_must_be_given_is_asked_for_with_its_range() {
    assertThatThrownBy(() -> TRANSFER.derive(Given.of("stage", "0")))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "transfer needs bytes, the size of the message; it must be above 0 B and at most 1"
                + " PB.");
    assertThatThrownBy(() -> TRANSFER.derive(Given.of("bytes", 1e9)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage("transfer needs stage, the stage; it must be one of 0, 1.");
  }

  @Test
  void an_option_that_was_read_as_a_number_is_an_option_still() {
    assertThat(TRANSFER.derive(Given.of("bytes", 1e9).and("stage", 1)).given().choice("stage"))
        .isEqualTo("1");
  }

  @Test
  void the_example_is_enough() {
    assertThat(TRANSFER.derive(TRANSFER.example()).output("share")).isEqualTo(1e9);
  }
}
