package sixteenbytes.bank.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CleanUpTest {

  @Test
  void every_hyphen_and_dash_is_a_minus() {
    assertThat(text("−‐‑‒–—﹣－")).isEqualTo("--------");
  }

  @Test
  void every_dot_and_star_is_a_product_and_the_cross_stays_for_ratios() {
    assertThat(text("·⋅∙∗•")).isEqualTo("*****");
    assertThat(text("×")).isEqualTo("×");
  }

  @Test
  void every_slash_is_a_quotient() {
    assertThat(text("÷∕⁄")).isEqualTo("///");
  }

  @Test
  void quotes_that_group_digits_are_one() {
    assertThat(text("’ʼ′")).isEqualTo("'''");
  }

  @Test
  void the_micro_sign_and_the_greek_letter_are_one() {
    assertThat(text("\u00b5")).isEqualTo(text("\u03bc"));
  }

  @Test
  void full_width_characters_are_plain_ones() {
    assertThat(text("（１＋２）＊３％")).isEqualTo("(1+2)*3%");
    assertThat(text("﹪")).isEqualTo("%");
  }

  @Test
  void digits_of_any_script_are_digits() {
    assertThat(text("٤٢ ४२ ၄၂ 𝟒𝟐 ４２")).isEqualTo("42 42 42 42 42");
  }

  @Test
  void blanks_of_any_width_are_one_blank() {
    assertThat(text("1\u00a02\u20093\u202f4\u30005\t6\n7\u20038")).isEqualTo("1 2 3 4 5 6 7 8");
  }

  @Test
  void invisible_characters_are_nothing() {
    assertThat(text("\u200b4\u200e2\u202e\ufeff \u00ad\u2060G\u200dB")).isEqualTo("42 GB");
  }

  @Test
  void superscripts_and_fractions_pass_for_the_tokenizer() {
    assertThat(text("10⁻¹² 2½")).isEqualTo("10⁻¹² 2½");
  }

  @ParameterizedTest
  @ValueSource(strings = {"∞", "😀", "\u0000", "\u0007", "\ud800", "√", "²ⁿ", "\u0301", "€", "中"})
  void everything_else_is_refused_by_its_code_point(String typed) {
    int point = typed.codePointAt(typed.startsWith("²") ? 1 : 0);

    assertThatThrownBy(() -> CleanUp.clean(typed))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(String.format(Locale.ROOT, "U+%04X", point));
  }

  @Test
  void a_quote_makes_the_invisible_visible_and_stays_short() {
    assertThat(Quote.of("a\u202eb\u0000")).isEqualTo("\"a[U+202E]b[U+0000]\"");
    assertThat(Quote.of("x".repeat(100))).hasSizeLessThanOrEqualTo(43).endsWith("…\"");
  }

  private static String text(String typed) {
    return CleanUp.clean(typed).text();
  }
}
