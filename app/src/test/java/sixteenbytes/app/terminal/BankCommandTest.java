package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BankCommandTest {
  @TempDir Path folder;

  @Test
  void the_list_has_every_question_with_level_topic_kind_and_sources() {
    JsonNode listed = Documents.of(Ran.overOneQuestion("", "bank", "list", "--json").out());

    assertThat(listed).hasSize(1);
    JsonNode question = listed.get(0);
    assertThat(question.get("id").asText()).isEqualTo("bubble-ratio");
    assertThat(question.get("level").asInt()).isEqualTo(1);
    assertThat(question.get("topic").asText()).isEqualTo("pipeline");
    assertThat(question.get("kind").asText()).isEqualTo("numeric");
    assertThat(question.at("/sources/0").asText()).isEqualTo("arXiv 2104.04473, section 2.2");
    assertThat(Ran.overOneQuestion("", "bank", "list").out())
        .isEqualTo("Level 1, pipeline\n  bubble-ratio  Bubble ratio of 1F1B\n");
  }

  @Test
  void the_coverage_names_the_questions_of_each_item_of_a_source() {
    JsonNode covered = Documents.of(Ran.overOneQuestion("", "bank", "coverage", "--json").out());

    assertThat(covered.at("/0/document").asText()).isEqualTo("arXiv 2104.04473");
    assertThat(covered.at("/0/item").asText()).isEqualTo("section 2.2");
    assertThat(covered.at("/0/questions/0").asText()).isEqualTo("bubble-ratio");
    assertThat(Ran.overOneQuestion("", "bank", "coverage").out())
        .contains("arXiv 2104.04473\n  section 2.2  bubble-ratio\n")
        .contains(
            " of the 28 items of the curriculum are covered; left out: l3-story-choosing-a-layout,"
                + " ")
        .endsWith("1 item of 1 document, covered by 1 question.\n");
  }

  @Test
  void a_sound_pack_is_fine() {
    Ran ran = Ran.overOneQuestion("", "bank", "validate", Ran.packFile().toString());

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("1 question, no fault.");
  }

  @Test
  void a_broken_pack_ends_with_1_and_names_file_place_rule_and_the_nearest() throws IOException {
    Path broken = folder.resolve("broken.json");
    Files.writeString(
        broken,
        Files.readString(Ran.packFile())
            .replace("\"ask\": \"bubbleRatio\"", "\"ask\": \"bubleRatio\""));

    Ran ran = Ran.overOneQuestion("", "bank", "validate", broken.toString());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains(broken.toString(), "$.questions[0].ask", "bubleRatio", "bubbleRatio?");
  }

  @Test
  void what_was_found_in_packs_comes_as_one_document_too() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.json"), "{\"topic\": 1}");

    Ran ran =
        Ran.overOneQuestion(
            "", "bank", "validate", Ran.packFile().toString(), broken.toString(), "--json");

    JsonNode found = Documents.of(ran.out());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(found.at("/0/questions").asInt()).isEqualTo(1);
    assertThat(found.at("/0/problems")).isEmpty();
    assertThat(found.at("/1/file").asText()).isEqualTo(broken.toString());
    assertThat(found.at("/1/problems/0/path").asText()).isEqualTo("$.topic");
    assertThat(found.at("/1/problems/0/rule").asText()).contains("must be a text");
  }

  @Test
  void a_pack_that_is_no_json_or_is_not_there_is_named_too() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.json"), "{\"topic\": ");
    String missing = folder.resolve("missing.json").toString();

    Ran ran = Ran.overOneQuestion("", "bank", "validate", broken.toString(), missing);

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains(broken.toString(), missing).doesNotContain("Exception");
  }
}
