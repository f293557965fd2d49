package sixteenbytes.bank.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.bank.SampleBank;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Question;

class PackReaderTest {
  @TempDir Path folder;

  private final String sample = readSample();

  private static String readSample() {
    try {
      return Files.readString(SampleBank.file());
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  private PackReader.Pack read(String text) throws IOException {
    Path file = folder.resolve("mine.json");
    Files.writeString(file, text, StandardCharsets.UTF_8);
    return new PackReader().read(file);
  }

  @Test
  void finds_nothing_wrong_with_the_sample() throws IOException {
    PackReader.Pack pack = read(sample);

    assertThat(pack.problems()).isEmpty();
    assertThat(pack.questions())
        .extracting(Question::id)
        .containsExactly("bubble-of-a-pipeline", "state-of-one-rank");
  }

  @Test
  void reads_a_tolerance_of_significant_digits() throws IOException {
    Question question =
        read(sample.replaceFirst("\\{ \"relative\": 0.02 }", "{ \"significant\": 2 }"))
            .questions()
            .get(0);

    assertThat(question.asks().get(0).tolerance()).isEqualTo(Tolerance.significant(2));
  }

  /**
   * Each line breaks one rule: a text of the sample is replaced once, and the problem says where,
   * what, and what to do.
   */
  @ParameterizedTest(name = "{2} {3}")
  @CsvFileSource(
      resources = "/sixteenbytes/bank/broken-packs.tsv",
      numLinesToSkip = 1,
      delimiter = '\t',
      quoteCharacter = '`')
  void says_where_a_question_is_broken_and_how_to_mend_it(
      String text, String instead, String path, String rule, String suggestion) throws IOException {
    assertThat(sample).as("the text to replace").contains(text);

    PackReader.Pack pack =
        read(
            sample.replaceFirst(
                Pattern.quote(text), Matcher.quoteReplacement(instead == null ? "" : instead)));

    assertThat(pack.problems()).isNotEmpty();
    PackProblem problem = pack.problems().get(0);
    assertThat(problem.jsonPath()).isEqualTo(path);
    assertThat(problem.rule()).contains(rule);
    assertThat(problem.suggestion()).contains(suggestion == null ? "" : suggestion);
    assertThat(pack.questions()).as("the other question").hasSize(1);
  }

  @Test
  void words_a_problem_as_one_message_that_says_what_became_of_the_rest() throws IOException {
    PackReader.Pack pack =
        read(sample.replaceFirst("\"ask\": \"bubbleRatio\"", "\"ask\": \"bubleRatio\""));

    assertThat(pack.problems())
        .extracting(PackProblem::text)
        .containsExactly(
            folder.resolve("mine.json")
                + ", $.questions[0].ask: \"bubleRatio\" is no output of bubble. Did you mean"
                + " bubbleRatio? The one other question was loaded.");
  }

  @Test
  void reports_every_fault_of_a_question_at_once() throws IOException {
    PackReader.Pack pack =
        read(
            sample
                .replaceFirst("\"Names fill and drain.\"", "\"{nothing}\"")
                .replaceFirst("\"expression\": \"p / n\"", "\"expression\": \"p / m\"")
                .replaceFirst("\"level\": 1", "\"level\": 7"));

    assertThat(pack.problems())
        .extracting(PackProblem::jsonPath)
        .containsExactlyInAnyOrder(
            "$.questions[0].misconceptions[0].expression",
            "$.questions[0].level",
            "$.questions[0].rubric[0]");
  }

  @Test
  void names_line_and_column_where_a_file_is_no_json() throws IOException {
    PackReader.Pack pack = read("{\n  \"topic\": \"sample\",\n  \"questions\": [ }\n}");

    assertThat(pack.questions()).isEmpty();
    assertThat(pack.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.rule()).startsWith("this is no JSON: line 3, column ");
              assertThat(problem.consequence()).isEqualTo("No question was loaded from it.");
            });
  }

  @Test
  void reads_a_file_that_starts_with_a_byte_order_mark() throws IOException {
    PackReader.Pack pack = read("\uFEFF" + sample);

    assertThat(pack.problems()).isEmpty();
    assertThat(pack.questions()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "ISO-8859-1"})
  void reports_a_file_in_another_encoding(String encoding) throws IOException {
    Path file = folder.resolve("mine.json");
    Files.write(file, sample.replace("pipeline", "pipeliné").getBytes(Charset.forName(encoding)));

    assertThat(new PackReader().read(file).problems())
        .extracting(PackProblem::jsonPath)
        .containsExactly("$");
  }

  @Test
  void tells_a_missing_field_once() throws IOException {
    PackReader.Pack pack = read(sample.replaceFirst("\"id\": \"bubble-of-a-pipeline\",", ""));

    assertThat(pack.problems()).extracting(PackProblem::rule).hasSize(1);
  }

  @Test
  void says_that_a_file_is_not_there() {
    PackReader.Pack pack = new PackReader().read(folder.resolve("nowhere.json"));

    assertThat(pack.problems())
        .extracting(PackProblem::rule)
        .containsExactly("there is no such file.");
  }

  @Test
  void refuses_an_id_that_another_file_has_already() {
    PackReader reader = new PackReader();
    reader.read(SampleBank.file());

    PackReader.Pack again = reader.read(SampleBank.file());

    assertThat(again.questions()).isEmpty();
    assertThat(again.problems())
        .extracting(PackProblem::rule)
        .containsExactly(
            "the id \"bubble-of-a-pipeline\" is taken by a question before it.",
            "the id \"state-of-one-rank\" is taken by a question before it.");
  }

  @Test
  void reads_values_with_units_as_they_are_written() throws IOException {
    Question question = read(sample).questions().get(1);

    assertThat(question.asks().get(1).draws().variables())
        .extracting(List::size)
        .containsExactly(4, 3, 2);
    assertThat(question.asks().get(1).draws().variables().get(1).get(0).inputs().number("params"))
        .isEqualTo(8.03e9);
    assertThat(question.asks().get(1).draws().variables().get(2).get(1).inputs().number("hbm"))
        .isEqualTo(141e9);
  }
}
