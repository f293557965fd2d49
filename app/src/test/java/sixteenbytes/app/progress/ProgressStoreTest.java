package sixteenbytes.app.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sixteenbytes.app.progress.Answers.THURSDAY_EVENING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressStoreTest {
  @TempDir Path temporary;

  @Test
  void an_answer_is_there_again_after_reopening_to_the_last_detail() {
    Answer given = Answers.right("31.5 GB");
    record(given);

    try (ProgressStore store = open(THURSDAY_EVENING)) {
      assertThat(store.answers()).containsExactly(given);
      assertThat(store.notice()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "'); DROP TABLE answers; --", "µ × 10⁻⁵ 🙂", "line\nline\ttab"})
  void whatever_is_typed_is_kept_as_it_is(String typed) {
    record(Answers.right(typed));

    try (ProgressStore store = open(THURSDAY_EVENING)) {
      assertThat(store.answers()).extracting(Answer::typed).containsExactly(typed);
    }
  }

  @Test
  void ten_thousand_characters_are_kept_too() {
    String typed = "9".repeat(10_000);
    record(Answers.right(typed));

    try (ProgressStore store = open(THURSDAY_EVENING)) {
      assertThat(store.answers().get(0).typed()).isEqualTo(typed);
    }
  }

  @Test
  void the_store_counts_how_often_a_named_mistake_was_made() {
    try (ProgressStore store = open(THURSDAY_EVENING)) {
      store.record(Answers.mistaken("counts-every-stage"));
      store.record(Answers.mistaken("bits-for-bytes"));
      store.record(Answers.right("21.9 %"));
      store.record(Answers.mistaken("counts-every-stage"));

      assertThat(store.timesSeen("counts-every-stage")).isEqualTo(2);
      assertThat(store.timesSeen("bits-for-bytes")).isEqualTo(1);
      assertThat(store.timesSeen("never-made")).isZero();
    }
  }

  @Test
  void which_of_several_mistakes_it_was_may_be_said_later() {
    Answer tie = Answers.mistaken("one-direction|bits-for-bytes");
    try (ProgressStore store = open(THURSDAY_EVENING)) {
      store.record(tie);
      store.record(tie);
      store.settle(tie, "bits-for-bytes");

      assertThat(store.answers()).containsExactly(tie, tie.by("bits-for-bytes"));
      assertThat(store.timesSeen("bits-for-bytes")).isEqualTo(1);
    }
  }

  @Test
  void two_programs_may_have_the_file_open() {
    try (ProgressStore desktop = open(THURSDAY_EVENING);
        ProgressStore terminal = open(THURSDAY_EVENING)) {
      desktop.record(Answers.right("1 GB"));
      terminal.record(Answers.right("2 GB"));

      assertThat(desktop.answers()).extracting(Answer::typed).containsExactly("1 GB", "2 GB");
    }
  }

  @Test
  void a_folder_with_blanks_and_marks_in_its_name_is_fine() {
    var odd = new DataFolder(temporary.resolve("what? 100 % #mine & yours"));
    try (ProgressStore store = ProgressStore.open(odd, THURSDAY_EVENING)) {
      store.record(Answers.right("1 GB"));
    }

    assertThat(odd.progress()).isRegularFile();
  }

  @Test
  void a_folder_that_cannot_be_made_is_named_with_the_way_out() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "not a folder");

    assertThatThrownBy(() -> ProgressStore.open(new DataFolder(file), THURSDAY_EVENING))
        .isInstanceOf(StoreProblem.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(": a file has that name.")
        .hasMessageContaining("--data DIR");
  }

  @Test
  void a_folder_below_a_file_is_told_in_words() throws IOException {
    Path below = Files.writeString(temporary.resolve("file"), "not a folder").resolve("below");

    assertThatThrownBy(() -> ProgressStore.open(new DataFolder(below), THURSDAY_EVENING))
        .isInstanceOf(StoreProblem.class)
        .hasMessageContaining(below.toString())
        .hasMessageContaining("--data DIR")
        .hasMessageNotContaining("Exception");
  }

  @Test
  void a_file_that_is_no_database_is_kept_aside_and_said_so() throws IOException {
    Files.writeString(folder().progress(), "this was a database once ".repeat(100));

    try (ProgressStore store = open(THURSDAY_EVENING)) {
      assertThat(store.notice().orElseThrow())
          .contains("was damaged", "progress-damaged-2026-12-03T203015.sqlite", "starts anew");
      assertThat(store.answers()).isEmpty();
      store.record(Answers.right("1 GB"));
    }
    assertThat(temporary.resolve("progress-damaged-2026-12-03T203015.sqlite"))
        .content()
        .startsWith("this was a database once");
  }

  @Test
  void a_torn_page_is_found_and_the_backup_takes_the_place_of_the_file() throws IOException {
    try (ProgressStore store = open(THURSDAY_EVENING)) {
      for (int i = 0; i < 500; i++) {
        store.record(Answers.right("answer " + i));
      }
    }
    Clock friday = Clock.offset(THURSDAY_EVENING, Duration.ofDays(1));
    open(friday).close(); // makes Friday's backup, of all 500
    byte[] bytes = Files.readAllBytes(folder().progress());
    java.util.Arrays.fill(bytes, 3 * 4096, 8 * 4096, (byte) 0x5a);
    Files.write(folder().progress(), bytes);

    try (ProgressStore store = open(friday)) {
      assertThat(store.notice().orElseThrow()).contains("progress-2026-12-04.sqlite has taken");
      assertThat(store.answers()).hasSize(500);
    }
  }

  @Test
  void a_backup_a_day_is_kept_for_seven_days_of_use() throws IOException {
    for (int day = 0; day < 10; day++) {
      Clock clock = Clock.offset(THURSDAY_EVENING, Duration.ofDays(2L * day));
      open(clock).close();
      open(clock).close();
    }

    try (Stream<Path> files = Files.list(folder().backups())) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertThat(names)
          .hasSize(7)
          .startsWith("progress-2026-12-09.sqlite")
          .endsWith("progress-2026-12-21.sqlite");
    }
  }

  @Test
  void a_file_of_version_1_is_brought_up_to_date_with_its_answers_and_a_copy_is_kept()
      throws SQLException {
    try (Connection connection = new StoreFile(folder().progress()).connect();
        Statement statement = connection.createStatement()) {
      Schema.bringTo(1, connection);
      statement.execute(
          "INSERT INTO answers (question, part, seed, bank_version, rules_version, typed,"
              + " understood, verdict, misconception, seconds, answered_at, zone_offset, day)"
              + " VALUES ('l1-mixed', 1, 7, '2026.1', '1', '1.12 TB', '1.12 TB', 'correct', NULL,"
              + " 12.5, 1796326215, 3600, '2026-12-03')");
    }

    try (ProgressStore store = open(THURSDAY_EVENING)) {
      assertThat(store.answers())
          .singleElement()
          .satisfies(
              answer -> {
                assertThat(answer.question()).isEqualTo("l1-mixed");
                assertThat(answer.hints()).isZero();
                assertThat(answer.place()).isEqualTo(Answer.Place.DRILL);
                assertThat(answer.misconception()).isEmpty();
              });
      store.record(Answers.mistaken("counts-every-stage"));
    }
    try (Connection now = new StoreFile(folder().progress()).connect();
        Connection before =
            new StoreFile(folder().backups().resolve("before-schema-2.sqlite")).connect()) {
      assertThat(Schema.version(now)).isEqualTo(Schema.NEWEST);
      assertThat(Schema.version(before)).isEqualTo(1);
    }
  }

  @Test
  void a_file_of_a_newer_program_is_refused_and_left_alone() throws SQLException {
    try (Connection connection = new StoreFile(folder().progress()).connect();
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA user_version = 99");
    }

    assertThatThrownBy(() -> open(THURSDAY_EVENING))
        .isInstanceOf(StoreProblem.class)
        .hasMessageContaining("version 99")
        .hasMessageContaining("up to 2");
    try (Connection connection = new StoreFile(folder().progress()).connect()) {
      assertThat(Schema.version(connection)).isEqualTo(99);
    }
  }

  @Test
  void a_commit_reaches_the_disk_before_it_returns() throws SQLException {
    try (Connection connection = new StoreFile(folder().progress()).connect();
        Statement statement = connection.createStatement()) {
      assertThat(pragma(statement, "journal_mode")).isEqualTo("wal");
      assertThat(pragma(statement, "synchronous")).isEqualTo("2"); // FULL
    }
  }

  @Test
  void until_four_in_the_morning_it_is_still_the_day_before() {
    Clock late = Clock.offset(THURSDAY_EVENING, Duration.ofHours(7)); // 03:30 in Berlin
    Clock early = Clock.offset(THURSDAY_EVENING, Duration.ofHours(8)); // 04:30

    assertThat(Moment.now(late).day()).hasToString("2026-12-03");
    assertThat(Moment.now(early).day()).hasToString("2026-12-04");
    assertThat(Moment.now(late).offset().getTotalSeconds()).isEqualTo(3600);
  }

  private static String pragma(Statement statement, String name) throws SQLException {
    try (ResultSet found = statement.executeQuery("PRAGMA " + name)) {
      return found.getString(1);
    }
  }

  private void record(Answer answer) {
    try (ProgressStore store = open(THURSDAY_EVENING)) {
      store.record(answer);
    }
  }

  private DataFolder folder() {
    return new DataFolder(temporary);
  }

  private ProgressStore open(Clock clock) {
    return ProgressStore.open(folder(), clock);
  }
}
