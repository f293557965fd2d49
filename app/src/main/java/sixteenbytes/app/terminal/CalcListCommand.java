package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.Whiteboard;

/** {@code calc list}: the calculators, or the inputs of some of them. */
@Command(name = "list", description = "List the calculators, or the inputs of some of them.")
final class CalcListCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      arity = "0..*",
      paramLabel = "ID",
      description = "The calculators whose inputs are to be listed.")
  private final List<String> ids = new ArrayList<>();

  @Option(names = "--json", description = "Print one JSON document, inputs included.")
  private boolean json;

  CalcListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Calculator> chosen =
        ids.isEmpty() ? Calculators.all() : ids.stream().map(CalcRequest::calculator).toList();
    if (json) {
      console.out().println(CalcJson.of(chosen));
    } else if (ids.isEmpty()) {
      console.out().print(Table.aligned(chosen.stream().map(CalcListCommand::row).toList(), 0));
      console.out().println("\nThe inputs of one of them: sixteen-bytes calc list ID.");
    } else {
      chosen.forEach(this::printInputs);
    }
    return ExitCode.FINE;
  }

  private static List<String> row(Calculator calculator) {
    return List.of(calculator.id(), calculator.topic(), calculator.title());
  }

  private void printInputs(Calculator calculator) {
    console.out().println("%s: %s".formatted(calculator.id(), calculator.title()));
    var rows = new ArrayList<List<String>>();
    for (Input input : calculator.inputs()) {
      rows.add(List.of(input.name(), input.meaning() + allowed(input)));
    }
    console.out().println(Table.aligned(rows, 2));
  }

  private static String allowed(Input input) {
    if (input instanceof Input.Choice choice) {
      return ": %s (usually %s)".formatted(String.join(", ", choice.options()), choice.usual());
    }
    Input.Number number = (Input.Number) input;
    return ", %s%s".formatted(number.range().words(number.measure()), usual(number));
  }

  private static String usual(Input.Number number) {
    return number
        .usual()
        .map(value -> " (usually %s)".formatted(Whiteboard.exact(value, number.measure())))
        .orElse(number.required() ? "" : " (may be left out)");
  }
}
