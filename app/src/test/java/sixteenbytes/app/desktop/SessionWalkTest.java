package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import sixteenbytes.app.report.ReportLine;
import sixteenbytes.app.session.LevelMix;
import sixteenbytes.app.session.QuestionPicker;
import sixteenbytes.app.session.SessionPlan;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Verdict;

@ExtendWith(ApplicationExtension.class)
class SessionWalkTest {
  private static final SessionPlan PLAN =
      new SessionPlan(new LevelMix(1, 1, 1), Duration.ofMinutes(20), Desks.SEED);
  private final List<DrawnAsk> asked = QuestionPicker.pick(Desks.typed(), PLAN);

  @Start
  void open(Stage stage) {
    Desks.open(stage, Desks.typed()).workplace().open(Place.SESSION);
  }

  /** Takes one question each away from levels 1 and 2 of the usual mix, then starts. */
  private void begin(FxRobot person) throws TimeoutException {
    person.clickOn("#level-1").push(KeyCode.LEFT);
    person.clickOn("#level-2").push(KeyCode.LEFT);
    person.clickOn("#start");
    wait(() -> shows(person, "#position"));
  }

  @Test
  void the_report_of_three_questions_agrees_with_what_was_typed(FxRobot person)
      throws TimeoutException {
    begin(person);
    String right = asked.get(0).answer();
    Alternative mistake = asked.get(1).expectation().misconceptions().get(0);
    String wrong = asked.get(1).display(mistake);

    answer(person, 0, right);
    answer(person, 1, wrong);
    at(person, 2);
    nothingLeaksOf(person, asked.get(2), "");
    person.push(KeyCode.F3);

    wait(() -> shows(person, "#report-lines"));
    List<ReportLine> lines = lines(person);
    assertThat(lines).extracting(line -> line.answer().typed()).containsExactly(right, wrong, "");
    assertThat(lines)
        .extracting(line -> line.answer().asked().prompt().plain())
        .containsExactlyElementsOf(asked.stream().map(each -> each.prompt().plain()).toList());
    assertThat(lines)
        .extracting(line -> line.verdict().map(Verdict::kind).map(Verdict.Kind::id).orElse("none"))
        .containsExactly("correct", "misconception", "none");
    assertThat(texts(person)).contains(right, wrong, "Right", "A known mistake", "Not answered");
    assertThat(texts(person)).anyMatch(text -> text.contains(mistake.name()));
    assertThat(person.lookup("#level-tile-1 .tile-value").queryAs(Label.class).getText())
        .isEqualTo("100 %");
    assertThat(person.lookup("#level-tile-2 .tile-value").queryAs(Label.class).getText())
        .isEqualTo("0 %");
  }

  /** Answers a question, looking for leaks before and after. */
  private void answer(FxRobot person, int index, String text) throws TimeoutException {
    at(person, index);
    assertThat(text(person, "#tolerance")).isEqualTo(asked.get(index).toleranceText());
    nothingLeaksOf(person, asked.get(index), "");
    person.clickOn("#answer").write(text);
    wait(() -> !person.lookup("#echo").queryAs(Label.class).getText().isEmpty());
    nothingLeaksOf(person, asked.get(index), text);
    person.push(KeyCode.ENTER);
    wait(() -> shows(person, "#next"));
    nothingLeaksOf(person, asked.get(index), text);
    person.push(KeyCode.ENTER);
  }

  private void at(FxRobot person, int index) throws TimeoutException {
    String position = "Question " + (index + 1) + " of 3";
    wait(() -> shows(person, "#answer-it") && text(person, "#position").equals(position));
  }

  /**
   * Searches every node: none says a verdict, a mistake's sentence, the sketch, a step of the
   * derivation, or a value that follows from it, unless it was typed or given.
   */
  private void nothingLeaksOf(FxRobot person, DrawnAsk question, String typed) {
    var secrets = new LinkedHashSet<String>(Set.of("Right", "Close", "Wrong", "A known mistake"));
    secrets.add(question.answer());
    question.steps().forEach(step -> secrets.add(step.display()));
    question.expectation().misconceptions().forEach(mistake -> secrets.add(mistake.say()));
    question.expectation().misconceptions().forEach(each -> secrets.add(question.display(each)));
    question.sketch().ifPresent(sketch -> secrets.add(sketch.plain()));
    secrets.removeIf(secret -> typed.contains(secret) || secret.length() < 3);
    secrets.removeIf(secret -> question.prompt().plain().contains(secret));
    question.followUps().forEach(next -> secrets.removeIf(next.prompt().plain()::contains));
    question.given().forEach(given -> secrets.remove(given.display()));
    List<String> shown = texts(person);
    for (String secret : secrets) {
      assertThat(shown).as("of the question before its end").noneMatch(secret::equals);
      if (secret.length() > 5) {
        assertThat(shown).noneMatch(text -> text.contains(secret));
      }
    }
    for (String kind : List.of(".verdict", ".verdict-tag", ".derivation", "#sketch")) {
      assertThat(person.lookup(kind).tryQuery()).as(kind).isEmpty();
    }
  }

