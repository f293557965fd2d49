package sixteenbytes.app.desktop.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import sixteenbytes.app.desktop.background.AtOnce;
import sixteenbytes.app.desktop.background.HeldBack;

@ExtendWith(ApplicationExtension.class)
class TypesettingTest {
  private final Typesetting typesetting = new Typesetting(new AtOnce());

  @Test
  void a_formula_becomes_an_outline_that_fills_the_size_it_claims() {
    Outline fraction = outline("\\frac{16\\,\\mathrm{GB}}{64}");

    assertThat(fraction.path()).startsWith("M").contains("Z");
    assertThat(fraction.width()).isGreaterThan(1);
    assertThat(fraction.depth()).isPositive();
  }

  @Test
  void letters_stand_on_the_baseline() {
    assertThat(outline("M").depth()).isCloseTo(0, within(0.02));
    assertThat(outline("p").depth()).isGreaterThan(0.1);
  }

  @Test
  void twice_the_letters_are_twice_as_wide() {
    assertThat(outline("MMMM").width()).isCloseTo(2 * outline("MM").width(), within(0.05));
  }

  @Test
  void what_is_no_tex_is_reported() {
    var causes = new ArrayList<Throwable>();

    typesetting.typeset("\\nosuchcommand", outline -> {}, causes::add);

    assertThat(causes).hasSize(1);
  }

  @Test
  void a_formula_that_is_known_is_there_at_once() {
    var held = new HeldBack(new AtOnce());
    var patient = new Typesetting(held);
    List<Outline> made = new ArrayList<>();
    patient.typeset("a + b", made::add, TypesettingTest::rethrow);
    assertThat(made).isEmpty();
    held.letGo();

    patient.typeset("a + b", made::add, TypesettingTest::rethrow);

    assertThat(made).hasSize(2);
    assertThat(made.get(0)).isSameAs(made.get(1));
  }

  private Outline outline(String tex) {
    List<Outline> made = new ArrayList<>();
    typesetting.typeset(tex, made::add, TypesettingTest::rethrow);
    return made.get(0);
  }

  private static void rethrow(Throwable cause) {
    throw new AssertionError(cause);
  }
}
