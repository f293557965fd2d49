package sixteenbytes.app.progress;

import java.nio.file.Path;

/** A program that records answers and says so, until it is killed. */
final class KilledRecorder {
  private KilledRecorder() {}

  public static void main(String[] arguments) {
    var folder = new DataFolder(Path.of(arguments[0]));
    try (ProgressStore store = ProgressStore.open(folder, Answers.THURSDAY_EVENING)) {
      for (int i = 0; ; i++) {
        store.record(Answers.right("answer " + i));
        System.out.println("answer " + i);
      }
    }
  }
}
