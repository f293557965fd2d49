package sixteenbytes.app.desktop;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** Writes what a scene shows to target/screens, to be looked at. */
final class Pictures {
  private static final Path FOLDER = Path.of("target", "screens");

  private Pictures() {}

  /** To be called on the thread of the screen. */
  static Path take(Scene scene, String name) {
    WritableImage shot = scene.snapshot(null);
    int width = (int) shot.getWidth();
    int height = (int) shot.getHeight();
    var pixels = new int[width * height];
    shot.getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
    Path file = FOLDER.resolve(name + ".png");
    try {
      Files.createDirectories(FOLDER);
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }
}
