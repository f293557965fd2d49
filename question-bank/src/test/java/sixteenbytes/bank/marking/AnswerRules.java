package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.BareNumber;
import sixteenbytes.bank.reading.ReadingSettings.Comma;
import sixteenbytes.bank.reading.Readings;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.formula.Formula;

/**
 * What holds for every text: it is read and judged at once, in the same way twice, and in words
 * that can be shown. The first character of a text picks the question, the rest is typed.
 */
final class AnswerRules {
  private static final ReadingSettings USUAL = ReadingSettings.usual();
  private static final List<ReadingSettings> SETTINGS =
      List.of(USUAL, new ReadingSettings(Comma.DECIMAL, BareNumber.PRINTED_UNIT));
  private static final List<Unit> UNITS =
      List.of(
          Answers.unit("TB"),
          Answers.unit("GB/s"),
          Answers.unit("ms"),
          Answers.unit("%"),
          Answers.unit("TFLOP/s"),
          Answers.unit("PFLOP/s-days"),
          Unit.COUNT,
          Unit.NONE);
  private static final List<List<String>> NAMES =
      List.of(
          List.of("M", "d"),
          List.of("P", "N_d", "b", "B"),
          List.of("ψ", "e", "L"),
          List.of("x", "p", "m", "alpha"));

  private static final List<Expectation> QUANTITIES =
      List.of(
          withMistakes(Answers.about(1.12, "TB"), 0.56e12, 0.98e12, 1.4e12),
          withMistakes(Answers.within(0.01, 450, "GB/s"), 225e9, 900e9, 56e9),
          withMistakes(Answers.about(70, "ms"), 0.035, 0.14, 0.0656),
          withMistakes(Answers.about(7, "%"), 0.0654, 0.08, 0.93),
          withMistakes(Answers.count(128), 127, 129, 64),
          Answers.about(0, "s"),
          Expectation.of(new Target.Quantity(1e24, Answers.unit("FLOP")), Tolerance.decades(0.5)),
          withMistakes(Answers.within(0.02, 2.5, ""), 0.4, 1.5, 3.5));
  private static final List<Expectation> LAWS =
      List.of(
          Answers.with(
              Answers.law("2 * (d - 1) / d * M", "M", "d"),
              List.of(Alternative.of("limit", "2 M", new Formula("2 * M"), "")),
              List.of(Alternative.of("half", "one phase", new Formula("(d - 1) / d * M"), ""))),
          Answers.law("sqrt(P) + 12 * b / B", "P", "b", "B"),
          Answers.law("18 * L * h^2", "L", "h"),
          Answers.law("(p - 1) / (m + p - 1)", "p", "m"));

  private final Marker marker = new Marker(USUAL);
  private final Grader grader = new Grader(USUAL);

  void aQuantityIsRead(FuzzedText input) {
    Unit unit = input.pick(UNITS);
    for (ReadingSettings settings : SETTINGS) {
      Readings read =
          input.atOnce(() -> Reader.quantity(input.typed(), unit.dimension(), settings));
      checkRead(input, read);
      if (read instanceof Readings.Quantities quantities) {
        assertThat(quantities.readings()).isNotEmpty();
        quantities.readings().forEach(reading -> input.checkShown(reading.written()));
      }
    }
  }

  void aFormulaIsRead(FuzzedText input) {
    List<String> names = input.pick(NAMES);
    Readings read = input.atOnce(() -> Reader.formula(input.typed(), names, USUAL));
    checkRead(input, read);
    if (read instanceof Readings.Formulas formulas) {
      assertThat(formulas.readings()).isNotEmpty();
      formulas.readings().forEach(reading -> input.checkShown(reading.written()));
    }
  }

  void aQuantityIsMarked(FuzzedText input) {
    checkMarked(input, input.pick(QUANTITIES));
  }

  void aFormulaIsMarked(FuzzedText input) {
    checkMarked(input, input.pick(LAWS));
  }

  /** The columns of the row stand on lines of their own: value, unit, tolerance, typed text. */
  void aRowIsGraded(FuzzedText input) {
    String[] columns = input.whole().split("\n", 4);
    if (columns.length == 4) {
      var row = new GradeRow(columns[0], columns[1], columns[2], columns[3]);
      Grade grade = input.atOnce(() -> grader.grade(row));
      assertThat(grader.grade(row)).isEqualTo(grade);
      assertThat(grade.message()).isNotBlank();
      input.checkShown(grade.message());
      input.checkShown(grade.parsedValue());
    }
  }

  private static void checkRead(FuzzedText input, Readings read) {
    if (read instanceof Readings.Unreadable unreadable) {
      input.checkPosition(unreadable.position());
      input.checkShown(unreadable.reason());
    }
  }

  private void checkMarked(FuzzedText input, Expectation expected) {
    Verdict verdict = input.atOnce(() -> marker.mark(expected, input.typed()));
    Echo echo = input.atOnce(() -> marker.echo(expected, input.typed()));

    assertThat(marker.mark(expected, input.typed())).isEqualTo(verdict);
    assertThat(verdict.message()).isNotBlank();
    input.checkShown(verdict.message());
    input.checkShown(verdict.understood());
    verdict.readings().forEach(input::checkShown);
    verdict.position().ifPresent(input::checkPosition);
    input.checkShown(echo.text());
    assertThat(echo.readable())
        .as("only what can be read is judged: %s", verdict)
        .isEqualTo(verdict.kind() != Verdict.Kind.UNREADABLE || hasNoValue(verdict));
    for (String reading : verdict.readings()) {
      Verdict chosen = input.atOnce(() -> marker.markAs(expected, input.typed(), reading));
      input.checkShown(chosen.message());
    }
  }

  /** A formula that can be read, and has no value anywhere. */
  private static boolean hasNoValue(Verdict verdict) {
    return verdict.position().isEmpty();
  }

  private static Expectation withMistakes(Expectation expected, double... values) {
    List<Alternative> mistakes =
        IntStream.range(0, values.length)
            .mapToObj(i -> Alternative.of("mistake-" + i, "a mistake", values[i], ""))
            .toList();
    return new Expectation(
        expected.target(), expected.tolerance(), List.of(), mistakes, Map.of("ranks", 64.0));
  }
}
