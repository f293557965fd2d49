package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import sixteenbytes.bank.drawing.DrawnAsk;

@ExtendWith(ApplicationExtension.class)
class CalculatorWalkTest {
  private Workplace workplace;

  @Start
  void open(Stage stage) {
    workplace = Desks.open(stage).workplace();
    workplace.open(Place.CALCULATORS);
  }

  @Test
  void results_follow_while_a_field_is_typed_into(FxRobot person) throws TimeoutException {
    assertThat(text(person, "#result-perGpu")).isEqualTo("31.4 GB");

    person.doubleClickOn("#input-params").write("70B");

    // 4 * 70e9 + 12 * 70e9 / 64 = 293e9
    wait(() -> text(person, "#result-perGpu").equals("293 GB"));
    wait(() -> stepValues(person).contains("293 GB"));
  }

  @Test
  void a_bad_input_is_explained_at_its_field_and_the_last_results_stay(FxRobot person)
      throws TimeoutException {
    person.doubleClickOn("#input-dp").write("0");

    wait(() -> text(person, "#problem-dp").contains("dp is 0; it must be at least 1"));
    assertThat(text(person, "#result-perGpu")).isEqualTo("31.4 GB");

    person.push(KeyCode.BACK_SPACE).write("64");
    wait(() -> text(person, "#problem-dp").isEmpty());
  }

  @Test
  void a_choice_and_a_slider_change_the_results(FxRobot person) throws TimeoutException {
    person.clickOn("#input-stage-3");
    wait(() -> text(person, "#result-perGpu").equals("1.88 GB"));

    Slider degrees = person.lookup("#slider-dp").query();
    person.interact(degrees::requestFocus);
    person.push(KeyCode.RIGHT);

    wait(() -> field(person, "dp").equals("128"));
    assertThat(text(person, "#result-perGpu")).isEqualTo("938 MB"); // 16 * 7.5e9 / 128
  }

  @Test
  void another_calculator_is_found_by_a_word_and_opened_with_enter(FxRobot person)
      throws TimeoutException {
    person.push(KeyCode.CONTROL, KeyCode.K);
    wait(() -> person.lookup("#chooser-search").query().isFocused());
    person.write("bubble").push(KeyCode.ENTER);

    wait(() -> text(person, "#calculator-title").equals("Pipeline bubble"));
    assertThat(text(person, "#result-bubbleRatio")).isEqualTo("21.9 %"); // 7 / 32
    assertThat(person.lookup("#chooser").query().isVisible()).isFalse();
  }

  @Test
  void a_preset_fills_the_fields(FxRobot person) throws TimeoutException {
    person.clickOn("#start-llama-3-8b");

    wait(() -> field(person, "params").startsWith("8.03"));
    assertThat(field(person, "dp")).isEqualTo("64");

    person.clickOn("#start-values");
    wait(() -> field(person, "params").equals("7.5B"));
  }

  @Test
  void the_calculator_of_a_question_opens_with_its_inputs(FxRobot person) throws TimeoutException {
    String ring = "l1-ring-allreduce-bytes";
    person.interact(() -> workplace.drill(List.of(ring), ring));
    wait(() -> asked() != null && asked().id().equals(ring));
    person.interact(
        () -> {
          workplace.drill().typedProperty().set(asked().answer());
          workplace.drill().check();
        });
    wait(() -> person.lookup("#calculator").tryQuery().isPresent());

    person.clickOn("#calculator");

    wait(() -> text(person, "#calculator-title").equals(asked().calculator().title()));
    asked()
        .given()
        .forEach(given -> assertThat(field(person, given.name())).isEqualTo(given.display()));
    assertThat(text(person, "#result-sentBytes")).isEqualTo(asked().answer());
  }

  @Test
  void a_question_about_the_calculator_is_one_key_away(FxRobot person) throws TimeoutException {
    person.push(KeyCode.CONTROL, KeyCode.ENTER);

    wait(() -> person.lookup("#check").tryQuery().isPresent());
    wait(() -> asked().calculator().id().equals("zero"));
  }

  @Test
  void the_derivation_can_be_pasted_elsewhere(FxRobot person) throws TimeoutException {
    person.clickOn("#calculator-copy");

    var pasted = new String[1];
    person.interact(() -> pasted[0] = Clipboard.getSystemClipboard().getString());
    assertThat(pasted[0]).contains("ZeRO stages").contains("31.4 GB");
  }

  private DrawnAsk asked() {
    return workplace.drill().askedProperty().get();
  }

  private static String field(FxRobot person, String input) {
    return person.lookup("#input-" + input).queryAs(TextField.class).getText();
  }

  private static List<String> stepValues(FxRobot person) {
    return person.lookup(".step-value").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .toList();
  }

  private static String text(FxRobot person, String id) {
    return person.lookup(id).queryAs(Label.class).getText();
  }

  private static void wait(Callable<Boolean> condition) throws TimeoutException {
    waitFor(20, TimeUnit.SECONDS, condition);
    waitForFxEvents();
  }
}
