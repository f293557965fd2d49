package sixteenbytes.app.report;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.StringJoiner;
import sixteenbytes.app.session.Minutes;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnChoice;
import sixteenbytes.bank.drawing.DrawnInput;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.calculators.formula.Derivation;

/** A report as a text to keep: every question with its numbers, the answer, and the derivation. */
public final class MarkdownReport {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm", Locale.ENGLISH);

  private MarkdownReport() {}

  /**
   * @param zone in which the start of the session is written
   */
  public static String of(SessionReport report, ZoneId zone) {
    var text = new StringJoiner("\n\n", "", "\n");
    text.add("# Timed session, " + DATE.format(report.started().atZone(zone)));
    text.add(
        "%s of %s right, %s of %s, seed %s"
            .formatted(
                report.score().right(),
                report.score().of(),
                Minutes.of(report.took()),
                Minutes.of(report.plan().time()),
                Long.toHexString(report.plan().seed()).toUpperCase(Locale.ROOT)));
    for (int i = 0; i < report.lines().size(); i++) {
      line(text, i + 1, report.lines().get(i));
    }
    return text.toString();
  }

  private static void line(StringJoiner text, int number, ReportLine line) {
    DrawnAsk asked = line.answer().asked();
    text.add(
        "## %s. %s (level %s)"
            .formatted(number, asked.question().title(), asked.question().level()));
    text.add(asked.prompt().markdown());
    var choices = new StringJoiner("\n");
    for (DrawnChoice choice : asked.choices()) {
      choices.add("%s. %s".formatted(choice.number(), choice.text().markdown()));
    }
    if (choices.length() > 0) {
      text.add(choices.toString());
    }
    var given = new StringJoiner("\n");
    for (DrawnInput input : asked.given()) {
      given.add("- %s (%s): %s".formatted(input.title(), input.symbol(), input.display()));
    }
    if (given.length() > 0) {
      text.add(given.toString());
    }
    text.add(
        "**Typed:** %s  \n**Verdict:** %s  \n**Time:** %s of %s  \n**Answer:** %s"
            .formatted(
                line.answer().answered() ? code(line.answer().typed()) : "nothing",
                verdict(line),
                Minutes.of(line.answer().time()),
                Minutes.of(line.answer().budget()),
                asked.answer()));
    var steps = new StringJoiner("\n");
    for (Derivation.Line step : asked.steps()) {
      steps.add(
          "1. %s: %s = %s = %s = **%s**. %s"
              .formatted(
                  step.step().title(),
                  step.step().symbol(),
                  code(step.step().formula().text()),
                  code(step.substituted()),
                  step.display(),
                  step.step().why()));
    }
    if (steps.length() > 0) {
      text.add(steps.toString());
    }
    asked.sketch().ifPresent(sketch -> text.add(sketch.markdown()));
  }

  private static String verdict(ReportLine line) {
    if (line.verdict().isEmpty()) {
      return line.answer().shown() ? "not answered" : "not reached";
    }
    Verdict found = line.verdict().get();
    return found.kind().id()
        + found.misconception().map(id -> " (" + id + ")").orElse("")
        + ". "
        + found.message();
  }

  /** Backticks in what was typed would end the code span early. */
  private static String code(String text) {
    String fence = text.contains("`") ? "`` " : "`";
    String end = text.contains("`") ? " ``" : "`";
    return fence + text.replaceAll("\\s+", " ") + end;
  }
}
