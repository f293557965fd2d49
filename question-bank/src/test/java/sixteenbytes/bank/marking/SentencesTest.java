package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.about;
import static sixteenbytes.bank.marking.Answers.mark;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.reading.ReadingSettings;

/** What the tutor says, and what was understood. */
class SentencesTest {

  @ParameterizedTest(name = "{2}: {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "1.12 | TB | 70B*16 | 70 billion × 16 = 1.12 × 10¹², taken as bytes = 1.12 TB"
            + " | Right. A number without a unit is taken as bytes.",
        "1.12 | TB | 1.1 TB | 1.1 TB | Right. Worked out it is 1.12 TB.",
        "1.12 | TB | 1.12 | 1.12, without a unit"
            + " | The digits fit. Which unit? A number without one is taken as bytes.",
        "1.12 | TB | 1.12 TiB | 1.12 TiB ≈ 1.231 TB | The digits fit, the unit does not: 1.12 TiB"
            + " is 1.231 TB. The binary prefix makes 9.95 % more.",
        "1.12 | TB | 1.12 TB/s | 1.12 TB/s | 1.12 TB/s is a bandwidth; the question asks for a"
            + " size.",
        "1.8 | GB | 1.8 MB | 1.8 MB | The digits fit, the unit does not: the answer is in GB.",
        "1.8 | GB | 1.8 GPUs | 1.8 GPUs = 1.8 | 1.8 GPUs does not fit: the question asks for a"
            + " size.",
        "1.12 | TB | 8.96 TB | 8.96 TB | That is eight times too much: bits and bytes are mixed"
            + " up.",
        "1.12 | TB | 1.2 TB | 1.2 TB"
            + " | Close, but not within 5 %. Keep all digits on the way and round at the end.",
        "1.12 | TB | 3 TB | 3 TB | 3 TB is too much.",
        "40 | s | 2 TB / 50 GB | 2 TB / 50 GB = 40 | 40 is a plain number; the question asks for a"
            + " time. The number fits: a unit is missing in the working.",
        "1.12 | TB | 70e9*15 = 1.12 TB | 1.12 TB"
            + " | Right. The working before the equals sign gives 1.05 × 10¹².",
        "0.4 | | 40 | 40 | The digits fit. Is the percent sign missing?",
      })
  void are_plain_short_and_exact(
      double number, String unit, String typed, String understood, String message) {
    Verdict verdict = mark(about(number, unit == null ? "" : unit), typed);

    assertThat(verdict.understood()).isEqualTo(understood);
    assertThat(verdict.message()).isEqualTo(message);
  }

  @Test
  void never_shout_and_always_end() throws IOException {
    var grader = new Grader(ReadingSettings.usual());
    for (String line : lines("further-cases.csv")) {
      String[] cells = line.split("\\|", -1);
      String message =
          grader
              .grade(
                  new GradeRow(
                      cells[0].strip(), cells[1].strip(), cells[2].strip(), cells[3].strip()))
              .message();

      assertThat(message).matches("(?s).*[.?]").doesNotContain("  ");
      assertThat(message.replace("The character !", "")).doesNotContain("!");
    }
  }

  @Test
  void do_not_depend_on_the_locale() {
    Locale before = Locale.getDefault();
    Verdict usual = mark(about(1.12, "TB"), "1.12 TIB");
    try {
      Locale.setDefault(new Locale("tr", "TR"));
      assertThat(mark(about(1.12, "TB"), "1.12 TIB")).isEqualTo(usual);
      Locale.setDefault(new Locale("ar", "EG"));
      assertThat(mark(about(1.12, "TB"), "1.12 TIB")).isEqualTo(usual);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream stream = SentencesTest.class.getResourceAsStream(resource)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }
}
