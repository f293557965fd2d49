package sixteenbytes.bank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnFollowUp;
import sixteenbytes.bank.drawing.DrawnInput;
import sixteenbytes.bank.drawing.FilledText;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Target;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.quantity.Whiteboard;

class BankDrawingTest {
  private final Bank bank = SampleBank.load();

  @Test
  void draws_the_same_numbers_for_the_same_seed() {
    assertThat(bank.draw("bubble-of-a-pipeline", 7).prompt())
        .isEqualTo(SampleBank.load().draw("bubble-of-a-pipeline", 7).prompt());
  }

  /** Pinned: a change here changes every drill that somebody has noted down. */
  @Test
  void keeps_to_the_numbers_that_it_always_drew() {
    assertThat(
            LongStream.range(0, 6)
                .mapToObj(seed -> bank.draw("bubble-of-a-pipeline", seed))
                .map(
                    drawn -> drawn.given().get(0).display() + "/" + drawn.given().get(1).display()))
        .containsExactly("16/128", "8/32", "8/128", "8/64", "4/32", "4/64");
  }

  @Test
  void tells_the_numbers_that_were_drawn_and_not_the_usual_ones() {
    assertThat(bank.draw("bubble-of-a-pipeline", 0).given())
        .extracting(DrawnInput::name, DrawnInput::symbol, DrawnInput::title)
        .containsExactly(
            tuple("stages", "p", "Pipeline stages"),
            tuple("microBatches", "n", "Micro-batches of one pipeline in a step"));
  }

  @Test
  void takes_the_symbols_of_the_prompt_for_their_numbers() {
    Marker marker = new Marker(ReadingSettings.usual());
    for (long seed = 0; seed < 20; seed++) {
      Expectation expected = bank.draw("bubble-of-a-pipeline", seed).expectation();

      assertThat(marker.mark(expected, "(p - 1)/n").kind()).isEqualTo(Verdict.Kind.CORRECT);
      assertThat(marker.mark(expected, "p/n").misconception()).contains("counts-every-stage");
    }
  }

  @Test
  void renames_a_symbol_in_the_derivation_too() {
    DrawnAsk drawn = bank.draw("bubble-of-a-pipeline", 0);

    assertThat(drawn.steps().get(drawn.steps().size() - 1).step().formula().symbols())
        .doesNotContain("m");
    assertThat(drawn.derivation().valuesBySymbol()).containsKey("n").doesNotContainKey("m");
  }

  @Test
  void rejects_what_the_conditions_rule_out() {
    for (long seed = 0; seed < 200; seed++) {
      DrawnAsk drawn = bank.draw("bubble-of-a-pipeline", seed);
      assertThat(drawn.inputs().number("microBatches"))
          .isGreaterThanOrEqualTo(2 * drawn.inputs().number("stages"));
    }
  }

  @Test
  void keeps_every_alternative_away_from_the_answer_and_from_the_others() {
    for (long seed = 0; seed < 200; seed++) {
      DrawnAsk drawn = bank.draw("bubble-of-a-pipeline", seed);
      double convention = drawn.expectation().conventions().get(0).value();
      double mistake = drawn.expectation().misconceptions().get(0).value();

      assertThat(relative(convention, drawn.value())).isGreaterThan(0.026);
      assertThat(relative(mistake, drawn.value())).isGreaterThan(0.026);
      assertThat(relative(mistake, convention)).isGreaterThan(0.026);
    }
  }

