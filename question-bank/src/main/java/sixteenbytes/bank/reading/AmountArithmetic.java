package sixteenbytes.bank.reading;

import java.util.List;
import sixteenbytes.calculators.formula.Function;
import sixteenbytes.calculators.quantity.Dimension;

/** Computes amounts exactly, with their dimensions. */
final class AmountArithmetic implements Arithmetic<Amount> {
  private final Givens givens;

  /**
   * @param givens what names stand for
   */
  AmountArithmetic(Givens givens) {
    this.givens = givens;
  }

  @Override
  public Amount number(Rational value) {
    return Amount.pure(value);
  }

  @Override
  public Amount name(int index) {
    return givens.amount(index);
  }

  @Override
  public String shown(int index) {
    return givens.shown(index);
  }

  @Override
  public boolean measures(Amount value) {
    return !value.isPure();
  }

  @Override
  public Amount negated(Amount value) {
    return value.with(value.value().negated());
  }

  @Override
  public Amount plus(Amount left, Amount right, int at) {
    if (!areAlike(left, right)) {
      throw new Refusal(
          at,
          "You cannot add %s and %s."
              .formatted(Kinds.article(left.dimension()), Kinds.article(right.dimension())));
    }
    return checked(
        new Amount(
            left.value().plus(right.value()),
            left.isBareZero() ? right.dimension() : left.dimension(),
            left.nouns().isEmpty() ? right.nouns() : left.nouns(),
            left.exact() && right.exact()),
        at);
  }

  /** A bare zero is zero of every kind: max(0, 3 ms). */
  private static boolean areAlike(Amount one, Amount other) {
    return one.dimension().equals(other.dimension()) || one.isBareZero() || other.isBareZero();
  }

  @Override
  public Amount minus(Amount left, Amount right, int at) {
    return plus(left, negated(right), at);
  }

  @Override
  public Amount times(Amount left, Amount right, int at) {
    return product(left, right.value(), right.dimension(), right.nouns(), right.exact(), at);
  }

  @Override
  public Amount over(Amount left, Amount right, int at) {
    if (right.value().signum() == 0) {
      throw new Refusal(at, "This divides by zero.");
    }
    return product(
        left,
        right.value().inverse(),
        right.isPure() ? Dimension.NONE : right.dimension().power(-1),
        right.nouns().power(-1),
        right.exact(),
        at);
  }

  @Override
  public Amount in(Amount value, Unit unit, int at) {
    return product(value, unit.size(), unit.dimension(), unit.nouns(), true, at);
  }

  private static Amount product(
      Amount left, Rational value, Dimension dimension, Nouns nouns, boolean exact, int at) {
    Dimension whole =
        dimension.isNone()
            ? left.dimension()
            : left.isPure() ? dimension : left.dimension().times(dimension);
    return checked(
        new Amount(
            left.value().times(value), whole, left.nouns().times(nouns), left.exact() && exact),
        at);
  }

  @Override
  public Amount power(Amount base, Amount exponent, int at) {
    if (!exponent.isPure()) {
      throw new Refusal(at, "An exponent is a plain number.");
    }
    if (base.isPure()) {
      Rational result = Powers.power(base.value(), exponent.value(), at);
      boolean exact = base.exact() && exponent.exact() && exponent.value().isWhole();
      return checked(new Amount(result, Dimension.NONE, Nouns.NONE, exact), at);
    }
    Rational wanted = exponent.value();
    if (!wanted.isWhole() || wanted.abs().compareTo(Rational.of(Limits.UNIT_POWER)) > 0) {
      throw new Refusal(at, "A unit can have whole powers from -4 to 4.");
    }
    int times = (int) wanted.toDouble();
    return checked(
        new Amount(
            Powers.power(base.value(), wanted, at),
            base.dimension().power(times),
            base.nouns().power(times),
            base.exact()),
        at);
  }

  @Override
  public Amount call(Function function, List<Amount> arguments, int at) {
    Amount first = arguments.get(0);
    return switch (function) {
      case ABS -> first.with(first.value().abs());
      case MIN, MAX -> extreme(function, arguments, at);
      case SQRT -> root(first, at);
      case CEIL, FLOOR, ROUND -> {
        requirePure(function, first, at);
        yield first.with(Powers.whole(function, first.value()));
      }
      default -> {
        requirePure(function, first, at);
        Powers.Rounded found = Powers.transcendental(function, first.value(), at);
        yield checked(
            new Amount(found.value(), Dimension.NONE, Nouns.NONE, first.exact() && found.exact()),
            at);
      }
    };
  }

  private static void requirePure(Function function, Amount value, int at) {
    if (!value.isPure()) {
      throw new Refusal(at, function.text() + "( ) takes a plain number, without a unit.");
    }
  }

  private static Amount root(Amount of, int at) {
    Dimension dimension = of.dimension();
    if (dimension.data() % 2 != 0 || dimension.time() % 2 != 0 || dimension.operations() % 2 != 0) {
      throw new Refusal(at, "The root of " + Kinds.article(dimension) + " is no quantity.");
    }
    Powers.Rounded found = Powers.transcendental(Function.SQRT, of.value(), at);
    var half =
        new Dimension(dimension.data() / 2, dimension.time() / 2, dimension.operations() / 2);
    return new Amount(found.value(), half, Nouns.NONE, of.exact() && found.exact());
  }

  private static Amount extreme(Function function, List<Amount> arguments, int at) {
    Amount best = arguments.get(0);
    Dimension dimension = best.dimension();
    for (Amount other : arguments) {
      if (!areAlike(best, other)) {
        throw new Refusal(at, function.text() + "( ) compares quantities of one kind.");
      }
      dimension = dimension.isNone() ? other.dimension() : dimension;
      int order = other.value().compareTo(best.value());
      if (function == Function.MIN ? order < 0 : order > 0) {
        best = other;
      }
    }
    return new Amount(best.value(), dimension, best.nouns(), best.exact());
  }

  private static Amount checked(Amount amount, int at) {
    if (amount.value().bits() > Limits.BITS) {
      throw new Refusal(at, "This is out of range: results from 1e-300 to 1e300 can be read.");
    }
    return amount;
  }
}
