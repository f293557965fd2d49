package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.formula.Formula;

/** How long the worst texts take that anybody could think of. The limit is 50 ms for each. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 2, time = 1)
@Fork(1)
public class HostileBenchmark {
  private static final Map<String, String> TEXTS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("long", "1".repeat(10_000)),
              Map.entry("parentheses", "(".repeat(5_000)),
              Map.entry("tower", "9^9^9^9"),
              Map.entry("exponent", "1e999"),
              Map.entry("sine", "sin(1e308)"),
              Map.entry("signs", "-".repeat(250) + "1"),
              Map.entry("readings", "7b*".repeat(100) + "gb"),
              Map.entry("slashes", "1b/1b(1b)/1b(1b)/1b(1b)/1b(1b)*1b*1b"),
              Map.entry("fractions", "1/3^300+1/7^300+1/11^280+1/13^260+".repeat(12) + "1"),
              Map.entry("denominators", "1/1009^99+1/1013^99+1/1019^99*".repeat(16) + "1b"),
              Map.entry("doubts", "1b/7m(1t)+1,120b/7gb(1m)*".repeat(18) + "1b"),
              Map.entry("roots", "sqrt(".repeat(60) + "2" + ")".repeat(60)),
              Map.entry("names", "(1/d+1/M+1/(d+1)+1/(M+1)+1/(d+2)+1/(d+3))^20"),
              Map.entry("powers", "(d+M)^99*(d-M)^99/(d+2M)^99".repeat(8)),
              Map.entry("wholes", "97^149*".repeat(80) + "1b"),
              Map.entry("commas", "1,120/1,120(1,120)".repeat(24))));

  @Param({
    "long",
    "parentheses",
    "tower",
    "exponent",
    "sine",
    "signs",
    "readings",
    "slashes",
    "fractions",
    "denominators",
    "doubts",
    "roots",
    "names",
    "powers",
    "wholes",
    "commas"
  })
  public String text;

  @Param({"quantity", "law"})
  public String asked;

  private final Marker marker = new Marker(ReadingSettings.usual());
  private Expectation expected;
  private String typed;

  @Setup
  public void setUp() {
    typed = TEXTS.get(text);
    expected =
        asked.equals("law")
            ? Expectation.of(
                new Target.Law(new Formula("2 * (d - 1) / d * M"), List.of("M", "d")),
                Tolerance.exact())
            : Expectation.of(
                new Target.Quantity(1.12e12, UnitTable.parse("TB").orElseThrow()),
                Tolerance.relative(0.02));
  }

  @Benchmark
  public Verdict judge() {
    return marker.mark(expected, typed);
  }
}
