package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import sixteenbytes.bank.marking.Verdict.Kind;
import sixteenbytes.bank.reading.ReadingSettings;
import sixteenbytes.bank.reading.UnitTable;

/** What holds for every answer, however it is written. */
class MarkingLawsTest {
  private static final List<List<String>> UNITS =
      List.of(
          List.of(
              "kB",
              "MB",
              "GB",
              "TB",
              "KiB",
              "MiB",
              "GiB",
              "TiB",
              "Mb",
              "Gbit",
              "bytes",
              "gigabytes"),
          List.of(
              "GB/s", "MB/s", "GBps", "Gb/s", "Gbps", "GiB/s", "gigabytes per second", "TB/min"),
          List.of("us", "µs", "ms", "s", "min", "h", "days", "weeks", "seconds", "hours"),
          List.of("GFLOP", "TFLOP", "PFLOP", "teraflop"),
          List.of("GFLOP/s", "TFLOP/s", "TFLOPS", "PFLOPS", "teraflops per second"));
  private static final List<String> MINUS = List.of("-", "−", "‐", "‑", "‒", "–", "—", "－");

  @Property
  void within_the_tolerance_it_is_right_in_every_unit_and_outside_it_is_not(
      @ForAll("pairs") List<String> units,
      @ForAll @DoubleRange(min = -3, max = 4) double decades,
      @ForAll @DoubleRange(min = -0.2, max = 0.2) double off,
      @ForAll @IntRange(min = 1, max = 20) int percent) {
    double share = percent / 100.0;
    double shown = Math.pow(10, decades);
    Expectation expected = Answers.within(share, shown, units.get(0));
    double base = ((Target.Quantity) expected.target()).value() * (1 + off);
    double typed = base / Answers.unit(units.get(1)).inBaseUnits();
    boolean onTheEdge = Math.abs(Math.abs(off) - share) < 1e-9;

    Verdict verdict = Answers.mark(expected, plain(typed) + " " + units.get(1));

    if (!onTheEdge) {
      assertThat(verdict.kind() == Kind.CORRECT)
          .as(verdict.toString())
          .isEqualTo(Math.abs(off) < share);
    }
  }

  @Provide
  Arbitrary<List<String>> pairs() {
    return Arbitraries.of(UNITS)
        .flatMap(same -> Arbitraries.of(same).list().ofSize(2))
        .filter(
            pair ->
                UnitTable.parse(pair.get(0)).isPresent()
                    && UnitTable.parse(pair.get(1)).isPresent());
  }

  @Property
  void the_edge_of_the_tolerance_is_right(
      @ForAll @IntRange(min = 1, max = 9999) int shown,
      @ForAll @IntRange(min = 1, max = 20) int percent) {
    Expectation expected = Answers.within(percent / 100.0, shown, "GB");
    BigDecimal edge = BigDecimal.valueOf(shown).multiply(BigDecimal.valueOf(100 + percent, 2));

    assertThat(Answers.mark(expected, edge.toPlainString() + " GB").kind()).isEqualTo(Kind.CORRECT);
  }

  @Property
  void blanks_and_invisible_characters_change_no_verdict(
      @ForAll("answers") String answer,
      @ForAll("nothings") String before,
      @ForAll("nothings") String after) {
    Expectation expected = Answers.about(31.5, "GB");

    Verdict changed = Answers.mark(expected, before + answer.replace(" ", " " + after) + after);

    assertThat(changed).isEqualTo(Answers.mark(expected, answer));
  }

  @Provide
  Arbitrary<String> nothings() {
    return Arbitraries.of(
            " ", "\u00a0", "\u2009", "\u3000", "\t", "\u200b", "\u200e", "\ufeff", "\u00ad")
        .list()
        .ofMaxSize(3)
        .map(parts -> String.join("", parts));
  }

  @Provide
  Arbitrary<String> answers() {
    return Arbitraries.of(
        "31.5 GB",
        "31.5",
        "2 * 63 / 64 * 16 GB",
        "63 GB - 31.5 GB",
        "16 GB",
        "29.3 GiB",
        "31.5 GB/s",
        "252 Gb",
        "1 + 2",
        "70B * 16",
        "-31.5 GB",
        "12 GB",
        "31.5e9",
        "31.5 tb");
  }

