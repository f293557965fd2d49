package sixteenbytes.app.terminal;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnChoice;
import sixteenbytes.bank.drawing.DrawnInput;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Kind;

/** A drawn question as JSON; the field names are a contract with scripts. */
final class AskJson {

  /** Whether the answer and how it comes about are part of the document. */
  enum Reveal {
    NOTHING,
    ANSWER
  }

  private AskJson() {}

  static String of(DrawnAsk ask, Reveal reveal) {
    return Json.object(
        json -> {
          json.writeStringField("id", ask.id());
          json.writeNumberField("seed", ask.seed());
          json.writeNumberField("level", ask.question().level());
          json.writeStringField("topic", ask.question().topic());
          json.writeStringField("kind", ask.kind().id());
          json.writeStringField("prompt", ask.prompt().plain());
          writeGiven(json, ask);
          writeChoices(json, ask, reveal);
          json.writeStringField("unit", ask.unit());
          writeTolerance(json, ask);
          if (reveal == Reveal.ANSWER) {
            json.writeObjectFieldStart("answer");
            writeAnswer(json, ask);
            json.writeEndObject();
            CalcJson.writeSteps(json, ask.steps());
            writeMisconceptions(json, ask);
            json.writeStringField("sketch", sketch(ask));
          }
        });
  }

  private static void writeGiven(JsonGenerator json, DrawnAsk ask) throws IOException {
    json.writeObjectFieldStart("given");
    for (DrawnInput input : ask.given()) {
      json.writeObjectFieldStart(input.name());
      json.writeStringField("symbol", input.symbol());
      Json.writeValue(json, input.value(), input.measure());
      json.writeStringField("display", input.display());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** Only where something is picked; which one is right, and why, when that is revealed. */
  private static void writeChoices(JsonGenerator json, DrawnAsk ask, Reveal reveal)
      throws IOException {
    if (ask.choices().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("choices");
    for (DrawnChoice choice : ask.choices()) {
      json.writeStartObject();
      json.writeNumberField("number", choice.number());
      json.writeStringField("letter", choice.letter());
      json.writeStringField("text", choice.text().plain());
      if (reveal == Reveal.ANSWER) {
        json.writeStringField("id", choice.id());
        json.writeBooleanField("right", choice.right());
        json.writeStringField("say", choice.say());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Written as question files have it: {@code {"relative": 0.05}}. */
  private static void writeTolerance(JsonGenerator json, DrawnAsk ask) throws IOException {
    json.writeObjectFieldStart("tolerance");
    Tolerance tolerance = ask.ask().tolerance();
    if (ask.kind() != Kind.NUMERIC || tolerance instanceof Tolerance.Exact) {
      json.writeBooleanField("exact", true);
    } else if (tolerance instanceof Tolerance.Relative relative) {
      json.writeNumberField("relative", relative.share());
    } else if (tolerance instanceof Tolerance.Decades decades) {
      json.writeNumberField("decades", decades.decades());
    } else if (tolerance instanceof Tolerance.Significant significant) {
      json.writeNumberField("significant", significant.digits());
    }
    json.writeEndObject();
  }

  /**
   * {@code "value", "unit", "display"} in base units, or {@code "formula"}, or {@code "choice",
   * "letter", "display"}.
   */
  static void writeAnswer(JsonGenerator json, DrawnAsk ask) throws IOException {
    if (ask.rightChoice().isPresent()) {
      DrawnChoice right = ask.rightChoice().get();
      json.writeNumberField("choice", right.number());
      json.writeStringField("letter", right.letter());
      json.writeStringField("display", ask.answer());
    } else if (ask.kind() == Kind.FORMULA) {
      json.writeStringField("formula", ask.answer());
    } else {
      Json.writeValue(json, ask.value(), ask.measure());
      json.writeStringField("display", ask.answer());
    }
  }

  private static void writeMisconceptions(JsonGenerator json, DrawnAsk ask) throws IOException {
    json.writeArrayFieldStart("misconceptions");
    for (Alternative mistake : ask.expectation().misconceptions()) {
      json.writeStartObject();
      json.writeStringField("id", mistake.id());
      if (ask.kind() == Kind.CHOICE) {
        json.writeStringField("display", ask.display(mistake));
      } else if (mistake.formula().isPresent()) {
        json.writeStringField("formula", ask.display(mistake));
      } else {
        Json.writeValue(json, mistake.value() / ask.measure().inBaseUnits(), ask.measure());
        json.writeStringField("display", ask.display(mistake));
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static String sketch(DrawnAsk ask) {
    return ask.sketch().map(text -> text.plain()).orElse("");
  }
}
