package sixteenbytes.calculators.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class TensorParallelDegreeTest {
  private static Derivation degree(int ranksPerNode, int kvHeads) {
    return TensorParallelDegree.CALCULATOR.derive(
        Given.of("ranksPerNode", ranksPerNode).and("kvHeads", kvHeads));
  }

  @ParameterizedTest(name = "{0} GPUs a node, {1} heads")
  @CsvSource({"72, 16", "8, 8", "8, 2", "6, 4", "12, 8", "4, 10", "16, 5", "1, 8", "72, 20"})
  void it_is_the_greatest_common_divisor(int ranksPerNode, int kvHeads) {
    assertThat(degree(ranksPerNode, kvHeads).output("cleanDegree"))
        .isEqualTo(BigInteger.valueOf(ranksPerNode).gcd(BigInteger.valueOf(kvHeads)).intValue());
  }

  @Test
  void the_steps_are_the_remainders_of_euclid() { // 72 = 4 * 16 + 8, 16 = 2 * 8
    Derivation found = degree(72, 16);

    assertThat(found.output("remainder1")).isEqualTo(8);
    assertThat(found.output("remainder2")).isZero();
    assertThat(found.outputNames()).containsExactly("remainder1", "remainder2", "cleanDegree");
  }
}
