package sixteenbytes.app.desktop;

import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import sixteenbytes.app.session.LevelMix;
import sixteenbytes.app.session.QuestionPicker;
import sixteenbytes.app.session.SessionPlan;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;

@ExtendWith(ApplicationExtension.class)
class SessionScreensTest {
  private static final SessionPlan USUAL =
      new SessionPlan(new LevelMix(2, 2, 1), Duration.ofMinutes(20), Desks.SEED);
  private final List<DrawnAsk> asked = QuestionPicker.pick(Bank.load(), USUAL);

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"1280, 800, ''", "1920, 1080, -1920"})
  void a_session_can_be_looked_at_from_set_up_to_report_and_cuts_off_no_text(
      int width, int height, String suffix, FxRobot person) throws TimeoutException {
    Camera camera = Camera.in(person, width, height, suffix);
    person.interact(() -> camera.workplace().open(Place.SESSION));
    camera.take("session-setup");
    person.clickOn("#start");
    appears(person, "#position");
    person.clickOn("#answer").write("70B*16/8");
    camera.take("session-room");

    answer(person, asked.get(0).answer());
    camera.take("session-follow-ups");
    person.push(KeyCode.ENTER);
    waitForFxEvents();
    answer(person, asked.get(1).display(asked.get(1).expectation().misconceptions().get(0)));
    person.push(KeyCode.ENTER);
    waitForFxEvents();
    person.clickOn("#answer").write("12 #").push(KeyCode.ENTER);
    camera.take("session-refused");
    person.push(KeyCode.F3);
    waitForFxEvents();
    person.clickOn("#answer").write("2,048").push(KeyCode.ENTER);
    appears(person, ".reading");
    camera.take("session-which");
    person.clickOn(".reading");
    appears(person, "#next");
    person.push(KeyCode.ENTER);
    waitForFxEvents();
    person.push(KeyCode.ESCAPE);
    camera.take("session-confirm");
    person.clickOn("#end-now");
    appears(person, "#report-lines");
    camera.take("session-report");
    camera.close();
  }

  private static void answer(FxRobot person, String text) throws TimeoutException {
    person.interact(() -> person.lookup("#answer").queryTextInputControl().setText(text));
    person.push(KeyCode.ENTER);
    appears(person, "#next");
  }

  private static void appears(FxRobot person, String query) throws TimeoutException {
    waitFor(20, TimeUnit.SECONDS, () -> person.lookup(query).tryQuery().isPresent());
  }
}
