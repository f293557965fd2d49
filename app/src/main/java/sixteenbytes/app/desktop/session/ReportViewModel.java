package sixteenbytes.app.desktop.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import sixteenbytes.app.desktop.Navigation;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.app.report.MarkdownReport;
import sixteenbytes.app.report.ReportLine;
import sixteenbytes.app.report.SessionReport;

/** A finished session: which question is looked at, and what may be done with the whole. */
public final class ReportViewModel {
  private static final DateTimeFormatter FILE_DATE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmm", Locale.ROOT);

  private final SessionReport report;
  private final String trouble;
  private final ZoneId zone;
  private final Background background;
  private final Navigation navigation;
  private final ObjectProperty<ReportLine> selected = new SimpleObjectProperty<>();
  private final ReadOnlyObjectWrapper<Export> export = new ReadOnlyObjectWrapper<>(Export.NONE);

  /**
   * How the last export went.
   *
   * @param file where the report lies now; empty if it lies nowhere
   * @param problem why it does not; empty if it does
   */
  public record Export(String file, String problem) {
    static final Export NONE = new Export("", "");
  }

  /**
   * @param trouble why answers were not kept, in a sentence; empty if they were
   * @param zone in which times are written
   */
  public ReportViewModel(
      SessionReport report,
      String trouble,
      ZoneId zone,
      Background background,
      Navigation navigation) {
    this.report = report;
    this.trouble = trouble;
    this.zone = zone;
    this.background = background;
    this.navigation = navigation;
    selected.set(firstWorthReading());
  }

  /** The first question that was answered and not rightly, or else the first one. */
  private ReportLine firstWorthReading() {
    return report.lines().stream()
        .filter(line -> line.answer().answered() && !line.right())
        .findFirst()
        .orElse(report.lines().get(0));
  }

  public SessionReport report() {
    return report;
  }

  public String trouble() {
    return trouble;
  }

  public ZoneId zone() {
    return zone;
  }

  /** Whether anything was typed at all. */
  public boolean anythingAnswered() {
    return report.lines().stream().anyMatch(line -> line.answer().answered());
  }

  public boolean anythingMissed() {
    return !report.missed().isEmpty();
  }

  /** Drills the questions that were not answered rightly, in fresh numbers. */
  public void drillMissed() {
    List<String> missed = report.missed();
    if (!missed.isEmpty()) {
      navigation.drill(missed, missed.get(0));
    }
  }

  public void openCalculator() {
    var asked = selected.get().answer().asked();
    navigation.openCalculator(asked.calculator().id(), asked.inputs());
  }

  /** The name that is proposed for the file of the report. */
  public String fileName() {
    return "session-" + FILE_DATE.format(report.started().atZone(zone)) + ".md";
  }

  /** Writes the report as Markdown. */
  public void exportTo(Path file) {
    background.run(
        () -> Files.writeString(file, MarkdownReport.of(report, zone)),
        written -> export.set(new Export(written.toString(), "")),
        cause -> export.set(new Export("", "%s: %s".formatted(file, cause.getMessage()))));
  }

  /** The question whose answer is shown in full. */
  public ObjectProperty<ReportLine> selectedProperty() {
    return selected;
  }

  public ReadOnlyObjectProperty<Export> exportProperty() {
    return export.getReadOnlyProperty();
  }
}
