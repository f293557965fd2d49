package sixteenbytes.bank.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixteenbytes.bank.drawing.FilledText.Span;

class FilledTextTest {

  @Test
  void sets_values_in_bold_and_mathematics_between_dollar_signs() {
    FilledText text =
        new FilledText(
            List.of(
                Span.plain("With "),
                Span.value("8"),
                Span.plain(" stages the ratio is "),
                Span.math("(p - 1) / m", "\\frac{p - 1}{m}"),
                Span.plain(".")));

    assertThat(text.markdown()).isEqualTo("With **8** stages the ratio is $\\frac{p - 1}{m}$.");
    assertThat(text.plain()).isEqualTo("With 8 stages the ratio is (p - 1) / m.");
  }

  @Test
  void leaves_a_value_alone_that_its_author_set_in_bold() {
    FilledText text =
        new FilledText(List.of(Span.plain("It is **"), Span.value("21.9 %"), Span.plain("**.")));

    assertThat(text.markdown()).isEqualTo("It is **21.9 %**.");
  }
}
