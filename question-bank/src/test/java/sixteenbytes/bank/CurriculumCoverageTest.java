package sixteenbytes.bank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sixteenbytes.bank.pack.Curriculum;
import sixteenbytes.bank.question.Question;

class CurriculumCoverageTest {

  @Test
  void a_question_covers_the_item_it_names_and_the_one_whose_calculation_it_names() {
    CurriculumCoverage coverage = CurriculumCoverage.of(SampleBank.load().questions());

    assertThat(coverage.entries())
        .filteredOn(entry -> !entry.questions().isEmpty())
        .extracting(entry -> entry.item().place() + ": " + entry.questions())
        .containsExactly(
            "level 1, question 2: [state-of-one-rank]",
            "level 1, question 6: [bubble-of-a-pipeline]");
    assertThat(coverage.uncovered()).hasSize(26);
  }

  /**
   * The first document has an opening prompt, eight questions a level, and three things at its end.
   */
  @Test
  void every_item_of_the_first_document_is_covered_by_the_bank() {
    assertThat(Curriculum.items()).hasSize(1 + 3 * 8 + 3);
    assertThat(CurriculumCoverage.of(Bank.load().questions()).uncovered()).isEmpty();
  }

  @Test
  void no_source_is_known_to_people_by_a_number() {
    assertThat(Curriculum.readable("000, level 1, question 6"))
        .isEqualTo("Graded parallelism questions, level 1, question 6");
    assertThat(Curriculum.readable("000")).isEqualTo("Graded parallelism questions");
    assertThat(Bank.load().questions())
        .flatExtracting(Question::sources)
        .map(Curriculum::readable)
        .allSatisfy(source -> assertThat(source).doesNotContainPattern("^[0-9]"));
  }

  @Test
  void what_a_question_of_the_bank_says_it_covers_is_in_the_curriculum() {
    Set<String> known =
        new HashSet<>(Curriculum.items().stream().map(Curriculum.Item::id).toList());

    assertThat(Bank.load().questions())
        .allSatisfy(
            question ->
                assertThat(question.covers())
                    .isNotEmpty()
                    .allSatisfy(id -> assertThat(known).contains(id.split("#", 2)[0])));
  }
}
