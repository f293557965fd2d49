package sixteenbytes.bank.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sixteenbytes.calculators.quantity.Measure;

/**
 * Sizes of units by the SI brochure (9th edition, table 7), IEC 80000-13 for the binary prefixes.
 */
class UnitTableTest {

  @ParameterizedTest(name = "1 {0} is {1} base units")
  @CsvSource(
      delimiter = '|',
      value = {
        "B | 1",
        "byte | 1",
        "kB | 1e3",
        "KB | 1e3",
        "MB | 1e6",
        "GB | 1e9",
        "TB | 1e12",
        "PB | 1e15",
        "EB | 1e18",
        "kilobytes | 1e3",
        "exabyte | 1e18",
        "KiB | 1024",
        "MiB | 1048576",
        "GiB | 1073741824",
        "TiB | 1099511627776",
        "PiB | 1125899906842624",
        "GIB | 1073741824",
        "gib | 1073741824",
        "gibibytes | 1073741824",
        "kbit | 125",
        "Mb | 125e3",
        "Gb | 125e6",
        "Tb | 125e9",
        "Gbit | 125e6",
        "Gib | 134217728",
        "bits | 0.125",
        "megabits | 125e3",
        "GB/s | 1e9",
        "GBps | 1e9",
        "Gb/s | 125e6",
        "Gbps | 125e6",
        "gbps | 125e6",
        "mbps | 125e3",
        "ns | 1e-9",
        "us | 1e-6",
        "µs | 1e-6",
        "ms | 1e-3",
        "s | 1",
        "sec | 1",
        "min | 60",
        "h | 3600",
        "hrs | 3600",
        "d | 86400",
        "days | 86400",
        "w | 604800",
        "weeks | 604800",
        "mo | 2592000",
        "months | 2592000",
        "y | 31536000",
        "years | 31536000",
        "FLOP | 1",
        "FLOPs | 1",
        "kFLOP | 1e3",
        "YFLOP | 1e24",
        "TFLOP/s | 1e12",
        "TFLOPS | 1e12",
        "PF | 1e15",
        "exaflops | 1e18",
        "PFLOP/s-days | 8.64e19",
        "GPU-hours | 3600",
        "FLOP/B | 1",
        "tokens/s | 1",
        "tok/s | 1",
        "tps | 1",
        "qps | 1",
        "% | 0.01",
        "tokens | 1",
        "params | 1",
        "tokens/s/GPU | 1",
        "GB/GPU | 1e9",
        "1/s | 1",
      })
  void knows_the_size_of_every_unit(String unit, double size) {
    assertThat(UnitTable.parse(unit).orElseThrow().inBaseUnits())
        .isCloseTo(size, within(1e-12 * size));
  }

  @ParameterizedTest
  @CsvSource({"QB", "MAC", "nat", "core", "dollar", "watt", "W", "$", "GBB", "MS", "S", "H", "gB"})
  void knows_no_others(String unit) {
    assertThat(UnitTable.parse(unit)).isEmpty();
  }

  @Test
  void nothing_is_a_plain_number() {
    assertThat(UnitTable.parse("")).contains(Unit.NONE);
    assertThat(UnitTable.parse("%")).contains(Unit.PERCENT);
  }

  @ParameterizedTest
  @EnumSource(Measure.class)
  void has_the_unit_of_every_measure(Measure measure) {
    Unit unit = UnitTable.of(measure);

    assertThat(unit.dimension()).isEqualTo(measure.dimension());
    if (measure != Measure.SHARE) {
      assertThat(unit.inBaseUnits()).isEqualTo(measure.inBaseUnits());
    }
  }

  @Test
  void knows_in_which_unit_a_whiteboard_shows_a_value() {
    assertThat(UnitTable.shown(31.5e9, Measure.BYTES).symbol()).isEqualTo("GB");
    assertThat(UnitTable.shown(0.0035, Measure.SECONDS).symbol()).isEqualTo("ms");
    assertThat(UnitTable.shown(50e9, Measure.BYTES_PER_SECOND).symbol()).isEqualTo("GB/s");
    assertThat(UnitTable.shown(0.219, Measure.SHARE)).isEqualTo(Unit.PERCENT);
  }
}
