package sixteenbytes.bank.reading;

import java.util.EnumMap;
import java.util.Map;

/**
 * The nouns of a unit with their powers: tokens per second per GPU is token 1, GPU -1.
 *
 * @param others which other nouns a question takes
 */
public record Nouns(Map<Noun, Integer> powers, Others others) {
  public static final Nouns NONE = new Nouns(Map.of(), Others.NONE);

  /** Of a question that counts something and does not say what. */
  public static final Nouns ANY = new Nouns(Map.of(), Others.ANY);

  /** Nouns that may be typed besides those that are declared. */
  public enum Others {
    NONE,
    /** GB per GPU, ms per step: what the question says in words. */
    PER_ONE,
    ANY
  }

  static Nouns of(Noun noun) {
    return new Nouns(Map.of(noun, 1), Others.NONE);
  }

  public boolean isEmpty() {
    return powers.isEmpty();
  }

  Nouns times(Nouns other) {
    if (other.isEmpty()) {
      return this;
    }
    if (isEmpty()) {
      return other;
    }
    var sum = new EnumMap<>(powers);
    other.powers.forEach((noun, power) -> sum.merge(noun, power, Integer::sum));
    sum.values().removeIf(power -> power == 0);
    return sum.isEmpty() ? NONE : new Nouns(Map.copyOf(sum), Others.NONE);
  }

  Nouns power(int exponent) {
    if (isEmpty() || exponent == 1) {
      return this;
    }
    if (exponent == 0) {
      return NONE;
    }
    var scaled = new EnumMap<>(powers);
    scaled.replaceAll((noun, power) -> power * exponent);
    return new Nouns(Map.copyOf(scaled), Others.NONE);
  }

  /** Whether typed nouns fit a question that has these: left out is fine, another one is not. */
  public boolean admits(Nouns typed) {
    for (Map.Entry<Noun, Integer> entry : typed.powers.entrySet()) {
      boolean declared = entry.getValue().equals(powers.get(entry.getKey()));
      if (!declared && !admitsOther(entry.getValue())) {
        return false;
      }
    }
    return true;
  }

  private boolean admitsOther(int power) {
    return switch (others) {
      case NONE -> false;
      case PER_ONE -> power == -1;
      case ANY -> true;
    };
  }
}
