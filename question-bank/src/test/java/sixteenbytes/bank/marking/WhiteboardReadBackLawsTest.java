package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import sixteenbytes.bank.reading.Reader;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Readings.Quantities;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/** Every quantity that the app shows can be typed, and is read as what it shows. */
class WhiteboardReadBackLawsTest {
  private static final Marker MARKER = new Marker(ReadingSettings.usual());

  @Property
  void a_rounded_quantity_reads_back_within_its_rounding(
      @ForAll Measure measure, @ForAll @DoubleRange(min = -8, max = 22) double decades) {
    double value = Math.pow(10, decades);

    double read = readBack(Whiteboard.rounded(value, measure), measure);

    assertThat(read).isCloseTo(value, within(0.0051 * value));
  }

  @Property
  void an_exact_quantity_reads_back_as_it_is(
      @ForAll Measure measure, @ForAll @DoubleRange(min = -6, max = 15) double decades) {
    double value = Math.pow(10, decades);

    double read = readBack(Whiteboard.exact(value, measure), measure);

    assertThat(read).isCloseTo(value, within(1e-12 * value));
  }

  @Property
  void the_model_answer_as_it_is_shown_is_right(
      @ForAll Measure measure, @ForAll @DoubleRange(min = -5, max = 18) double decades) {
    double value = Math.pow(10, decades);
    Unit unit = UnitTable.shown(value, measure);
    var target = new Target.Quantity(value * measure.inBaseUnits(), unit);

    Verdict verdict =
        MARKER.mark(
            Expectation.of(target, Tolerance.relative(0.01)), Whiteboard.rounded(value, measure));

    assertThat(verdict.kind()).as(verdict.message()).isEqualTo(Verdict.Kind.CORRECT);
  }

  private static double readBack(String shown, Measure measure) {
    var read = (Quantities) Reader.quantity(shown, measure.dimension(), ReadingSettings.usual());
    List<Reading> fitting =
        read.readings().stream()
            .filter(reading -> reading.dimension().equals(measure.dimension()))
            .toList();
    return fitting.get(0).value().toDouble() / measure.inBaseUnits();
  }
}
