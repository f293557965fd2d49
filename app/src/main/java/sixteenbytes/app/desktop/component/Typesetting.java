package sixteenbytes.app.desktop.component;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import sixteenbytes.app.desktop.background.Background;

/**
 * Turns TeX into outlines, one formula after the other and away from the screen: the first one
 * loads fonts, which takes a while. What has been typeset is kept and is there at once the next
 * time.
 *
 * <p>To be used on the thread of the screen.
 */
public final class Typesetting {
  private final Background background;
  private final TexOutliner outliner = new TexOutliner();
  private final Map<String, Outline> known = new HashMap<>();

  /**
   * @param background of which the tasks run one at a time; the typesetter is not made for more
   */
  public Typesetting(Background background) {
    this.background = background;
  }

  /**
   * Typesets a formula.
   *
   * @param done is given the outline, at once if the formula is known
   * @param failed is given the cause, if it is no TeX
   */
  public void typeset(
      String tex, Consumer<? super Outline> done, Consumer<? super Throwable> failed) {
    Outline outline = known.get(tex);
    if (outline == null) {
      background.run(
          () -> outliner.outline(tex),
          made -> {
            known.put(tex, made);
            done.accept(made);
          },
          failed);
    } else {
      done.accept(outline);
    }
  }
}
