package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.bank.reading.Quote;

/** Text that is meant to hang, to overflow or to be evaluated comes to nothing, at once. */
class HostileTest {
  /** The limit for one answer is 50 ms; a machine that is busy with other things gets some more. */
  private static final Duration LIMIT = Duration.ofMillis(500);

  private static final Expectation QUANTITY = Answers.about(1.12, "TB");
  private static final Expectation LAW = Answers.law("2 * (d - 1) / d * M", "M", "d");

  @BeforeAll
  static void warm() {
    for (int i = 0; i < 200; i++) {
      Answers.mark(QUANTITY, "70B*(2+2+12)");
      Answers.mark(LAW, "2(d-1)/d*M");
    }
  }

  static Stream<String> texts() {
    return Stream.of(
        "",
        " ",
        "(",
        ")",
        "1/0",
        "😀",
        "9^9^9^9",
        "9^999",
        "1e300*1e300",
        "1e-300/1e300",
        "((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))",
        "(".repeat(10_000),
        "-".repeat(10_000),
        "1".repeat(10_000),
        "a".repeat(10_000),
        "1+".repeat(255) + "1",
        "(".repeat(64) + "1" + ")".repeat(64),
        "-".repeat(250) + "1",
        "2^".repeat(120) + "2",
        "1^".repeat(120) + "1",
        "9^300*".repeat(80) + "1",
        "1/3^300+1/7^300+1/11^280+1/13^260+".repeat(12) + "1",
        "70B*".repeat(100) + "1",
        "7m+".repeat(100) + "1",
        "7b*".repeat(100) + "gb",
        "1,120*".repeat(60) + "1 gb/s",
        "1/2(3)".repeat(60),
        "sqrt(".repeat(60) + "2" + ")".repeat(60),
        "exp(".repeat(20) + "2" + ")".repeat(20),
        "M".repeat(255),
        "d^".repeat(100) + "d",
        "M^97^97",
        "1b/1b(1b)/1b(1b)/1b(1b)/1b(1b)*1b*1b",
        "(1/d+1/M+1/(d+1)+1/(M+1)+1/(d+2)+1/(M+2)+1/(d+3)+1/(d+4)+1/(d+5))^20",
        "2^(M*d)^d",
        "d/".repeat(120) + "d",
        "(d+M)^30*(d-M)^30/(d+2*M)^30",
        "(d+M)^99*(d-M)^99/(d+2M)^99".repeat(8),
        "1,120/1,120(1,120)".repeat(24),
        "1 h ".repeat(100),
        "1 GB".repeat(100),
        "1 GB/s/s/s/s/s/s/s/s/s/s",
        "1" + " ".repeat(500),
        "\u202e\u200b".repeat(200) + "1",
        "1\u0000",
        "1\ud800",
        "%s%n%d",
        "${jndi:ldap://x}",
        "'; drop table answers; --",
        "<b>1</b>",
        "=HYPERLINK(1)",
        "../../etc/passwd",
        "java.lang.Runtime",
        "1e1000000000",
        "1e-1000000000",
        "0.".concat("0".repeat(400)).concat("1"),
        "1_".repeat(200),
        "1,".repeat(200),
        "1.".repeat(200),
        "½".repeat(200),
        "²".repeat(200),
        "±".repeat(100),
        "=".repeat(500),
        "<".repeat(500),
        "to ".repeat(100),
        "or ".repeat(100),
        "%".repeat(250),
        "1" + "%".repeat(250),
        "x".repeat(500),
        "1" + " x 1".repeat(100),
        "log2(0)",
        "0^0",
        "sqrt(-1)",
        "min()",
        "min(1)",
        "max(1,2,3,)",
        "GB",
        "per",
        "e",
        ".",
        ",",
        "1 1",
        "1e5e5",
        "NaN",
        "-Infinity");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void has_a_verdict_at_once(String typed) {
    for (Expectation expected : List.of(QUANTITY, LAW)) {
      Verdict verdict =
          assertTimeoutPreemptively(LIMIT, () -> Answers.mark(expected, typed), Quote.of(typed));

      assertThat(verdict.message()).isNotBlank().hasSizeLessThan(1500);
      assertThat(verdict.position().orElse(0)).isBetween(0, typed.length());
      assertThat(Answers.MARKER.echo(expected, typed).text()).isNotBlank();
    }
  }
}
