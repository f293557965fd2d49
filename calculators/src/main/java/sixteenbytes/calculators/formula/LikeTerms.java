package sixteenbytes.calculators.formula;

import java.util.Optional;
import sixteenbytes.calculators.formula.Expression.Binary;
import sixteenbytes.calculators.formula.Expression.Literal;
import sixteenbytes.calculators.formula.Expression.Operator;

/** Adds a term to a sum, so that 2 * P and 2 * P become 4 * P. */
final class LikeTerms {
  private static final Literal ONE = Literal.of(1);

  private LikeTerms() {}

  static Expression sum(Expression sum, Expression term) {
    return addedTo(sum, Term.of(term)).orElseGet(() -> new Binary(Operator.PLUS, sum, term));
  }

  /** Empty where no term of the sum is like the added one. */
  private static Optional<Expression> addedTo(Expression sum, Term added) {
    if (sum instanceof Binary binary && binary.operator() == Operator.PLUS) {
      Term last = Term.of(binary.right());
      return last.isLike(added)
          ? Optional.of(new Binary(Operator.PLUS, binary.left(), last.plus(added)))
          : addedTo(binary.left(), added)
              .map(rest -> new Binary(Operator.PLUS, rest, binary.right()));
    }
    Term only = Term.of(sum);
    return only.isLike(added) ? Optional.of(only.plus(added)) : Optional.empty();
  }

  /**
   * A product or quotient.
   *
   * @param factor the number it begins with, 1 where it begins with something else
   * @param rest the same term with the factor 1
   */
  private record Term(double factor, Expression rest) {

    static Term of(Expression term) {
      return new Term(
          first(term) instanceof Literal literal ? literal.value() : 1, withFirst(term, ONE));
    }

    boolean isLike(Term other) {
      return rest.equals(other.rest) && !rest.equals(ONE);
    }

    Expression plus(Term other) {
      return withFirst(rest, Literal.of(factor + other.factor));
    }

    private static Expression first(Expression term) {
      return isProduct(term) ? first(((Binary) term).left()) : term;
    }

    /** The term with another number at its beginning, or with one where it had none. */
    private static Expression withFirst(Expression term, Literal number) {
      if (isProduct(term)) {
        var binary = (Binary) term;
        return new Binary(binary.operator(), withFirst(binary.left(), number), binary.right());
      }
      return term instanceof Literal ? number : new Binary(Operator.TIMES, number, term);
    }

    private static boolean isProduct(Expression term) {
      return term instanceof Binary binary
          && (binary.operator() == Operator.TIMES || binary.operator() == Operator.OVER);
    }
  }
}
