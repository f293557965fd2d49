package sixteenbytes.app.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class KilledProcessTest {
  @TempDir Path folder;

  @Test
  @Timeout(60)
  void every_answer_that_was_acknowledged_is_there_after_a_kill() throws Exception {
    List<String> acknowledged = recordUntilKilled(50);

    try (ProgressStore store =
        ProgressStore.open(new DataFolder(folder), Answers.THURSDAY_EVENING)) {
      assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(50);
      assertThat(store.notice()).isEmpty();
      assertThat(store.answers()).extracting(Answer::typed).containsAll(acknowledged);
    }
  }

  /** Kills the recorder in the middle of its work, with no chance to clean up. */
  private List<String> recordUntilKilled(int answers) throws IOException, InterruptedException {
    Process recorder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                KilledRecorder.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    var acknowledged = new ArrayList<String>();
    try (BufferedReader said = recorder.inputReader(StandardCharsets.UTF_8)) {
      while (acknowledged.size() < answers) {
        acknowledged.add(said.readLine());
      }
      recorder.toHandle().destroyForcibly(); // SIGKILL; what it had said can still be read
      said.lines().filter(line -> line.startsWith("answer ")).forEach(acknowledged::add);
    }
    assertThat(recorder.waitFor()).isNotZero();
    if (acknowledged.get(acknowledged.size() - 1).length() < "answer 10".length()) {
      acknowledged.remove(acknowledged.size() - 1); // the kill cut the line itself
    }
    return acknowledged;
  }
}
