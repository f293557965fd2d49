package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Readings;
import sixteenbytes.bank.reading.Readings.Formulas;
import sixteenbytes.bank.reading.Readings.Quantities;

/** Marks typed answers. Safe for use by several threads; it never throws and never waits. */
public final class Marker {
  private final ReadingSettings settings;
  private final long seed;

  public Marker(ReadingSettings settings) {
    this(settings, LawJudge.SEED);
  }

  /**
   * @param seed of the points at which formulas are compared; no verdict depends on it
   */
  Marker(ReadingSettings settings, long seed) {
    this.settings = settings;
    this.seed = seed;
  }

  /**
   * The version of the rules that read and mark here, and the comma where it is not the usual one:
   * both have to be known to judge an old answer anew.
   */
  public String rules() {
    String version = Integer.toString(Reader.RULES_VERSION);
    return switch (settings.comma()) {
      case GROUPS -> version;
      case DECIMAL -> version + " decimal-comma";
    };
  }

  /** A verdict, and for a quantity that was judged the judgement behind it. */
  record Marked(Verdict verdict, Optional<Judgement> judgement) {
    private static Marked of(Verdict verdict) {
      return new Marked(verdict, Optional.empty());
    }
  }

  /** What the tutor makes of a typed answer. */
  public Verdict mark(Expectation expected, String typed) {
    return marked(expected, typed).verdict();
  }

  /**
   * What the tutor makes of a typed answer once the person has said which of its readings is meant.
   *
   * @param reading one of the readings that the ambiguous verdict on the same text offered
   */
  public Verdict markAs(Expectation expected, String typed, String reading) {
    if (expected.target() instanceof Target.Quantity target
        && quantity(expected, target, typed) instanceof Quantities read) {
      var judge = new QuantityJudge(expected, target, settings);
      var understanding = new Understanding(target);
      for (Reading possible : read.readings()) {
        Judgement judgement = judge.judge(possible);
        if (understanding.of(judgement).equals(reading)) {
          return new Tutor(expected, target).verdict(judgement, read);
        }
      }
    }
    return mark(expected, reading); // the two answers of a range, or a formula with its parentheses
  }

  private Readings quantity(Expectation expected, Target.Quantity target, String typed) {
    return Reader.quantity(typed, target.unit().dimension(), settings, expected.givens());
  }

  Marked marked(Expectation expected, String typed) {
    if (expected.target() instanceof Target.OneOf items) {
      return Marked.of(new PickJudge(items).verdict(typed));
    }
    if (expected.target() instanceof Target.Law law) {
      Readings readings = Reader.formula(typed, law.names(), settings);
      return Marked.of(
          readings instanceof Formulas formulas
              ? new LawJudge(expected, law, seed).judge(formulas.readings())
              : unread(readings, typed));
    }
    var target = (Target.Quantity) expected.target();
    Readings readings = quantity(expected, target, typed);
    return readings instanceof Quantities quantities
        ? marked(expected, target, quantities)
        : Marked.of(unread(readings, typed));
  }

  private Marked marked(Expectation expected, Target.Quantity target, Quantities read) {
    var judge = new QuantityJudge(expected, target, settings);
    var all = new ArrayList<Judgement>(read.readings().size());
    read.readings().forEach(reading -> all.add(judge.judge(reading)));
    Settlement settlement = Settlement.of(all, read.doubts(), target);
    var tutor = new Tutor(expected, target);
    return settlement.ask() == Settlement.Ask.NOTHING
        ? new Marked(
            tutor.verdict(settlement.judgement(), read), Optional.of(settlement.judgement()))
        : Marked.of(tutor.question(settlement.ask(), all));
  }

  private static Verdict unread(Readings readings, String typed) {
    if (readings instanceof Readings.Unsettled unsettled) {
      return new Verdict.Ambiguous("", unsettled.reason(), unsettled.choices());
    }
    var unreadable = (Readings.Unreadable) readings;
    String reason =
        typed.isBlank()
            ? unreadable.reason()
            : "At character " + (unreadable.position() + 1) + ": " + unreadable.reason();
    return new Verdict.Unreadable(reason, OptionalInt.of(unreadable.position()));
  }

  /** What the field shows while somebody types. */
  public Echo echo(Expectation expected, String typed) {
    if (expected.target() instanceof Target.OneOf items) {
      return new PickJudge(items).echo(typed);
    }
    if (expected.target() instanceof Target.Law law) {
      Readings readings = Reader.formula(typed, law.names(), settings);
      return readings instanceof Formulas formulas ? Echoes.of(formulas) : unread(readings);
    }
    var target = (Target.Quantity) expected.target();
    Readings readings = quantity(expected, target, typed);
    return readings instanceof Quantities quantities
        ? new Echoes(target, settings).of(quantities)
        : unread(readings);
  }

  private static Echo unread(Readings readings) {
    if (readings instanceof Readings.Unsettled unsettled) {
      return new Echo(true, false, unsettled.reason(), unsettled.choices(), OptionalInt.empty());
    }
    var unreadable = (Readings.Unreadable) readings;
    return new Echo(
        false, false, unreadable.reason(), List.of(), OptionalInt.of(unreadable.position()));
  }
}