  @Property
  void the_kind_of_minus_changes_no_verdict(
      @ForAll("minuses") String minus, @ForAll @IntRange(min = 1, max = 60) int taken) {
    Expectation expected = Answers.about(31.5, "GB");
    String answer = "63 GB - " + taken + " GB";

    assertThat(Answers.mark(expected, answer.replace("-", minus)))
        .isEqualTo(Answers.mark(expected, answer));
  }

  @Provide
  Arbitrary<String> minuses() {
    return Arbitraries.of(MINUS);
  }

  @Property
  void groups_of_thousands_change_no_verdict(
      @ForAll @IntRange(min = 1_000_000, max = 999_999_999) int megabytes,
      @ForAll("separators") String separator) {
    Expectation expected = Answers.about(100, "TB");
    String grouped = String.format(Locale.ROOT, "%,d", megabytes).replace(",", separator);

    assertThat(Answers.mark(expected, grouped + " MB").kind())
        .isEqualTo(Answers.mark(expected, megabytes + " MB").kind());
  }

  @Provide
  Arbitrary<String> separators() {
    return Arbitraries.of(",", " ", "'", "’", "_", ".", "\u00a0", "\u202f");
  }

  @Property
  void no_verdict_on_a_formula_depends_on_the_seed(
      @ForAll long seed, @ForAll("formulas") String typed) {
    Expectation expected = Answers.law("2 * (d - 1) / d * M + a", "d", "M", "a");
    var other = new Marker(ReadingSettings.usual(), seed);

    Verdict verdict = other.mark(expected, typed);

    assertThat(verdict.kind()).isEqualTo(Answers.mark(expected, typed).kind());
    assertThat(verdict.misconception()).isEqualTo(Answers.mark(expected, typed).misconception());
  }

  @Provide
  Arbitrary<String> formulas() {
    return Arbitraries.of(
        "2(d-1)/d*M + a",
        "2M - 2M/d + a",
        "2M/d + a",
        "2M + a",
        "M + a",
        "2(d-1)/d*M - a",
        "a",
        "16",
        "2(d-1)/d M + a",
        "1/(2(d-1)/d*M + a)",
        "16(d-1)/d*M + 8a",
        "(d-1)/(d-1)",
        "1/(a-a)",
        "2(d-1)M/d + a^1",
        "sqrt(4)*M*(1-1/d) + a",
        "2(M^2*(d-1))/(d*M) + a");
  }

  @Property(tries = 5000)
  void no_text_makes_the_marker_throw(@ForAll("texts") String typed) {
    for (Expectation expected :
        List.of(
            Answers.about(1.12, "TB"),
            Answers.about(38, "%"),
            Answers.about(50, "GB/s"),
            Answers.count(126),
            Answers.law("2 * (d - 1) / d * M", "d", "M"))) {
      assertThat(Answers.mark(expected, typed).message()).isNotBlank();
      assertThat(Answers.MARKER.echo(expected, typed).text()).isNotBlank();
    }
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "1", "70", "1,120", "1.5", "e9", "e", "B", "b", "GB", "gb/s", "TFLOPS", "m", "t", "h",
            "min", "min(", "sqrt(", "log(", "max(", "(", ")", ")", "+", "-", "*", "/", "^", "**",
            "x", "×", ":", "%", "per", "of", "to", "or", "=", "≈", "~", "<", ".", ",", ";", "..",
            "½", "²", "⁻", "±", " ", "params", "tokens", "d", "M", "2", "0", "billion", "k", "s^-1",
            "/s", "QB", "ψ", "_", "{", "}");
    return Arbitraries.oneOf(
        pieces.list().ofMaxSize(14).map(parts -> String.join("", parts)),
        pieces.list().ofMaxSize(14).map(parts -> String.join(" ", parts)));
  }

  @Property(tries = 300)
  void no_characters_at_all_make_the_marker_throw(@ForAll @StringLength(max = 60) String typed) {
    assertThat(Answers.mark(Answers.about(1.12, "TB"), typed).message()).isNotBlank();
    assertThat(Answers.mark(Answers.law("d", "d"), typed).message()).isNotBlank();
  }

  private static String plain(double value) {
    return new BigDecimal(value).toPlainString().replaceAll("(\\.\\d{0,40}).*", "$1");
  }
}
