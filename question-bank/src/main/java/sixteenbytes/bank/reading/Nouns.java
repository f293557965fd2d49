package sixteenbytes.bank.reading;

import java.util.EnumMap;
import java.util.Map;

/**
 * The nouns of a unit with their powers: tokens per second per GPU is token 1, GPU -1.
 *
 * @param any whether a question takes any noun, because it counts something and does not say what
 */
public record Nouns(Map<Noun, Integer> powers, boolean any) {
  public static final Nouns NONE = new Nouns(Map.of(), false);
  public static final Nouns ANY = new Nouns(Map.of(), true);

  static Nouns of(Noun noun) {
    return new Nouns(Map.of(noun, 1), false);
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
    return sum.isEmpty() ? NONE : new Nouns(Map.copyOf(sum), false);
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
    return new Nouns(Map.copyOf(scaled), false);
  }

  /** Whether typed nouns fit a question that has these: left out is fine, another one is not. */
  public boolean admits(Nouns typed) {
    if (any || typed.isEmpty()) {
      return true;
    }
    for (Map.Entry<Noun, Integer> entry : typed.powers.entrySet()) {
      if (!entry.getValue().equals(powers.get(entry.getKey()))) {
        return false;
      }
    }
    return true;
  }
}
