package sixteenbytes.app.desktop.component;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/**
 * Content that scrolls when there is too much of it, and a foot that follows it and never leaves
 * the screen. The content keeps a margin on its right, over which the scroll bar lies.
 */
public final class ScrollingColumn extends Region {
  private final ScrollPane scroll;
  private final Region content;
  private final Region foot;

  public ScrollingColumn(Region content, Region foot) {
    this.content = content;
    this.foot = foot;
    scroll = new ScrollPane(content);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setHmax(0); // the bar lies over the margin of the content, which does not move for it
    content.prefWidthProperty().bind(scroll.widthProperty());
    scroll.setFocusTraversable(false);
    scroll.getStyleClass().add("column-scroll");
    getStyleClass().add("scrolling-column");
    getChildren().addAll(scroll, foot);
  }

  public void toTop() {
    scroll.setVvalue(0);
  }

  /** Scrolls until a part of the content is in view. */
  public void reveal(Node part) {
    layout();
    double hidden = content.getHeight() - scroll.getHeight();
    if (hidden > 0) {
      double top = part.getBoundsInParent().getMinY();
      scroll.setVvalue(Math.min(1, top / hidden));
    }
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth() - snappedLeftInset() - snappedRightInset();
    double room = getHeight() - snappedTopInset() - snappedBottomInset();
    double footHeight = snapSizeY(foot.prefHeight(width));
    double wanted = snapSizeY(content.prefHeight(width));
    double height = Math.max(0, Math.min(wanted, room - footHeight));
    scroll.resizeRelocate(snappedLeftInset(), snappedTopInset(), width, height);
    foot.resizeRelocate(snappedLeftInset(), snappedTopInset() + height, width, footHeight);
  }

  @Override
  protected double computePrefWidth(double height) {
    return 0; // as wide as the style sheet or the page makes it
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset()
        + content.prefHeight(width)
        + foot.prefHeight(width)
        + snappedBottomInset();
  }
}
