package sixteenbytes.calculators.reliability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.Printed;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class CheckpointIntervalTest {
  private static final double MINUTE = 60;
  private static final Given MINUTE_EVERY_THREE_HOURS =
      Given.of("writeTime", 60).and("mtbf", 3 * 3600);

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "/published/young_daly.csv", numLinesToSkip = 1)
  void agrees_with_the_published_intervals(
      String name,
      double mtbf,
      double dump,
      Double restart,
      String printed,
      double young,
      double daly,
      Double availability,
      String confidence) {
    Given given = Given.of("writeTime", dump * MINUTE).and("mtbf", mtbf * MINUTE);
    Derivation found =
        CheckpointInterval.CALCULATOR.derive(
            restart == null ? given : given.and("restart", restart * MINUTE));

    assertThat(found.output("young") / MINUTE).isCloseTo(young, withinPercentage(1e-7));
    assertThat(found.output("daly") / MINUTE).isCloseTo(daly, withinPercentage(1e-7));
    if (printed != null) {
      Printed.of(printed).agreesWith(found.output("daly") / MINUTE);
    }
    if (availability != null) {
      assertThat(found.output("availabilityPeriod") / MINUTE)
          .isCloseTo(availability, withinPercentage(1e-7));
    }
  }

  @Test
  void the_loss_is_the_sum_of_writing_rewinding_and_restarting() {
    // 60 s in 1200 s; 1200 s over twice 10800 s; 300 s in 10800 s
    Derivation found =
        CheckpointInterval.CALCULATOR.derive(
            MINUTE_EVERY_THREE_HOURS.and("interval", 1200).and("restart", 300));

    assertThat(found.output("writeShare")).isEqualTo(0.05);
    assertThat(found.output("rewindShare")).isCloseTo(1 / 18.0, within(1e-12));
    assertThat(found.output("restartShare")).isCloseTo(1 / 36.0, within(1e-12));
    assertThat(found.output("lossAtInterval")).isCloseTo(0.05 + 3 / 36.0, within(1e-12));
    assertThat(found.output("failuresPerDay")).isEqualTo(8);
  }

  @Test
  void without_an_interval_the_loss_is_that_of_young() {
    Derivation found = CheckpointInterval.CALCULATOR.derive(MINUTE_EVERY_THREE_HOURS);

    assertThat(found.output("lossAtInterval")).isEqualTo(found.output("lossAtYoung"));
    assertThat(found.output("writeShare"))
        .isCloseTo(found.output("rewindShare"), within(1e-12)); // both halves are equal at best
  }

  @ParameterizedTest(name = "{0} times Young's interval loses more")
  @CsvSource({"0.5", "0.9", "1.1", "2"})
  void no_other_interval_loses_less_than_young(double factor) {
    double young = CheckpointInterval.CALCULATOR.derive(MINUTE_EVERY_THREE_HOURS).output("young");

    Derivation found =
        CheckpointInterval.CALCULATOR.derive(
            MINUTE_EVERY_THREE_HOURS.and("interval", factor * young));

    assertThat(found.output("lossAtInterval")).isGreaterThan(found.output("lossAtYoung"));
  }

  @Test
  void many_nodes_fail_as_often_as_their_number_says() {
    // 5 years of 365 days over 2048 nodes
    Derivation found =
        CheckpointInterval.CALCULATOR.derive(
            Given.of("writeTime", 300).and("nodeMtbf", 5 * 365 * 86400.0).and("nodes", 2048));

    assertThat(found.output("jobMtbf")).isEqualTo(76992.1875);
    assertThat(found.output("young")).isCloseTo(Math.sqrt(600 * 76992.1875), within(1e-9));
  }

  @Test
  void where_writes_take_twice_the_failure_time_daly_writes_once_per_failure() {
    Derivation found =
        CheckpointInterval.CALCULATOR.derive(Given.of("writeTime", 200).and("mtbf", 100));

    assertThat(found.output("daly")).isEqualTo(100);
  }

  @Test
  void the_failure_time_is_given_once_and_in_full() {
    Given written = Given.of("writeTime", 60);

    assertThatThrownBy(() -> CheckpointInterval.CALCULATOR.derive(written))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("checkpoint-interval needs mtbf: give mtbf, ");
    assertThatThrownBy(() -> CheckpointInterval.CALCULATOR.derive(written.and("nodes", 8)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("checkpoint-interval needs nodeMtbf: ");
    assertThatThrownBy(
            () -> CheckpointInterval.CALCULATOR.derive(written.and("mtbf", 8).and("nodes", 8)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("Give mtbf alone, or nodeMtbf with nodes.");
  }
}
