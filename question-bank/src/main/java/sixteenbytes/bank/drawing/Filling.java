package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sixteenbytes.bank.drawing.FilledText.Span;
import sixteenbytes.bank.question.Names;
import sixteenbytes.bank.question.Template;
import sixteenbytes.bank.question.Template.Piece;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/** Puts the values of a draw into the slots of a text. */
final class Filling {
  private static final Map<String, String> TYPED = Map.of("<=", "≤", ">=", "≥", "~", "≈");
  private static final Map<String, String> TYPESET =
      Map.of("<=", "\\le", ">=", "\\ge", "~", "\\approx");
  private static final double LARGEST_PLAIN = 1e7;

  private final Names names;
  private final Map<String, String> texts;
  private final AnswerDisplay display;

  Filling(Names names, Map<String, String> texts, AnswerDisplay display) {
    this.names = names;
    this.texts = texts;
    this.display = display;
  }

  FilledText fill(Template template) {
    var spans = new ArrayList<Span>();
    for (Piece piece : template.pieces()) {
      spans.add(span(piece));
    }
    return new FilledText(spans);
  }

  List<FilledText> fill(List<Template> templates) {
    return templates.stream().map(this::fill).toList();
  }

  private Span span(Piece piece) {
    if (piece instanceof Template.Words words) {
      return Span.plain(words.text());
    }
    if (piece instanceof Template.InputValue input) {
      return Span.value(Whiteboard.exact(names.given(input.input()), input.measure()));
    }
    if (piece instanceof Template.OutputValue output) {
      return Span.value(output(output.output()));
    }
    if (piece instanceof Template.Slot slot) {
      String text = texts.get(slot.name());
      return Span.value(text != null ? text : names.option(slot.name()));
    }
    if (piece instanceof Template.Computed computed) {
      return Span.value(number(computed.formula().evaluate(names::value), computed.measure()));
    }
    if (piece instanceof Template.Law law) {
      Formula formula = names.formula(law.output());
      return Span.math(formula.prose(), formula.tex());
    }
    Template.Mathematics mathematics = (Template.Mathematics) piece;
    return Span.math(
        joined(mathematics, TYPED, Formula::prose), joined(mathematics, TYPESET, Formula::tex));
  }

  private String output(String output) {
    double value = names.output(output);
    return display.isAsked(output)
        ? display.shown(value)
        : Whiteboard.rounded(value, names.measure(output));
  }

  /** A plain number keeps all its digits where it is whole: 1022, not 1020. */
  private static String number(double value, Measure measure) {
    boolean whole = value == Math.rint(value) && Math.abs(value) < LARGEST_PLAIN;
    return measure == Measure.RATIO && whole
        ? Whiteboard.exact(value, Measure.COUNT)
        : Whiteboard.rounded(value, measure);
  }

  private static String joined(
      Template.Mathematics mathematics, Map<String, String> signs, Function<Formula, String> set) {
    var text = new StringBuilder(set.apply(mathematics.terms().get(0)));
    for (int i = 0; i < mathematics.relations().size(); i++) {
      String relation = mathematics.relations().get(i);
      text.append(' ')
          .append(signs.getOrDefault(relation, relation))
          .append(' ')
          .append(set.apply(mathematics.terms().get(i + 1)));
    }
    return text.toString();
  }
}
