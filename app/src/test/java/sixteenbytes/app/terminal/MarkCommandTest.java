package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class MarkCommandTest {
  private final JsonNode asked =
      Documents.of(
          Ran.overOneQuestion("", "ask", "bubble-ratio", "--seed", "7", "--reveal", "--json")
              .out());
  private final String right = asked.at("/answer/display").asText();
  private final String mistaken = asked.at("/misconceptions/0/display").asText();

  @Test
  void the_right_answer_as_it_is_displayed_is_correct_and_ends_with_0() {
    Ran ran = mark(right, "--json");
    JsonNode marked = Documents.of(ran.out());

    assertThat(ran.code()).isZero();
    assertThat(marked.fieldNames())
        .toIterable()
        .containsExactly("verdict", "understood", "message", "expected");
    assertThat(marked.get("verdict").asText()).isEqualTo("correct");
    assertThat(marked.get("expected")).isEqualTo(asked.get("answer"));
  }

  @Test
  void what_a_known_mistake_gives_is_named_and_ends_with_1() {
    Ran ran = mark(mistaken, "--json");
    JsonNode marked = Documents.of(ran.out());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(marked.get("verdict").asText()).isEqualTo("misconception");
    assertThat(marked.get("misconception").asText()).isEqualTo("counts-every-stage");
    assertThat(marked.get("message").asText()).contains("p - 1 slots are lost, not p");
  }

  @Test
  void a_text_without_one_value_offers_its_readings() {
    JsonNode marked = Documents.of(mark("10 % or 20 %", "--json").out());

    assertThat(marked.get("verdict").asText()).isEqualTo("ambiguous");
    assertThat(marked.get("readings")).extracting(JsonNode::asText).containsExactly("10 %", "20 %");
    assertThat(marked.has("misconception")).isFalse();
  }

  @Test
  void people_read_the_verdict_the_sentence_and_how_it_was_understood() {
    assertThat(mark(right).out()).startsWith("✓ Correct\n").contains("Read as " + right);
    assertThat(mark(mistaken).out()).startsWith("✗ A known mistake\n");
    assertThat(mark("12 +").out()).startsWith("? Cannot be read\n").doesNotContain("Read as");
  }

  @Test
  void the_place_where_reading_ends_is_marked_below_the_text() {
    assertThat(mark("12 # 3").out()).contains("    12 # 3\n       ^\n");
    assertThat(mark("12 +").out()).contains("    12 +\n        ^\n");
    assertThat(mark("\u200b12 # 3").out()).contains("    ·12 # 3\n        ^\n");
    assertThat(mark("1".repeat(60) + " #" + "2".repeat(60)).out())
        .contains("    " + "1".repeat(24) + " #" + "2".repeat(14) + "\n" + " ".repeat(29) + "^\n");
    assertThat(mark("x".repeat(10_000)).out()).hasSizeLessThan(500);
    assertThat(mark(right).out()).doesNotContain("^");
    assertThat(mark(" ").out()).contains("Nothing is typed.").doesNotContain("^");
  }

  @Test
  void a_batch_is_marked_in_order_and_tabs_may_stand_in_an_answer() {
    Ran ran =
        Ran.overOneQuestion(
            "bubble-ratio\t7\t%s\nbubble-ratio\t7\t%s\nbubble-ratio\t7\t\t%s\nbubble-ratio\t7\nx\t7\t1\n"
                .formatted(right, mistaken, right),
            "mark",
            "--batch",
            "-");

    List<JsonNode> documents = ran.lines().stream().map(Documents::of).toList();
    assertThat(ran.code()).isZero();
    assertThat(documents).hasSize(5);
    assertThat(documents.subList(0, 3))
        .extracting(document -> document.get("verdict").asText())
        .containsExactly("correct", "misconception", "correct");
    assertThat(documents.get(3).get("error").asText()).contains("ID, seed and text");
    assertThat(documents.get(4).get("error").asText()).contains("There is no question \"x");
  }

  @Test
  void a_decimal_comma_is_read_as_such_where_it_is_asked_for() {
    String typed =
        String.format(Locale.ROOT, "%.3f %%", 100 * asked.at("/answer/value").asDouble());
    String comma = typed.replace('.', ',');

    assertThat(mark(comma).out()).startsWith("? Two readings");
    assertThat(mark(comma, "--decimal-comma").code()).isZero();
    assertThat(mark(typed, "--decimal-comma").out()).startsWith("? Two readings");

    String row = "bubble-ratio\t7\t" + comma + "\n";
    Ran batch = Ran.overOneQuestion(row, "mark", "--decimal-comma", "--batch", "-");
    assertThat(Documents.of(batch.out()).get("verdict").asText()).isEqualTo("correct");
  }

  private static Ran mark(String answer, String... more) {
    String[] words = new String[6 + more.length];
    List<String> first = List.of("mark", "bubble-ratio", "--seed", "7", "--answer", answer);
    System.arraycopy(first.toArray(), 0, words, 0, 6);
    System.arraycopy(more, 0, words, 6, more.length);
    return Ran.overOneQuestion("", words);
  }
}
