package sixteenbytes.calculators.quantity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Every text reads back as the number that it shows. */
class WhiteboardLawsTest {
  private static final Map<String, String> SUPERSCRIPTS =
      Map.of(
          "⁰", "0", "¹", "1", "²", "2", "³", "3", "⁴", "4", "⁵", "5", "⁶", "6", "⁷", "7", "⁸", "8",
          "⁹", "9");
  private static final Map<String, Double> TIMES =
      Map.of(
          "ns", 1e-9, "µs", 1e-6, "ms", 1e-3, "s", 1.0, "min", 60.0, "h", 3600.0, "days", 86400.0);
  private static final String PREFIXES = "kMGTPE";

  @Provide
  Arbitrary<Double> sizes() {
    return Arbitraries.doubles()
        .between(-6, 17)
        .map(power -> BigDecimal.valueOf(Math.pow(10, power)).round(new MathContext(9)))
        .map(BigDecimal::doubleValue);
  }

  @Property(tries = 2000)
  void a_size_is_shown_as_its_exact_value_rounded_half_up(@ForAll("sizes") double bytes) {
    assertThat(read(Whiteboard.rounded(bytes, Measure.BYTES)))
        .isCloseTo(threeDigits(bytes), within(1e-12 * bytes));
  }

  @Property(tries = 2000)
  void the_noise_of_some_operations_on_doubles_does_not_show(
      @ForAll @IntRange(min = 1000, max = 9999) int thousandths,
      @ForAll @IntRange(min = -4, max = 4) int noise) {
    double exact = thousandths / 1000.0;

    assertThat(Whiteboard.rounded(exact + noise * Math.ulp(exact), Measure.RATIO))
        .isEqualTo(Whiteboard.rounded(exact, Measure.RATIO));
    assertThat(Whiteboard.roundedIn(exact + noise * Math.ulp(exact), "ms"))
        .isEqualTo(Whiteboard.roundedIn(exact, "ms"));
  }

  @Property(tries = 2000)
  void a_time_is_off_by_less_than_half_a_unit_of_the_third_digit(@ForAll("sizes") double seconds) {
    assertThat(read(Whiteboard.rounded(seconds, Measure.SECONDS)))
        .isCloseTo(seconds, within(0.005001 * seconds));
  }

  @Property(tries = 2000)
  void what_is_given_is_shown_without_loss(@ForAll("sizes") double given) {
    for (Measure measure :
        new Measure[] {
          Measure.BYTES,
          Measure.SECONDS,
          Measure.BYTES_PER_SECOND,
          Measure.PARAMETERS,
          Measure.RATIO
        }) {
      assertThat(read(Whiteboard.exact(given, measure)))
          .as(measure.name())
          .isCloseTo(given, within(1e-12 * given));
    }
  }

  @Property(tries = 2000)
  void three_digits_are_shown_and_no_more(@ForAll("sizes") double ratio) {
    String digits =
        Whiteboard.rounded(ratio, Measure.RATIO)
            .replaceAll("×10.*", "")
            .replaceAll("[.,]", "")
            .replaceAll("^0+", "");

    assertThat(digits.replaceAll("0+$", "").length()).isBetween(1, 3);
    assertThat(digits.length()).isGreaterThanOrEqualTo(3);
  }

  private static double threeDigits(double value) {
    return BigDecimal.valueOf(value).round(new MathContext(3, RoundingMode.HALF_UP)).doubleValue();
  }

  private static double read(String shown) {
    String text = shown.replace(",", "");
    for (Map.Entry<String, String> digit : SUPERSCRIPTS.entrySet()) {
      text = text.replace(digit.getKey(), digit.getValue());
    }
    text = text.replace("×10⁻", "e-").replace("×10", "e");
    int end = 0;
    while (end < text.length() && "0123456789.e-".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    double number = Double.parseDouble(text.substring(0, end));
    String unit = text.substring(end).strip();
    if (TIMES.containsKey(unit)) {
      return number * TIMES.get(unit);
    }
    if (unit.isEmpty() || unit.startsWith("B") && text.charAt(end) == ' ') {
      return number;
    }
    if (text.charAt(end) != ' ') { // the suffixes of counts: 7.5B is no size
      return number * Math.pow(10, 6 + 3 * "MBT".indexOf(unit));
    }
    return number * Math.pow(1000, 1 + PREFIXES.indexOf(unit.charAt(0)));
  }
}
