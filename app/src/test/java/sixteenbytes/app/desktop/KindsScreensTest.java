package sixteenbytes.app.desktop;

import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import sixteenbytes.app.desktop.drill.DrillViewModel;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnChoice;

/** Pictures of the questions that are not answered by a number or a formula alone. */
@ExtendWith(ApplicationExtension.class)
class KindsScreensTest {
  private static final String STAGE = "l2-smallest-zero-stage-that-fits";
  private Workplace workplace;

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"1280, 800, ''", "1920, 1080, -1920"})
  void every_kind_can_be_looked_at_and_cuts_off_no_text(
      int width, int height, String suffix, FxRobot person) throws TimeoutException {
    Camera camera = Camera.in(person, width, height, suffix);
    workplace = camera.workplace();

    open(STAGE, person);
    camera.take("choice");
    person.interact(() -> drill().pick(2));
    camera.take("choice-picked");
    answer(number(false), person);
    camera.take("choice-mistake");
    person.interact(() -> drill().newNumbers());
    waitForFxEvents();
    answer(number(true), person);
    camera.take("choice-right");

    camera.close();
  }

  private String number(boolean right) {
    return asked().choices().stream()
        .filter(choice -> choice.right() == right)
        .mapToInt(DrawnChoice::number)
        .mapToObj(Integer::toString)
        .findFirst()
        .orElseThrow();
  }

  private void open(String question, FxRobot person) throws TimeoutException {
    person.interact(() -> workplace.drill(List.of(question), question));
    waitFor(
        10, TimeUnit.SECONDS, () -> asked() != null && asked().question().id().equals(question));
    waitForFxEvents();
  }

  private void answer(String text, FxRobot person) throws TimeoutException {
    person.interact(
        () -> {
          drill().typedProperty().set(text);
          drill().check();
        });
    waitFor(10, TimeUnit.SECONDS, () -> drill().verdictProperty().get() != null);
    waitForFxEvents();
  }

  private DrillViewModel drill() {
    return workplace.drill();
  }

  private DrawnAsk asked() {
    return drill().askedProperty().get();
  }
}
