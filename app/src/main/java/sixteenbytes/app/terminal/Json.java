package sixteenbytes.app.terminal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import sixteenbytes.calculators.quantity.Measure;

/** JSON documents, one on a line. */
final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** Writes the content of an object that has been opened and will be closed. */
  @FunctionalInterface
  interface Content {
    void writeTo(JsonGenerator json) throws IOException;
  }

  private Json() {}

  /** The document with this content, on one line, without the line's end. */
  static String document(Content content) {
    var text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      content.writeTo(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter never fails
    }
    return text.toString();
  }

  static String object(Content content) {
    return document(
        json -> {
          json.writeStartObject();
          content.writeTo(json);
          json.writeEndObject();
        });
  }

  /** {@code {"error": message}}, for a line of a batch that cannot be served. */
  static String error(String message) {
    return object(json -> json.writeStringField("error", message));
  }

  /** {@code "value": 2.8E10, "unit": "B"}; the number keeps every bit of the double. */
  static void writeValue(JsonGenerator json, double value, Measure measure) throws IOException {
    json.writeNumberField("value", value);
    json.writeStringField("unit", measure.unit());
  }

  static void writeTexts(JsonGenerator json, String name, List<String> texts) throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
