package sixteenbytes.bank.question;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What may be drawn for an ask.
 *
 * @param fixed what every draw has
 * @param variables one row of each is drawn, in this order
 * @param keep what must hold for a draw to be used
 * @param drawnInputs the names of the inputs that differ from draw to draw
 */
public record Draws(
    Row fixed, List<List<Row>> variables, List<Condition> keep, Set<String> drawnInputs) {
  public Draws {
    variables = variables.stream().map(List::copyOf).toList();
    keep = List.copyOf(keep);
    drawnInputs = Set.copyOf(drawnInputs);
  }

  public static Draws of(Row fixed, List<List<Row>> variables, List<Condition> keep) {
    var names = new TreeSet<String>();
    for (List<Row> rows : variables) {
      for (Row row : rows) {
        names.addAll(row.inputs().numbers().keySet());
        names.addAll(row.inputs().choices().keySet());
      }
    }
    return new Draws(fixed, variables, keep, names);
  }

  public Draws keeping(List<Condition> conditions) {
    return new Draws(fixed, variables, conditions, drawnInputs);
  }

  /**
   * One of all combinations, the first variable changing fastest; the number may be of any size.
   */
  public Row combination(long number) {
    long left = number;
    Row all = fixed;
    for (List<Row> rows : variables) {
      all = all.with(rows.get((int) (left % rows.size())));
      left /= rows.size();
    }
    return all;
  }
}
