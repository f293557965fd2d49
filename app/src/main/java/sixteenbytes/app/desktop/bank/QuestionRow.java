package sixteenbytes.app.desktop.bank;

import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import sixteenbytes.app.desktop.Texts;
import sixteenbytes.bank.question.Question;

/** A question in the list: title, topic, level, and how many answers it asks for. */
final class QuestionRow extends ListCell<Question> {
  private final Texts texts;
  private final Label title = new Label();
  private final Label topic = new Label();
  private final Label level = new Label();
  private final Label answers = new Label();
  private final HBox row = new HBox(title, topic, level, answers);

  QuestionRow(Texts texts) {
    this.texts = texts;
    getStyleClass().add("question-row");
    title.getStyleClass().add("question-title");
    title.setMaxWidth(Double.MAX_VALUE);
    title.setMinWidth(0);
    HBox.setHgrow(title, Priority.ALWAYS);
    topic.getStyleClass().add("question-topic");
    level.getStyleClass().add("question-level");
    answers.getStyleClass().add("question-answers");
    row.getStyleClass().add("question-line");
    row.setAlignment(Pos.CENTER_LEFT);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setPrefWidth(0); // the list is as wide as its card, not as its longest title
  }

  @Override
  protected void updateItem(Question question, boolean empty) {
    super.updateItem(question, empty);
    if (empty || question == null) {
      setGraphic(null);
      setAccessibleText("");
      return;
    }
    int asked = question.asks().size();
    title.setText(question.title());
    topic.setText(texts.named("topic", question.topic()));
    level.setText(texts.get("level", question.level()));
    answers.setText(texts.get(asked == 1 ? "bank.answer" : "bank.answers", asked));
    setAccessibleText(
        String.join(", ", title.getText(), topic.getText(), level.getText(), answers.getText()));
    setGraphic(row);
  }
}
