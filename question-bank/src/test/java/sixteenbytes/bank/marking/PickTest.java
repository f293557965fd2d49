package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.bank.marking.Target.OneOf;
import sixteenbytes.bank.marking.Target.OneOf.Item;
import sixteenbytes.bank.reading.ReadingSettings;

/** One of a few things, by its number, its letter, its text or the beginning of it. */
class PickTest {
  private static final Marker MARKER = new Marker(ReadingSettings.usual());
  private static final Expectation STAGES =
      new Expectation(
          new OneOf(
              List.of(
                  new Item("stage-1", "Stage 1 over **8 ranks**", "Stage 1 leaves too much."),
                  new Item("", "Stage 2", "Right. It fits."),
                  new Item("stage-3", "Stage 2 and more ranks", "It fits without them."),
                  new Item("", "None of these", "One of them fits.")),
              1),
          Tolerance.exact(),
          List.of(),
          List.of(),
          Map.of());

  private static Verdict mark(String typed) {
    return MARKER.mark(STAGES, typed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2",
        "b",
        "B",
        " b) ",
        "(b)",
        "B.",
        "[2]",
        "2.",
        "option 2",
        "Choice b",
        "line 2",
        "٢",
        "２",
        "stage 2",
        "STAGE  2",
        "Stage 2."
      })
  void what_means_the_right_one_is_right(String typed) {
    Verdict verdict = mark(typed);

    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.CORRECT);
    assertThat(verdict.message()).isEqualTo("Right. It fits.");
    assertThat(verdict.understood()).isEqualTo("2: Stage 2");
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "1, stage-1",
    "a, stage-1",
    "stage 1, stage-1",
    "Stage 1 o, stage-1",
    "stage 2 a, stage-3"
  })
  void a_wrong_one_is_a_mistake_with_its_explanation(String typed, String mistake) {
    Verdict verdict = mark(typed);

    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.MISCONCEPTION);
    assertThat(verdict.mistakes()).containsExactly(mistake);
    assertThat(verdict.counts()).isTrue();
  }

  @Test
  void a_wrong_one_that_has_no_name_is_wrong() {
    assertThat(mark("none").kind()).isEqualTo(Verdict.Kind.WRONG);
    assertThat(mark("4").message()).isEqualTo("One of them fits.");
  }

  @ParameterizedTest(name = "[{0}]")
  @CsvSource({
    "'', Nothing is typed.",
    "' ', Nothing is typed.",
    "5, There is no number 5.",
    "0, There is no number 0.",
    "stage, Several begin like this.",
    "e, None of them begins like this.",
    "1 2, None of them begins like this.",
    "'((((((', None of them begins like this.",
    "***, None of them begins like this.",
    "99999999999, None of them begins like this."
  })
  void what_means_none_or_several_of_them_is_asked_back(String typed, String reason) {
    Verdict verdict = mark(typed);

    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.UNREADABLE);
    assertThat(verdict.message()).startsWith(reason);
    assertThat(verdict.counts()).isFalse();
    assertThat(MARKER.echo(STAGES, typed).readable()).isFalse();
  }

  @Test
  void a_long_text_is_refused_at_once() {
    assertThat(mark("stage ".repeat(100_000)).message()).startsWith("This is too long.");
  }

  @Test
  void while_it_is_typed_the_field_says_which_one_it_is_and_not_whether_it_is_right() {
    assertThat(MARKER.echo(STAGES, "1").text()).isEqualTo("1: Stage 1 over **8 ranks**");
    assertThat(MARKER.echo(STAGES, "2").text()).isEqualTo("2: Stage 2");
  }
}
