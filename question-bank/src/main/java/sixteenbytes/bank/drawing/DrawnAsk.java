package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.FollowUp;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Names;
import sixteenbytes.bank.question.NoCalculator;
import sixteenbytes.bank.question.Option;
import sixteenbytes.bank.question.Question;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Formula;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.Measure;

/**
 * A question, or a part of one, with numbers: what is shown, what is expected, and how it is
 * derived.
 *
 * <p>The numbers are computed when it is drawn; texts are filled each time they are asked for.
 */
public final class DrawnAsk {
  private final Drawer drawer;
  private final Question question;
  private final long seed;
  private final Values values;
  private final AnswerDisplay display;
  private final Filling filling;
  private final List<DrawnChoice> choices;

  DrawnAsk(Drawer drawer, Question question, long seed, Values values, Map<String, String> texts) {
    this.drawer = drawer;
    this.question = question;
    this.seed = seed;
    this.values = values;
    this.display = new AnswerDisplay(values.ask());
    this.filling = new Filling(new Names(values.derivation()), texts, display);
    this.choices = choices(drawer.order(question, values.ask(), seed));
  }

  private List<DrawnChoice> choices(List<Integer> order) {
    var shown = new ArrayList<DrawnChoice>();
    for (int place : order) {
      Option option = ask().options().all().get(place);
      boolean right = values.answer().option() == place;
      Optional<FilledText> say = (right ? option.why() : option.say()).map(filling::fill);
      shown.add(
          new DrawnChoice(
              shown.size() + 1,
              option.id(),
              filling.fill(option.text()),
              right,
              say.map(FilledText::plain).orElse("")));
    }
    return List.copyOf(shown);
  }

  public Question question() {
    return question;
  }

  public Ask ask() {
    return values.ask();
  }

  /** 1 for the lead. */
  public int part() {
    return ask().part();
  }

  /** What draws it again with the same seed: the id of the question, or id#2. */
  public String id() {
    return question.partId(part());
  }

  public long seed() {
    return seed;
  }

  public Kind kind() {
    return ask().kind();
  }

  public FilledText prompt() {
    return filling.fill(ask().prompt());
  }

  /** What to say aloud before typing; only the lead has it. */
  public Optional<FilledText> aloud() {
    return part() == 1 ? question.aloud().map(filling::fill) : Optional.empty();
  }

  /** The numbers that the prompt shows or that were drawn, in the order of the calculator. */
  public List<DrawnInput> given() {
    return GivenNumbers.of(ask(), values.derivation());
  }

  /** The calculator with the symbols of this question. */
  public Calculator calculator() {
    return ask().calculator();
  }

  /** All inputs by name, to open the calculator with. */
  public Given inputs() {
    return derivation().given();
  }

  public Derivation derivation() {
    return values.derivation();
  }

  /** What is picked from, in the order of this seed; empty where something is typed. */
  public List<DrawnChoice> choices() {
    return choices;
  }

  /** The steps that lead to the answer; none where nothing is computed. */
  public List<Derivation.Line> steps() {
    return ask().output().isEmpty() ? List.of() : derivation().linesTo(ask().output());
  }

  /** Whether its numbers can be looked at in a calculator. */
  public boolean hasCalculator() {
    return !NoCalculator.is(calculator());
  }

  /** The right value, in the unit of {@link #measure}; of a choice the number of the right one. */
  public double value() {
    return choices.stream()
        .filter(DrawnChoice::right)
        .mapToDouble(DrawnChoice::number)
        .findFirst()
        .orElseGet(() -> values.answer().number());
  }

  public Measure measure() {
    return ask().measure();
  }

  /** The expected formula; empty where a quantity is asked for. */
  public Optional<Formula> formula() {
    return values.answer().law();
  }

  /** The right answer as it would be typed. */
  public String answer() {
    return formula()
        .map(Formula::text)
        .or(() -> rightChoice().map(choice -> choice.text().plain()))
        .orElseGet(() -> display.shown(value()));
  }

  /** The right one of the choices; empty where something is typed. */
  public Optional<DrawnChoice> rightChoice() {
    return choices.stream().filter(DrawnChoice::right).findFirst();
  }

  /** The unit that the answer is shown in; empty for a plain number or a formula. */
  public String unit() {
    return kind() == Kind.NUMERIC ? display.unit(value()).symbol() : "";
  }

  /** A convention's or misconception's value as it would be typed. */
  public String display(Alternative alternative) {
    if (kind() == Kind.CHOICE) {
      return alternative.name();
    }
    return alternative
        .formula()
        .map(Formula::text)
        .orElseGet(() -> display.shown(alternative.value() / measure().inBaseUnits()));
  }

  /** What the marker compares a typed answer with. */
  public Expectation expectation() {
    return choices.isEmpty() ? Expected.of(values, display, filling) : ExpectedPick.of(choices);
  }

  /** "right within 5 %". */
  public String toleranceText() {
    return ToleranceText.of(ask());
  }

  /** The worked answer in Markdown; empty for a part that has numbers but no sketch of its own. */
  public Optional<FilledText> sketch() {
    Optional<FilledText> own = ask().sketch().map(filling::fill);
    return own.isPresent() || part() > 1 ? own : Optional.of(filling.fill(question.sketch()));
  }

  /** From vague to concrete. */
  public List<FilledText> hints() {
    return filling.fill(part() == 1 ? question.hints() : ask().hints());
  }

  /** The points that a spoken answer must hit; those of the lead. */
  public List<FilledText> rubric() {
    return part() == 1 ? filling.fill(question.rubric()) : List.of();
  }

  /**
   * What is asked next, with the numbers that each will have for this seed; only the lead has them.
   */
  public List<DrawnFollowUp> followUps() {
    return part() == 1 ? question.followUps().stream().map(this::filled).toList() : List.of();
  }

  private DrawnFollowUp filled(FollowUp followUp) {
    if (followUp instanceof FollowUp.Discussed discussed) {
      return new DrawnFollowUp(filling.fill(discussed.prompt()), Optional.empty());
    }
    int part = ((FollowUp.Answered) followUp).part();
    return new DrawnFollowUp(
        drawer.draw(question, part, seed).prompt(), Optional.of(question.partId(part)));
  }
}
