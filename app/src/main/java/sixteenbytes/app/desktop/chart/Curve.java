package sixteenbytes.app.desktop.chart;

import java.util.List;

/**
 * A line of a chart.
 *
 * @param name what is written at its end; empty where it stands alone
 * @param role whether the inputs stand on it
 * @param points in the order of x
 */
public record Curve(String name, Role role, List<Point> points) {

  /** What a line is to the others. */
  public enum Role {
    /** The inputs stand on it. */
    CURRENT,
    /** It is there to compare with. */
    OTHER
  }

  /** A value of the output at a value of the input. */
  public record Point(double x, double y) {}

  public Curve {
    points = List.copyOf(points);
  }
}
