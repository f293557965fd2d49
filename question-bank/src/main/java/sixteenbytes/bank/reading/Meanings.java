package sixteenbytes.bank.reading;

import java.util.List;
import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.quantity.Dimension;

/** Which meanings a word can have where it stands, the first being tried first. */
final class Meanings {
  private final Token[] tokens;
  private final Dimension expected;
  private final boolean lone;

  /**
   * @param expected the dimension that the question asks for
   * @param lone whether the text is one number with its unit
   */
  Meanings(Token[] tokens, Dimension expected, boolean lone) {
    this.tokens = tokens;
    this.expected = expected;
    this.lone = lone;
  }

  /**
   * @throws Refusal if the word means nothing here
   */
  List<Meaning> of(int index) {
    Token word = tokens[index];
    List<Meaning> all = word.spelling().meanings();
    boolean afterNumber =
        index > 0 && (tokens[index - 1].is(Kind.NUMBER) || tokens[index - 1].is(Kind.CLOSE));
    boolean beforeUnit = tokens[index + 1].is(Kind.WORD);
    return switch (word.spelling().clash()) {
      case NONE, LOWER_CASE -> all;
      case BYTE_BILLION ->
          afterNumber ? bytes(all.get(0), all.get(1), beforeUnit) : all.subList(0, 1);
      case BIT_BYTE_BILLION -> afterNumber ? bits(all, beforeUnit) : all.subList(0, 2);
      case MINUTE_MILLION -> minutes(index, all, afterNumber, beforeUnit);
      case TRILLION -> {
        if (!afterNumber || lone && !expected.isNone()) {
          throw Complaints.unknownWord(word);
        }
        yield all;
      }
      case RATE_OR_TOTAL -> operations(index, all);
    };
  }

  private List<Meaning> bytes(Meaning single, Meaning billion, boolean beforeUnit) {
    if (beforeUnit) {
      return List.of(billion); // 70B params
    }
    return expected.data() == 0 ? List.of(billion, single) : List.of(single, billion);
  }

  private List<Meaning> bits(List<Meaning> all, boolean beforeUnit) {
    Meaning billion = all.get(2);
    if (beforeUnit) {
      return List.of(billion);
    }
    return expected.data() == 0 ? List.of(billion, all.get(1), all.get(0)) : all;
  }

  private List<Meaning> minutes(
      int index, List<Meaning> all, boolean afterNumber, boolean beforeUnit) {
    Meaning minute = all.get(0);
    Meaning million = all.get(1);
    if (!afterNumber || followsTime(index)) {
      return List.of(minute);
    }
    if (beforeUnit) {
      return List.of(million);
    }
    if (expected.equals(Dimension.TIME)) {
      return lone ? List.of(minute, all.get(2)) : List.of(minute, million);
    }
    return lone && !expected.isNone() ? List.of(minute) : List.of(million, minute);
  }

  /** 1 h 20 m */
  private boolean followsTime(int index) {
    return index > 1 && tokens[index - 1].is(Kind.NUMBER) && tokens[index - 2].is(Kind.WORD);
  }

  private List<Meaning> operations(int index, List<Meaning> all) {
    Meaning rate = all.get(0);
    Meaning total = all.get(1);
    boolean over = tokens[index + 1].is(Kind.OVER) || tokens[index + 1].is(Kind.PER);
    if (over && tokens[index + 2].is(Kind.WORD)) {
      boolean time =
          tokens[index + 2].spelling().meanings().stream()
              .anyMatch(meaning -> meaning.unit().dimension().equals(Dimension.TIME));
      if (time) {
        return List.of(total);
      }
    }
    return expected.equals(Dimension.OPERATIONS) ? List.of(total, rate) : List.of(rate, total);
  }
}
