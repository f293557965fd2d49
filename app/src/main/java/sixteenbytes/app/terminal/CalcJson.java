package sixteenbytes.app.terminal;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;

/** Derivations and calculators as JSON; the field names are a contract with scripts. */
final class CalcJson {
  private CalcJson() {}

  static String of(Derivation derivation) {
    return Json.object(
        json -> {
          json.writeStringField("calculator", derivation.calculator().id());
          writeInputs(json, derivation);
          writeOutputs(json, derivation);
          writeSteps(json, derivation.lines());
        });
  }

  static void writeInputs(JsonGenerator json, Derivation derivation) throws IOException {
    json.writeObjectFieldStart("inputs");
    for (Input input : derivation.calculator().inputs()) {
      if (derivation.given().has(input.name())) {
        json.writeObjectFieldStart(input.name());
        writeInput(json, input, derivation.given());
        json.writeEndObject();
      }
    }
    json.writeEndObject();
  }

  static void writeOutputs(JsonGenerator json, Derivation derivation) throws IOException {
    json.writeObjectFieldStart("outputs");
    for (Derivation.Line line : derivation.lines()) {
      json.writeObjectFieldStart(line.step().name());
      Json.writeValue(json, line.value(), line.step().measure());
      json.writeStringField("display", line.display());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void writeInput(JsonGenerator json, Input input, Given given) throws IOException {
    if (input instanceof Input.Number number) {
      Json.writeValue(json, given.number(number.name()), number.measure());
    } else {
      json.writeStringField("value", given.choice(input.name()));
      json.writeStringField("unit", "");
    }
  }

  static void writeSteps(JsonGenerator json, List<Derivation.Line> lines) throws IOException {
    json.writeArrayFieldStart("steps");
    for (Derivation.Line line : lines) {
      json.writeStartObject();
      json.writeStringField("name", line.step().name());
      json.writeStringField("symbol", line.step().symbol());
      json.writeStringField("expression", line.step().formula().text());
      json.writeStringField("substituted", line.substituted());
      Json.writeValue(json, line.value(), line.step().measure());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  static String of(List<Calculator> calculators) {
    return Json.document(
        json -> {
          json.writeStartArray();
          for (Calculator calculator : calculators) {
            json.writeStartObject();
            json.writeStringField("id", calculator.id());
            json.writeStringField("title", calculator.title());
            json.writeStringField("topic", calculator.topic());
            json.writeStringField("source", calculator.source());
            json.writeArrayFieldStart("inputs");
            for (Input input : calculator.inputs()) {
              json.writeStartObject();
              describe(json, input);
              json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static void describe(JsonGenerator json, Input input) throws IOException {
    json.writeStringField("name", input.name());
    json.writeStringField("meaning", input.meaning());
    if (input instanceof Input.Number number) {
      json.writeStringField("symbol", number.symbol());
      json.writeStringField("unit", number.measure().unit());
      json.writeStringField("range", number.range().words(number.measure()));
      json.writeBooleanField("required", number.required());
      if (number.usual().isPresent()) {
        json.writeNumberField("usual", number.usual().get());
      }
    } else if (input instanceof Input.Choice choice) {
      json.writeArrayFieldStart("options");
      for (String option : choice.options()) {
        json.writeString(option);
      }
      json.writeEndArray();
      json.writeStringField("usual", choice.usual());
    }
  }
}
