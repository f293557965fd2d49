package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import sixteenbytes.app.desktop.drill.DrillViewModel;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnChoice;

/** A question where one of a few things is picked, in the drill. */
@ExtendWith(ApplicationExtension.class)
class ChoiceWalkTest {
  private static final String STAGE = "l2-smallest-zero-stage-that-fits";
  private static final List<KeyCode> KEYS =
      List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5);
  private DrillViewModel drill;

  @Start
  void open(Stage stage) {
    Workplace workplace = Desks.open(stage).workplace();
    drill = workplace.drill();
    workplace.drill(List.of(STAGE, "l1-pipeline-bubble-ratio"), STAGE);
  }

  @Test
  void a_key_picks_enter_checks_and_a_wrong_choice_is_explained(FxRobot person)
      throws TimeoutException {
    wait(() -> asked() != null);
    DrawnChoice right = asked().rightChoice().orElseThrow();
    DrawnChoice wrong =
        asked().choices().stream().filter(one -> !one.right()).findFirst().orElseThrow();
    assertThat(person.lookup("#answer").query().isVisible()).isTrue();
    assertThat(person.lookup("#answer").query().getParent().getParent().isVisible()).isFalse();

    person.push(KEYS.get(right.number() - 1));
    person.push(KEYS.get(wrong.number() - 1));
    assertThat(is(person, wrong, "picked")).isTrue();
    assertThat(is(person, right, "picked")).isFalse();
    assertThat(person.lookup("#verdict").tryQuery()).isEmpty();

    person.push(KeyCode.ENTER);
    wait(() -> person.lookup("#verdict").tryQuery().isPresent());
    assertThat(drill.verdictProperty().get().message()).isEqualTo(wrong.say());
    assertThat(is(person, wrong, "mistaken")).isTrue();
    assertThat(is(person, right, "right")).isTrue();

    person.push(KEYS.get(right.number() - 1));
    assertThat(is(person, wrong, "mistaken")).as("nothing more is picked").isTrue();
  }

  @Test
  void a_click_and_the_arrows_pick_too(FxRobot person) throws TimeoutException {
    wait(() -> asked() != null);
    DrawnChoice right = asked().rightChoice().orElseThrow();

    person.clickOn("#choice-1");
    for (int number = 1; number < right.number(); number++) {
      person.push(KeyCode.DOWN);
    }
    assertThat(is(person, right, "picked")).isTrue();
    person.push(KeyCode.ENTER);

    wait(() -> person.lookup("#verdict").tryQuery().isPresent());
    assertThat(person.lookup("#verdict-word").queryAs(Label.class).getText()).isEqualTo("Right");
    person.push(KeyCode.RIGHT);
    wait(() -> asked().id().equals("l1-pipeline-bubble-ratio"));
    assertThat(person.lookup("#choices").query().isVisible()).isFalse();
  }

  private static boolean is(FxRobot person, DrawnChoice choice, String state) {
    return person
        .lookup("#choice-" + choice.number())
        .query()
        .getPseudoClassStates()
        .contains(PseudoClass.getPseudoClass(state));
  }

  private DrawnAsk asked() {
    return drill.askedProperty().get();
  }

  private static void wait(Callable<Boolean> condition) throws TimeoutException {
    waitFor(10, TimeUnit.SECONDS, condition);
  }
}
