package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.law;
import static sixteenbytes.bank.marking.Answers.mark;
import static sixteenbytes.bank.marking.Answers.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import sixteenbytes.bank.marking.Verdict.Kind;
import sixteenbytes.calculators.formula.Formula;

class LawsOfFormulasTest {

  @ParameterizedTest(name = "{2} for {0}: {3} {4}")
  @CsvFileSource(resources = "formulas.csv", delimiter = '|', quoteCharacter = '\0')
  void is_judged_as_a_function(String right, String names, String typed, Kind kind, String id) {
    Verdict verdict = mark(law(right, names.split(",")), typed);

    assertThat(verdict.kind()).as(verdict.message()).isEqualTo(kind);
    assertThat(verdict.misconception().orElse("-")).isEqualTo(id);
  }

  @Test
  void a_declared_mistake_is_recognised_however_it_is_written() {
    Expectation ring =
        with(
            law("2 * (d - 1) / d * M", "M", "d"),
            List.of(Alternative.of("limit", "2 M", new Formula("2 * M"), "That is the limit.")),
            List.of(
                Alternative.of(
                    "one-phase", "one phase", new Formula("(d - 1) / d * M"), "One phase.")));

    assertThat(mark(ring, "M + M").kind()).isEqualTo(Kind.CONVENTION);
    assertThat(mark(ring, "M - M/d").misconception()).contains("one-phase");
    assertThat(mark(ring, "M(1 - 1/d)").message()).isEqualTo("One phase.");
  }

  @Test
  void a_slash_before_a_product_is_asked_about_only_where_it_matters() {
    Expectation expected = law("2*N/(b*B)", "N", "b", "B");

    assertThat(mark(expected, "2N/bB").readings())
        .containsExactly("(2 × N / b) × B", "2 × N / (b × B)");
    assertThat(mark(expected, "3N/bB").misconception()).contains("constant-factor");
  }

  @Test
  void a_wrong_formula_is_shown_at_a_point_where_it_differs() {
    assertThat(mark(law("18*L*h^2", "L", "h"), "18Lh").message())
        .isEqualTo("That is another formula. At L = 8, h = 4 it gives 576; 2,304 is right.");
  }

  @Test
  void a_number_is_told_that_a_formula_is_asked() {
    assertThat(mark(law("4*P", "P"), "28").message())
        .isEqualTo("That is a number. The question asks for a formula in P.");
  }

  @Test
  void a_name_that_is_not_declared_is_answered_with_those_that_are() {
    Verdict verdict = mark(law("4*P + 12*P/d", "P", "d"), "4P + 12P/q");

    assertThat(verdict.kind()).isEqualTo(Kind.UNREADABLE);
    assertThat(verdict.message()).contains("\"q\"").contains("P, d");
    assertThat(verdict.position()).hasValue(9);
  }

  @Test
  void a_question_without_values_is_never_held_against_the_person() {
    Expectation broken = law("1/(d - d)", "d");

    assertThat(mark(broken, "d").counts()).isFalse();
  }

  @Test
  void a_long_way_to_write_it_is_right_with_a_remark() {
    Verdict verdict = mark(law("2*M", "M"), "(M*M + M*M + 2*M - 2*M)/(M + 0*M)");

    assertThat(verdict.kind()).isEqualTo(Kind.CORRECT);
    assertThat(verdict.message()).isEqualTo("Right, and it can be written shorter: 2*M.");
  }
}
