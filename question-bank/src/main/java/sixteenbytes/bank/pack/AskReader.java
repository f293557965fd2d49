package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Condition;
import sixteenbytes.bank.question.Draws;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Names;
import sixteenbytes.bank.question.Options;
import sixteenbytes.bank.question.Other.Changes;
import sixteenbytes.bank.question.Template;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
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
   * @param texts the text slots of its draws
   */
  record Read(Ask ask, Scope scope, Set<String> texts) {}

  AskReader(Place place, Set<String> letters, Faults faults) {
    this.place = place;
    this.letters = letters;
    this.faults = faults;
  }

  /** Where the numbers of an ask come from, as far as the file says. */
  private record Source(
      Ask.Numbers numbers,
      Calculator calculator,
      Draws draws,
      Changes changes,
      Derivation sample,
      Set<String> texts) {}

  /** An ask with numbers of its own. */
  Optional<Read> drawn(int part) {
    return faults.attempt(() -> read(part, drawn()));
  }

  private Source drawn() {
    refuse("given");
    Calculator calculator = new CalculatorReader(place).read();
    DrawsReader reader = new DrawsReader(place, calculator);
    Draws draws = reader.read(names(calculator));
    Derivation sample = Sample.of(place, calculator, draws);
    Scope scope = new Scope(sample, reader.texts(), letters);
    List<Condition> keep = place.itemsOf("keep").stream().map(scope::condition).toList();
    return new Source(
        Ask.Numbers.DRAWN_FOR_IT,
        calculator,
        draws.keeping(keep),
        Changes.NONE,
        sample,
        reader.texts());
  }

  /** An ask with the numbers of the lead, some of which it may change. */
  Optional<Read> withNumbersOf(Read lead, int part) {
    return faults.attempt(() -> read(part, changed(lead)));
  }

  private Source changed(Read lead) {
    refuse("inputs");
    refuse("together");
    refuse("keep");
    Calculator calculator = lead.ask().calculator();
    Changes changes =
        place
            .maybe("given")
            .map(given -> new ChangesReader(calculator, lead.scope()).read(given))
            .orElse(Changes.NONE);
    return new Source(
        Ask.Numbers.THOSE_OF_THE_LEAD,
        calculator,
        lead.ask().draws(),
        changes,
        changed(lead.scope(), changes),
        lead.texts());
  }

  private Derivation changed(Scope lead, Changes changes) {
    try {
      return lead.sample()
          .calculator()
          .derive(changes.on(lead.sample().given(), new Names(lead.sample())::value));
    } catch (InvalidInput refused) {
      throw place.at("given").fault(refused.getMessage());
    }
  }

  private Read read(int part, Source source) {
    Calculator calculator = source.calculator();
    Scope scope = new Scope(source.sample(), source.texts(), letters);
    Kind kind = kind();
    List<String> names = names(calculator);
    if (kind == Kind.CHOICE) {
      refuse("conventions");
      refuse("misconceptions");
    } else {
      refuse("choices");
      refuse("inOrder");
    }
    String output = output(kind, calculator, scope);
    Measure measure = output.isEmpty() ? Measure.COUNT : source.sample().measure(output);
    OthersReader others =
        new OthersReader(
            calculator,
            scope,
            kind == Kind.FORMULA ? Set.copyOf(names) : scope.values(),
            output,
            faults);
    Ask ask =
        new Ask(
            part,
            kind,
            source.numbers(),
            text(place.at("prompt"), scope).orElse(Template.of("")),
            calculator,
            source.draws(),
            source.changes(),
            output,
            measure,
            place.maybe("unit").flatMap(unit -> faults.attempt(() -> Asked.unit(unit, measure))),
            tolerance(kind),
            kind == Kind.CHOICE ? new OptionsReader(scope, faults).read(place) : Options.NONE,
            names,
            others.conventions(place.itemsOf("conventions")),
            others.misconceptions(place.itemsOf("misconceptions")),
            part == 1
                ? Optional.empty()
                : place.maybe("sketch").flatMap(sketch -> text(sketch, scope)),
            part == 1 ? List.of() : texts(place.itemsOf("hints"), scope));
    if (source.numbers() == Ask.Numbers.DRAWN_FOR_IT) {
      faults.check(() -> new ToldChoices(place).check(ask));
    }
    return new Read(ask, scope, source.texts());
  }

  /** Where something is picked, the output that decides it may be left out. */
  private String output(Kind kind, Calculator calculator, Scope scope) {
    return kind == Kind.CHOICE && place.maybe("ask").isEmpty()
        ? ""
        : Asked.output(place.at("ask"), calculator, scope);
  }

  private Optional<Template> text(Place text, Scope scope) {
    return faults.attempt(() -> TemplateReader.read(text, scope));
  }

  private List<Template> texts(List<Place> places, Scope scope) {
    return places.stream().flatMap(text -> text(text, scope).stream()).toList();
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
                            Arrays.stream(Kind.values()).map(Kind::id).toList()));
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
    if (kind != Kind.NUMERIC) {
      refuse("tolerance");
      refuse("unit");
      return Tolerance.exact();
    }
    return faults.attempt(() -> Asked.tolerance(place.at("tolerance"))).orElse(Tolerance.exact());
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

  private void refuse(String field) {
    place
        .maybe(field)
        .ifPresent(
            there -> {
              throw there.fault("\"" + field + "\" has no meaning here.");
            });
  }
}
