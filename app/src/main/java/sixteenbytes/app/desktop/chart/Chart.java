package sixteenbytes.app.desktop.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/**
 * Curves with their names at their ends, a line that is not to be exceeded, and a dot where the
 * inputs stand. Every stroke is a node of its own, so that the style sheets colour it.
 */
public final class Chart extends Region {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final double GAP = 8;
  private static final double TOP = 10;
  private static final double DOT = 5;

  private final List<Drawn> curves = new ArrayList<>();
  private final List<Written> rows = new ArrayList<>();
  private final List<Written> columns = new ArrayList<>();
  private final Line limitLine = new Line();
  private final Label limitName = label("chart-limit-name");
  private final Circle dot = new Circle(DOT);
  private Plot plot;

  /** A curve with its stroke and its name. */
  private record Drawn(Curve curve, Path path, Label name) {}

  /** A tick with its label and its line. */
  private record Written(double value, Label label, Line line) {}

  public Chart(Plot plot) {
    this.plot = plot;
    getStyleClass().add("chart-area");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    limitLine.getStyleClass().add("chart-limit");
    limitLine.setManaged(false);
    dot.getStyleClass().add("chart-dot");
    dot.setManaged(false);
    show(plot);
  }

  /** Shows something else in the same place; nodes that would be the same stay. */
  public void show(Plot next) {
    boolean sameAxes =
        next.x().ticks().equals(plot.x().ticks()) && next.y().ticks().equals(plot.y().ticks());
    boolean alike = sameAxes && lines(next).equals(lines(plot)) && !curves.isEmpty();
    plot = next;
    next.limit().ifPresent(limit -> limitName.setText(limit.label()));
    if (alike) {
      List<Curve> now = fromBackToFront(next);
      for (int i = 0; i < now.size(); i++) {
        curves.set(i, new Drawn(now.get(i), curves.get(i).path(), curves.get(i).name()));
      }
    } else {
      build();
    }
    setAccessibleText(next.summary());
    requestLayout();
  }

  /** What there is to draw, its values apart. */
  private static List<String> lines(Plot plot) {
    var lines = new ArrayList<String>();
    fromBackToFront(plot).forEach(curve -> lines.add(curve.role() + " " + curve.name()));
    lines.add(plot.limit().isPresent() + " " + plot.standing().isPresent());
    return lines;
  }

  private static List<Curve> fromBackToFront(Plot plot) {
    return plot.curves().stream().sorted(Comparator.comparing(Curve::role).reversed()).toList();
  }

  private void build() {
    curves.clear();
    rows.clear();
    columns.clear();
    getChildren().clear();
    plot.y().ticks().forEach(tick -> rows.add(written(tick)));
    plot.x().ticks().forEach(tick -> columns.add(written(tick)));
    rows.forEach(row -> getChildren().addAll(row.line(), row.label()));
    columns.forEach(column -> getChildren().add(column.label()));
    fromBackToFront(plot).forEach(curve -> curves.add(drawn(curve)));
    plot.limit().ifPresent(limit -> getChildren().addAll(limitLine, limitName));
    curves.forEach(drawn -> getChildren().addAll(drawn.path(), drawn.name()));
    plot.standing().ifPresent(point -> getChildren().add(dot));
  }

  private static Label label(String styleClass) {
    var label = new Label();
    label.getStyleClass().add(styleClass);
    label.setManaged(false);
    return label;
  }

  private static Written written(Axis.Tick tick) {
    Label text = label("chart-tick");
    text.setText(tick.label());
    var line = new Line();
    line.getStyleClass().add("chart-grid");
    line.setManaged(false);
    return new Written(tick.value(), text, line);
  }

  private static Drawn drawn(Curve curve) {
    var path = new Path();
    path.getStyleClass().add("chart-curve");
    path.setManaged(false);
    Label name = label("chart-name");
    name.setText(curve.name());
    for (Node part : List.of(path, name)) {
      part.pseudoClassStateChanged(CURRENT, curve.role() == Curve.Role.CURRENT);
    }
    return new Drawn(curve, path, name);
  }

