package sixteenbytes.app.desktop.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import sixteenbytes.app.desktop.background.AtOnce;
import sixteenbytes.bank.drawing.FilledText;
import sixteenbytes.bank.drawing.FilledText.Span;
import sixteenbytes.bank.drawing.FilledText.SpanKind;

@ExtendWith(ApplicationExtension.class)
class MarkdownViewTest {
  private final Typesetting typesetting = new Typesetting(new AtOnce());

  @Test
  void words_in_bold_and_code_get_a_class_of_their_own() {
    var view = new MarkdownView("A **ring** sends `2(d-1)/d`.", typesetting);

    assertThat(words(view)).containsExactly("A ", "ring", " sends ", "2(d-1)/d", ".");
    assertThat(texts(view).get(1).getStyleClass()).contains("strong");
    assertThat(texts(view).get(3).getStyleClass()).contains("mono");
  }

  @Test
  void the_stars_and_bars_of_mathematics_are_not_taken_for_emphasis() {
    var view = new MarkdownView("Of $a_i * b_i * c$ the *middle*.", typesetting);

    assertThat(formulas(view)).extracting(Node::getAccessibleText).containsExactly("a_i * b_i * c");
    assertThat(words(view)).containsExactly("Of ", " the ", "middle", ".");
  }

  @Test
  void a_list_keeps_its_items_apart_and_its_numbers() {
    var view = new MarkdownView("3. first\n4. second\n\n- point", typesetting);

    assertThat(view.lookupAll(".bullet"))
        .extracting(node -> ((javafx.scene.control.Label) node).getText())
        .containsExactly("3.", "4.", "\u2022");
  }

  @Test
  void a_filled_text_shows_values_strong_and_unbroken_and_speaks_its_formulas_as_they_are_typed() {
    var text =
        new FilledText(
            List.of(
                new Span(SpanKind.PLAIN, "It is ", ""),
                new Span(SpanKind.VALUE, "31.5 GB", ""),
                new Span(SpanKind.PLAIN, ", or ", ""),
                new Span(SpanKind.MATH, "(d - 1) / d", "\\frac{d - 1}{d}")));

    var view = new MarkdownView(text, typesetting);

    assertThat(words(view)).containsExactly("It is ", "31.5\u00A0GB", ", or ");
    assertThat(texts(view).get(1).getStyleClass()).contains("strong");
    assertThat(formulas(view)).extracting(Node::getAccessibleText).containsExactly("(d - 1) / d");
    assertThat(formulas(view)).allMatch(formula -> ((MathView) formula).isTypeset());
  }

  private static List<String> words(MarkdownView view) {
    return texts(view).stream().map(Text::getText).toList();
  }

  private static List<Text> texts(Pane view) {
    return view.getChildren().stream()
        .flatMap(child -> ((Pane) child).getChildren().stream())
        .filter(node -> node instanceof Text)
        .map(node -> (Text) node)
        .toList();
  }

  private static List<Node> formulas(Pane view) {
    return view.getChildren().stream()
        .flatMap(child -> ((Pane) child).getChildren().stream())
        .filter(node -> node instanceof MathView)
        .toList();
  }
}
