package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import sixteenbytes.app.desktop.Appearance.Theme;
import sixteenbytes.app.desktop.component.MathView;
import sixteenbytes.app.desktop.drill.DrillViewModel;
import sixteenbytes.bank.drawing.DrawnAsk;

/** Takes a picture of every screen in both looks, and finds texts that are cut off. */
@ExtendWith(ApplicationExtension.class)
class ScreensTest {
  private static final String RING = "l1-ring-allreduce-bytes";
  private WindowFrame frame;
  private Workplace workplace;

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"1280, 800, ''", "1920, 1080, -1920"})
  void every_screen_can_be_looked_at_and_cuts_off_no_text(
      int width, int height, String suffix, FxRobot person) throws TimeoutException {
    person.interact(() -> open(width, height));
    waitFor(10, TimeUnit.SECONDS, () -> asked() != null);

    person.interact(() -> drill().typedProperty().set("2*63/64*16 GB"));
    take("drill" + suffix, person);

    person.interact(
        () -> {
          drill().hint();
          drill().hint();
          drill().typedProperty().set("12 # 3");
        });
    take("drill-hints" + suffix, person);

    answer("123 TB", person);
    take("drill-again" + suffix, person);

    person.interact(() -> drill().newNumbers());
    waitForFxEvents();
    answer(asked().display(asked().expectation().misconceptions().get(0)), person);
    take("drill-diagnosis" + suffix, person);

    person.interact(() -> drill().newNumbers());
    waitForFxEvents();
    answer(asked().answer(), person);
    take("drill-right" + suffix, person);

    person.interact(() -> workplace.openCalculator(asked().calculator().id(), asked().inputs()));
    take("calculator" + suffix, person);

    person.interact(() -> workplace.open(Place.BANK));
    take("bank" + suffix, person);

    person.interact(() -> workplace.drill(List.of(RING), RING));
    waitForFxEvents();
    person.interact(() -> drill().answerFollowUp(RING + "#2"));
    waitFor(10, TimeUnit.SECONDS, () -> asked().part() == 2);
    answer("2M(d-1)/1d", person);
    take("drill-which" + suffix, person);

    answer(asked().answer(), person);
    take("drill-formula" + suffix, person);

    person.interact(() -> frame.appearance().useTextSizeNearest(150));
    take("drill-large-text" + suffix, person);
    person.interact(() -> scene().getWindow().hide());
  }

  private void open(int width, int height) {
    var stage = new Stage(); // of its own, since a window in memory cannot grow once it is shown
    stage.setWidth(width);
    stage.setHeight(height);
    Desks.Opened opened = Desks.open(stage);
    frame = opened.frame();
    workplace = opened.workplace();
    workplace.drill(List.of(RING, "l1-pipeline-bubble-ratio"), RING);
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

  private void take(String name, FxRobot person) throws TimeoutException {
    waitForFxEvents();
    waitFor(30, TimeUnit.SECONDS, () -> formulas(person).stream().allMatch(MathView::isTypeset));
    waitForFxEvents();
    for (Theme theme : Theme.values()) {
      person.interact(() -> frame.appearance().use(theme));
      waitForFxEvents();
      person.interact(
          () -> {
            Path picture = Pictures.take(scene(), name + "-" + theme.id());
            assertThat(picture).isNotEmptyFile();
          });
    }
    person.interact(() -> frame.appearance().use(Theme.LIGHT));
    assertThat(cutOff(person)).as("texts cut off in " + name).isEmpty();
  }

  private List<MathView> formulas(FxRobot person) {
    return List.copyOf(person.from(scene().getRoot()).lookup(".math").queryAllAs(MathView.class));
  }

  /** Labels that show less than their text. */
  private List<String> cutOff(FxRobot person) {
    return person.from(scene().getRoot()).lookup(".label").queryAllAs(Label.class).stream()
        .filter(label -> label.isVisible() && !label.getText().isEmpty())
        .filter(ScreensTest::isCutOff)
        .map(Label::getText)
        .toList();
  }

  private static boolean isCutOff(Label label) {
    Node shown = label.lookup(".text");
    if (!(shown instanceof javafx.scene.text.Text text)) {
      return false;
    }
    Bounds bounds = label.getLayoutBounds();
    return !text.getText().replaceAll("\\s", "").equals(label.getText().replaceAll("\\s", ""))
        || bounds.getHeight() + 1 < text.getLayoutBounds().getHeight();
  }

  private DrillViewModel drill() {
    return workplace.drill();
  }

  private DrawnAsk asked() {
    return drill().askedProperty().get();
  }

  private Scene scene() {
    return frame.scene();
  }
}
