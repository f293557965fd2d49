package sixteenbytes.app.desktop;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Parent;

/** Light or dark, and how large the text is: both are pseudo-classes of the root. */
public final class Appearance {
  private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
  private static final List<Integer> TEXT_SIZES = List.of(90, 100, 110, 125, 150, 175, 200);
  private static final int USUAL_SIZE = 100;

  private final Parent root;
  private final ReadOnlyObjectWrapper<Theme> theme = new ReadOnlyObjectWrapper<>(Theme.LIGHT);
  private final ReadOnlyIntegerWrapper textSize = new ReadOnlyIntegerWrapper(USUAL_SIZE);

  /** The two looks. */
  public enum Theme {
    LIGHT,
    DARK;

    /** As texts and files name it. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    public Theme other() {
      return this == LIGHT ? DARK : LIGHT;
    }
  }

  /**
   * @param root the root of the scene; it is given the style class that all styles hang from
   */
  public Appearance(Parent root) {
    this.root = root;
    root.getStyleClass().add("desk");
  }

  public ReadOnlyObjectProperty<Theme> themeProperty() {
    return theme.getReadOnlyProperty();
  }

  public void use(Theme next) {
    theme.set(next);
    root.pseudoClassStateChanged(DARK, next == Theme.DARK);
  }

  public void switchTheme() {
    use(theme.get().other());
  }

  /** The text size in percent of the usual one. */
  public ReadOnlyIntegerProperty textSizeProperty() {
    return textSize.getReadOnlyProperty();
  }

  public void largerText() {
    useTextSize(neighbour(1));
  }

  public void smallerText() {
    useTextSize(neighbour(-1));
  }

  public void usualText() {
    useTextSize(USUAL_SIZE);
  }

  /** Uses the size that comes nearest to this one, in percent of the usual one. */
  public void useTextSizeNearest(int percent) {
    useTextSize(
        Collections.min(TEXT_SIZES, Comparator.comparingInt(size -> Math.abs(size - percent))));
  }

  private int neighbour(int step) {
    int index = TEXT_SIZES.indexOf(textSize.get()) + step;
    return TEXT_SIZES.get(Math.max(0, Math.min(TEXT_SIZES.size() - 1, index)));
  }

  private void useTextSize(int percent) {
    root.pseudoClassStateChanged(size(textSize.get()), false);
    root.pseudoClassStateChanged(size(percent), true);
    textSize.set(percent);
  }

  private static PseudoClass size(int percent) {
    return PseudoClass.getPseudoClass("text-" + percent);
  }
}
