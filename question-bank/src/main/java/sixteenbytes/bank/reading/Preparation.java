package sixteenbytes.bank.reading;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import sixteenbytes.bank.reading.ReadingSettings.Comma;
import sixteenbytes.bank.reading.Token.Kind;

/** Cleans a typed text, takes off its decoration, and finds those that give no single value. */
final class Preparation {
  private static final String RANGE = "A range is no single value. Which one do you mean?";
  private static final Set<String> ABOUT =
      Set.of("about", "approximately", "approx", "around", "roughly", "ca", "circa");
  private static final Set<String> BOUNDS =
      Set.of("at", "less", "more", "fewer", "up", "over", "under", "below", "above");

  private final Cleaned cleaned;
  private final Comma comma;
  private final Names names;
  private final GivenWords givens;

  /**
   * @throws Refusal if the text is too long or has a character without a meaning
   */
  Preparation(String typed, Comma comma, GivenWords givens) {
    this(typed, comma, Names.NONE, givens);
  }

  /** For a formula over declared names. */
  Preparation(String typed, Comma comma, Names names) {
    this(typed, comma, names, GivenWords.NONE);
  }

  private Preparation(String typed, Comma comma, Names names, GivenWords givens) {
    this(cleaned(typed), comma, names, givens);
  }

  private Preparation(Cleaned cleaned, Comma comma, Names names, GivenWords givens) {
    this.cleaned = cleaned;
    this.comma = comma;
    this.names = names;
    this.givens = givens;
  }

  private static Cleaned cleaned(String typed) {
    if (typed.length() > Limits.CHARACTERS) {
      throw new Refusal(
          Limits.CHARACTERS, "An answer has at most " + Limits.CHARACTERS + " characters.");
    }
    return CleanUp.clean(typed);
  }

  Cleaned cleaned() {
    return cleaned;
  }

  GivenWords givens() {
    return givens;
  }

  /** The same text, with names before units where a word can be both. */
  Preparation namesFirst() {
    return new Preparation(cleaned, comma, names, givens.namesFirst());
  }

  /** Where the answer starts: behind the last equals sign, or approximately-equals sign. */
  int answerStart() {
    String text = cleaned.text();
    for (int i = text.length() - 1; i >= 0; i--) {
      char mark = text.charAt(i);
      boolean bound =
          mark == '=' && i > 0 && (text.charAt(i - 1) == '<' || text.charAt(i - 1) == '>');
      if ((mark == '=' || mark == '≈' || mark == '~') && !bound) {
        boolean arrow = i + 1 < text.length() && text.charAt(i + 1) == '>';
        return arrow ? i + 2 : i + 1;
      }
    }
    return 0;
  }

  /**
   * The tokens of the answer, with an END.
   *
   * @throws Refusal if something cannot be read
   * @throws Undecided if the text gives no single value
   */
  Token[] answer(int start) {
    checkTilde(start);
    List<Token> tokens =
        Tokenizer.tokens(cleaned.text(), start, cleaned.text().length(), comma, names, givens);
    int first = 0;
    while (first < tokens.size() && isDecoration(tokens, first)) {
      first++;
    }
    int last = tokens.size();
    while (last > first
        && (tokens.get(last - 1).is(Kind.STOP) || tokens.get(last - 1).is(Kind.COMMA))) {
      last--;
    }
    List<Token> undecorated = last - first == tokens.size() ? tokens : tokens.subList(first, last);
    checkOneValue(undecorated);
    return ended(undecorated);
  }

  /** 25~28 GB is a range; after a calculation the tilde means "about". */
  private void checkTilde(int start) {
    String text = cleaned.text();
    if (start == 0 || text.charAt(start - 1) != '~') {
      return;
    }
    String before = text.substring(0, start - 1).strip();
    boolean number = !before.isEmpty();
    for (int i = 0; i < before.length(); i++) {
      number &= NumberScanner.isDigit(before.charAt(i)) || before.charAt(i) == '.';
    }
    if (number) {
      throw new Undecided(start - 1, RANGE, List.of(before, text.substring(start).strip()));
    }
  }

