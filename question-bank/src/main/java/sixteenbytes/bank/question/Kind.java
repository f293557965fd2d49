package sixteenbytes.bank.question;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How a question is answered. */
public enum Kind {
  /** A quantity with its unit, or a plain number. */
  NUMERIC,
  /** A formula over a few declared names. */
  FORMULA,
  /** One of a few options, each with its explanation. */
  CHOICE;

  /** As question files and scripts write it: numeric. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Kind> named(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
  }
}
