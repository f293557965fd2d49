package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Questions that are not answered by a number or a formula alone: asked and marked. */
class KindsTest {
  private static final String STAGE = "l2-smallest-zero-stage-that-fits";

  private static JsonNode json(String... arguments) {
    Ran ran = Ran.command(arguments);
    assertThat(ran.err()).isEmpty();
    return Documents.of(ran.out());
  }

  private static List<JsonNode> items(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).toList();
  }

  @Test
  void a_choice_is_asked_with_what_can_be_picked_and_without_what_is_right() {
    JsonNode asked = json("ask", STAGE, "--seed", "7", "--json");

    assertThat(asked.fieldNames())
        .toIterable()
        .containsExactly(
            "id",
            "seed",
            "level",
            "topic",
            "kind",
            "prompt",
            "given",
            "choices",
            "unit",
            "tolerance");
    assertThat(asked.get("kind").asText()).isEqualTo("choice");
    assertThat(items(asked.get("choices")))
        .hasSize(5)
        .allSatisfy(
            choice ->
                assertThat(choice.fieldNames())
                    .toIterable()
                    .containsExactly("number", "letter", "text"));
    assertThat(asked.at("/choices/1/number").asInt()).isEqualTo(2);
    assertThat(asked.at("/choices/1/letter").asText()).isEqualTo("B");
  }

  @Test
  void revealed_it_says_which_one_is_right_and_what_is_wrong_with_the_others() {
    JsonNode asked = json("ask", STAGE, "--seed", "7", "--reveal", "--json");

    int right = asked.at("/answer/choice").asInt();
    assertThat(asked.at("/answer/display").asText())
        .isEqualTo(asked.at("/choices/" + (right - 1) + "/text").asText());
    assertThat(items(asked.get("choices")))
        .allSatisfy(
            choice ->
                assertThat(choice.get("right").asBoolean())
                    .isEqualTo(choice.get("number").asInt() == right));
    assertThat(items(asked.get("misconceptions"))).hasSize(4);
  }

  @Test
  void it_is_marked_by_number_by_letter_and_by_how_it_begins() {
    JsonNode asked = json("ask", STAGE, "--seed", "7", "--reveal", "--json");
    JsonNode answer = asked.get("answer");

    for (String typed :
        List.of(
            answer.get("choice").asText(),
            answer.get("letter").asText(),
            answer.get("display").asText())) {
      Ran ran = Ran.command("mark", STAGE, "--seed", "7", "--answer", typed, "--json");
      assertThat(ran.code()).as(typed).isZero();
      JsonNode marked = Documents.of(ran.out());
      assertThat(marked.get("verdict").asText()).isEqualTo("correct");
      assertThat(marked.get("expected")).isEqualTo(answer);
    }
  }

  @Test
  void a_wrong_choice_is_a_misconception_with_its_explanation() {
    JsonNode asked = json("ask", STAGE, "--seed", "7", "--reveal", "--json");
    JsonNode wrong =
        items(asked.get("choices")).stream()
            .filter(choice -> !choice.get("right").asBoolean())
            .findFirst()
            .orElseThrow();

    Ran ran =
        Ran.command(
            "mark", STAGE, "--seed", "7", "--answer", wrong.get("number").asText(), "--json");

    assertThat(ran.code()).isEqualTo(1);
    JsonNode marked = Documents.of(ran.out());
    assertThat(marked.get("verdict").asText()).isEqualTo("misconception");
    assertThat(marked.get("misconception")).isEqualTo(wrong.get("id"));
    assertThat(marked.get("message")).isEqualTo(wrong.get("say"));
  }

  @Test
  void a_text_that_is_no_choice_is_not_read() {
    Ran ran = Ran.command("mark", STAGE, "--seed", "7", "--answer", "9", "--json");

    assertThat(Documents.of(ran.out()).get("verdict").asText()).isEqualTo("unreadable");
    assertThat(Documents.of(ran.out()).get("message").asText()).contains("from 1 to 5");
  }

  @Test
  void people_see_the_choices_with_their_numbers() {
    Ran plain = Ran.command("ask", STAGE, "--seed", "7");
    Ran revealed = Ran.command("ask", STAGE, "--seed", "7", "--reveal");

    assertThat(plain.out()).contains("  1  None is needed", "  5  No stage").contains("(pick one)");
    assertThat(revealed.out()).contains("What is wrong with the others");
    assertThat(revealed.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }
}
