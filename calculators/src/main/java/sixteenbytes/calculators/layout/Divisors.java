package sixteenbytes.calculators.layout;

import java.util.ArrayList;
import java.util.List;

/** The whole numbers that divide a whole number. */
final class Divisors {
  private Divisors() {}

  /** In rising order; none where the number is not whole or below 1. */
  static List<Double> of(double number) {
    var low = new ArrayList<Double>();
    var high = new ArrayList<Double>();
    for (double i = 1; i * i <= number; i++) {
      if (number % i == 0) {
        low.add(i);
        if (i * i < number) {
          high.add(0, number / i);
        }
      }
    }
    low.addAll(high);
    return low;
  }
}
