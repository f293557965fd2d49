package sixteenbytes.bank.reading;

import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.quantity.Dimension;

/**
 * Decides where a word of a calculation is the name of something given, since d, m, s, B, M and
 * others are units or powers of 1000 as well.
 *
 * <p>After a number or a parenthesis a known unit or power of 1000 comes first: 2d are two days,
 * 70B is 70 billion, 16M is 16 million. There the name is a second reading, 4P + 12P/d with the
 * parameters of the question, wherever {@link #hasSecondReading} says so. After an operator a power
 * of 1000 makes no sense, and a name is a name; a unit that is joined to a number or to another
 * unit by it (3500/s, 16 GB/d, 5*h) stays a unit if it has to do with what is asked for, and is a
 * name otherwise: nobody counts days in a size. GB/s is a bandwidth always.
 */
record GivenWords(Givens givens, Dimension expected, AfterNumber afterNumber) {
  private static final Unit SECOND = UnitTable.spelling("s").meanings().get(0).unit();
  static final GivenWords NONE = new GivenWords(Givens.NONE, Dimension.NONE);

  GivenWords(Givens givens, Dimension expected) {
    this(givens, expected, AfterNumber.UNITS_FIRST);
  }

  GivenWords namesFirst() {
    return new GivenWords(givens, expected, AfterNumber.NAMES_FIRST);
  }

  /** What a word is that may be a unit and a name, right after a number or a parenthesis. */
  enum AfterNumber {
    UNITS_FIRST,
    NAMES_FIRST
  }

  /**
   * Whether some word among tokens that were read with units first may be a name as well. Of one
   * lone number only a power of 1000 is doubted: 2M may be twice the buffer, 2 d are two days.
   */
  boolean hasSecondReading(Token[] tokens) {
    if (givens.isEmpty()) {
      return false;
    }
    boolean lone = Shape.isLone(tokens);
    for (int i = 1; i < tokens.length; i++) {
      Token word = tokens[i];
      boolean after = tokens[i - 1].is(Kind.NUMBER) || tokens[i - 1].is(Kind.CLOSE);
      if (after && word.is(Kind.WORD) && givens.has(word.text())) {
        return !lone || word.spelling().meanings().get(0).scale();
      }
    }
    return false;
  }

  /**
   * The name that begins at a place; none if the word there is something else.
   *
   * @param word what is written there, up to the first character that is no letter
   * @param before the tokens before it
   */
  Optional<Token> at(String text, int start, int limit, String word, List<Token> before) {
    if (givens.isEmpty() || Words.isSmall(word)) {
      return Optional.empty();
    }
    Optional<Token> name = givens.longestAt(text, start, limit);
    if (name.isEmpty()) {
      return Optional.empty();
    }
    int end = start + word.length();
    Spelling spelling = UnitTable.spelling(word);
    if (!spelling.isKnown() || name.get().end() > end) { // L, N_d, and Pd for P d
      return consistsOfNames(text, name.get().end(), end, limit) ? name : Optional.empty();
    }
    boolean whole = name.get().end() == end;
    return whole && isFree(spelling, before) ? name : Optional.empty();
  }

  private boolean consistsOfNames(String text, int from, int end, int limit) {
    int at = from;
    while (at < end) {
      Optional<Token> next = givens.longestAt(text, at, limit);
      if (next.isEmpty()) {
        return false;
      }
      at = next.get().end();
    }
    return true;
  }

  /** Whether a known unit cannot be meant as one where it stands. */
  private boolean isFree(Spelling spelling, List<Token> before) {
    if (before.isEmpty()) {
      return true;
    }
    Kind last = before.get(before.size() - 1).kind();
    return switch (last) {
      case NUMBER, CLOSE -> afterNumber == AfterNumber.NAMES_FIRST;
      case WORD, PERCENT -> false;
      case TIMES, TIMES_SIGN, OVER, PER, MINUS, CROSS -> {
        Kind left = before.size() < 2 ? Kind.END : before.get(before.size() - 2).kind();
        if (left == Kind.WORD) {
          yield !isPerSecond(last, spelling) && !isAskedFor(spelling);
        }
        boolean joined = left == Kind.NUMBER && last != Kind.MINUS;
        yield !joined || !isAskedFor(spelling);
      }
      default -> true;
    };
  }

  /** GB/s is a bandwidth, whatever else s may be. */
  private static boolean isPerSecond(Kind joint, Spelling spelling) {
    return (joint == Kind.OVER || joint == Kind.PER)
        && spelling.meanings().get(0).unit().equals(SECOND);
  }

  private boolean isAskedFor(Spelling spelling) {
    for (Meaning meaning : spelling.meanings()) {
      if (isAskedFor(meaning)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit has to do with the kind of quantity that is asked for. */
  private boolean isAskedFor(Meaning meaning) {
    Dimension unit = meaning.unit().dimension();
    return !meaning.scale()
        && (unit.data() != 0 && expected.data() != 0
            || unit.time() != 0 && expected.time() != 0
            || unit.operations() != 0 && expected.operations() != 0);
  }
}
