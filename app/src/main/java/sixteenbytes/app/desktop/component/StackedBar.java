package sixteenbytes.app.desktop.component;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** Parts of a whole in one bar, each in the colour of what it is. */
public final class StackedBar extends Region {
  private static final double ROUNDING = 8;
  private static final double WIDE_FROM = 5;

  /** A segment that has room for a gap beside it. */
  private static final PseudoClass WIDE = PseudoClass.getPseudoClass("wide");

  private final List<Part> parts;
  private final double whole;
  private final Rectangle clip = new Rectangle();

  /**
   * @param kind the style class that gives the colour: weights, gradients, master …
   * @param name for those who listen
   * @param share in the unit of {@code whole}
   */
  public record Part(String kind, String name, double share) {}

  /**
   * @param whole what the full width stands for, in the unit of the parts: the largest bar of a
   *     group
   */
  public StackedBar(List<Part> parts, double whole) {
    this.parts = List.copyOf(parts);
    this.whole = whole;
    getStyleClass().add("stacked-bar");
    clip.setArcWidth(ROUNDING);
    clip.setArcHeight(ROUNDING);
    setClip(clip);
    for (Part part : this.parts) {
      var segment = new Region();
      segment.getStyleClass().addAll("segment", part.kind());
      segment.setAccessibleText(part.name());
      segment.setManaged(false);
      getChildren().add(segment);
    }
  }

  @Override
  protected void layoutChildren() {
    double start = 0;
    for (int i = 0; i < parts.size(); i++) {
      double end = start + parts.get(i).share() / whole * getWidth();
      double from = snapPositionX(start);
      double width = snapPositionX(end) - from;
      getChildren().get(i).resizeRelocate(from, 0, width, getHeight());
      getChildren().get(i).pseudoClassStateChanged(WIDE, width >= WIDE_FROM);
      start = end;
    }
    clip.setWidth(start);
    clip.setHeight(getHeight());
  }
}
