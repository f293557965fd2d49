package sixteenbytes.app.desktop.session;

import java.time.Clock;
import java.util.List;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import sixteenbytes.app.desktop.Navigation;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.app.desktop.drill.AnswerLog;
import sixteenbytes.app.report.SessionReport;
import sixteenbytes.app.session.QuestionPicker;
import sixteenbytes.app.session.SessionPlan;
import sixteenbytes.app.session.TimedSession;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Marker;

/** Leads from the set-up of a timed session through its room to its report. */
public final class SessionViewModel {
  private final Bank bank;
  private final Background background;
  private final Navigation navigation;
  private final LongSupplier seeds;
  private final Clock clock;
  private final SessionRecord record;
  private final SetupViewModel setup;
  private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<String> trouble = new ReadOnlyObjectWrapper<>("");
  private Marker marker;

  /** Where a session has come to; what is shown belongs to one of these. */
  public sealed interface Phase {
    /** The session is being put together. */
    record Setup(SetupViewModel model) implements Phase {}

    /** It runs. */
    record Room(RoomViewModel model) implements Phase {}

    /** It is over and being marked. */
    record Marking() implements Phase {}

    /** It is over and marked. */
    record Report(ReportViewModel model) implements Phase {}
  }

  /**
   * @param seeds gives a seed for each session
   */
  public SessionViewModel(
      Bank bank,
      Marker marker,
      AnswerLog log,
      Background background,
      Navigation navigation,
      LongSupplier seeds,
      Clock clock) {
    this.bank = bank;
    this.marker = marker;
    this.background = background;
    this.navigation = navigation;
    this.seeds = seeds;
    this.clock = clock;
    this.record = new SessionRecord(bank.version(), log, clock);
    this.setup = new SetupViewModel(bank);
    phase.set(new Phase.Setup(setup));
  }

  /** Reads and marks like this from the next session on; one that runs stays as it began. */
  public void readBy(Marker next) {
    marker = next;
  }

  /** Draws the questions, then starts the clock. */
  public void start() {
    if (!setup.canStart().get()) {
      return;
    }
    SessionPlan plan = setup.plan(seeds.getAsLong());
    background.run(() -> QuestionPicker.pick(bank, plan), drawn -> open(plan, drawn), this::fail);
  }

  /** Starts the clock over questions that are drawn already. */
  void open(SessionPlan plan, List<DrawnAsk> questions) {
    var session = new TimedSession(plan, questions, clock);
    Marker by = marker;
    trouble.set("");
    phase.set(new Phase.Room(new RoomViewModel(session, by, background, () -> close(session, by))));
  }

  private void close(TimedSession session, Marker by) {
    phase.set(new Phase.Marking());
    background.run(
        () -> {
          SessionReport report = SessionReport.of(session, by);
          return new ReportViewModel(
              report, record.keep(report, by.rules()), clock.getZone(), background, navigation);
        },
        report -> phase.set(new Phase.Report(report)),
        this::fail);
  }

  private void fail(Throwable cause) {
    trouble.set(String.valueOf(cause.getMessage()));
    phase.set(new Phase.Setup(setup));
  }

  /** Back to the set-up, for another session. */
  public void again() {
    phase.set(new Phase.Setup(setup));
  }

  public ReadOnlyObjectProperty<Phase> phaseProperty() {
    return phase.getReadOnlyProperty();
  }

  /** What went wrong, in a sentence; empty if nothing did. */
  public ReadOnlyObjectProperty<String> troubleProperty() {
    return trouble.getReadOnlyProperty();
  }
}
