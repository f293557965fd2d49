package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sixteenbytes.bank.reading.Givens;
import sixteenbytes.bank.reading.Givens.Given;
import sixteenbytes.bank.reading.Unit;
import sixteenbytes.bank.reading.UnitTable;
import sixteenbytes.calculators.quantity.Measure;

/**
 * Short answers to one question, as people type them: with and without a unit, worked out or not,
 * in numbers or in the names of the question. Of ten answers about four are right, three match a
 * mistake, a slip or another unit, two are wrong without a cause, and one is ambiguous or cannot be
 * read.
 *
 * @param value in base units
 * @param mistakes the values of its declared mistakes
 * @param givens the numbers that it gives by name
 */
record TypedAnswers(
    double value,
    Unit unit,
    Tolerance tolerance,
    List<Double> mistakes,
    Givens givens,
    Expectation expected,
    List<String> texts) {

  static final int COUNT = 100;

  static final List<TypedAnswers> ALL =
      List.of(
          of(
              1.12e12,
              "TB",
              Tolerance.relative(0.02),
              List.of(0.56e12, 0.84e12, 0.98e12, 1.4e12),
              List.of(new Given("P", 70e9, Measure.PARAMETERS), ranks("d", 64)),
              "1.12 TB",
              "1,120 GB",
              "~1.1 TB",
              "1.12e12",
              "70B*16",
              "16P",
              "(2 + 2 + 12) * 70e9 bytes",
              "1.12",
              "840 GB",
              "0.98 TB",
              "8.96 TB",
              "1120 MB",
              "2 TB",
              "300 GB",
              "70b",
              "1.12 tb"),
          of(
              31.5e9,
              "GB",
              Tolerance.relative(0.02),
              List.of(32e9, 16e9, 15.75e9, 63e9),
              List.of(new Given("M", 16e9, Measure.BYTES), ranks("d", 64)),
              "31.5 GB",
              "31.5GB",
              "2*63/64*16 GB",
              "2(d-1)/d * M",
              "29.3 GiB",
              "31 GB",
              "32 GB",
              "15.75 GB",
              "31.5 Gb",
              "4 GB",
              "31.5 GB/s",
              "20 GB",
              "100 MB",
              "M/2d",
              "31.5 GX"),
          of(
              0.21875,
              "%",
              Tolerance.relative(0.05),
              List.of(0.17948, 0.25, 0.125, 0.78125),
              List.of(ranks("p", 8), ranks("m", 32)),
              "21.9 %",
              "21.9%",
              "0.219",
              "7/32",
              "(p-1)/m",
              "22",
              "17.9 %",
              "25 percent",
              "0.125",
              "2.19",
              "50 %",
              "13 %"),
          of(
              0.07,
              "ms",
              Tolerance.relative(0.05),
              List.of(0.035, 0.28, 0.56, 0.0656),
              List.of(
                  new Given("M", 31.5e9, Measure.BYTES),
                  new Given("B", 450e9, Measure.BYTES_PER_SECOND)),
              "70 ms",
              "0.07 s",
              "70ms",
              "31.5 GB / 450 GB/s",
              "M/B",
              "35 ms",
              "0.28 s",
              "560 ms",
              "70 us",
              "70",
              "1/20 s",
              "90 ms",
              "70-80 ms"),
          of(
              21 * 86_400,
              "days",
              Tolerance.relative(0.05),
              List.of(907_200.0, 5_443_200.0, 604_800.0, 2_419_200.0),
              List.of(
                  new Given("P", 7e9, Measure.PARAMETERS), new Given("T", 2e12, Measure.TOKENS)),
              "21 days",
              "3 weeks",
              "504 h",
              "about 21 d",
              "6*7e9*2e12 FLOP / (128*361 TFLOP/s)",
              "10.5 days",
              "2 months",
              "21 h",
              "0.9 days",
              "15 days",
              "100 days",
              "no idea"),
          of(
              64,
              "GPUs",
              Tolerance.exact(),
              List.of(8.0, 128.0, 512.0),
              List.of(ranks("t", 8)),
              "64",
              "64 GPUs",
              "8*8",
              "2^6",
              "8t",
              "128",
              "8 GPUs",
              "63",
              "64 nodes",
              "100",
              "48 gpus"),
          of(
              50e9,
              "GB/s",
              Tolerance.relative(0.02),
              List.of(400e9, 25e9, 100e9),
              List.of(ranks("n", 8)),
              "50 GB/s",
              "400 Gb/s",
              "50 GBps",
              "400 Gbps / 1",
              "100 GB/s",
              "50",
              "3 GB/s",
              "37.5 GB/s",
              "50 GB",
              "50 gb/s"),
          of(
              8.4e22,
              "FLOP",
              Tolerance.relative(0.02),
              List.of(2.8e22, 1.12e23, 4.2e22),
              List.of(
                  new Given("P", 7e9, Measure.PARAMETERS), new Given("T", 2e12, Measure.TOKENS)),
              "8.4e22",
              "8.4e22 FLOP",
              "84 ZFLOP",
              "8.4 x 10^22",
              "6*7e9*2e12",
              "6PT",
              "2*7B*2T",
              "2.8e22",
              "8.4e21",
              "1e23",
              "5e20 FLOP"));

  private static Given ranks(String name, double number) {
    return new Given(name, number, Measure.COUNT);
  }

  private static TypedAnswers of(
      double value,
      String unitText,
      Tolerance tolerance,
      List<Double> mistakes,
      List<Given> given,
      String... texts) {
    Unit unit = UnitTable.parse(unitText).orElseThrow().perOne();
    Givens givens = Givens.of(given);
    return new TypedAnswers(
        value,
        unit,
        tolerance,
        mistakes,
        givens,
        expectation(value, unit, tolerance, mistakes, givens),
        List.of(texts));
  }

  /** What the question expects, made again as for another draw. */
  Expectation expectedAnew() {
    return expectation(value, unit, tolerance, mistakes, givens);
  }

  private static Expectation expectation(
      double value, Unit unit, Tolerance tolerance, List<Double> mistakes, Givens givens) {
    List<Alternative> declared =
        IntStream.range(0, mistakes.size())
            .mapToObj(
                i -> Alternative.of("mistake-" + i, "a mistake", mistakes.get(i), "That is it."))
            .toList();
    return new Expectation(
        new Target.Quantity(value, unit),
        tolerance,
        List.of(),
        declared,
        Map.of("ranks", 64.0),
        givens);
  }
}
