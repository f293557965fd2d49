package sixteenbytes.calculators.quantity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangeTest {
  private static final Range SPEED = Range.above(0, 1e15);

  @Test
  void a_refusal_names_input_value_range_and_remedy() {
    assertThatThrownBy(
            () ->
                SPEED.check(
                    "bandwidth", 0, Measure.BYTES_PER_SECOND, "Type a speed per direction."))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "bandwidth is 0 B/s; it must be above 0 B/s and at most 1 PB/s. Type a speed per"
                + " direction.")
        .extracting(refusal -> ((InvalidInput) refusal).input())
        .isEqualTo("bandwidth");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 1.0001e15, Double.NaN, Double.POSITIVE_INFINITY})
  void what_lies_outside_is_refused(double speed) {
    assertThat(SPEED.contains(speed)).isFalse();
    assertThatThrownBy(() -> SPEED.check("speed", speed, Measure.BYTES_PER_SECOND, ""))
        .isInstanceOf(InvalidInput.class);
  }

  @Test
  void the_ends_belong_to_it_as_they_say() {
    assertThatCode(() -> SPEED.check("speed", 1e15, Measure.BYTES_PER_SECOND, ""))
        .doesNotThrowAnyException();
    assertThat(Range.from(1, 8).contains(1)).isTrue();
    assertThat(Range.above(1, 8).contains(1)).isFalse();
    assertThat(Range.from(1, 4096).words(Measure.COUNT)).isEqualTo("at least 1 and at most 4096");
  }
}
