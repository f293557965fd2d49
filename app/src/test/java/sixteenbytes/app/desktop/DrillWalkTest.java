package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import sixteenbytes.app.desktop.component.DerivationView;
import sixteenbytes.app.desktop.drill.DrillViewModel;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.calculators.quantity.Whiteboard;

@ExtendWith(ApplicationExtension.class)
class DrillWalkTest {
  private static final String RING = "l1-ring-allreduce-bytes";
  private DrillViewModel drill;
  private Workplace workplace;

  @Start
  void open(Stage stage) {
    workplace = Desks.open(stage).workplace();
    drill = workplace.drill();
    workplace.drill(List.of(RING, "l1-pipeline-bubble-ratio"), RING);
  }

  @Test
  void a_mistake_is_named_new_numbers_are_answered_rightly_and_go_on_into_the_calculator(
      FxRobot person) throws TimeoutException {
    wait(() -> asked() != null && asked().id().equals(RING));
    Alternative mistake = asked().expectation().misconceptions().get(0);
    assertThat(person.lookup("#verdict").tryQuery()).isEmpty();
    assertThat(person.lookup(".derivation").tryQuery()).isEmpty();

    person.clickOn("#answer").write(asked().display(mistake)).push(KeyCode.ENTER);
    wait(() -> person.lookup("#verdict").tryQuery().isPresent());
    assertThat(text(person, "#verdict-word")).isEqualTo("A known mistake");
    assertThat(person.lookup(".verdict-detail").queryAs(Label.class).getText())
        .contains(mistake.name());
    assertThat(person.lookup(".derivation").queryAs(DerivationView.class).getChildren())
        .hasSameSizeAs(asked().steps());

    long before = asked().seed();
    person.push(KeyCode.N);
    wait(() -> asked().seed() == before + 1);
    assertThat(person.lookup("#answer").queryAs(TextField.class).getText()).isEmpty();
    assertThat(person.lookup("#verdict").tryQuery()).isEmpty();
    assertThat(person.lookup(".derivation").tryQuery()).isEmpty();

    String right = asked().answer();
    person.write(right).push(KeyCode.ENTER);
    wait(() -> person.lookup("#verdict").tryQuery().isPresent());
    assertThat(text(person, "#verdict-word")).isEqualTo("Right");
    assertThat(person.lookup(".step-value").queryAllAs(Label.class))
        .extracting(Label::getText)
        .last()
        .isEqualTo(asked().steps().get(asked().steps().size() - 1).display());

    person.push(KeyCode.C);
    wait(() -> person.lookup("#calculator-title").tryQuery().isPresent());
    assertThat(text(person, "#calculator-title")).isEqualTo(asked().calculator().title());
    assertThat(person.lookup(".input-field").queryAllAs(TextField.class))
        .extracting(TextField::getText)
        .containsAll(
            asked().given().stream()
                .map(input -> Whiteboard.exact(input.value(), input.measure()))
                .toList());
  }

  @Test
  void a_letter_that_is_typed_into_the_field_is_a_letter(FxRobot person) throws TimeoutException {
    wait(() -> asked() != null);
    long seed = asked().seed();

    person.clickOn("#answer").write("n c");

    assertThat(drill.typedProperty().get()).isEqualTo("n c");
    assertThat(asked().seed()).isEqualTo(seed);
  }

  @Test
  void the_field_shows_how_a_text_is_read_and_underlines_where_reading_ends(FxRobot person)
      throws TimeoutException {
    wait(() -> asked() != null);

    person.clickOn("#answer").write("2*63/64*16 GB");
    wait(() -> text(person, "#echo").contains("31.5 GB"));
    assertThat(underline(person).isVisible()).isFalse();

    person.write(" #");
    wait(() -> underline(person).isVisible());
  }

  @Test
  void a_text_with_two_readings_is_asked_back_and_a_button_chooses_one(FxRobot person)
      throws TimeoutException {
    wait(() -> asked() != null);
    person.interact(() -> drill.answerFollowUp(RING + "#2")); // asks for 2(d-1)/d M
    wait(() -> asked().part() == 2);

    person.clickOn("#answer").write("2M(d-1)/1d").push(KeyCode.ENTER);
    wait(() -> drill.verdictProperty().get() != null);
    assertThat(text(person, "#verdict-word")).isEqualTo("Which do you mean?");
    assertThat(person.lookup(".derivation").tryQuery()).isEmpty();
    List<Button> readings = List.copyOf(person.lookup(".reading").queryAllAs(Button.class));
    assertThat(readings).hasSizeGreaterThan(1);

    String right =
        readings.stream()
            .map(Button::getText)
            .filter(reading -> reading.contains("(1"))
            .findFirst()
            .orElseThrow();
    person.clickOn(right);

    wait(() -> text(person, "#verdict-word").equals("Right"));
  }

  @Test
  void an_answer_can_be_mended_after_the_solution_has_opened(FxRobot person)
      throws TimeoutException {
    wait(() -> asked() != null);
    String mistake = asked().display(asked().expectation().misconceptions().get(0));
    person.clickOn("#answer").write(mistake).push(KeyCode.ENTER);
    wait(() -> person.lookup("#verdict").tryQuery().isPresent());

    person.interact(() -> drill.typedProperty().set(asked().answer()));
    person.clickOn("#answer").push(KeyCode.ENTER);

    wait(() -> text(person, "#verdict-word").equals("Right"));
  }

  @Test
  void with_large_text_the_names_of_the_places_give_way_to_the_page(FxRobot person)
      throws TimeoutException {
    wait(() -> asked() != null);
    double before = person.lookup(".side-bar").queryAs(Region.class).getWidth();

    for (int i = 0; i < 3; i++) {
      person.push(KeyCode.CONTROL, KeyCode.EQUALS);
    }

    wait(() -> person.lookup(".side-bar").queryAs(Region.class).getWidth() < before / 2);
    person.push(KeyCode.CONTROL, KeyCode.DIGIT0);
    wait(() -> person.lookup(".side-bar").queryAs(Region.class).getWidth() == before);
  }

  @Test
  void hints_come_with_f1_while_the_field_keeps_the_focus(FxRobot person) throws TimeoutException {
    wait(() -> asked() != null);

    person.clickOn("#answer").push(KeyCode.F1);

    wait(() -> person.lookup("#hints").tryQuery().isPresent());
    assertThat(person.lookup("#answer").queryAs(TextField.class).isFocused()).isTrue();
  }

  @Test
  void a_follow_up_opens_as_the_next_thing_to_answer(FxRobot person) throws TimeoutException {
    wait(() -> asked() != null);
    person.interact(
        () -> {
          drill.typedProperty().set(asked().answer());
          drill.check();
        });
    wait(() -> person.lookup(".answer-it").tryQuery().isPresent());

    person.interact(
        () -> person.lookup(".answer-it").<javafx.scene.control.Hyperlink>query().fire());

    wait(() -> asked().part() == 2);
    assertThat(person.lookup("#verdict").tryQuery()).isEmpty();
  }

  private DrawnAsk asked() {
    return drill.askedProperty().get();
  }

  private static Node underline(FxRobot person) {
    return person.lookup(".problem-mark").query();
  }

  private static String text(FxRobot person, String id) {
    return person.lookup(id).queryAs(Label.class).getText();
  }

  private static void wait(java.util.concurrent.Callable<Boolean> condition)
      throws TimeoutException {
    waitFor(10, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }
}
