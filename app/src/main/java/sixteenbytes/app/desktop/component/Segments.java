package sixteenbytes.app.desktop.component;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** A row of bars, each as long as its share of the whole: the parts of a way through something. */
public final class Segments extends Region {
  private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final double GAP = 5;

  private final List<Double> shares = new ArrayList<>();

  public Segments() {
    getStyleClass().add("segments");
  }

  /**
   * @param kind a style class, where the bars are of several kinds
   * @param share in any unit, the same for all
   */
  public void add(String kind, double share) {
    var bar = new Region();
    bar.getStyleClass().addAll("segment-of-way", kind);
    bar.setManaged(false);
    shares.add(share);
    getChildren().add(bar);
    requestLayout();
  }

  public void clear() {
    shares.clear();
    getChildren().clear();
  }

  /** Shows how far the way has been gone: what lies before this bar is done. */
  public void standAt(int current) {
    for (int i = 0; i < getChildren().size(); i++) {
      getChildren().get(i).pseudoClassStateChanged(DONE, i < current);
      getChildren().get(i).pseudoClassStateChanged(CURRENT, i == current);
    }
  }

  @Override
  protected void layoutChildren() {
    double whole = shares.stream().mapToDouble(Double::doubleValue).sum();
    double room = getWidth() - GAP * (shares.size() - 1);
    double start = 0;
    for (int i = 0; i < shares.size(); i++) {
      double width = room * shares.get(i) / whole;
      double from = snapPositionX(start);
      getChildren()
          .get(i)
          .resizeRelocate(from, 0, Math.max(1, snapPositionX(start + width) - from), getHeight());
      start += width + GAP;
    }
  }
}
