package sixteenbytes.calculators.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;

class MemoryLawsTest {
  @Property
  void sharding_everything_over_d_ranks_loses_nothing(
      @ForAll @DoubleRange(min = 1, max = 1e13) double params,
      @ForAll @IntRange(min = 1, max = 100_000) int degree) {
    double all = degree * zero(params, degree, 3).output("perGpu");

    assertThat(all).isCloseTo(16 * params, within(1e-9 * 16 * params));
    assertThat(ModelState.CALCULATOR.derive(Given.of("params", params)).output("total"))
        .isCloseTo(16 * params, within(1e-9 * 16 * params));
  }

  @Property
  void more_ranks_never_hold_more_and_never_send_less(
      @ForAll @DoubleRange(min = 1, max = 1e13) double params,
      @ForAll @IntRange(min = 1, max = 50_000) int degree,
      @ForAll @IntRange(min = 1, max = 50_000) int more,
      @ForAll @IntRange(min = 0, max = 3) int stage) {
    Derivation few = zero(params, degree, stage);
    Derivation many = zero(params, degree + more, stage);

    assertThat(many.output("perGpu")).isLessThanOrEqualTo(few.output("perGpu"));
    assertThat(many.output("perGpu")).isGreaterThanOrEqualTo(many.output("floor"));
    assertThat(many.output("sentBytes")).isGreaterThanOrEqualTo(few.output("sentBytes"));
  }

  @Property
  void a_higher_stage_never_holds_more(
      @ForAll @DoubleRange(min = 1, max = 1e13) double params,
      @ForAll @IntRange(min = 1, max = 100_000) int degree,
      @ForAll @IntRange(min = 0, max = 2) int stage) {
    assertThat(zero(params, degree, stage + 1).output("perGpu"))
        .isLessThanOrEqualTo(zero(params, degree, stage).output("perGpu") * (1 + 1e-12));
  }

  @Property
  void the_whole_is_the_sum_of_its_parts(
      @ForAll @DoubleRange(min = 1, max = 1e13) double params,
      @ForAll @IntRange(min = 1, max = 100_000) int degree,
      @ForAll @IntRange(min = 0, max = 3) int stage,
      @ForAll @IntRange(min = 0, max = 8) int width) {
    Derivation shard = zero(params, degree, stage);
    Derivation state =
        ModelState.CALCULATOR.derive(Given.of("params", params).and("masterBytes", width));

    assertThat(shard.output("perGpu"))
        .isEqualTo(shard.output("weights") + shard.output("gradients") + shard.output("optimizer"));
    assertThat(state.output("total"))
        .isEqualTo(
            state.output("weights")
                + state.output("gradients")
                + state.output("master")
                + state.output("moments"));
  }

  @Property
  void the_largest_model_just_fills_the_memory(
      @ForAll @DoubleRange(min = 1e6, max = 1e12) double params,
      @ForAll @IntRange(min = 1, max = 10_000) int degree,
      @ForAll @IntRange(min = 0, max = 3) int stage) {
    double largest = zero(params, degree, stage).output("maxParams");

    assertThat(zero(largest, degree, stage).output("perGpu")).isCloseTo(80e9, within(1.0));
  }

  @Property
  void dividing_more_never_keeps_more_activations(
      @ForAll @IntRange(min = 0, max = 6) int power, @ForAll @IntRange(min = 1, max = 64) int seq) {
    Given shape =
        Given.of("seq", seq * 128.0)
            .and("microBatch", 1)
            .and("hidden", 8192)
            .and("heads", 64)
            .and("layers", 80)
            .and("tp", 1 << power);
    double stored = activations(shape);
    double sharded = activations(shape.and("sequenceParallel", "true"));

    assertThat(activations(shape.and("tp", 2 << power))).isLessThanOrEqualTo(stored);
    assertThat(sharded).isLessThanOrEqualTo(stored);
    assertThat(activations(shape.and("recompute", "selective"))).isLessThan(stored);
    assertThat(activations(shape.and("attention", "flash")))
        .isEqualTo(activations(shape.and("recompute", "selective")));
  }

  private static double activations(Given shape) {
    return Activations.CALCULATOR.derive(shape).output("total");
  }

  private static Derivation zero(double params, int degree, int stage) {
    return Zero.CALCULATOR.derive(
        Given.of("params", params).and("dp", degree).and("stage", Integer.toString(stage)));
  }
}
