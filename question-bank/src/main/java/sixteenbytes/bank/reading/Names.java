package sixteenbytes.bank.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The names that may stand in a typed formula, and how they may be written.
 *
 * <p>Case is free unless two names differ in nothing else. N_d, N_{d} and Nd are one name. A Greek
 * letter may be typed as the letter or as its name; psi is also what the literature calls P.
 */
final class Names {
  static final Names NONE = new Names(List.of());

  private static final Map<String, String> GREEK =
      Map.ofEntries(
          Map.entry("alpha", "α"),
          Map.entry("beta", "β"),
          Map.entry("gamma", "γ"),
          Map.entry("delta", "δ"),
          Map.entry("epsilon", "ε"),
          Map.entry("eta", "η"),
          Map.entry("theta", "θ"),
          Map.entry("kappa", "κ"),
          Map.entry("lambda", "λ"),
          Map.entry("mu", "μ"),
          Map.entry("rho", "ρ"),
          Map.entry("sigma", "σ"),
          Map.entry("tau", "τ"),
          Map.entry("phi", "φ"),
          Map.entry("psi", "ψ"),
          Map.entry("omega", "ω"));

  /** A declared name that stands at some place of the text. */
  record Match(int index, int end) {}

  private record Alias(int index, String letters, boolean exactCase) {}

  private final List<String> declared;
  private final List<Alias> aliases = new ArrayList<>();

  Names(List<String> declared) {
    this(declared, false);
  }

  private Names(List<String> declared, boolean exactCase) {
    this.declared = List.copyOf(declared);
    for (int i = 0; i < declared.size(); i++) {
      for (String spelling : spellings(plain(declared.get(i)))) {
        aliases.add(new Alias(i, spelling, exactCase || hasTwin(spelling)));
      }
    }
    int parameters = declared.indexOf("P");
    boolean psiIsFree = longestAt("psi", 0, 3).end < 3 && longestAt("ψ", 0, 1).end < 0;
    if (parameters >= 0 && psiIsFree && !exactCase) {
      spellings("psi").forEach(psi -> aliases.add(new Alias(parameters, psi, false)));
    }
  }

  /** Names among units: m is not M. */
  static Names inExactCase(List<String> declared) {
    return new Names(declared, true);
  }

  /** A Greek letter and its name stand for each other. */
  private static List<String> spellings(String name) {
    String folded = name.toLowerCase(Locale.ROOT);
    for (Map.Entry<String, String> letter : GREEK.entrySet()) {
      if (folded.equals(letter.getKey())) {
        return List.of(name, letter.getValue());
      }
      if (folded.equals(letter.getValue())) {
        return List.of(name, letter.getKey());
      }
    }
    return List.of(name);
  }

  private boolean hasTwin(String letters) {
    return declared.stream().filter(other -> plain(other).equalsIgnoreCase(letters)).count() > 1;
  }

  boolean isEmpty() {
    return declared.isEmpty();
  }

  String name(int index) {
    return declared.get(index);
  }

  /** "L, h" for messages. */
  String listed() {
    return String.join(", ", declared);
  }

  boolean has(String name) {
    return declared.contains(name);
  }

  /** The longest name at a place of the text; end is -1 if there is none. */
  Match longestAt(String text, int at, int limit) {
    var best = new Match(-1, -1);
    for (Alias alias : aliases) {
      int end = end(alias, text, at, limit);
      if (end > best.end) {
        best = new Match(alias.index, end);
      }
    }
    return best;
  }

  private static int end(Alias alias, String text, int from, int limit) {
    int at = from;
    for (int i = 0; i < alias.letters.length(); i++) {
      while (i > 0 && at < limit && isIndexMark(text.charAt(at))) {
        at++;
      }
      if (at >= limit || !same(text.charAt(at), alias.letters.charAt(i), alias.exactCase)) {
        return -1;
      }
      at++;
    }
    return at < limit && text.charAt(at) == '}' ? at + 1 : at;
  }

  private static boolean same(char typed, char wanted, boolean exactCase) {
    return typed == wanted
        || !exactCase && Character.toLowerCase(typed) == Character.toLowerCase(wanted);
  }

  private static boolean isIndexMark(char letter) {
    return letter == '_' || letter == '{';
  }

  private static String plain(String name) {
    return name.replace("_", "").replace("{", "").replace("}", "");
  }
}
