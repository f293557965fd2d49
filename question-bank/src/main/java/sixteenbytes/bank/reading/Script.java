package sixteenbytes.bank.reading;

/**
 * Writes down how a text is read, while it is parsed: 2 × 63 / 64 × 16 GB.
 *
 * <p>A silent script writes nothing, since most readings are never shown.
 */
final class Script {
  private final StringBuilder text = new StringBuilder();
  private final boolean silent;

  private Script(boolean silent) {
    this.silent = silent;
  }

  static Script silent() {
    return new Script(true);
  }

  static Script written() {
    return new Script(false);
  }

  boolean isSilent() {
    return silent;
  }

  /** A place to which {@link #wrap} can return. */
  int mark() {
    return text.length();
  }

  void add(String more) {
    if (!silent) {
      text.append(more);
    }
  }

  void number(Token token, Rational value) {
    if (!silent) {
      text.append(Figures.literal(token, value));
    }
  }

  /** A whole exponent, raised. */
  void raised(long exponent) {
    if (!silent) {
      text.append(Figures.raised(exponent));
    }
  }

  /** Puts everything since the mark into parentheses. */
  void wrap(int mark) {
    if (!silent) {
      text.insert(mark, '(').append(')');
    }
  }

  @Override
  public String toString() {
    return text.toString().strip();
  }
}
