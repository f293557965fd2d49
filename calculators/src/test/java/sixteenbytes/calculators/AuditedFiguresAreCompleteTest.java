package sixteenbytes.calculators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.AuditedFigures.Figure;

/** That every figure of the audit is either reproduced or left out for a reason. */
class AuditedFiguresAreCompleteTest {
  private static final List<Figure> FIGURES = AuditedFigures.figures();

  @Test
  void every_figure_stands_in_the_table_once() {
    assertThat(FIGURES).hasSize(931).extracting(Figure::id).doesNotHaveDuplicates();
    assertThat(FIGURES)
        .extracting(Figure::id)
        .allMatch(id -> id.matches("F000-\\d\\d|F004-\\d\\d|f00[12]-[a0-9-]+|F003-\\d\\d\\d"));
  }

  @Test
  void no_verdict_has_lost_a_figure() {
    assertThat(count(FIGURES, Figure::verdict))
        .isEqualTo(
            Map.of(
                "ok",
                449L,
                "convention",
                146L,
                "rounding",
                31L,
                "wrong",
                173L,
                "unverifiable",
                132L));
  }

  @Test
  void a_figure_is_reproduced_or_left_out_for_a_known_reason() {
    assertThat(FIGURES)
        .extracting(Figure::treatment)
        .isSubsetOf(
            "reproduced",
            "count",
            "premise",
            "name",
            "published",
            "claim",
            "judgement",
            "sum-of-quotes",
            "later");
  }

  @Test
  void what_is_said_to_be_reproduced_has_values_and_nothing_else_has() {
    var reproduced =
        FIGURES.stream().filter(Figure::isReproduced).map(Figure::id).collect(Collectors.toSet());

    assertThat(new TreeSet<>(AuditedFigures.idsOfValues())).isEqualTo(new TreeSet<>(reproduced));
  }

  @Test
  void as_many_figures_are_reproduced_as_were_counted() {
    List<Figure> reproduced = FIGURES.stream().filter(Figure::isReproduced).toList();

    assertThat(count(reproduced, Figure::verdict))
        .isEqualTo(
            Map.of(
                "ok", 252L, "convention", 69L, "rounding", 19L, "wrong", 72L, "unverifiable", 83L));
  }

  @Test
  void most_figures_with_a_formula_are_reproduced() {
    List<Figure> derived =
        FIGURES.stream().filter(figure -> "formula".equals(figure.form())).toList();

    double share = derived.stream().filter(Figure::isReproduced).count() / (double) derived.size();

    assertThat(share).isGreaterThan(0.64);
  }

  private static Map<String, Long> count(List<Figure> figures, Function<Figure, String> by) {
    return figures.stream().collect(Collectors.groupingBy(by, Collectors.counting()));
  }
}
