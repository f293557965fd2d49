package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
  private final List<Token> tokens = new ArrayList<>();
  private final boolean[] listing = new boolean[Limits.NESTING + 1];
  private int depth;
  private int at;

  private Tokenizer(String text, int from, int limit, Comma comma, Names names) {
    this.text = text;
    this.at = from;
    this.limit = limit;
    this.comma = comma;
    this.names = names;
  }

  /** The tokens of a part of a text. @throws Refusal at a character or a word that means nothing */
  static List<Token> tokens(String text, int from, int to, Comma comma, Names names) {
    var tokenizer = new Tokenizer(text, from, to, comma, names);
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
    } else if (isLetter(first)) {
      word();
    } else if (CleanUp.FRACTIONS.containsKey(first)) {
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
    if (at < limit && CleanUp.FRACTIONS.containsKey(text.charAt(at))) { // 2½
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
    int start = at;
    int end = at;
    while (end < limit && isLetter(text.charAt(end))) {
      end++;
    }
    if (function(start, end) || !names.isEmpty() && name(start, end)) {
      return;
    }
    at = end;
    String typed = text.substring(start, end).replace('μ', 'u');
    for (int i = 0; i < typed.length(); i++) {
      if (CleanUp.isGreek(typed.charAt(i))) {
        throw new Refusal(start + i, CleanUp.named(typed.charAt(i)) + " has no meaning here.");
      }
    }
    switch (typed.toLowerCase(Locale.ROOT)) {
      case "x", "times" -> tokens.add(Token.sign(Kind.CROSS, start, end));
      case "per" -> per(start, end);
      case "to" -> tokens.add(Token.sign(Kind.TO, start, end));
      case "or" -> tokens.add(Token.sign(Kind.OR, start, end));
      case "of" -> tokens.add(Token.sign(Kind.OF, start, end));
      default -> tokens.add(Token.word(start, typed, UnitTable.spelling(typed)));
    }
  }

  private void per(int start, int end) {
    int cent = skipBlanks(end);
    boolean percent =
        text.regionMatches(true, cent, "cent", 0, 4)
            && cent + 4 <= limit
            && (cent + 4 == limit || !isLetter(text.charAt(cent + 4)));
    at = percent ? cent + 4 : end;
    tokens.add(Token.sign(percent ? Kind.PERCENT : Kind.PER, start, at));
  }

  /** A word with ( after it: sqrt(, log2(; everything else that looks like a call is refused. */
  private boolean function(int start, int end) {
    int after = end;
    while (after < limit && NumberScanner.isDigit(text.charAt(after))) {
      after++;
    }
    int open = skipBlanks(after);
    if (open >= limit || text.charAt(open) != '(') {
      return false;
    }
    String typed = text.substring(start, after).toLowerCase(Locale.ROOT);
    Optional<Function> found = Function.named(typed);
    if (found.isPresent()) {
      tokens.add(Token.indexed(Kind.FUNCTION, start, after, typed, found.get().ordinal()));
      at = after;
      return true;
    }
    if (typed.equals("log")) {
      throw new Undecided(
          start, "The base of log is not given.", List.of("log2( )", "ln( )", "log10( )"));
    }
    boolean call =
        names.isEmpty()
            && after == end
            && !UnitTable.spelling(typed).isKnown()
            && !List.of("x", "times", "per", "of", "or", "to").contains(typed)
            && !UnitTable.spelling(text.substring(start, after)).isKnown();
    if (call) {
      throw new Refusal(
          start,
          Quote.of(typed)
              + " is no function that can be used here. There are sqrt, log2, log10, ln, exp, ceil,"
              + " floor, round, abs, min and max.");
    }
    return false;
  }

  /** One declared name, the longest that fits; an unknown one is refused. */
  private boolean name(int start, int end) {
    Names.Match found = names.longestAt(text, start, limit);
    boolean indexFollows =
        found.end() >= 0 && found.end() < limit && "_{".indexOf(text.charAt(found.end())) >= 0;
    if (found.end() > start && !indexFollows) {
      at = found.end();
      tokens.add(Token.indexed(Kind.NAME, start, at, names.name(found.index()), found.index()));
      return true;
    }
    String run = text.substring(start, end);
    if (run.equalsIgnoreCase("x")) {
      return false;
    }
    if (run.equalsIgnoreCase("log") || Function.named(run.toLowerCase(Locale.ROOT)).isPresent()) {
      throw new Refusal(start, "A function is written with parentheses: " + run + "( ).");
    }
    boolean unit = run.length() > 1 && UnitTable.spelling(run).isKnown();
    throw new Refusal(
        start,
        unit
            ? "Units such as "
                + Quote.of(run)
                + " are not typed into a formula. Its names are "
                + names.listed()
                + "."
            : Quote.of(run) + " is not one of the names of this formula: " + names.listed() + ".");
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

  private int skipBlanks(int from) {
    int next = from;
    while (next < limit && text.charAt(next) == ' ') {
      next++;
    }
    return next;
  }

  private static boolean isLetter(char letter) {
    return letter >= 'a' && letter <= 'z'
        || letter >= 'A' && letter <= 'Z'
        || CleanUp.isGreek(letter);
  }
}
