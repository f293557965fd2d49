package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

class EarlyClassesTest {

  @Test
  void every_class_on_the_list_is_there() {
    assertThat(EarlyClasses.names()).hasSizeGreaterThan(100).doesNotHaveDuplicates();
    for (String name : EarlyClasses.names()) {
      assertThatCode(() -> EarlyClasses.find(name)).as(name).doesNotThrowAnyException();
    }
  }
}
