package sixteenbytes.app.desktop.drill;

import java.util.List;
import java.util.Optional;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.bank.marking.Verdict;

/**
 * Which mistake was made; where several give the same number, the person says which.
 *
 * @param verdict on the answer; none before the first
 * @param answer as it was kept; none where it was not
 * @param chosen the name of the mistake that was made, once that has been said
 */
record MistakeChoice(Optional<Verdict> verdict, Optional<Answer> answer, Optional<String> chosen) {
  static final MistakeChoice NONE =
      new MistakeChoice(Optional.empty(), Optional.empty(), Optional.empty());

  static MistakeChoice of(Attempts.Kept kept) {
    return new MistakeChoice(Optional.of(kept.verdict()), kept.answer(), Optional.empty());
  }

  /** What the mistake is called; all of them while it is open which it was. */
  Optional<String> name() {
    return chosen.or(() -> found().map(mistake -> String.join(", or ", mistake.names())));
  }

  /** The names to choose from; none where there is nothing to choose. */
  List<String> open() {
    return chosen.isPresent()
        ? List.of()
        : found().map(Verdict.Mistake::readings).orElse(List.of());
  }

  /** The id of one of the mistakes that are open. */
  Optional<String> id(String name) {
    int index = open().indexOf(name);
    return index < 0 ? Optional.empty() : found().map(mistake -> mistake.mistakes().get(index));
  }

  MistakeChoice choose(String name) {
    return new MistakeChoice(verdict, answer, Optional.of(name));
  }

  private Optional<Verdict.Mistake> found() {
    return verdict.filter(Verdict.Mistake.class::isInstance).map(Verdict.Mistake.class::cast);
  }
}
