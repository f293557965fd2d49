package sixteenbytes.bank.reading;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.formula.Function;

/** Reads one word: a function, a name of the formula, a unit, or one of a few small words. */
final class Words {
  private static final Set<String> SMALL = Set.of("x", "times", "per", "to", "or", "of");
  private static final String FUNCTIONS =
      "There are sqrt, log2, log10, ln, exp, ceil, floor, round, abs, min and max.";

  private final String text;
  private final int start;
  private final int end;
  private final int limit;
  private final Names names;
  private final GivenWords givens;
  private final List<Token> before;

  private Words(
      String text, int start, int limit, Names names, GivenWords givens, List<Token> before) {
    this.text = text;
    this.start = start;
    this.limit = limit;
    this.names = names;
    this.givens = givens;
    this.before = before;
    int last = start;
    while (last < limit && isLetter(text.charAt(last))) {
      last++;
    }
    this.end = last;
  }

  /**
   * The word that starts at a letter.
   *
   * @throws Refusal if it cannot mean anything
   */
  static Token at(
      String text, int start, int limit, Names names, GivenWords givens, List<Token> before) {
    var word = new Words(text, start, limit, names, givens, before);
    Optional<Token> call = word.function();
    if (call.isPresent()) {
      return call.get();
    }
    if (!names.isEmpty()) {
      return word.name();
    }
    return word.given().orElseGet(word::unit);
  }

  /** Whether it is a word between numbers: x, per, to. */
  static boolean isSmall(String word) {
    return SMALL.contains(word.toLowerCase(Locale.ROOT));
  }

  static boolean isLetter(char letter) {
    return letter >= 'a' && letter <= 'z'
        || letter >= 'A' && letter <= 'Z'
        || CleanUp.isGreek(letter);
  }

  /** A word with ( after it: sqrt(, log2(; everything else that looks like a call is refused. */
  private Optional<Token> function() {
    int after = end;
    while (after < limit && NumberScanner.isDigit(text.charAt(after))) {
      after++;
    }
    int open = skipBlanks(after);
    if (open >= limit || text.charAt(open) != '(') {
      return Optional.empty();
    }
    String exact = text.substring(start, after);
    String typed = exact.toLowerCase(Locale.ROOT);
    if (typed.equals("log")) {
      throw new Undecided(
          start, "The base of log is not given.", List.of("log2( )", "ln( )", "log10( )"));
    }
    Optional<Function> found = Function.named(typed);
    boolean word =
        SMALL.contains(typed) || UnitTable.spelling(exact).isKnown() || given().isPresent();
    if (found.isEmpty() && names.isEmpty() && after == end && !word) {
      throw new Refusal(
          start, Quote.of(typed) + " is no function that can be used here. " + FUNCTIONS);
    }
    return found.map(
        function -> Token.indexed(Kind.FUNCTION, start, after(exact), typed, function.ordinal()));
  }

  private int after(String word) {
    return start + word.length();
  }

  private Optional<Token> given() {
    return givens.at(text, start, limit, text.substring(start, end), before);
  }

  /** A noun with hyphens in it, such as micro-batches or all-to-alls. */
  private Optional<Token> hyphenated() {
    int last = end;
    while (last + 1 < limit && text.charAt(last) == '-' && isLetter(text.charAt(last + 1))) {
      last++;
      while (last < limit && isLetter(text.charAt(last))) {
        last++;
      }
    }
    String whole = text.substring(start, last);
    Spelling spelling = last == end ? Spelling.UNKNOWN : UnitTable.spelling(whole);
    return spelling.isKnown() ? Optional.of(Token.word(start, whole, spelling)) : Optional.empty();
  }

  private Token unit() {
    Optional<Token> hyphenated = hyphenated();
    if (hyphenated.isPresent()) {
      return hyphenated.get();
    }
    String typed = text.substring(start, end).replace('μ', 'u');
    for (int i = 0; i < typed.length(); i++) {
      if (CleanUp.isGreek(typed.charAt(i))) {
        throw new Refusal(start + i, CleanUp.named(typed.charAt(i)) + " has no meaning here.");
      }
    }
    return switch (typed.toLowerCase(Locale.ROOT)) {
      case "x", "times" -> Token.sign(Kind.CROSS, start, end);
      case "per" -> per();
      case "to" -> Token.sign(Kind.TO, start, end);
      case "or" -> Token.sign(Kind.OR, start, end);
      case "of" -> Token.sign(Kind.OF, start, end);
      default -> Token.word(start, typed, UnitTable.spelling(typed));
    };
  }

  /** "per", or "per cent". */
  private Token per() {
    int cent = skipBlanks(end);
    boolean percent =
        text.regionMatches(true, cent, "cent", 0, 4)
            && cent + 4 <= limit
            && (cent + 4 == limit || !isLetter(text.charAt(cent + 4)));
    return percent ? Token.sign(Kind.PERCENT, start, cent + 4) : Token.sign(Kind.PER, start, end);
  }

  /** One declared name, the longest that fits; an unknown one is refused. */
  private Token name() {
    Names.Match found = names.longestAt(text, start, limit);
    boolean indexFollows =
        found.end() >= 0 && found.end() < limit && "_{".indexOf(text.charAt(found.end())) >= 0;
    if (found.end() > start && !indexFollows) {
      return Token.indexed(Kind.NAME, start, found.end(), names.name(found.index()), found.index());
    }
    String run = text.substring(start, end);
    return switch (run.toLowerCase(Locale.ROOT)) {
      case "x" -> Token.sign(Kind.CROSS, start, end);
      case "or" -> Token.sign(Kind.OR, start, end);
      default -> throw unknownName(run);
    };
  }

  private Refusal unknownName(String run) {
    if (run.equalsIgnoreCase("log") || Function.named(run.toLowerCase(Locale.ROOT)).isPresent()) {
      return new Refusal(start, "A function is written with parentheses: " + run + "( ).");
    }
    boolean unit = run.length() > 1 && UnitTable.spelling(run).isKnown();
    String listed = names.listed();
    return new Refusal(
        start,
        unit
            ? "Units such as %s are not typed into a formula. Its names are %s."
                .formatted(Quote.of(run), listed)
            : "%s is not one of the names of this formula: %s.".formatted(Quote.of(run), listed));
  }

  private int skipBlanks(int from) {
    int next = from;
    while (next < limit && text.charAt(next) == ' ') {
      next++;
    }
    return next;
  }
}
