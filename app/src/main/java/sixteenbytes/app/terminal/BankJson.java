package sixteenbytes.app.terminal;

import java.util.List;
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
            Json.writeTexts(json, "covers", question.covers());
            Json.writeTexts(json, "sources", question.sources());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
