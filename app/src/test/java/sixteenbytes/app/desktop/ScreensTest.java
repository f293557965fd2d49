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

/** Takes a picture of every screen in both looks, and finds texts that are cut off. */
@ExtendWith(ApplicationExtension.class)
class ScreensTest {
  private static final String RING = "l1-ring-allreduce-bytes";
  private Workplace workplace;

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"1280, 800, ''", "1920, 1080, -1920"})
  void every_screen_can_be_looked_at_and_cuts_off_no_text(
      int width, int height, String suffix, FxRobot person) throws TimeoutException {
    Camera camera = Camera.in(person, width, height, suffix);
    workplace = camera.workplace();
    person.interact(() -> workplace.drill(List.of(RING, "l1-pipeline-bubble-ratio"), RING));
    waitFor(10, TimeUnit.SECONDS, () -> asked() != null);

    person.interact(() -> drill().typedProperty().set("2*63/64*16 GB"));
    camera.take("drill");

    person.interact(
        () -> {
          drill().hint();
          drill().hint();
          drill().typedProperty().set("12 # 3");
        });
    camera.take("drill-hints");

    answer("123 TB", person);
    camera.take("drill-again");

    person.interact(() -> drill().newNumbers());
    waitForFxEvents();
    answer(asked().display(asked().expectation().misconceptions().get(0)), person);
    camera.take("drill-diagnosis");

    person.interact(() -> drill().newNumbers());
    waitForFxEvents();
    answer(asked().answer(), person);
    camera.take("drill-right");

    person.interact(() -> workplace.openCalculator(asked().calculator().id(), asked().inputs()));
    camera.take("calculator");

    person.interact(() -> workplace.open(Place.BANK));
    camera.take("bank");

    person.interact(() -> workplace.drill(List.of(RING), RING));
    waitForFxEvents();
    person.interact(() -> drill().answerFollowUp(RING + "#2"));
    waitFor(10, TimeUnit.SECONDS, () -> asked().part() == 2);
    answer("2M(d-1)/1d", person);
    camera.take("drill-which");

    answer(asked().answer(), person);
    camera.take("drill-formula");

    person.interact(() -> camera.opened().frame().appearance().useTextSizeNearest(150));
    camera.take("drill-large-text");
    camera.close();
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
