package sixteenbytes.app.desktop.drill;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnFollowUp;
import sixteenbytes.bank.drawing.FilledText;
import sixteenbytes.bank.marking.Echo;
import sixteenbytes.bank.marking.Verdict;

/**
 * What the drill shows and does.
 *
 * <p>The worked solution opens with a right answer and with a named mistake. A missing unit, or a
 * value that no known mistake gives, leaves it closed: there one more try teaches more, and the
 * person may open the solution instead.
 */
public final class DrillViewModel {
  private final Bank bank;
  private final Background background;
  private final LongSupplier seeds;
  private final Stopwatch watch;
  private final Attempts attempts;
  private final TypedEcho echo;

  private final StringProperty typed = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<DrawnAsk> asked = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Verdict> verdict = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.ASKING);
  private final ReadOnlyIntegerWrapper hintsShown = new ReadOnlyIntegerWrapper();
  private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
  private final ReadOnlyIntegerWrapper moves = new ReadOnlyIntegerWrapper();
  private Marking marking;
  private MistakeChoice mistake = MistakeChoice.NONE;
  private Round round;

  /** How far a question has come. */
  public enum Stage {
    /** Nothing counts yet; the solution is closed. */
    ASKING,
    /** Marked, and worth another try before the solution is opened. */
    RETRYING,
    /** Marked, or given up; the solution is open. */
    SOLVED
  }

  /**
   * @param seeds gives a seed for each question that is opened; new numbers count on from there
   * @param clock for the time at a question
   */
  public DrillViewModel(
      Bank bank,
      Marking marking,
      AnswerLog log,
      Background background,
      LongSupplier seeds,
      Clock clock) {
    this.bank = bank;
    this.marking = marking;
    this.background = background;
    this.seeds = seeds;
    this.watch = new Stopwatch(clock);
    this.attempts = new Attempts(bank.version(), log, clock);
    this.round = new Round(bank.ids(), 0);
    this.echo = new TypedEcho(typed, asked, marking, background, this::fail);
    typed.addListener((property, before, now) -> forgetWhatWasAskedBack());
  }

  /** Reads and marks like this from now on, starting with what stands in the field. */
  public void readBy(Marking next) {
    marking = next;
    forgetWhatWasAskedBack();
    echo.readBy(next);
  }

  /** A verdict that asks for another text is about the text that it was given for. */
  private void forgetWhatWasAskedBack() {
    Verdict found = verdict.get();
    if (found != null && !found.counts() && stage.get() != Stage.SOLVED) {
      verdict.set(null);
      move();
    }
  }

  /** Goes through these questions, starting with one of them. */
  public void start(List<String> questions, String first) {
    round = Round.of(questions, first);
    open(round.current(), seeds.getAsLong());
  }

  /** Opens a follow-up of the current question, with the numbers of the same seed. */
  public void answerFollowUp(String part) {
    open(part, asked.get().seed());
  }

  /** The same question with the numbers of the next seed. */
  public void newNumbers() {
    open(asked.get().id(), asked.get().seed() + 1);
  }

  public void nextQuestion() {
    round = round.next();
    open(round.current(), seeds.getAsLong());
  }

  private void open(String part, long seed) {
    background.run(() -> bank.draw(part, seed), this::show, this::fail);
  }

  private void show(DrawnAsk drawn) {
    typed.set("");
    verdict.set(null);
    mistake = MistakeChoice.NONE;
    hintsShown.set(0);
    trouble.set("");
    stage.set(Stage.ASKING);
    watch.restart();
    asked.set(drawn);
    move();
  }

  private void move() {
    moves.set(moves.get() + 1);
  }

  /** Takes one of the choices for what is typed. */
  public void pick(int number) {
    typed.set(Integer.toString(number));
  }

  public void check() {
    Marking by = marking;
    mark(by, (asked, text) -> by.mark(asked.expectation(), text));
  }

  /** Takes one of the readings that the tutor offers, and marks what was typed as that. */
  public void choose(String reading) {
    Marking by = marking;
    mark(by, (asked, text) -> by.markAs(asked.expectation(), text, reading));
  }

  private void mark(Marking by, BiFunction<DrawnAsk, String, Verdict> judgement) {
    DrawnAsk current = asked.get();
    String text = typed.get();
    if (current == null || text.isBlank()) {
      return;
    }
    boolean settled = stage.get() == Stage.SOLVED;
    double seconds = watch.elapsed().toMillis() / 1000.0;
    int hints = hintsShown.get();
    background.run(
        () -> {
          Verdict found = judgement.apply(current, text);
          return settled || !found.counts()
              ? Attempts.Kept.nothing(found)
              : attempts.keep(current, text, found, by.rules(), seconds, hints);
        },
        kept -> {
          if (current == asked.get()) {
            judge(kept);
          }
        },
        this::fail);
  }

  private void judge(Attempts.Kept kept) {
    trouble.set(kept.trouble());
    verdict.set(kept.verdict());
    mistake = MistakeChoice.of(kept);
    if (stage.get() != Stage.SOLVED && kept.verdict().counts()) {
      switch (kept.verdict().kind()) {
        case UNIT, CLOSE, WRONG -> stage.set(Stage.RETRYING);
        default -> solve();
      }
    }
    move();
  }

  /** Opens the solution without another try. It stays closed until something has been marked. */
  public void giveUp() {
    if (stage.get() == Stage.RETRYING) {
      solve();
      move();
    }
  }

  private void solve() {
    watch.stop();
    stage.set(Stage.SOLVED);
  }

  public void hint() {
    if (hasMoreHints()) {
      hintsShown.set(hintsShown.get() + 1);
    }
  }

  public boolean hasMoreHints() {
    return asked.get() != null && hintsShown.get() < asked.get().hints().size();
  }

  /** The hints asked for so far, from vague to concrete. */
  public List<FilledText> hints() {
    return asked.get().hints().subList(0, hintsShown.get());
  }

  /** The name of the mistake that was found, as the question calls it; several where they tie. */
  public Optional<String> mistake() {
    return asked.get().choices().isEmpty() ? mistake.name() : Optional.empty(); // it was picked
  }

  /** The names of mistakes that give the same number, of which the person is to choose one. */
  public List<String> tiedMistakes() {
    return mistake.open();
  }

  /** Takes one of the mistakes that tie for the one that was made. */
  public void nameMistake(String name) {
    Optional<String> id = mistake.id(name);
    if (id.isEmpty()) {
      return;
    }
    mistake
        .answer()
        .ifPresent(
            kept ->
                background.run(() -> attempts.settle(kept, id.get()), trouble::set, this::fail));
    mistake = mistake.choose(name);
    move();
  }

  /** What is asked after this answer, the part that is open now left out. */
  public List<DrawnFollowUp> followUps() {
    DrawnAsk current = asked.get();
    if (current.part() == 1) {
      return current.followUps();
    }
    var others = new ArrayList<>(bank.draw(current.question().id(), current.seed()).followUps());
    others.removeIf(other -> other.part().equals(Optional.of(current.id())));
    return others;
  }

  private void fail(Throwable cause) {
    trouble.set(String.valueOf(cause.getMessage())); // what is typed stays where it is
    move();
  }

  public Duration elapsed() {
    return watch.elapsed();
  }

  public Round round() {
    return round;
  }

  public StringProperty typedProperty() {
    return typed;
  }

  /** The question with its numbers; null before the first is drawn. */
  public ReadOnlyObjectProperty<DrawnAsk> askedProperty() {
    return asked.getReadOnlyProperty();
  }

  /** How the text is read while it is typed; null where nothing is typed. */
  public ReadOnlyObjectProperty<Echo> echoProperty() {
    return echo.property();
  }

  /** What the tutor says; null before the first check. */
  public ReadOnlyObjectProperty<Verdict> verdictProperty() {
    return verdict.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Stage> stageProperty() {
    return stage.getReadOnlyProperty();
  }

  public ReadOnlyIntegerProperty hintsShownProperty() {
    return hintsShown.getReadOnlyProperty();
  }

  /** Changes once after each move: a question opened, a verdict given, the solution shown. */
  public ReadOnlyIntegerProperty movesProperty() {
    return moves.getReadOnlyProperty();
  }

  /** Something that went wrong, in a sentence; empty if nothing did. */
  public ReadOnlyStringProperty troubleProperty() {
    return trouble.getReadOnlyProperty();
  }
}