  @Override
  protected void layoutChildren() {
    double left = widest(rows.stream().map(Written::label).toList()) + GAP;
    double names = widest(curves.stream().map(Drawn::name).toList());
    double right = getWidth() - (names > 0 ? names + GAP : lastTickOverhang());
    double bottom = getHeight() - lineHeight() - GAP;
    var place = new PlotArea(plot.x(), plot.y(), left, right, TOP, bottom);
    layoutTicks(place);
    curves.forEach(drawn -> trace(drawn, place));
    layoutNames(place);
    plot.limit().ifPresent(limit -> layoutLimit(limit, place));
    plot.standing()
        .ifPresent(
            point -> {
              dot.setCenterX(place.x(point.x()));
              dot.setCenterY(place.y(point.y()));
            });
  }

  private static double widest(List<Label> labels) {
    return labels.stream().mapToDouble(label -> Math.ceil(label.prefWidth(-1))).max().orElse(0);
  }

  private double lastTickOverhang() {
    return columns.isEmpty() ? 0 : columns.get(columns.size() - 1).label().prefWidth(-1) / 2;
  }

  private void layoutTicks(PlotArea place) {
    for (Written row : rows) {
      double y = snapPositionY(place.y(row.value())) + 0.5;
      put(row.line(), place.left(), y, place.right());
      double width = Math.ceil(row.label().prefWidth(-1));
      double height = row.label().prefHeight(-1);
      row.label().resizeRelocate(place.left() - GAP - width, y - height / 2, width, height);
    }
    int every = 1;
    while (every < columns.size() && !fit(every, place)) {
      every++;
    }
    for (int i = 0; i < columns.size(); i++) {
      Label label = columns.get(i).label();
      double width = Math.ceil(label.prefWidth(-1));
      label.setVisible(i % every == 0);
      label.resizeRelocate(
          place.x(columns.get(i).value()) - width / 2, place.bottom() + GAP, width, lineHeight());
    }
  }

  /** Whether every second or third label, as it may be, leaves room for the next one. */
  private boolean fit(int every, PlotArea place) {
    double free = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < columns.size(); i += every) {
      double width = Math.ceil(columns.get(i).label().prefWidth(-1));
      double middle = place.x(columns.get(i).value());
      if (middle - width / 2 < free) {
        return false;
      }
      free = middle + width / 2 + GAP;
    }
    return true;
  }

  private double lineHeight() {
    return columns.isEmpty() ? 0 : columns.get(0).label().prefHeight(-1);
  }

  private static void put(Line line, double fromX, double y, double toX) {
    line.setStartX(fromX);
    line.setEndX(toX);
    line.setStartY(y);
    line.setEndY(y);
  }

  private static void trace(Drawn drawn, PlotArea place) {
    drawn.path().getElements().clear();
    for (Curve.Point point : drawn.curve().points()) {
      double x = place.x(point.x());
      double y = place.y(point.y());
      drawn
          .path()
          .getElements()
          .add(drawn.path().getElements().isEmpty() ? new MoveTo(x, y) : new LineTo(x, y));
    }
  }

  /** Each name stands at the end of its curve, and moves down where another one stands already. */
  private void layoutNames(PlotArea place) {
    double free = 0;
    List<Drawn> fromTheTop =
        curves.stream()
            .filter(drawn -> !drawn.curve().points().isEmpty())
            .sorted(Comparator.comparing(drawn -> place.y(end(drawn))))
            .toList();
    double height = lineHeight();
    double floor = place.bottom() + height / 2 - height * fromTheTop.size();
    for (Drawn drawn : fromTheTop) {
      double y = Math.max(free, Math.min(place.y(end(drawn)) - height / 2, floor));
      drawn
          .name()
          .resizeRelocate(
              place.right() + GAP, y, Math.ceil(drawn.name().prefWidth(-1)) + 1, height);
      free = y + height;
      floor += height;
    }
  }

  private static double end(Drawn drawn) {
    List<Curve.Point> points = drawn.curve().points();
    return points.get(points.size() - 1).y();
  }

  private void layoutLimit(Plot.Limit limit, PlotArea place) {
    double y = snapPositionY(place.y(limit.value())) + 0.5;
    put(limitLine, place.left(), y, place.right());
    double width = Math.ceil(limitName.prefWidth(-1));
    double height = limitName.prefHeight(-1);
    double above = y - height - 2;
    limitName.resizeRelocate(place.right() - width, above < 0 ? y + 1 : above, width, height);
  }
}
