package sixteenbytes.app.terminal;

import java.util.List;
import sixteenbytes.bank.pack.PackProblem;
import sixteenbytes.bank.pack.PackReader;
import sixteenbytes.bank.question.Question;

/** The questions of the bank, and what was found in files of questions, as JSON. */
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

  /** What was found in question files: for each its questions that can be asked, its problems. */
  static String ofPacks(List<PackReader.Pack> packs) {
    return Json.document(
        json -> {
          json.writeStartArray();
          for (PackReader.Pack pack : packs) {
            json.writeStartObject();
            json.writeStringField("file", pack.file());
            json.writeNumberField("questions", pack.questions().size());
            json.writeArrayFieldStart("problems");
            for (PackProblem problem : pack.problems()) {
              json.writeStartObject();
              json.writeStringField("path", problem.jsonPath());
              json.writeStringField("rule", problem.rule());
              json.writeStringField("suggestion", problem.suggestion());
              json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
