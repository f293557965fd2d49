package sixteenbytes.app.desktop.calculator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.memory.ModelState;
import sixteenbytes.calculators.memory.Zero;
import sixteenbytes.calculators.pipeline.Bubble;

class ChooserViewModelTest {
  private final ChooserViewModel chooser = new ChooserViewModel(Calculators.all());

  @Test
  void lists_every_calculator_by_topic() {
    assertThat(listed()).containsExactlyInAnyOrderElementsOf(Calculators.all());
    assertThat(chooser.topicsProperty().get())
        .extracting(ChooserViewModel.Topic::name)
        .startsWith("Memory")
        .doesNotHaveDuplicates();
  }

  @Test
  void opens_with_the_current_calculator_marked() {
    chooser.searchProperty().set("ring");

    chooser.openAt(Zero.CALCULATOR);

    assertThat(chooser.openProperty().get()).isTrue();
    assertThat(chooser.searchProperty().get()).isEmpty();
    assertThat(chooser.markedProperty().get()).contains(Zero.CALCULATOR);
  }

  @Test
  void a_search_leaves_what_has_all_words_and_marks_the_first_of_it() {
    chooser.searchProperty().set("bubble PIPE");

    assertThat(listed()).containsExactly(Bubble.CALCULATOR);
    assertThat(chooser.markedProperty().get()).contains(Bubble.CALCULATOR);
  }

  @Test
  void a_search_that_finds_nothing_marks_nothing() {
    chooser.searchProperty().set("no such calculator");
    chooser.move(1);

    assertThat(listed()).isEmpty();
    assertThat(chooser.markedProperty().get()).isEmpty();
  }

  @Test
  void the_mark_moves_through_the_list_and_round_its_ends() {
    chooser.openAt(ModelState.CALCULATOR);

    chooser.move(1);
    assertThat(chooser.markedProperty().get()).contains(Zero.CALCULATOR);

    chooser.move(-2);
    assertThat(chooser.markedProperty().get()).contains(listed().get(listed().size() - 1));
  }

  private List<Calculator> listed() {
    return chooser.topicsProperty().get().stream()
        .flatMap(topic -> topic.calculators().stream())
        .toList();
  }
}
