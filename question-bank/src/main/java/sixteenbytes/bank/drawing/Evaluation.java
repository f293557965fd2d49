package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.drawing.Values.Value;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Convention;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Misconception;
import sixteenbytes.bank.question.Names;
import sixteenbytes.bank.question.Other;
import sixteenbytes.bank.question.Other.Changes;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

/** Computes what an ask expects and what its mistakes give, for the numbers of one draw. */
final class Evaluation {
  private final Ask ask;
  private final Names names;
  private final Set<String> letters;
  private final KnownLaws laws;

  private Evaluation(Ask ask, Derivation drawn, KnownLaws laws) {
    this.ask = ask;
    this.laws = laws;
    Names before = new Names(drawn);
    this.names = ask.changes().isEmpty() ? before : new Names(changed(before, ask.changes()));
    this.letters = ask.names().isEmpty() ? Set.of() : new HashSet<>(ask.names());
  }

  /**
   * @param drawn the derivation for the numbers drawn
   * @throws Rejected if a value cannot be computed
   */
  static Values of(Ask ask, Derivation drawn, KnownLaws laws) {
    return new Evaluation(ask, drawn, laws).values();
  }

  /** The places of the options that are right with these numbers: one, unless the file is wrong. */
  static List<Integer> right(Ask ask, Derivation drawn) {
    return ask.options().right(new Evaluation(ask, drawn, new KnownLaws()).names);
  }

  /**
   * @throws Rejected if the calculator refuses the numbers
   */
  static Derivation derived(Calculator calculator, Given given) {
    try {
      return calculator.derive(given);
    } catch (InvalidInput refused) {
      throw new Rejected("The calculator refuses " + refused.input() + ".");
    }
  }

  private Values values() {
    if (ask.kind() == Kind.CHOICE) {
      return new Values(ask, names.derivation(), option(), List.of());
    }
    Value answer = finite(output(names.derivation(), ask.output()), "The answer");
    var others = new ArrayList<Value>();
    for (Convention convention : ask.conventions()) {
      others.add(finite(other(convention.other()), convention.id()));
    }
    for (Misconception misconception : ask.misconceptions()) {
      others.add(finite(other(misconception.other()), misconception.id()));
    }
    return new Values(ask, names.derivation(), answer, List.copyOf(others));
  }

  private Value option() {
    List<Integer> right = ask.options().right(names);
    if (right.size() != 1) {
      throw new Rejected(right.isEmpty() ? "No choice is right." : "Several choices are right.");
    }
    return Value.option(right.get(0));
  }

  private Value other(Other other) {
    if (other instanceof Other.Expression expression) {
      return new Value(
          expression.formula().evaluate(names::value),
          letters.isEmpty() ? Optional.empty() : Optional.of(expression.formula()));
    }
    Other.Output output = (Other.Output) other;
    return output(changed(names, output.changes()), output.output());
  }

  /**
   * An option that was drawn may lack an output that others have; that is for the author to mend.
   */
  private Value output(Derivation derivation, String output) {
    if (!derivation.outputNames().contains(output)) {
      throw new IllegalStateException(
          "%s has no output %s with %s"
              .formatted(derivation.calculator().id(), output, derivation.given()));
    }
    return new Value(
        derivation.output(output),
        letters.isEmpty() ? Optional.empty() : Optional.of(laws.of(derivation, output, letters)));
  }

  private static Derivation changed(Names names, Changes changes) {
    if (changes.isEmpty()) {
      return names.derivation();
    }
    Derivation drawn = names.derivation();
    return derived(drawn.calculator(), changes.on(drawn.given(), names::value));
  }

  private static Value finite(Value value, String what) {
    if (!Double.isFinite(value.number())) {
      throw new Rejected(what + " has no finite value.");
    }
    return value;
  }
}
