package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixteenbytes.bank.reading.Readings.Doubts;
import sixteenbytes.bank.reading.Spelling.Clash;
import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.bank.reading.Token.Kind;
import sixteenbytes.calculators.quantity.Dimension;

/** Goes through everything that the tokens of a quantity can mean, the usual meaning first. */
final class Possibilities {
  private static final Meaning[] NO_MEANINGS = {};

  private enum Role {
    /** Whether the unit at the end belongs to all of the text. */
    LAST_UNIT,
    /** Whether lower-case b is a byte or a bit. */
    LOWER_CASE,
    /** What words mean. */
    WORDS,
    /** Whether 1,120 is a thousand or a decimal. */
    NUMBERS
  }

  /** Something to be settled; words of one slot are settled together. */
  private record Slot(Role role, List<Integer> words, List<List<Meaning>> meanings, int size) {}

  private final Token[] tokens;
  private final Meanings meanings;
  private final Dimension expected;
  private final AmountArithmetic amounts;
  private final List<Slot> slots = new ArrayList<>();
  private final List<Reading> readings = new ArrayList<>();
  private Optional<Refusal> refusal = Optional.empty();
  private final boolean lone;
  private final int unitStart;
  private boolean lowerCase;
  private boolean lowerCaseRate;
  private boolean smallB;
  private boolean slash;

  private Possibilities(Token[] tokens, Dimension expected, Givens givens) {
    this.tokens = tokens;
    this.amounts = new AmountArithmetic(givens);
    this.expected = expected;
    this.lone = Shape.isLone(tokens);
    this.unitStart = Shape.lastUnit(tokens);
    this.meanings = new Meanings(tokens, expected, lone);
    this.lowerCaseRate = expected.time() < 0;
    findSlots();
  }

  /**
   * All readings that make sense.
   *
   * @throws Refusal if there is none, for the reason of the first
   */
  static Readings.Quantities of(Token[] tokens, Dimension expected, Givens givens) {
    var all = new Possibilities(tokens, expected, givens);
    all.readAll();
    if (all.readings.isEmpty()) {
      throw all.refusal.orElseThrow();
    }
    boolean rate = all.lowerCase && all.lowerCaseRate;
    var doubts = new Doubts(all.slash, all.lowerCase, rate, all.smallB, !all.lone);
    return new Readings.Quantities(all.readings, doubts, List.of());
  }

  private void findSlots() {
    if (unitStart > 0) {
      slots.add(new Slot(Role.LAST_UNIT, List.of(), List.of(), 2));
    }
    var bytesOrBits = new ArrayList<Integer>();
    var rates = new ArrayList<Integer>();
    boolean numbers = false;
    for (int i = 0; i < tokens.length; i++) {
      numbers |= tokens[i].hasTwoValues();
      switch (tokens[i].spelling().clash()) {
        case NONE -> {}
        case LOWER_CASE -> {
          bytesOrBits.add(i);
          boolean over = tokens[i + 1].is(Kind.OVER) || tokens[i + 1].is(Kind.PER);
          lowerCaseRate |= over && tokens[i + 2].is(Kind.WORD);
        }
        case RATE_OR_TOTAL -> rates.add(i);
        default -> {
          smallB |= tokens[i].spelling().clash() == Clash.BIT_BYTE_BILLION && expected.data() != 0;
          addSlot(Role.WORDS, List.of(i));
        }
      }
    }
    lowerCase = !bytesOrBits.isEmpty();
    addSlot(Role.LOWER_CASE, bytesOrBits);
    addSlot(Role.WORDS, rates);
    if (numbers) {
      slots.add(new Slot(Role.NUMBERS, List.of(), List.of(), 2));
    }
  }

  private void addSlot(Role role, List<Integer> words) {
    if (!words.isEmpty()) {
      List<List<Meaning>> possible = new ArrayList<>();
      int size = 1;
      for (int word : words) {
        List<Meaning> ordered = meanings.of(word);
        possible.add(ordered);
        size = Math.max(size, ordered.size());
      }
      slots.add(new Slot(role, words, possible, size));
    }
  }

  private void readAll() {
    int[] digits = new int[slots.size()];
    int count = 0;
    do {
      read(digits);
      count++;
    } while (count < Limits.READINGS && advance(digits));
  }

  /** The next combination; the last slot changes fastest. */
  private boolean advance(int[] digits) {
    for (int i = digits.length - 1; i >= 0; i--) {
      digits[i]++;
      if (digits[i] < slots.get(i).size) {
        return true;
      }
      digits[i] = 0;
    }
    return false;
  }

  private void read(int[] digits) {
    boolean otherNumbers = false;
    boolean unitOverAll = false;
    boolean bits = false;
    Meaning[] chosen = digits.length == 0 ? NO_MEANINGS : new Meaning[tokens.length];
    for (int i = 0; i < digits.length; i++) {
      Slot slot = slots.get(i);
      boolean second = digits[i] == 1;
      otherNumbers |= second && slot.role == Role.NUMBERS;
      unitOverAll |= second && slot.role == Role.LAST_UNIT;
      bits |= second && slot.role == Role.LOWER_CASE;
      for (int k = 0; k < slot.words.size(); k++) {
        List<Meaning> possible = slot.meanings.get(k);
        chosen[slot.words.get(k)] = possible.get(Math.min(digits[i], possible.size() - 1));
      }
    }
    boolean slashFound =
        read(new Choices(otherNumbers, false, unitOverAll, unitStart, chosen), bits);
    if (slashFound) {
      slash = true;
      read(new Choices(otherNumbers, true, unitOverAll, unitStart, chosen), bits);
    }
  }

  /**
   * Adds one reading, if it makes sense; tells whether a product without operator follows a slash.
   */
  private boolean read(Choices choices, boolean bits) {
    Script script = slots.isEmpty() ? Script.written() : Script.silent();
    Parser<Amount> parser = Parser.ofQuantity(tokens, choices, amounts, script);
    try {
      Amount amount = parser.whole();
      if (parser.findings().colon && !expected.isNone()) {
        throw new Refusal(
            tokens[0].start(), "A colon is read in ratios only. Write times as 1 h 20 min.");
      }
      if (parser.findings().times && parser.findings().unit) {
        throw new Refusal(
            tokens[0].start(), "An × at an end says \"times\"; a quantity with a unit has none.");
      }
      checkRange(amount.value());
      readings.add(new Reading(amount, parser.findings(), tokens, choices, amounts, script, bits));
    } catch (Refusal found) {
      if (refusal.isEmpty()) {
        refusal = Optional.of(found);
      }
    }
    return parser.findings().slashBeforeProduct;
  }

  private void checkRange(Rational value) {
    if (value.signum() != 0 && value.bits() > 900) {
      double size = Math.abs(value.toDouble());
      if (!(size >= 1e-300 && size <= 1e300)) {
        throw new Refusal(
            tokens[0].start(), "This is out of range: results from 1e-300 to 1e300 can be read.");
      }
    }
  }
}
