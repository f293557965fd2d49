package sixteenbytes.calculators.formula;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.calculators.quantity.InvalidInput;

class RuleTest {
  private static final Rule HEADS_DIVIDE_HIDDEN = Rule.divides("heads", "hidden");

  @ParameterizedTest(name = "{0} does not divide {1}: {2}")
  @CsvSource({
    "33, 4096, The nearest values of heads that do are 32 and 64.",
    "6, 7, The nearest values of heads that do are 1 and 7.",
    "8000, 4096, The nearest value of heads that does is 4096.",
    "2, 1, The nearest value of heads that does is 1."
  })
  void the_nearest_divisors_are_named(int part, int whole, String remedy) {
    assertThatThrownBy(() -> HEADS_DIVIDE_HIDDEN.check(given(part, whole)))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "heads is %s and must divide hidden, which is %s. %s".formatted(part, whole, remedy));
  }

  @Test
  void what_divides_or_is_not_given_passes() {
    assertThatCode(() -> HEADS_DIVIDE_HIDDEN.check(given(32, 4096))).doesNotThrowAnyException();
    assertThatCode(() -> HEADS_DIVIDE_HIDDEN.check(Given.of("heads", 33)))
        .doesNotThrowAnyException();
  }

  @Test
  void a_large_prime_is_looked_through_in_no_time() {
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(2),
        () ->
            assertThatThrownBy(() -> HEADS_DIVIDE_HIDDEN.check(given(1000, 999_999_999_989.0)))
                .hasMessageContaining("are 1 and 999999999989"));
  }

  private static Given given(double heads, double hidden) {
    return Given.of("heads", heads).and("hidden", hidden);
  }
}
