package sixteenbytes.bank.reading;

import java.util.List;
import sixteenbytes.calculators.formula.Function;

/**
 * What the parser does with what it finds: compute amounts at once, or build the tree of a formula.
 *
 * <p>Every method may throw a {@link Refusal} at the place it is given.
 */
interface Arithmetic<T> {
  T number(Rational value);

  T name(int index);

  /** What stands for a name in a reading: 16 GB, or the name itself. */
  String shown(int index);

  /** Whether it has a dimension, which a number without a unit has not. */
  boolean measures(T value);

  T negated(T value);

  T plus(T left, T right, int at);

  T minus(T left, T right, int at);

  T times(T left, T right, int at);

  T over(T left, T right, int at);

  T power(T base, T exponent, int at);

  T call(Function function, List<T> arguments, int at);

  /** A number with a unit after it. */
  T in(T value, Unit unit, int at);
}
