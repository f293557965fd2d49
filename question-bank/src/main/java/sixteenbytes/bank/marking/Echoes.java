package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import sixteenbytes.bank.marking.Judgement.Fault;
import sixteenbytes.bank.marking.Judgement.Taken;
import sixteenbytes.bank.reading.Amount;
import sixteenbytes.bank.reading.FormulaReading;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.ReadingSettings.BareNumber;
import sixteenbytes.bank.reading.Readings.Formulas;
import sixteenbytes.bank.reading.Readings.Quantities;
import sixteenbytes.bank.reading.Unit;

/** Shows readings without judging them: only the kind of quantity that is asked plays a part. */
final class Echoes {
  private static final int MOST_SHOWN = 4;

  private final Unit unit;
  private final BareNumber bareNumber;
  private final Understanding understanding;

  Echoes(Target.Quantity target, ReadingSettings settings) {
    this.unit = target.unit();
    this.bareNumber = settings.bareNumber();
    this.understanding = new Understanding(target);
  }

  static Echo of(Formulas formulas) {
    List<String> written =
        formulas.readings().stream().map(FormulaReading::written).distinct().toList();
    return new Echo(
        true,
        true,
        String.join(" or ", written),
        written.size() > 1 ? written : List.of(),
        OptionalInt.empty());
  }

  Echo of(Quantities read) {
    var fitting = new ArrayList<Reading>();
    for (Reading reading : read.readings()) {
      boolean bare = reading.dimension().isNone() && !reading.hasUnit();
      if (bare || reading.dimension().equals(unit.dimension())) {
        fitting.add(reading);
      }
    }
    List<Reading> shown = fitting.isEmpty() ? read.readings().subList(0, 1) : fitting;
    var texts = new LinkedHashSet<String>();
    var amounts = new HashSet<Amount>();
    for (Reading reading : shown) {
      boolean another = amounts.add(reading.amount());
      if (another && texts.size() < MOST_SHOWN) {
        texts.add(understanding.of(taken(reading)));
      }
    }
    List<String> all = List.copyOf(texts);
    return new Echo(
        true,
        true,
        String.join(" or ", all),
        all.size() > 1 ? all : List.of(),
        OptionalInt.empty());
  }

  private Judgement taken(Reading reading) {
    boolean bare =
        reading.dimension().isNone()
            && !reading.hasUnit()
            && !reading.hasPercent()
            && !reading.hasTimes();
    double value = reading.value().toDouble();
    Taken taken = Taken.AS_TYPED;
    if (bare && !unit.isPure()) {
      taken = bareNumber == BareNumber.PRINTED_UNIT ? Taken.IN_SHOWN_UNIT : Taken.IN_BASE_UNITS;
    } else if (bare && unit.isPercent()) {
      taken = Math.abs(value) > 1 ? Taken.AS_PERCENTAGE : Taken.AS_FRACTION;
    }
    Fault fault =
        reading.dimension().equals(unit.dimension()) || bare ? Fault.NONE : Fault.OTHER_KIND;
    return new Judgement(Verdict.Kind.WRONG, reading, value, taken, fault, List.of());
  }
}
