package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.quantity.InvalidInput;

class OffloadTest {
  private static final Given SEVENTY_BILLION =
      Given.of("params", 70e9).and("ranks", 64).and("link", 5e9);

  @Test
  void streaming_the_optimizer_state_reads_and_writes_all_of_it() {
    Derivation found = Offload.CALCULATOR.derive(SEVENTY_BILLION);
    double optimizer =
        Zero.CALCULATOR
            .derive(Given.of("params", 70e9).and("dp", 64).and("stage", "1"))
            .output("optimizer");

    assertThat(found.output("bytesPerRank")).isCloseTo(2 * optimizer, within(1e-3)); // 26.25 GB
    assertThat(found.output("transferTime")).isCloseTo(5.25, within(1e-12));
  }

  @Test
  void an_optimizer_on_the_host_moves_a_sixth_of_that() {
    // Ren et al. 2021, arXiv 2101.06840: 2 bytes of gradient out, 2 bytes of weight in
    assertThat(
            Offload.CALCULATOR
                .derive(SEVENTY_BILLION.and("bytesMovedPerParam", 4))
                .output("transferTime"))
        .isCloseTo(5.25 / 6, within(1e-12));
  }

  @Test
  void a_link_that_stands_still_is_refused() {
    assertThatThrownBy(() -> Offload.CALCULATOR.derive(SEVENTY_BILLION.and("link", 0)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("link is 0 B/s; it must be above 0 B/s and at most ")
        .hasMessageEndingWith("It is the speed of the link of one rank to the other memory.");
  }
}
