package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.layout.LayoutSearch;
import sixteenbytes.calculators.quantity.Whiteboard;

/** What a search for layouts found, for people and for scripts. */
final class LayoutSearchReport {
  private static final List<String> DEGREES = List.of("tp", "pp", "cp", "ep");
  private static final List<String> HEADS =
      List.of("", "tp", "pp", "cp", "ep", "dp", "b", "m", "recompute", "step", "MFU", "memory");

  private LayoutSearchReport() {}

  static String text(LayoutSearch.Found found) {
    var text = new StringBuilder();
    text.append(
        "%s layouts divide, %s of them fit.\n\n"
            .formatted(Whiteboard.count(found.divide()), Whiteboard.count(found.fitting().size())));
    if (!found.best().isEmpty()) {
      text.append(Table.aligned(rows(found.best()), 0)).append('\n');
    }
    return text.append(Table.wrapped(found.reason(), 0)).append('\n').toString();
  }

  static String json(LayoutSearch.Found found) {
    return Json.object(
        json -> {
          json.writeStringField("calculator", "layout");
          json.writeNumberField("divide", found.divide());
          json.writeNumberField("fit", found.fitting().size());
          json.writeStringField("reason", found.reason());
          json.writeArrayFieldStart("layouts");
          for (Derivation layout : found.best()) {
            json.writeStartObject();
            CalcJson.writeInputs(json, layout);
            CalcJson.writeOutputs(json, layout);
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static List<List<String>> rows(List<Derivation> best) {
    var rows = new ArrayList<List<String>>();
    rows.add(HEADS);
    for (Derivation layout : best) {
      var row = new ArrayList<String>();
      row.add(rows.size() + ".");
      for (String input : DEGREES) {
        row.add(plain(layout.given().number(input)));
      }
      row.add(plain(layout.output("dp")));
      row.add(plain(layout.given().number("microBatch")));
      row.add(plain(layout.output("microBatches")));
      row.add(layout.given().choice("recompute"));
      row.add(layout.display("stepTime"));
      row.add(layout.display("mfu"));
      row.add(layout.display("perGpuBytes"));
      rows.add(row);
    }
    return rows;
  }

  private static String plain(double count) {
    return Whiteboard.count(count);
  }
}
