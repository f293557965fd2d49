package sixteenbytes.bank.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static sixteenbytes.bank.marking.Answers.about;
import static sixteenbytes.bank.marking.Answers.mark;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixteenbytes.bank.marking.Verdict.Kind;
import sixteenbytes.bank.reading.Unit;

/** Spellings with several meanings, and what the question asks for to settle them. */
class ClashesTest {

  @ParameterizedTest(name = "{2} where {0} {1} is asked: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        // B and b: billion in a count
        "70e9 | params | 70B | CORRECT",
        "70e9 | params | 70b | CORRECT",
        "70e9 |        | 70B | CORRECT",
        "70e9 |        | 70 b | CORRECT",
        // B: byte in a size, billion as a second reading
        "70   | B      | 70B | CORRECT",
        "70   | GB     | 70B | AMBIGUOUS",
        "1.12 | TB     | 70B*16 | CORRECT",
        "1.12 | TB     | 16*70B | CORRECT",
        "1.12 | TB     | 70B | WRONG",
        "140  | GB     | 70B * 2 B | CORRECT",
        "70   | B/s    | 70B/s | CORRECT",
        "70   | GB/s   | 70B | AMBIGUOUS",
        "70   | B/s    | 70B | UNIT",
        // b: bit, byte or billion in a size
        "70   | B      | 70b | AMBIGUOUS",
        "8.75 | B      | 70b | AMBIGUOUS",
        "70   | GB     | 70b | AMBIGUOUS",
        "1    | kB     | 70b | WRONG",
        "70   | GB/s   | 70b | AMBIGUOUS",
        "70   | GB/s   | 70b/s | UNIT",
        "8.75 | B/s    | 70b/s | AMBIGUOUS",
        // one capital letter: a power of 1000
        "5    | TB     | 5T | CORRECT",
        "5    | MB     | 5M | CORRECT",
        "5    | KB     | 5K | CORRECT",
        "5    | GB     | 5G | CORRECT",
        "5e12 | tokens | 5T | CORRECT",
        "5e3  | steps  | 5k | CORRECT",
        "5e15 |        | 5P | CORRECT",
        "5e12 | s      | 5T | CORRECT",
        "5e3  | s      | 5K | CORRECT",
        "5    | TB/s   | 5T | CORRECT",
        "5    | GB/s   | 5G | CORRECT",
        "5    | MB/s   | 5M | CORRECT",
        "5    | KB/s   | 5K | CORRECT",
        "5    | TFLOP/s | 5T | CORRECT",
        "5    | GFLOP  | 5G | CORRECT",
        // m: minute in a time
        "300  | s      | 5m | CORRECT",
        "5    | ms     | 5m | AMBIGUOUS",
        "5e6  | tokens | 5m | CORRECT",
        "5e12 | tokens | 5t | CORRECT",
        "5    | TB     | 5t | UNREADABLE",
        "5    | MB     | 5m | UNIT",
        // lower-case units in a size: bytes first
        "5    | GB     | 5 gb | CORRECT",
        "5    | TB     | 5 tb | CORRECT",
        "5    | GiB    | 5 gib | CORRECT",
        "5    | GB     | 40 gb | AMBIGUOUS",
        "5    | GB     | 8*5 gb | AMBIGUOUS",
        // lower-case units in a bandwidth: always asked
        "50   | GB/s   | 50 gb/s | AMBIGUOUS",
        "50   | GB/s   | 400 gb/s | AMBIGUOUS",
        "50   | GB/s   | 50 mb/s | UNIT",
        "5    | TB/s   | 5 tb/s | AMBIGUOUS",
        "5    | TB/s   | 40 tb/s | AMBIGUOUS",
        "50   | GB/s   | 7 gb/s | WRONG",
        // a capital prefix and a small b: bits
        "5    | GB     | 40 Gb | CORRECT",
        "5    | TB     | 40 Tb | CORRECT",
        "50   | GB/s   | 400 Gb/s | CORRECT",
        "50   | GB/s   | 400 gbps | CORRECT",
        "50   | MB/s   | 400 mbps | CORRECT",
        "50   | GB/s   | 50 GBps | CORRECT",
        "5000 | B      | 5 KB | CORRECT",
        "5000 | B      | 5 kB | CORRECT",
        // TFLOPS: a rate or the plural of a total
        "989  | TFLOP/s | 989 TFLOPS | CORRECT",
        "989  | TFLOP/s | 989 TFLOPs | CORRECT",
        "989  | TFLOP/s | 989 teraflops | CORRECT",
        "989  | TFLOP/s | 989 TF | CORRECT",
        "989  | TFLOP   | 989 TFLOPS | CORRECT",
        "989  | TFLOP   | 989 teraflops | CORRECT",
        "989  | TFLOP   | 989 TFLOPs/s | UNIT",
        "989  | TFLOP   | 989 TFLOPps | UNIT",
        "989  | TFLOP/s | 989 TFLOP | UNIT",
        // d: day
        "2    | days    | 2d | CORRECT",
        "2    | days    | 2 d | CORRECT",
        "48   | h       | 2d | CORRECT",
        // e: an exponent between digits, exa in EB
        "5e18 | B       | 5 EB | CORRECT",
        "5e18 | FLOP    | 5 EFLOP | CORRECT",
        "5e9  |         | 5e9 | CORRECT",
        "5e9  |         | 5e | UNREADABLE",
        // case is significant in symbols
        "5    | ms      | 5 MS | UNREADABLE",
        "5    | s       | 5 S | UNREADABLE",
        "5    | h       | 5 H | UNREADABLE",
      })
  void is_settled_by_what_is_asked(double number, String unit, String typed, Kind kind) {
    Verdict verdict = mark(about(number, unit == null ? "" : unit), typed);

    assertThat(verdict.kind()).as(verdict.message()).isEqualTo(kind);
  }

  @Test
  void a_wrong_case_is_answered_with_the_right_spelling() {
    assertThat(mark(about(5, "ms"), "5 MS").message()).contains("Did you mean ms?");
    assertThat(mark(about(5, "s"), "5 S").message()).contains("Did you mean s?");
    assertThat(mark(about(5, "h"), "5 H").message()).contains("Did you mean h?");
  }

  @Test
  void lower_case_in_a_bandwidth_is_answered_with_both_readings() {
    Verdict verdict = mark(about(50, "GB/s"), "400 gb/s");

    assertThat(verdict.readings()).containsExactly("400 GB/s", "400 Gb/s = 50 GB/s");
    assertThat(verdict.counts()).isFalse();
  }

  @Test
  void kilobytes_come_with_a_remark_where_1024_would_be_right_as_well() {
    assertThat(mark(about(5, "kB"), "5 KB").message()).contains("1000 bytes").contains("KiB");
  }

  @Test
  void a_question_that_says_per_gpu_in_words_takes_it_in_the_unit_too() {
    Unit perGpu = Answers.unit("GB").perOne();
    Expectation expected =
        Expectation.of(new Target.Quantity(17.5e9, perGpu), Tolerance.relative(0.05));

    assertThat(mark(expected, "17.5 GB/GPU").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "17.5 GB per rank").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "17.5 GB").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(expected, "17.5 GB GPU").kind()).isEqualTo(Kind.UNIT);
    assertThat(mark(about(17.5, "GB"), "17.5 GB/GPU").kind()).isEqualTo(Kind.UNIT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "560 all-reduces",
        "560 allreduces",
        "56*10 all-to-alls",
        "560 reduce\u2010scatters",
        "560 micro-batches",
        "560 micro-batches/step",
        "560 batches",
        "600-40",
        "600-40 all-gathers"
      })
  void what_is_counted_may_be_named_with_its_hyphens(String typed) {
    Expectation expected = Expectation.of(new Target.Quantity(560, Unit.COUNT), Tolerance.exact());

    assertThat(mark(expected, typed).kind()).isEqualTo(Kind.CORRECT);
  }

  @Test
  void a_hyphen_that_makes_no_noun_still_takes_away_or_joins_units() {
    assertThat(mark(about(3, "GB"), "5 GB-2 GB").kind()).isEqualTo(Kind.CORRECT);
    assertThat(mark(about(40, "GPU-hours"), "40 GPU-hours").kind()).isEqualTo(Kind.CORRECT);
  }
}
