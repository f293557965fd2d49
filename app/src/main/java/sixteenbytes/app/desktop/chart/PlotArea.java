package sixteenbytes.app.desktop.chart;

/** The rectangle of a chart that its curves are drawn in, in pixels. */
record PlotArea(Axis x, Axis y, double left, double right, double top, double bottom) {

  double x(double value) {
    return left + x.at(value) * (right - left);
  }

  double y(double value) {
    return bottom - y.at(value) * (bottom - top);
  }
}
