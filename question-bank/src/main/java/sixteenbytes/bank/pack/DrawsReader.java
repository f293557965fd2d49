package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import sixteenbytes.bank.question.Draws;
import sixteenbytes.bank.question.Row;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;

/** Reads what may be drawn for an ask: its inputs and the rows that are drawn together. */
final class DrawsReader {
  private static final List<String> FIELDS = List.of("oneOf", "fixed", "symbol");

  private final Place ask;
  private final Calculator calculator;
  private Row fixed = new Row(Given.nothing(), Map.of());
  private final List<List<Row>> variables = new ArrayList<>();
  private final Set<String> texts = new TreeSet<>();
  private final Set<String> named = new LinkedHashSet<>();

  /**
   * @param calculator with the symbols of the question
   */
  DrawsReader(Place ask, Calculator calculator) {
    this.ask = ask;
    this.calculator = calculator;
  }

  /** The text slots of the rows that were read. */
  Set<String> texts() {
    return texts;
  }

  /**
   * @param free the symbols of inputs that need no value, since a formula is asked for in them
   * @throws Fault if an input is unknown, missing, or has a value that it may not have
   */
  Draws read(List<String> free) {
    ask.maybe("inputs").ifPresent(inputs -> inputs.fields().forEach(this::input));
    for (List<Place> rows : tables()) {
      variables.add(table(rows));
    }
    for (Input input : calculator.inputs()) {
      if (!named.contains(input.name())) {
        supply(input, free);
      }
    }
    return Draws.of(fixed, variables, List.of());
  }

  private void input(String name, Place place) {
    Input input = known(name, place);
    place.takesOnly(FIELDS);
    boolean drawn = place.maybe("oneOf").isPresent();
    boolean settled = place.maybe("fixed").isPresent();
    if (drawn && settled) {
      throw place.fault("an input has either \"oneOf\" or \"fixed\".");
    }
    if (!drawn && !settled) {
      return; // a new symbol alone: the value is the usual one, or stands for itself in a formula
    }
    named.add(name);
    if (settled) {
      fixed =
          new Row(
              value(input, place.at("fixed"), Printed.IN_FULL).on(fixed.inputs()), fixed.texts());
      return;
    }
    List<Place> options = place.at("oneOf").items();
    if (options.size() < 2) {
      throw place
          .at("oneOf")
          .fault(
              "there are fewer than two values to draw from.", "Use \"fixed\" for a single one.");
    }
    variables.add(
        options.stream()
            .map(
                option ->
                    new Row(value(input, option, Printed.IN_FULL).on(Given.nothing()), Map.of()))
            .toList());
  }

  /** One table, or several: a list of rows, or a list of lists of rows. */
  private List<List<Place>> tables() {
    List<Place> items = ask.itemsOf("together");
    if (items.isEmpty()) {
      return List.of();
    }
    return items.get(0).isList() ? items.stream().map(Place::items).toList() : List.of(items);
  }

  private List<Row> table(List<Place> rows) {
    if (rows.isEmpty()) {
      throw ask.at("together").fault("there is no row to draw from.");
    }
    Set<String> columns = rows.get(0).fields().keySet();
    for (String column : columns) {
      if (named.contains(column)) {
        throw rows.get(0)
            .at(column)
            .fault("\"" + column + "\" has a value already.", "Give it in one place.");
      }
    }
    List<Row> drawn = rows.stream().map(this::row).toList();
    for (Place row : rows) {
      if (!row.fields().keySet().equals(columns)) {
        throw row.fault(
            "the rows of one table have the same fields.",
            "The first has " + String.join(", ", columns) + ".");
      }
    }
    return drawn;
  }

  private Row row(Place place) {
    Given given = Given.nothing();
    var slots = new LinkedHashMap<String, String>();
    for (Map.Entry<String, Place> field : place.fields().entrySet()) {
      if (calculator.input(field.getKey()).isPresent()) {
        given =
            value(known(field.getKey(), field.getValue()), field.getValue(), Printed.AS_A_PRESET)
                .on(given);
        named.add(field.getKey());
      } else if (field.getValue().isText() && !field.getKey().isEmpty()) {
        slots.put(field.getKey(), field.getValue().text());
      } else {
        throw field
            .getValue()
            .unknown(
                "\"%s\" is no input of %s, and a text slot takes a text."
                    .formatted(field.getKey(), calculator.id()),
                field.getKey(),
                inputNames());
      }
    }
    texts.addAll(slots.keySet());
    return new Row(given, slots);
  }

  /** Sees to an input that the ask does not mention. */
  private void supply(Input input, List<String> free) {
    boolean needed = input instanceof Input.Choice choice && choice.required();
    if (input instanceof Input.Number number) {
      needed = number.required() && number.usual().isEmpty();
      if (free.contains(number.symbol())) {
        needed = false;
        fixed =
            new Row(fixed.inputs().and(number.name(), InputValues.stand(number)), fixed.texts());
      }
    }
    if (needed) {
      throw ask.fault(
          "%s needs the input \"%s\", the %s."
              .formatted(calculator.id(), input.name(), input.meaning()),
          "Give it under \"inputs\".");
    }
  }

  private Input known(String name, Place place) {
    return calculator
        .input(name)
        .orElseThrow(
            () ->
                place.unknown(
                    "\"%s\" is no input of %s.".formatted(name, calculator.id()),
                    name,
                    inputNames()));
  }

  private List<String> inputNames() {
    return calculator.inputs().stream().map(Input::name).toList();
  }

  private enum Printed {
    IN_FULL,
    AS_A_PRESET
  }

  /** A value that an input is given. */
  private interface Value {
    Given on(Given given);
  }

  private static Value value(Input input, Place place, Printed printed) {
    if (input instanceof Input.Choice choice) {
      String option = InputValues.option(choice, place);
      return given -> given.and(choice.name(), option);
    }
    Input.Number number = (Input.Number) input;
    double value = InputValues.number(number, place);
    if (printed == Printed.IN_FULL) {
      InputValues.checkWhiteboard(value, place);
    }
    return given -> given.and(number.name(), value);
  }
}