  @Test
  void the_keyboard_alone_starts_a_session_and_writes_into_its_field(FxRobot person)
      throws TimeoutException {
    wait(() -> shows(person, "#start"));

    person.push(KeyCode.ENTER);
    wait(() -> shows(person, "#position"));
    waitForFxEvents();
    person.write("12 GB");

    assertThat(person.lookup("#answer").queryAs(TextField.class).getText()).isEqualTo("12 GB");
  }

  @Test
  void a_bound_is_no_single_value_and_is_not_taken(FxRobot person) throws TimeoutException {
    begin(person);

    person.clickOn("#answer").write("< 2").push(KeyCode.ENTER);

    wait(() -> text(person, "#echo").startsWith("Not taken:"));
    assertThat(text(person, "#position")).isEqualTo("Question 1 of 3");
  }

  @Test
  void a_text_that_cannot_be_read_is_not_taken_and_the_field_says_why(FxRobot person)
      throws TimeoutException {
    begin(person);

    person.clickOn("#answer").write("12 #").push(KeyCode.ENTER);

    wait(() -> text(person, "#echo").startsWith("Not taken:"));
    assertThat(text(person, "#position")).isEqualTo("Question 1 of 3");
    assertThat(person.lookup("#answer").queryAs(TextField.class).getText()).isEqualTo("12 #");
  }

  @Test
  void a_text_with_two_readings_is_asked_back_before_it_is_taken(FxRobot person)
      throws TimeoutException {
    begin(person);

    person.clickOn("#answer").write("2,048").push(KeyCode.ENTER);
    wait(() -> !person.lookup(".reading").queryAll().isEmpty());
    assertThat(shows(person, "#next")).isFalse();

    person.clickOn(person.lookup(".reading").nth(1).<Node>query());
    wait(() -> shows(person, "#next"));
  }

  @Test
  void an_early_end_is_confirmed_first(FxRobot person) throws TimeoutException {
    begin(person);
    person.clickOn("#answer").write("16 GB").push(KeyCode.ESCAPE);
    wait(() -> shows(person, "#confirm"));
    assertThat(text(person, "#confirm")).contains("3 questions");

    person.push(KeyCode.ESCAPE);
    wait(() -> shows(person, "#answer-it"));
    person.push(KeyCode.ESCAPE);
    wait(() -> shows(person, "#end-now"));
    person.clickOn("#end-now");

    wait(() -> shows(person, "#report-lines"));
    assertThat(lines(person))
        .extracting(line -> line.answer().typed())
        .containsExactly("16 GB", "", "");
    assertThat(lines(person))
        .extracting(line -> line.answer().shown())
        .containsExactly(true, false, false);
  }

  @Test
  void what_was_missed_is_drilled(FxRobot person) throws TimeoutException {
    begin(person);
    for (int i = 0; i < 3; i++) {
      at(person, i);
      person.push(KeyCode.F3);
    }
    wait(() -> shows(person, "#nothing-answered"));

    person.clickOn("#drill-missed");

    wait(() -> shows(person, "#check"));
    assertThat(texts(person)).anyMatch(text -> text.contains("1 of 3"));
  }

  private static List<ReportLine> lines(FxRobot person) {
    ListView<ReportLine> list = person.lookup("#report-lines").queryListView();
    return List.copyOf(list.getItems());
  }

  /** What any node of the window shows or says to those who listen. */
  private static List<String> texts(FxRobot person) {
    var found = new ArrayList<String>();
    for (Node node : person.lookup(node -> true).queryAll()) {
      if (node instanceof javafx.scene.text.Text text) {
        found.add(text.getText());
      } else if (node instanceof javafx.scene.control.Labeled labeled) {
        found.add(String.valueOf(labeled.getText()));
      }
      found.add(String.valueOf(node.getAccessibleText()));
      found.add(String.valueOf(node.getAccessibleHelp()));
    }
    return found;
  }

  private static boolean shows(FxRobot person, String query) {
    return person.lookup(query).tryQuery().isPresent();
  }

  private static String text(FxRobot person, String id) {
    return person.lookup(id).queryAs(Label.class).getText();
  }

  private static void wait(Callable<Boolean> condition) throws TimeoutException {
    waitFor(20, TimeUnit.SECONDS, condition);
    waitForFxEvents();
  }
}
