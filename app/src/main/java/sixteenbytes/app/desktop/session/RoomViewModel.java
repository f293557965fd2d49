package sixteenbytes.app.desktop.session;

import java.time.Duration;
import java.util.List;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.app.session.TimedSession;
import sixteenbytes.app.session.TimedSession.Stage;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.FilledText;
import sixteenbytes.bank.marking.Echo;
import sixteenbytes.bank.marking.Marker;

/**
 * What happens in the room of a timed session. It knows how a text is read, and nothing of whether
 * it is right.
 */
public final class RoomViewModel {
  private final TimedSession session;
  private final Marker marker;
  private final Background background;
  private final Runnable over;
  private final StringProperty typed = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Echo> echo = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Echo> refused = new ReadOnlyObjectWrapper<>();
  private final ObservableList<String> readings = FXCollections.observableArrayList();
  private final BooleanProperty ending = new SimpleBooleanProperty();
  private final ReadOnlyIntegerWrapper moves = new ReadOnlyIntegerWrapper();

  /**
   * @param marker reads what is typed; it is not asked for verdicts here
   * @param over is run once, when the session is over
   */
  public RoomViewModel(TimedSession session, Marker marker, Background background, Runnable over) {
    this.session = session;
    this.marker = marker;
    this.background = background;
    this.over = over;
    typed.addListener((property, before, now) -> read(now));
  }

  private void read(String text) {
    refused.set(null);
    readings.clear();
    if (text.isBlank()) {
      echo.set(null);
      return;
    }
    DrawnAsk asked = session.current();
    background.run(
        () -> marker.echo(asked.expectation(), text),
        heard -> {
          if (text.equals(typed.get()) && asked == session.current()) {
            echo.set(heard);
          }
        },
        cause -> echo.set(null));
  }

  /**
   * Takes what is typed as the answer. A text that cannot be read is not taken, and one with
   * several readings waits until the person has said which is meant.
   */
  public void answer() {
    String text = typed.get();
    if (text.isBlank() || session.stage() != Stage.QUESTION) {
      return;
    }
    DrawnAsk asked = session.current();
    background.run(
        () -> marker.echo(asked.expectation(), text),
        heard -> take(text, heard),
        cause -> take(text));
  }

  private void take(String text, Echo heard) {
    if (!text.equals(typed.get()) || session.stage() != Stage.QUESTION) {
      return; // the person has gone on meanwhile
    }
    boolean withoutValue = !heard.settled() && heard.readings().isEmpty(); // a bound, a range
    if (!heard.readable() || withoutValue) {
      refused.set(heard);
    } else if (heard.readings().size() > 1) {
      readings.setAll(heard.readings());
    } else {
      take(text);
    }
  }

  private void take(String text) {
    session.answer(text);
    moved();
  }

  /** Takes one of the choices for what is typed. */
  public void pick(int number) {
    typed.set(Integer.toString(number));
  }

  /** Takes what is typed in one of the readings that were offered. */
  public void choose(String reading) {
    session.answerAs(typed.get(), reading);
    moved();
  }

  /** Leaves the question without an answer. */
  public void moveOn() {
    if (session.stage() == Stage.QUESTION) {
      session.answer("");
      goOn();
    }
  }

  /** Leaves the follow-ups. */
  public void next() {
    if (session.stage() == Stage.FOLLOW_UPS) {
      goOn();
    }
  }

  private void goOn() {
    if (session.stage() == Stage.FOLLOW_UPS) {
      session.next();
    }
    if (session.stage() == Stage.QUESTION) {
      typed.set("");
    }
    moved();
  }

  /** Ends the session now; what stands in the field is the last answer. */
  public void end() {
    if (session.stage() != Stage.OVER) {
      session.end(typed.get());
      moved();
    }
  }

  /** To be called every second or so: ends the session when its time is up. */
  public void tick() {
    if (session.timeIsUp()) {
      end();
    }
  }

  private void moved() {
    refused.set(null);
    readings.clear();
    ending.set(false);
    moves.set(moves.get() + 1);
    if (session.stage() == Stage.OVER) {
      over.run();
    }
  }

  public DrawnAsk asked() {
    return session.current();
  }

  public Stage stage() {
    return session.stage();
  }

  /** From 0. */
  public int position() {
    return session.position();
  }

  public int size() {
    return session.size();
  }

  /** How many questions have not been left behind, the one on the table included. */
  public int open() {
    return size() - position() - (stage() == Stage.QUESTION ? 0 : 1);
  }

  /** Whether this is the last question. */
  public boolean isLast() {
    return position() == size() - 1;
  }

  /** What is asked after the answer. */
  public List<FilledText> followUps() {
    return asked().followUps().stream().map(followUp -> followUp.prompt()).toList();
  }

  public Duration timeOnCurrent() {
    return session.timeOnCurrent();
  }

  public Duration budget() {
    return session.budget();
  }

  public Duration remaining() {
    return session.remaining();
  }

  public StringProperty typedProperty() {
    return typed;
  }

  public BooleanExpression canAnswer() {
    return typed.isNotEmpty();
  }

  /** How the text is read while it is typed; null where nothing is typed. */
  public ReadOnlyObjectProperty<Echo> echoProperty() {
    return echo.getReadOnlyProperty();
  }

  /** Why the text was not taken as an answer; null where it was, or where none was given. */
  public ReadOnlyObjectProperty<Echo> refusedProperty() {
    return refused.getReadOnlyProperty();
  }

  /** The readings of which one is to be chosen. */
  public ObservableList<String> readings() {
    return readings;
  }

  /** Whether the person is being asked to confirm an early end. */
  public BooleanProperty endingProperty() {
    return ending;
  }

  /** Changes with every step from one stage or question to the next. */
  public ReadOnlyIntegerProperty movesProperty() {
    return moves.getReadOnlyProperty();
  }
}
