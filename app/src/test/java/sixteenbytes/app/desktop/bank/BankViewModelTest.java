package sixteenbytes.app.desktop.bank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import sixteenbytes.app.desktop.Navigation;
import sixteenbytes.app.desktop.Place;
import sixteenbytes.app.desktop.background.AtOnce;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.pack.PackProblem;
import sixteenbytes.bank.question.Question;
import sixteenbytes.calculators.formula.Given;

class BankViewModelTest {
  private final Bank bank = Bank.load();
  private final Visits visits = new Visits();
  private final BankViewModel model = new BankViewModel(bank, new AtOnce(), visits, () -> 7);

  @Test
  void at_first_every_question_is_listed_and_the_first_is_selected() {
    assertThat(model.shown()).containsExactlyElementsOf(bank.questions());
    assertThat(model.selectedProperty().get()).isEqualTo(bank.questions().get(0));
    assertThat(model.exampleProperty().get().question()).isEqualTo(bank.questions().get(0));
  }

  @Test
  void level_and_topic_filter_together() {
    model.levelProperty().set(OptionalInt.of(2));
    model.topicProperty().set("pipeline");

    assertThat(model.shown())
        .isNotEmpty()
        .allMatch(question -> question.level() == 2 && question.topic().equals("pipeline"));
  }

  @Test
  void a_question_is_found_by_words_of_its_title_or_its_text_in_any_order() {
    model.searchProperty().set("REDUCE ring");

    assertThat(model.shown()).extracting(Question::id).contains("l1-ring-allreduce-bytes");
    assertThat(model.shown()).hasSizeLessThan(bank.questions().size());
  }

  @Test
  void a_search_that_finds_nothing_lists_nothing_until_all_are_shown_again() {
    model.searchProperty().set("no such words anywhere");
    assertThat(model.shown()).isEmpty();

    model.showAll();
    assertThat(model.shown()).hasSameSizeAs(bank.questions());
  }

  @Test
  void the_selection_stays_where_it_is_as_long_as_it_is_listed() {
    Question pipeline =
        bank.questions().stream().filter(q -> q.topic().equals("pipeline")).toList().get(1);
    model.selectedProperty().set(pipeline);

    model.topicProperty().set("pipeline");

    assertThat(model.selectedProperty().get()).isEqualTo(pipeline);
  }

  @Test
  void to_drill_a_question_is_to_go_on_with_those_listed_around_it() {
    model.topicProperty().set("pipeline");
    Question second = model.shown().get(1);
    model.selectedProperty().set(second);

    model.drill();

    assertThat(visits.questions)
        .containsExactlyElementsOf(model.shown().stream().map(Question::id).toList());
    assertThat(visits.first).containsExactly(second.id());
  }

  @Test
  void nothing_is_drilled_while_nothing_is_listed() {
    model.searchProperty().set("no such words anywhere");

    model.drill();

    assertThat(visits.first).isEmpty();
  }

  @Test
  void an_empty_bank_lists_nothing_and_still_says_what_could_not_be_loaded() {
    var problem = new PackProblem("core/zero.json", "$", "this is no JSON", "", "");
    var empty =
        new BankViewModel(
            new Bank("1", List.of(), List.of(problem)), new AtOnce(), visits, () -> 7);

    assertThat(empty.shown()).isEmpty();
    assertThat(empty.exampleProperty().get()).isNull();
    assertThat(empty.problems()).containsExactly(problem);
  }

  /** Remembers where it was sent. */
  private static final class Visits implements Navigation {
    private final List<String> questions = new ArrayList<>();
    private final List<String> first = new ArrayList<>();

    @Override
    public void open(Place place) {
      throw new AssertionError("nobody asked for " + place);
    }

    @Override
    public void drill(List<String> round, String start) {
      questions.addAll(round);
      first.add(start);
    }

    @Override
    public void openCalculator(String id, Given given) {
      throw new AssertionError("nobody asked for " + id);
    }
  }
}
