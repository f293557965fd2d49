package sixteenbytes.app.desktop;

import java.time.Clock;
import java.util.Optional;
import sixteenbytes.app.desktop.drill.AnswerLog;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.DataFolder;
import sixteenbytes.app.progress.ProgressStore;

/** Keeps answers in the progress store, which is opened with the first of them and not at start. */
final class KeptAnswers implements AnswerLog, AutoCloseable {
  private final DataFolder folder;
  private final Clock clock;
  private Optional<ProgressStore> store = Optional.empty();

  KeptAnswers(DataFolder folder, Clock clock) {
    this.folder = folder;
    this.clock = clock;
  }

  @Override
  public synchronized void keep(Answer answer) {
    open().record(answer);
  }

  @Override
  public synchronized void settle(Answer answer, String mistake) {
    open().settle(answer, mistake);
  }

  private ProgressStore open() {
    if (store.isEmpty()) {
      store = Optional.of(ProgressStore.open(folder, clock));
    }
    return store.get();
  }

  @Override
  public synchronized void close() {
    store.ifPresent(ProgressStore::close);
    store = Optional.empty();
  }
}
