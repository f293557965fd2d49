package sixteenbytes.calculators.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Call;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Negation;
import sixteenbytes.calculators.formula.Expression.Operator;
import sixteenbytes.calculators.formula.Expression.Symbol;

/**
 * Reads the text of a formula as its authors write it: {@code 2 * (d - 1) / d * M}.
 *
 * <p>Every product has its sign here; what people type into the answer field is read elsewhere,
 * with far more patience.
 */
final class ExpressionParser {
  /** Far more than any formula needs, and little enough for the stack that walks its tree. */
  private static final int LONGEST = 1000;

  private static final Pattern NUMBER =
      Pattern.compile("([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][-+]?[0-9]+)?");

  private final String text;
  private int at;

  private ExpressionParser(String text) {
    this.text = text;
  }

  /**
   * @throws IllegalArgumentException with the position if the text is no formula
   */
  static Expression parse(String text) {
    if (text.length() > LONGEST) {
      throw new IllegalArgumentException(
          "a formula has at most %s characters, this one %s".formatted(LONGEST, text.length()));
    }
    var parser = new ExpressionParser(text);
    Expression whole = parser.sum();
    parser.skipBlanks();
    if (parser.at < text.length()) {
      throw parser.refusal("an operator or the end");
    }
    return whole;
  }

  private Expression sum() {
    Expression left = product();
    for (Optional<Operator> sign = sign(1); sign.isPresent(); sign = sign(1)) {
      left = new Binary(sign.get(), left, product());
    }
    return left;
  }

  private Expression product() {
    Expression left = signed();
    for (Optional<Operator> sign = sign(2); sign.isPresent(); sign = sign(2)) {
      left = new Binary(sign.get(), left, signed());
    }
    return left;
  }

  private Expression signed() {
    if (take('-')) {
      return new Negation(signed());
    }
    Expression base = atom();
    return sign(4).isPresent() ? new Binary(Operator.POWER, base, signed()) : base;
  }

  private Expression atom() {
    if (take('(')) {
      Expression inner = sum();
      expect(')');
      return inner;
    }
    skipBlanks();
    char next = at < text.length() ? text.charAt(at) : 0;
    if (isDigit(next) || next == '.') {
      return literal();
    }
    if (!Character.isLetter(next)) {
      throw refusal("a number, a symbol or an opening parenthesis");
    }
    int start = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
      at++;
    }
    String name = text.substring(start, at);
    return take('(') ? call(name) : new Symbol(name);
  }

  private Expression call(String name) {
    Function function =
        Function.named(name)
            .orElseThrow(() -> new IllegalArgumentException(name + " is no function, in: " + text));
    List<Expression> arguments = new ArrayList<>();
    do {
      arguments.add(sum());
    } while (take(','));
    expect(')');
    if (arguments.size() != function.places()) {
      throw new IllegalArgumentException(
          "%s takes %s arguments, in: %s".formatted(name, function.places(), text));
    }
    return new Call(function, List.copyOf(arguments));
  }

  private Expression literal() {
    int start = at;
    skipDigits();
    if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
      at++;
      if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
        at++;
      }
      skipDigits();
    }
    String digits = text.substring(start, at);
    if (!NUMBER.matcher(digits).matches()) {
      throw new IllegalArgumentException(
          "\"%s\" is no number, at position %s of: %s".formatted(digits, start + 1, text));
    }
    return new Literal(Double.parseDouble(digits), digits);
  }

  private void skipDigits() {
    while (at < text.length() && (isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
  }

  private Optional<Operator> sign(int binding) {
    for (Operator operator : Operator.values()) {
      if (operator.binding() == binding && take(operator.sign().charAt(0))) {
        return Optional.of(operator);
      }
    }
    return Optional.empty();
  }

  private boolean take(char wanted) {
    skipBlanks();
    boolean found = at < text.length() && text.charAt(at) == wanted;
    if (found) {
      at++;
    }
    return found;
  }

  private void expect(char wanted) {
    if (!take(wanted)) {
      throw refusal("'" + wanted + "'");
    }
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private IllegalArgumentException refusal(String wanted) {
    return new IllegalArgumentException(
        "%s was expected at position %s of: %s".formatted(wanted, at + 1, text));
  }
}
