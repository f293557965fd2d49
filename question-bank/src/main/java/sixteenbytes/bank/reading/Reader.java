package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import sixteenbytes.calculators.formula.Expression;
import sixteenbytes.calculators.quantity.Dimension;

/**
 * Reads typed answers. It never throws, never waits, and evaluates nothing but arithmetic, within
 * limits that are checked beforehand.
 */
public final class Reader {
  /** Stored with every answer, so that a change of the rules can judge old answers anew. */
  public static final int RULES_VERSION = 3;

  private Reader() {}

  /**
   * Reads a quantity, or a calculation that gives one.
   *
   * @param expected what the question asks for
   */
  public static Readings quantity(String typed, Dimension expected, ReadingSettings settings) {
    return quantity(typed, expected, settings, Givens.NONE);
  }

  /**
   * The same, where the question gives numbers by name.
   *
   * @param givens the names that may be typed for them
   */
  public static Readings quantity(
      String typed, Dimension expected, ReadingSettings settings, Givens givens) {
    return read(
        () -> new Preparation(typed, settings.comma(), new GivenWords(givens, expected)),
        prepared -> {
          int start = prepared.answerStart();
          return quantities(prepared, text -> text.answer(start), expected)
              .after(working(prepared, start, expected));
        });
  }

  /** What a part of a text means with units first, and with names first where that differs. */
  private static Readings.Quantities quantities(
      Preparation prepared, Function<Preparation, Token[]> part, Dimension expected) {
    Givens givens = prepared.givens().givens();
    Token[] tokens = part.apply(prepared);
    if (!prepared.givens().hasSecondReading(tokens)) {
      return Possibilities.of(tokens, expected, givens);
    }
    Readings.Quantities named;
    try {
      named = Possibilities.of(part.apply(prepared.namesFirst()), expected, givens);
    } catch (Refusal senseless) {
      return Possibilities.of(tokens, expected, givens);
    }
    try {
      return Possibilities.of(tokens, expected, givens).or(named);
    } catch (Refusal senseless) {
      return named;
    }
  }

  /** What stands between the last two equals signs; where it cannot be read there is no remark. */
  private static List<Reading> working(Preparation prepared, int answerStart, Dimension expected) {
    int to = answerStart - 1;
    if (to <= 0) {
      return List.of();
    }
    String text = prepared.cleaned().text();
    while (to > 0 && "=>~≈".indexOf(text.charAt(to - 1)) >= 0) {
      to--;
    }
    int from = Math.max(text.lastIndexOf('=', to - 1), text.lastIndexOf('≈', to - 1)) + 1;
    int end = to;
    try {
      Token[] tokens = prepared.working(from, end);
      boolean named = tokens.length == 2 && tokens[0].is(Token.Kind.NAME); // M = …
      return named
          ? List.of()
          : quantities(prepared, part -> part.working(from, end), expected).readings();
    } catch (Refusal | Undecided unreadable) {
      return List.of(); // such as the name of what is computed: M = …
    }
  }

  /** Reads a formula over declared names. */
  public static Readings formula(String typed, List<String> declared, ReadingSettings settings) {
    var names = new Names(declared);
    return read(
        () -> new Preparation(typed, settings.comma(), names),
        prepared ->
            new Readings.Formulas(formulas(prepared.answer(prepared.answerStart()), names)));
  }

  /**
   * Turns what is refused on the way into the reading of it; places are those of what was typed.
   */
  private static Readings read(
      Supplier<Preparation> preparation, Function<Preparation, Readings> reading) {
    try {
      Preparation prepared = preparation.get();
      try {
        return reading.apply(prepared);
      } catch (Refusal refusal) {
        return new Readings.Unreadable(
            refusal.getMessage(), prepared.cleaned().typedAt(refusal.at()));
      }
    } catch (Refusal refusal) {
      return new Readings.Unreadable(refusal.getMessage(), refusal.at());
    } catch (Undecided undecided) {
      return new Readings.Unsettled(undecided.getMessage(), undecided.choices());
    }
  }

  private static List<FormulaReading> formulas(Token[] tokens, Names names) {
    var found = new ArrayList<FormulaReading>();
    boolean two = false;
    for (Token token : tokens) {
      two |= token.hasTwoValues();
    }
    for (int i = 0; i < (two ? 2 : 1); i++) {
      if (formula(tokens, names, Choices.ofFormula(i == 1, false), found)) {
        formula(tokens, names, Choices.ofFormula(i == 1, true), found);
      }
    }
    return found;
  }

  private static boolean formula(
      Token[] tokens, Names names, Choices choices, List<FormulaReading> found) {
    Script script = Script.written();
    var parser = Parser.ofFormula(tokens, choices, new TreeArithmetic(names), script);
    Expression expression = parser.whole();
    found.add(new FormulaReading(expression, script.toString(), choices.tight()));
    return parser.findings().slashBeforeProduct;
  }
}
