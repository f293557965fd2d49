package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Draws;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Other.Changes;
import sixteenbytes.bank.question.Template;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Measure;

/** Reads one ask: the lead of a question, or a follow-up that takes an answer. */
final class AskReader {
  private final Place place;
  private final Faults faults;
  private final Set<String> letters;

  /**
   * An ask with the names that its texts may use.
   *
   * @param sample a derivation of its calculator with some of its numbers
   * @param texts the text slots of its draws
   */
  record Read(Ask ask, Scope scope, Derivation sample, Set<String> texts) {}

  AskReader(Place place, Set<String> letters, Faults faults) {
    this.place = place;
    this.letters = letters;
    this.faults = faults;
  }

  /** An ask with numbers of its own. */
  Optional<Read> drawn(int part) {
    return faults.attempt(
        () -> {
          Calculator calculator = renamed(calculator());
          DrawsReader reader = new DrawsReader(place, calculator);
          List<String> names = names(calculator);
          Draws draws = reader.read(names);
          Derivation sample = Sample.of(place, calculator, draws);
          Scope scope = new Scope(sample, reader.texts(), letters);
          Draws kept = draws.keeping(place.itemsOf("keep").stream().map(scope::condition).toList());
          return read(
              part,
              Ask.Numbers.DRAWN_FOR_IT,
              calculator,
              kept,
              Changes.NONE,
              sample,
              reader.texts());
        });
  }

  /** An ask with the numbers of the lead, some of which it may change. */
  Optional<Read> withNumbersOf(Read lead, int part) {
    return faults.attempt(
        () -> {
          refuse("inputs");
          refuse("together");
          refuse("keep");
          Calculator calculator = lead.ask().calculator();
          Changes changes =
              place
                  .maybe("given")
                  .map(given -> others(calculator, lead.scope(), Set.of(), "").changes(given))
                  .orElse(Changes.NONE);
          Derivation sample = changed(lead.sample(), changes);
          return read(
              part,
              Ask.Numbers.THOSE_OF_THE_LEAD,
              calculator,
              lead.ask().draws(),
              changes,
              sample,
              lead.texts());
        });
  }

  private Read read(
      int part,
      Ask.Numbers numbers,
      Calculator calculator,
      Draws draws,
      Changes changes,
      Derivation sample,
      Set<String> texts) {
    Scope scope = new Scope(sample, texts, letters);
    Kind kind = kind();
    List<String> names = names(calculator);
    String output = Asked.output(place.at("ask"), calculator, scope);
    Measure measure = sample.measure(output);
    Set<String> expressions = kind == Kind.FORMULA ? Set.copyOf(names) : scope.values();
    OthersReader others = others(calculator, scope, expressions, output);
    Ask ask =
        new Ask(
            part,
            kind,
            numbers,
            faults
                .attempt(() -> TemplateReader.read(place.at("prompt"), scope))
                .orElse(Template.of("")),
            calculator,
            draws,
            changes,
            output,
            measure,
            place.maybe("unit").flatMap(unit -> faults.attempt(() -> Asked.unit(unit, measure))),
            tolerance(kind),
            names,
            others.conventions(place.itemsOf("conventions")),
            others.misconceptions(place.itemsOf("misconceptions")),
            part == 1
                ? Optional.empty()
                : place.maybe("sketch").flatMap(sketch -> text(sketch, scope)),
            part == 1 ? List.of() : texts(place.itemsOf("hints"), scope));
    faults.check(() -> checkChoicesShown(ask));
    return new Read(ask, scope, sample, texts);
  }

  private Optional<Template> text(Place text, Scope scope) {
    return faults.attempt(() -> TemplateReader.read(text, scope));
  }

  private List<Template> texts(List<Place> places, Scope scope) {
    return places.stream().flatMap(text -> text(text, scope).stream()).toList();
  }

  private OthersReader others(
      Calculator calculator, Scope scope, Set<String> expressions, String output) {
    return new OthersReader(calculator, scope, expressions, output, faults);
  }

  private Kind kind() {
    Optional<Place> given = place.maybe("kind");
    return given.isEmpty()
        ? Kind.NUMERIC
        : Kind.named(given.get().text())
            .orElseThrow(
                () ->
                    given
                        .get()
                        .unknown(
                            "there is no kind \"" + given.get().text() + "\".",
                            given.get().text(),
                            List.of("numeric", "formula")));
  }

