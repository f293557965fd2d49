package sixteenbytes.app.desktop.chart;

import java.util.List;
import java.util.Optional;

/**
 * All that a chart shows.
 *
 * @param curves the current one included
 * @param limit a line across, such as the memory of a card
 * @param standing where the inputs stand
 * @param summary what the chart shows, in a sentence, for those who listen
 */
public record Plot(
    Axis x,
    Axis y,
    List<Curve> curves,
    Optional<Limit> limit,
    Optional<Curve.Point> standing,
    String summary) {

  /**
   * A value that is not to be exceeded.
   *
   * @param label what is written at its line
   */
  public record Limit(double value, String label) {}

  public Plot {
    curves = List.copyOf(curves);
  }
}
