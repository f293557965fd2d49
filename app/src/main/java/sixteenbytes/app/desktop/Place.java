package sixteenbytes.app.desktop;

import java.util.Locale;

/** A place of the desktop that the navigation leads to, in the order of the list. */
public enum Place {
  DRILL,
  SESSION,
  BANK,
  CALCULATORS,
  HELP;

  /** As texts and icons name it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
