package sixteenbytes.app.desktop.component;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;

/**
 * A typeset formula. It keeps room for itself until it has been typeset, follows text size and
 * colour, and draws itself smaller where the line is too short for it.
 */
public final class MathView extends OutlineView {
  private static final double EM_OF_A_LETTER = 0.5;

  private boolean typeset;

  /**
   * @param tex the formula
   * @param spoken the same as a line of text, for those who listen
   */
  public MathView(Typesetting typesetting, String tex, String spoken) {
    super(Outline.blank(spoken.length() * EM_OF_A_LETTER));
    getStyleClass().add("math");
    setAccessibleRole(AccessibleRole.TEXT);
    setAccessibleText(spoken);
    typesetting.typeset(tex, this::showFormula, cause -> showAsText(spoken));
  }

  private void showFormula(Outline formula) {
    typeset = true;
    show(formula);
  }

  /** Whether it shows what it is to show. */
  public boolean isTypeset() {
    return typeset;
  }

  private void showAsText(String formula) {
    typeset = true;
    var plain = new Label(formula);
    plain.getStyleClass().add("mono");
    getChildren().add(plain);
    plain.resizeRelocate(0, 0, plain.prefWidth(-1), plain.prefHeight(-1));
  }
}
