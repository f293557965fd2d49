package sixteenbytes.app.terminal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads what a command printed. */
final class Documents {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Documents() {}

  static JsonNode of(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + text, e);
    }
  }
}
