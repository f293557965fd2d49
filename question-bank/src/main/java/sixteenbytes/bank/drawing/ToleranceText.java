package sixteenbytes.bank.drawing;

import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/** Says beside the answer field how exact an answer has to be. */
final class ToleranceText {
  private ToleranceText() {}

  static String of(Ask ask) {
    if (ask.kind() == Kind.CHOICE) {
      return "pick one";
    }
    if (ask.kind() == Kind.FORMULA) {
      return "the same formula, in any form";
    }
    if (ask.tolerance() instanceof Tolerance.Relative relative) {
      return "right within " + Whiteboard.exact(relative.share(), Measure.SHARE);
    }
    if (ask.tolerance() instanceof Tolerance.Decades order) {
      double factor = Math.pow(10, order.decades());
      return "within a factor of " + Whiteboard.exact(Math.rint(factor * 10) / 10, Measure.RATIO);
    }
    if (ask.tolerance() instanceof Tolerance.Significant significant) {
      return "right " + significant.words();
    }
    return "exact count";
  }
}
