package sixteenbytes.calculators.quantity;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody most likely meant. */
public final class Nearest {
  private Nearest() {}

  /** The nearest of the known names, if one is near enough to be worth suggesting. */
  public static Optional<String> to(String typed, Collection<String> known) {
    String wanted = folded(typed);
    return known.stream()
        .min(Comparator.comparingInt((String name) -> distance(wanted, folded(name))))
        .filter(
            name -> {
              String folded = folded(name);
              int distance = distance(wanted, folded);
              boolean alike = distance < Math.max(wanted.length(), folded.length());
              return alike && distance <= Math.max(1, wanted.length() / 2)
                  || !wanted.isEmpty() && folded.contains(wanted);
            });
  }

  /** " Did you mean X?" with a leading blank, or nothing. */
  public static String suggestion(String typed, Collection<String> known) {
    return to(typed, known).map(name -> " Did you mean " + name + "?").orElse("");
  }

  private static String folded(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.length() > 64 ? lower.substring(0, 64) : lower;
  }

  /** How many letters must be put in, taken out or changed. */
  static int distance(String one, String other) {
    int[] above = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int[] row = new int[other.length() + 1];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(above[j - 1] + change, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[other.length()];
  }
}
