package sixteenbytes.bank.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.bank.SampleBank;

class HostilePackTest {
  private final ObjectMapper json = new ObjectMapper();

  private JsonNode sample() throws IOException {
    return json.readTree(SampleBank.file().toFile());
  }

  /** The place of every value in a document, as JSON pointers. */
  private static List<String> pointers(JsonNode node, String here) {
    var found = new ArrayList<>(List.of(here));
    if (node.isObject()) {
      node.fieldNames()
          .forEachRemaining(name -> found.addAll(pointers(node.get(name), here + "/" + name)));
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      found.addAll(pointers(node.get(i), here + "/" + i));
    }
    return found;
  }

  private static void replace(JsonNode whole, String pointer, JsonNode value) {
    int last = pointer.lastIndexOf('/');
    JsonNode parent = whole.at(pointer.substring(0, last));
    String name = pointer.substring(last + 1);
    if (parent.isObject()) {
      ((ObjectNode) parent).set(name, value);
    } else {
      ((ArrayNode) parent).set(Integer.parseInt(name), value);
    }
  }

  private static List<PackProblem> problems(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return QuestionFile.open("mine.json", bytes, new HashSet<>()).problems();
  }

  @ParameterizedTest(name = "every value replaced by {0}")
  @ValueSource(
      strings = {
        "null",
        "true",
        "-1",
        "1e300",
        "\"\"",
        "\"{\"",
        "\"$ $\"",
        "[]",
        "[[]]",
        "{}",
        "{\"x\":{}}"
      })
  void any_value_in_the_wrong_place_is_reported_and_never_thrown(String value) throws IOException {
    everyPlace(value, sample());
    everyPlace(value, json.readTree(SampleBank.file("kinds").toFile()));
  }

  private void everyPlace(String value, JsonNode whole) throws IOException {
    for (String pointer : pointers(whole, "")) {
      if (pointer.isEmpty()) {
        continue;
      }
      JsonNode broken = whole.deepCopy();
      replace(broken, pointer, json.readTree(value));

      assertThatCode(() -> problems(broken.toString()))
          .as("%s at %s", value, pointer)
          .doesNotThrowAnyException();
    }
  }

  @Test
  void a_missing_field_is_reported_and_never_thrown() throws IOException {
    for (String pointer : pointers(sample(), "")) {
      JsonNode broken = sample();
      int last = pointer.lastIndexOf('/');
      if (last >= 0 && broken.at(pointer.substring(0, last)) instanceof ObjectNode parent) {
        parent.remove(pointer.substring(last + 1));

        assertThatCode(() -> problems(broken.toString()))
            .as("without %s", pointer)
            .doesNotThrowAnyException();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "[]", "42", "\"questions\"", "null", "{", "{}", "\uFEFF", "\u0000"})
  void a_file_that_is_no_pack_is_one_problem(String text) throws IOException {
    assertThat(problems(text)).hasSize(1);
  }

  @Test
  void a_deeply_nested_file_is_refused() throws IOException {
    assertThat(problems("[".repeat(100_000)))
        .extracting(PackProblem::rule)
        .singleElement()
        .asString()
        .startsWith("this is no JSON");
  }
}
