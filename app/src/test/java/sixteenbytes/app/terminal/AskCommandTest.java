package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class AskCommandTest {
  @Test
  void a_question_comes_with_its_numbers_and_without_its_answer() {
    JsonNode asked = json("ask", "bubble-ratio", "--seed", "7", "--json");

    assertThat(asked.fieldNames())
        .toIterable()
        .containsExactly(
            "id", "seed", "level", "topic", "kind", "prompt", "given", "unit", "tolerance");
    assertThat(asked.get("id").asText()).isEqualTo("bubble-ratio");
    assertThat(asked.get("seed").asLong()).isEqualTo(7);
    assertThat(asked.get("level").asInt()).isEqualTo(1);
    assertThat(asked.get("unit").asText()).isEqualTo("%");
    assertThat(asked.at("/tolerance/relative").asDouble()).isEqualTo(0.02);
    assertThat(asked.at("/given/stages/symbol").asText()).isEqualTo("p");
    assertThat(asked.get("prompt").asText())
        .contains(asked.at("/given/stages/display").asText() + " stages")
        .doesNotContain("{");
  }

  @Test
  void revealed_it_has_the_answer_the_steps_and_what_mistakes_give() {
    JsonNode asked = json("ask", "bubble-ratio", "--seed", "7", "--reveal", "--json");

    double p = asked.at("/given/stages/value").asDouble();
    double m = asked.at("/given/microBatches/value").asDouble();
    assertThat(asked.at("/answer/value").asDouble()).isCloseTo((p - 1) / m, within(1e-12));
    assertThat(asked.at("/answer/display").asText()).endsWith(" %");
    assertThat(asked.at("/misconceptions/0/id").asText()).isEqualTo("counts-every-stage");
    assertThat(asked.at("/misconceptions/0/value").asDouble()).isCloseTo(p / m, within(1e-12));
    assertThat(asked.get("steps")).isNotEmpty();
    assertThat(asked.get("sketch").asText()).contains(asked.at("/answer/display").asText());
  }

  @Test
  void the_same_seed_gives_the_same_question_and_another_seed_may_give_another() {
    String once = Ran.overOneQuestion("", "ask", "bubble-ratio", "--seed", "3", "--json").out();
    String again = Ran.overOneQuestion("", "ask", "bubble-ratio", "--seed", "3", "--json").out();

    assertThat(again).isEqualTo(once);
  }

  @Test
  void a_follow_up_is_asked_by_its_number() {
    JsonNode asked = json("ask", "bubble-ratio#2", "--seed", "7", "--json");

    assertThat(asked.get("id").asText()).isEqualTo("bubble-ratio#2");
    assertThat(asked.get("prompt").asText()).contains("idle fraction");
  }

  @Test
  void a_batch_gives_one_document_for_each_line() {
    Ran ran =
        Ran.overOneQuestion(
            "bubble-ratio\t1\nbuble-ratio\t2\nbubble-ratio\tx\nbubble-ratio\nbubble-ratio#2\t-5\n",
            "ask",
            "--batch",
            "-",
            "--reveal");

    List<JsonNode> documents = ran.lines().stream().map(Documents::of).toList();
    assertThat(ran.code()).isZero();
    assertThat(documents).hasSize(5);
    assertThat(documents.get(0).has("answer")).isTrue();
    assertThat(documents.get(1).get("error").asText()).contains("Did you mean bubble-ratio?");
    assertThat(documents.get(2).get("error").asText()).contains("\"x\" is no whole number");
    assertThat(documents.get(3).get("error").asText()).contains("ID and seed");
    assertThat(documents.get(4).get("seed").asLong()).isEqualTo(-5);
  }

  @Test
  void people_read_the_prompt_what_is_given_and_how_exact_the_answer_has_to_be() {
    Ran plain = Ran.overOneQuestion("", "ask", "bubble-ratio", "--seed", "7");
    Ran revealed = Ran.overOneQuestion("", "ask", "bubble-ratio", "--seed", "7", "--reveal");

    assertThat(plain.out()).contains("runs 1F1B with", "right within 2 %").doesNotContain("Answer");
    assertThat(revealed.out())
        .contains("Answer: ", "Worked solution", "p - 1 slots are lost, not p.");
    assertThat(revealed.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  private static JsonNode json(String... arguments) {
    Ran ran = Ran.overOneQuestion("", arguments);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    return Documents.of(ran.out());
  }
}
