package sixteenbytes.app.terminal;

import java.util.List;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.marking.Verdict;

/** A verdict as JSON; the field names are a contract with scripts. */
final class MarkJson {
  private MarkJson() {}

  /** Fields that do not apply are left out. */
  static String of(DrawnAsk ask, Verdict verdict) {
    return Json.object(
        json -> {
          json.writeStringField("verdict", verdict.kind().id());
          json.writeStringField("understood", verdict.understood());
          json.writeStringField("message", verdict.message());
          if (verdict.misconception().isPresent()) {
            json.writeStringField("misconception", verdict.misconception().get());
          }
          List<String> readings = verdict.readings();
          if (!readings.isEmpty()) {
            Json.writeTexts(json, "readings", readings);
          }
          json.writeObjectFieldStart("expected");
          AskJson.writeAnswer(json, ask);
          json.writeEndObject();
        });
  }
}
