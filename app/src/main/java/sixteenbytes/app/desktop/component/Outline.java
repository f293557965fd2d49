package sixteenbytes.app.desktop.component;

/**
 * A drawing as one path: a formula or an icon.
 *
 * @param path in the notation of SVG, its origin at the left end of the baseline
 * @param unitsPerEm how many units of the path are one em
 * @param width of the drawing, in em
 * @param ascent how far it reaches above the baseline, in em
 * @param depth how far it reaches below, in em
 */
public record Outline(String path, double unitsPerEm, double width, double ascent, double depth) {

  /** Nothing to see, but room for it. */
  public static Outline blank(double width) {
    return new Outline("", 1, width, 0.7, 0.25);
  }

  public double height() {
    return ascent + depth;
  }
}
