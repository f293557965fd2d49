package sixteenbytes.app.desktop.component;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/**
 * Shows an outline, sharp at every size and in the colours of the style sheet.
 *
 * <p>Its property -sb-size says how long one em of the drawing is. Where it is given less width
 * than it wants it draws itself smaller, so that a long formula stays whole.
 */
public class OutlineView extends Region {
  private static final double LEAST_SCALE = 0.6;
  private static final StyleablePropertyFactory<OutlineView> STYLES =
      new StyleablePropertyFactory<>(Region.getClassCssMetaData());

  private final StyleableProperty<Number> size =
      STYLES.createStyleableNumberProperty(this, "size", "-sb-size", view -> view.size, 14);
  private final SVGPath drawing = new SVGPath();
  private final Scale scale = new Scale(1, 1);
  private Outline outline;

  public OutlineView(Outline outline) {
    this.outline = outline;
    drawing.setContent(outline.path());
    drawing.getStyleClass().add("outline");
    drawing.setManaged(false);
    drawing.getTransforms().add(scale);
    getChildren().add(drawing);
    if (size instanceof ObservableValue<?> observable) {
      observable.addListener((property, before, now) -> requestLayout());
    }
  }

  /** Replaces the drawing. */
  protected final void show(Outline next) {
    outline = next;
    drawing.setContent(next.path());
    requestLayout();
  }

  private double em() {
    return size.getValue().doubleValue();
  }

  @Override
  protected double computePrefWidth(double height) {
    return snapSizeX(snappedLeftInset() + outline.width() * em() + snappedRightInset());
  }

  @Override
  protected double computeMinWidth(double height) {
    return snapSizeX(outline.width() * em() * LEAST_SCALE);
  }

  @Override
  protected double computeMaxWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected double computePrefHeight(double width) {
    return snapSizeY(snappedTopInset() + outline.height() * em() + snappedBottomInset());
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computeMaxHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  public double getBaselineOffset() {
    return snappedTopInset() + outline.ascent() * em();
  }

  @Override
  protected void layoutChildren() {
    double room = getWidth() - snappedLeftInset() - snappedRightInset();
    double wanted = outline.width() * em();
    double shown = wanted > room && room > 0 ? em() * room / wanted : em();
    scale.setX(shown / outline.unitsPerEm());
    scale.setY(shown / outline.unitsPerEm());
    drawing.setLayoutX(snappedLeftInset());
    drawing.setLayoutY(Math.rint(getBaselineOffset()));
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return STYLES.getCssMetaData();
  }
}
