package sixteenbytes.calculators.quantity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DimensionTest {
  @Test
  void bytes_over_a_speed_are_a_time() {
    assertThat(Measure.BYTES.dimension().over(Measure.BYTES_PER_SECOND.dimension()))
        .isEqualTo(Dimension.TIME);
  }

  @Test
  void intensity_times_bandwidth_is_a_rate_of_work() {
    assertThat(Measure.OPERATIONS_PER_BYTE.dimension().times(Measure.BYTES_PER_SECOND.dimension()))
        .isEqualTo(Measure.OPERATIONS_PER_SECOND.dimension());
  }

  @Test
  void counts_have_none() {
    for (Measure measure :
        new Measure[] {
          Measure.COUNT, Measure.PARAMETERS, Measure.TOKENS, Measure.RATIO, Measure.SHARE
        }) {
      assertThat(measure.dimension().isNone()).as(measure.name()).isTrue();
      assertThat(measure.unit()).isEmpty();
    }
    assertThat(Dimension.TIME.power(2).over(Dimension.TIME)).isEqualTo(Dimension.TIME);
  }
}
