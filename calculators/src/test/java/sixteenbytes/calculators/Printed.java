package sixteenbytes.calculators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number as a paper prints it, compared to its last printed place: papers round some cells and
 * cut others off, so a value agrees that is less than one unit of that place away.
 */
public final class Printed {
  private static final Pattern NUMBER = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)([BT]?)");
  private static final Map<String, BigDecimal> SUFFIXES =
      Map.of("", BigDecimal.ONE, "B", new BigDecimal("1e9"), "T", new BigDecimal("1e12"));

  private final String text;
  private final BigDecimal value;
  private final BigDecimal lastPlace;

  private Printed(String text, BigDecimal value, BigDecimal lastPlace) {
    this.text = text;
    this.value = value;
    this.lastPlace = lastPlace;
  }

  /** Reads the first number of a text: "about 60", "3 (1.5x)", "7.6B". */
  public static Printed of(String text) {
    Matcher number = NUMBER.matcher(text);
    assertThat(number.find()).as("a number in \"%s\"", text).isTrue();
    var digits = new BigDecimal(number.group(1));
    BigDecimal suffix = SUFFIXES.get(number.group(2));
    return new Printed(text, digits.multiply(suffix), digits.ulp().multiply(suffix));
  }

  public double value() {
    return value.doubleValue();
  }

  /** The same figure shared out, with its last place where it was. */
  public Printed over(double parts) {
    return new Printed(
        text, value.divide(BigDecimal.valueOf(parts), MathContext.DECIMAL64), lastPlace);
  }

  public void agreesWith(double found) {
    assertThat(found).as("printed %s", text).isCloseTo(value(), within(lastPlace.doubleValue()));
  }
}
