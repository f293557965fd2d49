package sixteenbytes.app.desktop.component;

import java.awt.Graphics;
import java.awt.Insets;
import java.awt.Shape;
import java.awt.font.GlyphVector;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.jfree.fx.FXGraphics2D;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXIcon;

/** Typesets TeX and keeps the outlines of its glyphs and rules instead of painting them. */
final class TexOutliner {
  /** Typeset large and scaled down, so that rounding inside the typesetter does not show. */
  private static final float SIZE = 100;

  private static final double HUNDREDTH = 100;

  Outline outline(String tex) {
    TeXIcon icon = new TeXFormula(tex).createTeXIcon(TeXConstants.STYLE_TEXT, SIZE);
    icon.setInsets(new Insets(0, 0, 0, 0), true);
    var collector = new Collector(new Canvas(1, 1).getGraphicsContext2D());
    icon.paintIcon(null, collector, 0, 0);
    double baseline = icon.getIconHeight() - icon.getIconDepth();
    return new Outline(
        svg(collector.path, baseline),
        SIZE,
        icon.getIconWidth() / SIZE,
        baseline / SIZE,
        icon.getIconDepth() / SIZE);
  }

  private static String svg(Path2D path, double baseline) {
    var text = new StringBuilder();
    var points = new double[6];
    for (PathIterator part = path.getPathIterator(null); !part.isDone(); part.next()) {
      int kind = part.currentSegment(points);
      text.append("MLQCZ".charAt(kind));
      for (int i = 0; i < numbersOf(kind); i += 2) {
        append(text, points[i]);
        append(text, points[i + 1] - baseline);
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, double coordinate) {
    text.append(Math.rint(coordinate * HUNDREDTH) / HUNDREDTH).append(' ');
  }

  private static int numbersOf(int kind) {
    return switch (kind) {
      case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 2;
      case PathIterator.SEG_QUADTO -> 4;
      case PathIterator.SEG_CUBICTO -> 6;
      default -> 0;
    };
  }

  /** A canvas that paints nothing: it follows the transforms and gathers what would be filled. */
  private static final class Collector extends FXGraphics2D {
    private final Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);

    Collector(GraphicsContext canvas) {
      super(canvas);
    }

    @Override
    public void fill(Shape shape) {
      path.append(getTransform().createTransformedShape(shape), false);
    }

    @Override
    public void draw(Shape shape) {
      fill(getStroke().createStrokedShape(shape));
    }

    @Override
    public void drawString(String text, int x, int y) {
      drawString(text, (float) x, (float) y);
    }

    @Override
    public void drawString(String text, float x, float y) {
      drawGlyphVector(getFont().createGlyphVector(getFontRenderContext(), text), x, y);
    }

    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
      fill(glyphs.getOutline(x, y));
    }

    @Override
    public Graphics create() {
      throw new UnsupportedOperationException("a copy would gather its outlines elsewhere");
    }
  }
}
