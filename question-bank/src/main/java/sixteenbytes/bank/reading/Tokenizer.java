package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.bank.reading.ReadingSettings.Comma;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.formula.Function;

/** Cuts a cleaned text into tokens, by hand: no regular expression, no recursion. */
final class Tokenizer {
  private static final Token START = Token.sign(Kind.END, 0, 0);

  private final String text;
  private final int limit;
  private final Comma comma;
  private final Names names;
  private final GivenWords givens;
  private final List<Token> tokens = new ArrayList<>();
  private final boolean[] listing = new boolean[Limits.NESTING + 1];
  private int depth;
  private int at;

  private Tokenizer(String text, int from, int limit, Comma comma, Names names, GivenWords givens) {
    this.text = text;
    this.at = from;
    this.limit = limit;
    this.comma = comma;
    this.names = names;
    this.givens = givens;
  }

  /**
   * The tokens of a part of a text.
   *
   * @throws Refusal at a character or a word that means nothing
   */
  static List<Token> tokens(
      String text, int from, int to, Comma comma, Names names, GivenWords givens) {
    var tokenizer = new Tokenizer(text, from, to, comma, names, givens);
    while (tokenizer.at < to) {
      if (text.charAt(tokenizer.at) == ' ') {
        tokenizer.at++;
      } else {
        tokenizer.next();
        if (tokenizer.tokens.size() > Limits.TOKENS) {
          throw new Refusal(tokenizer.at, "This is too long to be an answer.");
        }
      }
    }
    return tokenizer.tokens;
  }

  private void next() {
    char first = text.charAt(at);
    if (NumberScanner.isDigit(first) || first == '.' && digitAt(at + 1)) {
      number();
    } else if (Words.isLetter(first)) {
      word();
    } else if (CleanUp.isFraction(first)) {
      Rational value = CleanUp.FRACTIONS.get(first);
      tokens.add(Token.number(at, at + 1, String.valueOf(first), value, value));
      at++;
    } else if (raised(first) >= 0
        || first == CleanUp.RAISED_MINUS
        || first == CleanUp.RAISED_PLUS) {
      superscripts();
    } else {
      sign();
    }
  }

  private void number() {
    if (text.charAt(at) == '0'
        && at + 2 < limit
        && "xXoO".indexOf(text.charAt(at + 1)) >= 0
        && Character.digit(text.charAt(at + 2), 16) >= 0) {
      throw new Refusal(at, "Numbers are typed in decimal.");
    }
    boolean exponentIsName = names.has("e") || names.has("E");
    Token found = NumberScanner.scan(text, at, limit, comma, listing[depth], exponentIsName);
    at = found.end();
    if (at < limit && CleanUp.isFraction(text.charAt(at))) { // 2½
      if (!found.value().isWhole()) {
        throw new Refusal(at, "A fraction such as ½ can follow a whole number only.");
      }
      Rational part = CleanUp.FRACTIONS.get(text.charAt(at));
      at++;
      found =
          Token.number(
              found.start(),
              at,
              text.substring(found.start(), at),
              found.value().plus(part),
              found.other().plus(part));
    }
    tokens.add(found);
  }

  /** A run of raised digits and signs is an exponent. */
  private void superscripts() {
    int start = at;
    boolean negative = text.charAt(at) == CleanUp.RAISED_MINUS;
    if (negative || text.charAt(at) == CleanUp.RAISED_PLUS) {
      at++;
    }
    long value = 0;
    int digits = 0;
    while (at < limit && raised(text.charAt(at)) >= 0) {
      value = Math.min(value * 10 + raised(text.charAt(at)), Integer.MAX_VALUE);
      digits++;
      at++;
    }
    if (digits == 0) {
      throw new Refusal(start, "A raised sign needs raised digits after it.");
    }
    Rational exponent = Rational.of(negative ? -value : value);
    tokens.add(Token.sign(Kind.POWER, start, start));
    tokens.add(Token.number(start, at, text.substring(start, at), exponent, exponent));
  }

  private static int raised(char letter) {
    return letter < '²' ? -1 : CleanUp.SUPERSCRIPTS.indexOf(letter);
  }

  private void word() {
    Token word = Words.at(text, at, limit, names, givens, tokens);
    tokens.add(word);
    at = word.end();
  }

  private void sign() {
    Token sign = Signs.at(text, at, limit, tokens.isEmpty() ? START : last());
    if (sign.is(Kind.OPEN)) {
      depth++;
      if (depth > Limits.NESTING) {
        throw new Refusal(at, "The parentheses are nested too deeply.");
      }
      listing[depth] =
          !tokens.isEmpty()
              && last().is(Kind.FUNCTION)
              && Function.values()[last().index()].places() > 1;
    } else if (sign.is(Kind.CLOSE)) {
      depth = Math.max(0, depth - 1);
    }
    tokens.add(sign);
    at = sign.end();
  }

  private Token last() {
    return tokens.get(tokens.size() - 1);
  }

  private boolean digitAt(int index) {
    return index < limit && NumberScanner.isDigit(text.charAt(index));
  }
}
