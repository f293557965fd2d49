package sixteenbytes.app.desktop;

import static org.testfx.util.WaitForAsyncUtils.waitFor;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import sixteenbytes.calculators.Calculators;

@ExtendWith(ApplicationExtension.class)
class CalculatorScreensTest {
  private static final List<String> NAMED =
      List.of("zero", "model-state", "activations", "ring", "bubble", "checkpoint-interval");

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"1280, 800, ''", "1920, 1080, -1920"})
  void the_named_calculators_can_be_looked_at_and_cut_off_no_text(
      int width, int height, String suffix, FxRobot person) throws TimeoutException {
    Camera camera = Camera.in(person, width, height, suffix);
    for (String id : NAMED) {
      var calculator = Calculators.byId(id).orElseThrow();
      person.interact(() -> camera.workplace().openCalculator(id, calculator.example()));
      waitFor(20, TimeUnit.SECONDS, () -> person.lookup("#chart").tryQuery().isPresent());
      camera.take("calculator-" + id);
    }
    person.clickOn("#input-writeTime").write("x");
    camera.take("calculator-stale");
    person.clickOn("#calculator-choose");
    person.write("pa");
    camera.take("calculator-search");
    person.push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE);
    camera.take("calculator-list");
    camera.close();
  }
}
