package sixteenbytes.app.desktop.component;

import java.text.BreakIterator;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** What the tutor says: a mark, a word and a sentence on a tint of the verdict's colour. */
public final class VerdictPanel extends HBox {

  /**
   * @param kind the verdict's id: correct, convention, unit, misconception, close, wrong, ambiguous
   *     or unreadable; it chooses colour and mark
   * @param word the verdict in a word or two
   * @param sentence what the tutor says, in Markdown
   * @param detail what else is known, such as the name of a mistake; may be empty
   */
  public record Content(String kind, String word, String sentence, String detail) {}

  public VerdictPanel(Content content, Typesetting typesetting) {
    getStyleClass().add("verdict");
    pseudoClassStateChanged(PseudoClass.getPseudoClass(content.kind()), true);
    var mark = new StackPane(new Icon("verdict." + content.kind()));
    mark.getStyleClass().add("verdict-mark");
    var word = new Label(content.word());
    word.setId("verdict-word");
    word.getStyleClass().add("verdict-word");
    var sentence = new MarkdownView(firstSentenceStrong(content.sentence()), typesetting);
    sentence.setId("verdict-sentence");
    var words = new VBox(word, sentence);
    words.getStyleClass().add("verdict-words");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    if (!content.detail().isEmpty()) {
      var detail = new Label(content.detail());
      detail.setWrapText(true);
      detail.getStyleClass().add("verdict-detail");
      words.getChildren().add(detail);
    }
    getChildren().addAll(mark, words);
    setAccessibleRole(AccessibleRole.TEXT);
    setAccessibleText(content.word() + ". " + content.sentence() + " " + content.detail());
  }

  private static String firstSentenceStrong(String sentence) {
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ENGLISH);
    sentences.setText(sentence);
    int end = sentences.next();
    if (end == BreakIterator.DONE || sentence.substring(0, end).matches("(?s).*[*`$_].*")) {
      return sentence;
    }
    String first = sentence.substring(0, end).strip();
    return "**" + first + "** " + sentence.substring(end);
  }
}