  /** The tokens between two places of the text, with an END; what they say is only a remark. */
  Token[] working(int from, int to) {
    return ended(Tokenizer.tokens(cleaned.text(), from, to, comma, names, givens));
  }

  private Token[] ended(List<Token> tokens) {
    Token[] all = tokens.toArray(new Token[tokens.size() + 1]);
    int end = cleaned.text().length();
    all[tokens.size()] = Token.sign(Kind.END, end, end);
    return all;
  }

  private static boolean isDecoration(List<Token> tokens, int index) {
    Token token = tokens.get(index);
    if (token.is(Kind.STOP)) { // approx.
      return index > 0;
    }
    return token.is(Kind.WORD) && ABOUT.contains(token.text().toLowerCase(Locale.ROOT));
  }

  private void checkOneValue(List<Token> tokens) {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      switch (token.kind()) {
        case PLUS_MINUS ->
            throw new Undecided(
                token.start(),
                "A value with a plus-minus part is a range. Type one value.",
                sides(tokens, i));
        case TO -> {
          if (i > 0) {
            throw new Undecided(token.start(), RANGE, sides(tokens, i));
          }
        }
        case OR ->
            throw new Undecided(
                token.start(), "These are two answers. Which one do you mean?", sides(tokens, i));
        case BOUND -> {
          if (i == 0) {
            throw bound(token);
          }
        }
        default -> {}
      }
    }
    boolean words =
        !tokens.isEmpty() && tokens.get(0).is(Kind.WORD) && !tokens.get(0).spelling().isKnown();
    if (words && BOUNDS.contains(tokens.get(0).text().toLowerCase(Locale.ROOT))) {
      throw bound(tokens.get(0));
    }
    if (names.isEmpty()) {
      checkDash(tokens);
    }
  }

  private static Undecided bound(Token at) {
    return new Undecided(
        at.start(), "A bound is no single value. Type the value itself.", List.of());
  }

  private List<String> sides(List<Token> tokens, int middle) {
    if (middle == 0 || middle + 1 >= tokens.size()) {
      return List.of();
    }
    String text = cleaned.text();
    return List.of(
        text.substring(tokens.get(0).start(), tokens.get(middle).start()).strip(),
        text.substring(tokens.get(middle).end(), tokens.get(tokens.size() - 1).end()).strip());
  }

  /** 25-28 GB is a range if the second number is the larger one; 95-3 is a subtraction. */
  private void checkDash(List<Token> tokens) {
    if (tokens.size() < 3 || !tokens.get(0).is(Kind.NUMBER)) {
      return;
    }
    int dash = unitEnd(tokens, 1);
    if (dash + 1 >= tokens.size()
        || !tokens.get(dash).is(Kind.MINUS)
        || !tokens.get(dash + 1).is(Kind.NUMBER)
        || unitEnd(tokens, dash + 2) < tokens.size()) {
      return;
    }
    boolean complement =
        tokens.get(0).value().equals(Rational.ONE)
            && dash == 1
            && tokens.get(tokens.size() - 1).is(Kind.PERCENT);
    if (complement) { // 1 - 60 %
      return;
    }
    boolean sameUnit =
        dash == 1 || text(tokens, 1, dash).equals(text(tokens, dash + 2, tokens.size()));
    if (sameUnit && tokens.get(dash + 1).value().compareTo(tokens.get(0).value()) > 0) {
      throw new Undecided(tokens.get(dash).start(), RANGE, sides(tokens, dash));
    }
  }

  /** The index after the unit that starts at an index. */
  private static int unitEnd(List<Token> tokens, int start) {
    int at = start;
    while (at < tokens.size()) {
      Token token = tokens.get(at);
      boolean over = token.is(Kind.OVER) || token.is(Kind.PER);
      if (over && at > start && at + 1 < tokens.size() && tokens.get(at + 1).is(Kind.WORD)) {
        at += 2;
      } else if (token.is(Kind.WORD) || token.is(Kind.PERCENT)) {
        at++;
      } else {
        return at;
      }
    }
    return at;
  }

  private static String text(List<Token> tokens, int from, int to) {
    var text = new StringBuilder();
    tokens.subList(from, to).forEach(token -> text.append(token.kind()).append(token.text()));
    return text.toString();
  }
}
