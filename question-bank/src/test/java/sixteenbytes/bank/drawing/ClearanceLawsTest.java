package sixteenbytes.bank.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import sixteenbytes.bank.marking.Alternative;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Target;
import sixteenbytes.bank.marking.Tolerance;
import sixteenbytes.bank.marking.Verdict;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

class ClearanceLawsTest {
  private final Marker marker = new Marker(ReadingSettings.usual());

  @Property
  void a_mistake_that_is_clear_of_the_answer_is_recognised_when_it_is_typed_as_shown(
      @ForAll @DoubleRange(min = 0.01, max = 900) double answer,
      @ForAll @DoubleRange(min = 0.01, max = 900) double mistake,
      @ForAll @DoubleRange(min = 0.01, max = 0.2) double share) {
    Tolerance tolerance = Tolerance.relative(share);
    Assume.that(Clearance.fromAnswer(tolerance, answer, mistake));
    Expectation expected =
        new Expectation(
            new Target.Quantity(answer, Unit.NONE),
            tolerance,
            List.of(),
            List.of(
                new Alternative("slip", "a slip", mistake, Optional.empty(), "That is a slip.")),
            Map.of());

    Verdict verdict = marker.mark(expected, Whiteboard.rounded(mistake, Measure.RATIO));

    assertThat(verdict.misconception()).as(verdict.message()).contains("slip");
  }

  @Property
  void the_answer_is_right_when_it_is_typed_as_shown(
      @ForAll @DoubleRange(min = 0.01, max = 900) double answer,
      @ForAll @DoubleRange(min = 0.01, max = 0.2) double share) {
    Expectation expected =
        Expectation.of(new Target.Quantity(answer, Unit.NONE), Tolerance.relative(share));

    assertThat(marker.mark(expected, Whiteboard.rounded(answer, Measure.RATIO)).kind())
        .isEqualTo(Verdict.Kind.CORRECT);
  }
}
