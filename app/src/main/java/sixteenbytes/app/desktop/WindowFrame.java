package sixteenbytes.app.desktop;

import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;

/** A window with its looks and the keys that work on every page. */
public final class WindowFrame {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final double LEAST_WIDTH = 960;
  private static final double LEAST_HEIGHT = 600;
  private static final int[] ICON_SIZES = {16, 32, 64, 128};

  private final BorderPane root = new BorderPane();
  private final Texts texts = Texts.bundled();
  private final Appearance appearance = new Appearance(root);
  private final Scene scene = new Scene(root, WIDTH, HEIGHT);
  private final Stage stage;

  public WindowFrame(Stage stage) {
    this.stage = stage;
    Looks.dress(scene);
    stage.setTitle(texts.get("app.name"));
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    stage.setScene(scene);
  }

  /** Gives the window its icon, which can wait until the first page is there. */
  public void addIcons() {
    for (int size : ICON_SIZES) {
      String file = "/sixteenbytes/assets/icons/mark-" + size + ".png";
      stage.getIcons().add(new Image(WindowFrame.class.getResourceAsStream(file)));
    }
  }

  /** Puts the pages into the window and opens the first one. */
  public Workplace fill(Services services) {
    var workplace = new Workplace(texts, appearance, services);
    root.setCenter(workplace.shell());
    accelerators(workplace);
    workplace.begin();
    return workplace;
  }

  private void accelerators(Workplace workplace) {
    Map<String, Runnable> always =
        Map.of(
            "Shortcut+Equals", appearance::largerText,
            "Shortcut+Plus", appearance::largerText,
            "Shortcut+Add", appearance::largerText,
            "Shortcut+Minus", appearance::smallerText,
            "Shortcut+Subtract", appearance::smallerText,
            "Shortcut+0", appearance::usualText,
            "Shortcut+D", appearance::switchTheme);
    always.forEach((keys, action) -> accelerator(keys, action));
    Stream.of(Place.values())
        .forEach(
            place -> accelerator("Shortcut+" + (place.ordinal() + 1), () -> workplace.open(place)));
  }

  private void accelerator(String keys, Runnable action) {
    scene.getAccelerators().put(KeyCombination.valueOf(keys), action);
  }

  public Scene scene() {
    return scene;
  }

  public Appearance appearance() {
    return appearance;
  }
}