  private static double relative(double one, double other) {
    return Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other));
  }

  @Test
  void gives_a_follow_up_the_numbers_of_its_lead() {
    DrawnAsk lead = bank.draw("bubble-of-a-pipeline", 3);
    DrawnAsk second = bank.draw("bubble-of-a-pipeline#2", 3);
    DrawnAsk third = bank.draw("bubble-of-a-pipeline#3", 3);

    assertThat(second.inputs()).isEqualTo(lead.inputs());
    assertThat(third.inputs().number("microBatches"))
        .isEqualTo(lead.inputs().number("microBatches"));
    assertThat(third.value()).isEqualTo(lead.value() / 2);
  }

  @Test
  void shows_each_follow_up_with_the_numbers_it_will_have() {
    DrawnAsk lead = bank.draw("state-of-one-rank", 5);

    assertThat(lead.followUps())
        .extracting(followUp -> followUp.prompt().plain())
        .containsExactly(bank.draw("state-of-one-rank#2", 5).prompt().plain());
    assertThat(lead.followUps())
        .extracting(DrawnFollowUp::part)
        .allSatisfy(part -> assertThat(part).contains("state-of-one-rank#2"));
  }

  @Test
  void draws_the_rows_of_a_preset_together() {
    DrawnAsk drawn = bank.draw("state-of-one-rank#2", 0);
    String prompt = drawn.prompt().plain();
    double params = drawn.inputs().number("params");

    assertThat(prompt.contains("Llama 3 8B")).isEqualTo(params == 8.03e9);
    assertThat(prompt.contains("Llama 3 70B")).isEqualTo(params == 70.55e9);
    assertThat(prompt.contains("an H200")).isEqualTo(drawn.inputs().number("hbm") == 141e9);
  }

  @Test
  void derives_a_mistake_from_changed_inputs_instead_of_a_second_formula() {
    DrawnAsk drawn = bank.draw("state-of-one-rank#2", 0);
    double params = drawn.inputs().number("params");
    double ranks = drawn.inputs().number("dp");

    // Rajbhandari et al. 2020, section 5.1: 4P + 12P/d; one rank alone 16P
    assertThat(drawn.expectation().misconceptions())
        .extracting(Alternative::value)
        .containsExactly(16 * params, 4 * params + 12 * params / (ranks / 2));
  }

  @Test
  void expects_a_quantity_in_base_units_and_shows_it_in_the_unit_of_the_question() {
    DrawnAsk drawn = bank.draw("bubble-of-a-pipeline", 0);
    Target.Quantity target = (Target.Quantity) drawn.expectation().target();
    double p = drawn.inputs().number("stages");
    double n = drawn.inputs().number("microBatches");

    assertThat(target.value()).isEqualTo((p - 1) / n);
    assertThat(target.unit()).isEqualTo(Unit.PERCENT);
    assertThat(drawn.answer()).endsWith(" %");
    assertThat(drawn.toleranceText()).isEqualTo("right within 2 %");
  }

  @Test
  void expects_a_formula_in_the_names_of_the_question_alone() {
    DrawnAsk drawn = bank.draw("state-of-one-rank", 0);

    assertThat(drawn.formula().orElseThrow().symbols()).containsExactly("P", "d");
    assertThat(drawn.expectation().misconceptions())
        .allSatisfy(
            mistake -> assertThat(mistake.formula().orElseThrow().symbols()).isSubsetOf("P", "d"));
    assertThat(drawn.given()).isEmpty();
    assertThat(drawn.toleranceText()).isEqualTo("the same formula, in any form");
  }

  @Test
  void fills_the_sentence_of_a_mistake() {
    DrawnAsk drawn = bank.draw("bubble-of-a-pipeline", 0);

    assertThat(drawn.expectation().misconceptions().get(0).say())
        .isEqualTo("One of the " + drawn.given().get(0).display() + " crossings is useful work.");
  }

  @Test
  void fills_a_sketch_with_numbers_formulas_and_mathematics() {
    DrawnAsk drawn = bank.draw("bubble-of-a-pipeline", 0);
    FilledText sketch = drawn.sketch().orElseThrow();

    assertThat(sketch.markdown())
        .contains("$p - 1$", "**" + drawn.answer() + "**", "$r = \\frac{p - 1}{n}$")
        .doesNotContain("****");
    assertThat(sketch.plain()).contains("p − 1 slots", "r = (p − 1)/n");
    assertThat(drawn.hints().get(1).plain())
        .contains(
            Whiteboard.count(
                    drawn.inputs().number("microBatches") + drawn.inputs().number("stages") - 1)
                + ".");
  }

  @Test
  void suggests_the_question_that_was_meant() {
    assertThatThrownBy(() -> bank.draw("bubble-of-a-pipline", 0))
        .isInstanceOf(UnknownQuestion.class)
        .hasMessage(
            "There is no question \"bubble-of-a-pipline\". Did you mean bubble-of-a-pipeline?");
  }

  @Test
  void says_which_parts_a_question_has() {
    assertThatThrownBy(() -> bank.draw("bubble-of-a-pipeline#9", 0))
        .isInstanceOf(UnknownQuestion.class)
        .hasMessage("bubble-of-a-pipeline has no part \"9\"; its parts are #1 to #3.");
  }
}
