package sixteenbytes.bank.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DrawKeyTest {

  @Test
  void differs_in_every_part_of_the_key() {
    assertThat(
            Stream.of(
                    new DrawKey("1", "a", 1, 0),
                    new DrawKey("2", "a", 1, 0),
                    new DrawKey("1", "b", 1, 0),
                    new DrawKey("1", "a", 2, 0),
                    new DrawKey("1", "a", 1, 1),
                    new DrawKey("1", "a", 1, -1))
                .map(key -> key.random().next()))
        .doesNotHaveDuplicates();
  }

  @Test
  void is_the_same_whenever_it_is_asked() {
    assertThat(new DrawKey("1", "a", 1, 42).random().next())
        .isEqualTo(new DrawKey("1", "a", 1, 42).random().next());
  }
}