  private List<String> names(Calculator calculator) {
    List<String> names = place.itemsOf("names").stream().map(Place::text).toList();
    if (names.isEmpty() == (kind() == Kind.FORMULA)) {
      throw place.fault("a formula needs \"names\", and only a formula has them.");
    }
    List<String> symbols = symbols(calculator);
    for (String name : names) {
      if (!symbols.contains(name)) {
        throw place
            .at("names")
            .unknown("\"" + name + "\" is the symbol of no input.", name, symbols);
      }
    }
    return names;
  }

  private Tolerance tolerance(Kind kind) {
    if (kind == Kind.FORMULA) {
      refuse("tolerance");
      refuse("unit");
      return Tolerance.exact();
    }
    return faults.attempt(() -> Asked.tolerance(place.at("tolerance"))).orElse(Tolerance.exact());
  }

  private Calculator calculator() {
    Place id = place.at("calculator");
    return Calculators.byId(id.text())
        .orElseThrow(
            () ->
                id.unknown(
                    "there is no calculator \"" + id.text() + "\".",
                    id.text(),
                    Calculators.all().stream().map(Calculator::id).toList()));
  }

  private Calculator renamed(Calculator calculator) {
    var symbols = new LinkedHashMap<String, String>();
    for (Map.Entry<String, Place> field : inputs().entrySet()) {
      if (!field.getValue().isObject() || field.getValue().maybe("symbol").isEmpty()) {
        continue;
      }
      Place symbol = field.getValue().at("symbol");
      if (!(calculator.input(field.getKey()).orElse(null) instanceof Input.Number number)) {
        throw symbol.fault("only a number has a symbol.");
      }
      if (!number.symbol().equals(symbol.text())) {
        symbols.put(number.symbol(), symbol(symbol));
      }
    }
    return symbols.isEmpty() ? calculator : renamed(calculator, symbols);
  }

  private Calculator renamed(Calculator calculator, Map<String, String> symbols) {
    try {
      return calculator.withSymbols(symbols);
    } catch (IllegalArgumentException refused) {
      throw place.at("inputs").fault(refused.getMessage());
    }
  }

  private static String symbol(Place place) {
    boolean plain = false;
    try {
      plain = new Formula(place.text()).symbols().equals(Set.of(place.text()));
    } catch (IllegalArgumentException noFormula) {
      throw place.fault("\"" + place.text() + "\" is no symbol: " + noFormula.getMessage() + ".");
    }
    if (!plain) {
      throw place.fault(
          "\"" + place.text() + "\" is no symbol.",
          "Use a letter, or a letter with an index such as B_n.");
    }
    return place.text();
  }

  private Map<String, Place> inputs() {
    return place.maybe("inputs").map(Place::fields).orElse(Map.of());
  }

  private static List<String> symbols(Calculator calculator) {
    var symbols = new ArrayList<String>();
    for (Input input : calculator.inputs()) {
      if (input instanceof Input.Number number) {
        symbols.add(number.symbol());
      }
    }
    return symbols;
  }

  private Derivation changed(Derivation lead, Changes changes) {
    var given = lead.given();
    for (Map.Entry<String, Formula> number : changes.numbers().entrySet()) {
      given =
          given.and(
              number.getKey(),
              number.getValue().evaluate(name -> lead.valuesBySymbol().getOrDefault(name, 1.0)));
    }
    for (Map.Entry<String, String> choice : changes.choices().entrySet()) {
      given = given.and(choice.getKey(), choice.getValue());
    }
    try {
      return lead.calculator().derive(given);
    } catch (InvalidInput refused) {
      throw place.at("given").fault(refused.getMessage());
    }
  }

  private void refuse(String field) {
    place
        .maybe(field)
        .ifPresent(
            there -> {
              throw there.fault("\"" + field + "\" has no meaning here.");
            });
  }

  private void checkChoicesShown(Ask ask) {
    for (Input input : ask.calculator().inputs()) {
      boolean drawn =
          input instanceof Input.Choice && ask.draws().drawnInputs().contains(input.name());
      if (drawn
          && ask.numbers() == Ask.Numbers.DRAWN_FOR_IT
          && ask.prompt().pieces().stream()
              .noneMatch(
                  piece -> piece instanceof Template.Slot named && isTold(named.name(), input))) {
        throw place
            .at("prompt")
            .fault(
                "the option that is drawn for " + input.name() + " is not told.",
                "Show it as {" + input.name() + "}, or with a text slot of its row.");
      }
    }
  }

  private boolean isTold(String slot, Input choice) {
    return slot.equals(choice.name())
        || place.itemsOf("together").stream()
            .flatMap(row -> row.isList() ? row.items().stream() : java.util.stream.Stream.of(row))
            .anyMatch(
                row -> row.fields().containsKey(slot) && row.fields().containsKey(choice.name()));
  }
}
