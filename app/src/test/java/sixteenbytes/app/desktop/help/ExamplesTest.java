package sixteenbytes.app.desktop.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.app.desktop.NumberStyle;
import sixteenbytes.bank.marking.Grade;
import sixteenbytes.bank.marking.Grader;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

/** The page on what can be typed promises nothing that is not so. */
class ExamplesTest {
  static Stream<Example> examples() {
    return Section.all().stream().flatMap(section -> section.examples().stream());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void every_example_is_marked_as_the_page_says(Example example) {
    Grade grade = new Grader(ReadingSettings.usual()).grade(example.row());

    assertThat(grade.verdict()).as(grade.message()).isEqualTo(example.verdict());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void every_example_is_shown_with_what_the_program_says_to_it(Example example) {
    var numbers = new NumberStyle();
    var model = new HelpViewModel(numbers);
    for (Comma comma : Comma.values()) {
      numbers.use(comma);

      assertThat(model.said(example)).isNotBlank();
    }
  }

  @Test
  void the_sections_hold_all_examples_of_the_page() {
    List<Section> sections = Section.all();

    assertThat(sections).extracting(Section::title).startsWith("Numbers", "Working", "Units");
    assertThat(sections).allSatisfy(section -> assertThat(section.examples()).isNotEmpty());
    assertThat(examples()).hasSizeGreaterThan(50).doesNotHaveDuplicates();
  }

  @Test
  void what_is_said_follows_the_comma_that_is_chosen() {
    var numbers = new NumberStyle();
    var model = new HelpViewModel(numbers);
    Example grouped = Example.of("1,120 GB | 1.12 | TB | correct");
    assertThat(model.said(grouped)).contains("1.12 TB");

    numbers.use(Comma.DECIMAL);

    assertThat(model.said(grouped)).doesNotContain("= 1.12 TB");
  }
}
