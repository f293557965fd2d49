package sixteenbytes.app.desktop.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class AxisTest {
  @Test
  void a_linear_axis_starts_at_zero_and_ends_at_a_round_step_above_the_highest_value() {
    Axis axis = Axis.linear(12, 71, AxisTest::whole);

    assertThat(axis.low()).isZero();
    assertThat(axis.high()).isEqualTo(80);
    assertThat(labels(axis)).containsExactly("0", "20", "40", "60", "80");
  }

  @Test
  void a_linear_axis_reaches_below_zero_where_a_value_does() {
    Axis axis = Axis.linear(-30, 50, AxisTest::whole);

    assertThat(labels(axis)).containsExactly("-40", "-20", "0", "20", "40", "60");
  }

  @Test
  void a_linear_axis_of_nothing_but_zeros_still_has_a_length() {
    Axis axis = Axis.linear(0, 0, Double::toString);

    assertThat(axis.high()).isGreaterThan(axis.low());
    assertThat(axis.at(0)).isZero();
  }

  @Test
  void many_decades_are_marked_at_whole_ones() {
    assertThat(labels(Axis.logarithmic(0.2, 150, AxisTest::plain)))
        .containsExactly("1", "10", "100");
  }

  @Test
  void few_decades_are_marked_at_one_two_and_five() {
    assertThat(labels(Axis.logarithmic(8, 120, AxisTest::plain)))
        .containsExactly("10", "20", "50", "100");
  }

  @Test
  void equal_factors_are_equally_long_on_a_logarithmic_axis() {
    Axis axis = Axis.powersOfTwo(1, 512, AxisTest::whole);

    assertThat(labels(axis))
        .containsExactly("1", "2", "4", "8", "16", "32", "64", "128", "256", "512");
    assertThat(axis.at(1)).isZero();
    assertThat(axis.at(512)).isEqualTo(1);
    assertThat(axis.at(64) - axis.at(8)).isCloseTo(axis.at(8) - axis.at(1), within(1e-12));
  }

  private static List<String> labels(Axis axis) {
    return axis.ticks().stream().map(Axis.Tick::label).toList();
  }

  private static String whole(double value) {
    return Long.toString(Math.round(value));
  }

  private static String plain(double value) {
    return value >= 1 ? whole(value) : Double.toString(value);
  }
}
