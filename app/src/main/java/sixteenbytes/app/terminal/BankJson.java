package sixteenbytes.app.terminal;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.question.Question;

/** The questions of the bank as JSON. */
final class BankJson {
  private BankJson() {}

  static String of(List<Question> questions) {
    return Json.document(
        json -> {
          json.writeStartArray();
          for (Question question : questions) {
            json.writeStartObject();
            json.writeStringField("id", question.id());
            json.writeNumberField("level", question.level());
            json.writeStringField("topic", question.topic());
            json.writeStringField("kind", question.kind().id());
            json.writeStringField("title", question.title());
            json.writeNumberField("parts", question.asks().size());
            writeTexts(json, "covers", question.covers());
            writeTexts(json, "sources", question.sources());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  static String coverage(List<Question> questions) {
    return Json.document(
        json -> {
          json.writeStartArray();
          for (Map.Entry<String, List<String>> item : BankCommand.coverage(questions).entrySet()) {
            json.writeStartObject();
            json.writeStringField("source", item.getKey());
            writeTexts(json, "questions", item.getValue());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static void writeTexts(JsonGenerator json, String name, List<String> texts)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
