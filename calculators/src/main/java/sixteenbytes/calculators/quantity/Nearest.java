package sixteenbytes.calculators.quantity;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody most likely meant. */
public final class Nearest {
  private static final int MOST_SUGGESTED = 3;

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

  /**
   * " Did you mean X?" with a leading blank, or nothing. Where the beginning of a few names was
   * typed, all of them are suggested: fp8 may be fp8-e4m3 or fp8-e5m2.
   */
  public static String suggestion(String typed, Collection<String> known) {
    List<String> begun = begunBy(typed, known);
    boolean few = !begun.isEmpty() && begun.size() <= MOST_SUGGESTED;
    List<String> meant =
        few && !isAsGood(to(typed, known), typed) ? begun : to(typed, known).stream().toList();
    if (meant.isEmpty()) {
      return "";
    }
    int last = meant.size() - 1;
    String others = last == 0 ? "" : String.join(", ", meant.subList(0, last)) + " or ";
    return " Did you mean %s%s?".formatted(others, meant.get(last));
  }

  private static List<String> begunBy(String typed, Collection<String> known) {
    String wanted = folded(typed);
    return wanted.isEmpty()
        ? List.of()
        : known.stream().filter(name -> folded(name).startsWith(wanted)).toList();
  }

  /** A single letter that is missing or wrong is a slip of the hand. */
  private static boolean isAsGood(Optional<String> name, String typed) {
    return name.filter(found -> distance(folded(found), folded(typed)) <= 1).isPresent();
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
