package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.about;
import static sixteenbytes.bank.marking.Answers.mark;
import static sixteenbytes.bank.marking.Answers.with;
import static sixteenbytes.bank.marking.Answers.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sixteenbytes.bank.marking.Verdict.Kind;

/**
 * In which order a value is explained: right, convention, declared mistake, unit, slip, close,
 * wrong.
 */
class DiagnosisTest {
  /** Bubble of p = 8, m = 32: 7/32 of the ideal step, 7/39 of the whole. */
  private final Expectation bubble =
      with(
          within(0.02, 21.875, "%"),
          List.of(
              Alternative.of(
                  "idle-fraction",
                  "idle fraction",
                  7.0 / 39,
                  "17.9 % is the idle fraction. The question asks for the bubble ratio.")),
          List.of(
              Alternative.of("counts-every-stage", "p/m", 8.0 / 32, "p - 1 slots are lost, not p."),
              Alternative.of("twice", "fill and drain in full", 14.0 / 32, "")));

  @Test
  void the_derived_value_is_right_as_percentage_and_as_fraction() {
    for (String typed : List.of("21.9 %", "21.9", "0.219", "7/32", "7/32 * 100 %", "21,9 %")) {
      assertThat(mark(bubble, typed).kind()).as(typed).isEqualTo(Kind.CORRECT);
    }
  }

  @Test
  void the_other_convention_is_called_by_its_name() {
    for (String typed : List.of("17.9 %", "17.9", "0.179", "7/39", "0,1795")) {
      Verdict verdict = mark(bubble, typed);
      assertThat(verdict.kind()).as(typed).isEqualTo(Kind.CONVENTION);
      assertThat(verdict.message())
          .isEqualTo("17.9 % is the idle fraction. The question asks for the bubble ratio.");
    }
  }

  @Test
  void a_declared_mistake_speaks_its_own_sentence() {
    Verdict verdict = mark(bubble, "25 %");

    assertThat(verdict.kind()).isEqualTo(Kind.MISCONCEPTION);
    assertThat(verdict.misconception()).contains("counts-every-stage");
    assertThat(verdict.message()).isEqualTo("p - 1 slots are lost, not p.");
  }

  @Test
  void a_declared_mistake_comes_before_a_general_slip() {
    assertThat(mark(bubble, "43.75 %").misconception()).contains("twice");
    assertThat(mark(bubble, "43.75 %").message()).contains("fill and drain in full");
  }

  @Test
  void a_declared_mistake_within_twice_the_tolerance_is_the_mistake_and_not_close() {
    Expectation expected =
        with(about(100, "GB"), List.of(), List.of(Alternative.of("m", "m", 108e9, "Say m.")));

    assertThat(mark(expected, "108 GB").misconception()).contains("m");
    assertThat(mark(expected, "106 GB").misconception()).contains("m");
    assertThat(mark(expected, "94 GB").kind()).isEqualTo(Kind.CLOSE);
  }

  @Test
  void within_the_tolerance_it_is_right_whatever_mistake_lies_there() {
    Expectation expected =
        with(about(100, "GB"), List.of(), List.of(Alternative.of("m", "m", 104e9, "Say m.")));

    assertThat(mark(expected, "104 GB").kind()).isEqualTo(Kind.CORRECT);
  }

  @Test
  void the_nearest_of_two_mistakes_is_taken() {
    Expectation expected =
        with(
            about(100, "GB"),
            List.of(),
            List.of(
                Alternative.of("far", "far", 152e9, "far"),
                Alternative.of("near", "near", 150e9, "near")));

    assertThat(mark(expected, "150.2 GB").misconception()).contains("near");
  }

  @Test
  void two_mistakes_with_one_number_are_both_named_and_asked_about() {
    Expectation expected =
        with(
            about(100, "GB"),
            List.of(),
            List.of(
                Alternative.of("one", "the first mistake", 150e9, "first"),
                Alternative.of("two", "the second mistake", 150.1e9, "second")));

    Verdict verdict = mark(expected, "150 GB");

    assertThat(verdict.misconception()).contains("one|two");
    assertThat(verdict.readings()).containsExactly("the first mistake", "the second mistake");
    assertThat(verdict.message())
        .isEqualTo(
            "Two mistakes give this: the first mistake, or the second mistake. Which was it?");
  }

  @Test
  void a_mistake_is_matched_within_two_percent_at_most() {
    Expectation expected =
        with(within(0.2, 100, "GB"), List.of(), List.of(Alternative.of("m", "m", 200e9, "Say m.")));

    assertThat(mark(expected, "204 GB").misconception()).contains("m");
    assertThat(mark(expected, "206 GB").misconception()).isNotEqualTo(Optional.of("m"));
  }

  @Test
  void a_bare_number_finds_a_mistake_in_the_unit_of_the_model_answer() {
    Expectation expected =
        with(
            about(31.5, "GB"),
            List.of(),
            List.of(Alternative.of("limit", "2 M", 37e9, "The limit.")));

    assertThat(mark(expected, "37").misconception()).contains("limit");
    assertThat(mark(expected, "37e9").misconception()).contains("limit");
    assertThat(mark(expected, "37").understood()).isEqualTo("37, taken as GB");
  }

  @Test
  void exact_counts_match_mistakes_exactly() {
    Expectation expected =
        with(
            Answers.count(126),
            List.of(),
            List.of(Alternative.of("d", "d steps a phase", 128, "d")));

    assertThat(mark(expected, "128").misconception()).contains("d");
    assertThat(mark(expected, "128.5").misconception()).isEmpty();
  }
}
