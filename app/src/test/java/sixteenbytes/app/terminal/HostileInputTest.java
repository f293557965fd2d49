package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HostileInputTest {
  private static final List<String> HOSTILE =
      List.of(
          "9".repeat(10_000),
          "(".repeat(10_000),
          "(",
          "1/0",
          "🙂",
          "1e999999999",
          "9^9^9^9",
          "2^-1000000",
          "${jndi:ldap://x}",
          "'; DROP TABLE answers; --",
          "%s%n%d",
          "\u202e%\u0000",
          "NaN",
          "Infinity",
          "");

  @Test
  void every_text_gets_a_verdict_with_a_reason_in_less_than_50_milliseconds() {
    String lines =
        HOSTILE.stream()
            .map(text -> "bubble-ratio\t7\t" + text + "\n")
            .collect(Collectors.joining());
    marked(lines); // the first round loads classes, which is no reading
    long start = System.nanoTime();

    List<JsonNode> verdicts = marked(lines);

    Duration each = Duration.ofNanos((System.nanoTime() - start) / HOSTILE.size());
    assertThat(verdicts).hasSize(HOSTILE.size());
    assertThat(verdicts)
        .allSatisfy(
            verdict -> {
              assertThat(verdict.get("verdict").asText()).isEqualTo("unreadable");
              assertThat(verdict.get("message").asText()).isNotBlank().hasSizeLessThan(300);
            });
    assertThat(each).isLessThan(Duration.ofMillis(50));
  }

  @Test
  void the_same_texts_in_a_table_are_unreadable_too_and_none_is_lost() {
    String rows =
        Stream.concat(
                Stream.of("case_id,expected_value,expected_unit,tolerance_rel,typed_text"),
                HOSTILE.stream()
                    .map(text -> "x,26.8,GB,0.05,\"%s\"".formatted(text.replace("\"", "\"\""))))
            .collect(Collectors.joining("\r\n"));

    Ran ran = Ran.piped(rows, "grade", "-");

    assertThat(ran.code()).isZero();
    assertThat(ran.lines().subList(1, ran.lines().size()))
        .hasSize(HOSTILE.size())
        .allSatisfy(row -> assertThat(row).startsWith("x,unreadable,,,"));
  }

  private static List<JsonNode> marked(String lines) {
    return Ran.overOneQuestion(lines, "mark", "--batch", "-").lines().stream()
        .map(Documents::of)
        .toList();
  }
}
