package sixteenbytes.bank.drawing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sixteenbytes.bank.question.Draws;
import sixteenbytes.bank.question.Row;
import sixteenbytes.calculators.formula.Given;

/** One value for everything that an ask draws. */
final class Combination {
  private Combination() {}

  /** One row of each variable, chosen by the random numbers, on top of what is fixed. */
  static Row drawn(Draws draws, SplitMix64 random) {
    var numbers = new HashMap<>(draws.fixed().inputs().numbers());
    var choices = new HashMap<>(draws.fixed().inputs().choices());
    var texts = new HashMap<String, String>();
    for (List<Row> rows : draws.variables()) {
      Row row = rows.get(random.below(rows.size()));
      numbers.putAll(row.inputs().numbers());
      choices.putAll(row.inputs().choices());
      texts.putAll(row.texts());
    }
    return new Row(new Given(numbers, choices), Map.copyOf(texts));
  }
}
