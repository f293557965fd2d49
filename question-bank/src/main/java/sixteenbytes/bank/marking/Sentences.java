package sixteenbytes.bank.marking;

import java.util.List;

/** Puts causes into verdicts. */
final class Sentences {
  private Sentences() {}

  /**
   * @param value what was typed, to begin a sentence with
   */
  static Verdict convention(String value, String understood, List<Cause> causes) {
    Cause cause = causes.get(0);
    String say =
        cause.say().isBlank()
            ? "%s is the %s. The question asks for another convention."
                .formatted(value, cause.name())
            : cause.say();
    return new Verdict.OtherConvention(understood, say, cause.id());
  }

  /** Several causes that give the same number: the tutor asks which, and never picks one. */
  static Verdict mistake(String understood, List<Cause> causes) {
    List<String> names = causes.stream().map(Sentences::name).toList();
    List<String> ids = causes.stream().map(Cause::id).toList();
    Cause first = causes.get(0);
    String say =
        causes.size() > 1
            ? "%s mistakes give this: %s. Which was it?"
                .formatted(causes.size() == 2 ? "Two" : "Several", String.join(", or ", names))
            : first.say().isBlank()
                ? "%s is what this mistake gives: %s.".formatted(understood, first.name())
                : first.say();
    return new Verdict.Mistake(understood, say, ids, names);
  }

  private static String name(Cause cause) {
    return cause.name().isBlank() ? cause.id() : cause.name();
  }
}
