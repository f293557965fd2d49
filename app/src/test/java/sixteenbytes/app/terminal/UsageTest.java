package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "calc",
        "calc list",
        "ask",
        "mark",
        "bank",
        "bank list",
        "bank validate",
        "bank coverage",
        "drill"
      })
  void every_command_has_a_help(String command) {
    String[] arguments = (command + " --help").strip().split(" ");

    Ran ran = Ran.command(arguments);

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("Usage: sixteen-bytes", "--help");
    assertThat(ran.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @ParameterizedTest
  @CsvSource({
    "clac, '\"clac\" is no command of sixteen-bytes. Did you mean calc?'",
    "calc zero --jsn, 'Did you mean --json?'",
    "ask bubble-ratio, 'ask needs --seed N.'",
    "ask --seed 1, 'ask needs the id of a question.'",
    "ask bubble-ratio --seed seven, '--seed is \"seven\"; it must be a whole number of at most'",
    "ask bubble-ratio --seed 1 more, '\"more\" is one word too many for ask.'",
    "ask buble-ratio --seed 1, 'Did you mean bubble-ratio?'",
    "ask bubble-ratio# --seed 1, 'bubble-ratio has no part \"\"'",
    "ask bubble-ratio#9 --seed 1, 'bubble-ratio has no part \"9\"'",
    "mark bubble-ratio --seed 1, 'mark needs --answer TEXT.'",
    "ask --batch somewhere --seed 1, 'not both'",
    "ask --batch nowhere.tsv, 'There is no file nowhere.tsv.'",
    "mark --batch nowhere.tsv, 'There is no file nowhere.tsv.'",
    "calc --batch nowhere.txt, 'There is no file nowhere.txt.'",
    "grade nowhere.csv, 'There is no file nowhere.csv.'",
    "grade src, 'src cannot be read: Is a directory.'",
    "bank, 'bank needs a command'",
    "bank lsit, 'Did you mean list?'",
    "drill --level two, '--level is \"two\"; it must be a whole number of at most'",
    "drill --level 4, '--level is 4; it must be 1, 2 or 3.'",
    "drill --topic pipelines, 'Did you mean pipeline?'",
    "drill --count 0, '--count is 0'",
    "drill --level 2, 'There is no question of level 2'",
  })
  void what_is_wrong_is_told_in_one_line_on_the_error_stream(String words, String sentence) {
    Ran ran = Ran.overOneQuestion("", words.split(" "));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(sentence).hasLineCount(1).doesNotContain("Exception");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void a_data_folder_without_a_name_is_refused_and_not_taken_for_the_current_one() {
    Ran ran = Ran.overOneQuestion("", "drill", "--data", "");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).isEqualTo("--data needs the name of a folder.\n");
  }

  @Test
  void a_message_repeats_only_the_beginning_of_a_long_text_and_makes_marks_visible() {
    Ran ran = Ran.command("calc", "\u202eevil\u001b[2J" + "x".repeat(10_000));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("<U+202E>evil<U+001B>[2Jxxx", "…")
        .hasSizeLessThan(200)
        .doesNotContain("\u001b");
  }
}
