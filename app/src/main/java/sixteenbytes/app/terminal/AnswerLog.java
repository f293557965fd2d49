package sixteenbytes.app.terminal;

import java.time.Clock;
import java.util.Optional;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.DataFolder;
import sixteenbytes.app.progress.ProgressStore;
import sixteenbytes.app.progress.StoreProblem;

/**
 * Where the answers of a drill are kept. A drill goes on where they cannot be kept, and says so
 * once.
 */
final class AnswerLog implements AutoCloseable {
  private final Console console;
  private Optional<ProgressStore> store;

  private AnswerLog(Console console, Optional<ProgressStore> store) {
    this.console = console;
    this.store = store;
  }

  static AnswerLog open(Console console, DataFolder folder, Clock clock) {
    try {
      ProgressStore store = ProgressStore.open(folder, clock);
      store.notice().ifPresent(notice -> console.out().println(Table.wrapped(notice, 0)));
      return new AnswerLog(console, Optional.of(store));
    } catch (StoreProblem problem) {
      console.out().println(Table.wrapped(problem.getMessage(), 0));
      console.out().println("The answers of this drill are not kept.\n");
      return new AnswerLog(console, Optional.empty());
    }
  }

  int timesSeen(String misconception) {
    return store.map(open -> open.timesSeen(misconception)).orElse(0);
  }

  void keep(Answer answer) {
    try {
      store.ifPresent(open -> open.record(answer));
    } catch (StoreProblem problem) {
      console.out().println(Table.wrapped(problem.getMessage(), 0));
      console.out().println("The further answers of this drill are not kept.\n");
      close();
    }
  }

  @Override
  public void close() {
    store.ifPresent(ProgressStore::close);
    store = Optional.empty();
  }
}
