package sixteenbytes.app.startup;

import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import sixteenbytes.app.desktop.StartupReport;

/**
 * A themed window with a label, a field and a button: what no desktop program can be faster than.
 */
public final class BareWindow extends Application {
  @Override
  public void start(Stage stage) {
    setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    var page = new VBox(16, new Label("Sixteen Bytes"), new TextField(), new Button("Check"));
    page.setPadding(new Insets(28));
    var scene = new Scene(page, 1280, 800);
    stage.setScene(scene);
    stage.show();
    StartupReport.printAfterFirstPage(scene, Platform::exit);
  }

  /** Apart from the application: a class that extends it cannot be started from a class path. */
  static final class Launcher {
    private Launcher() {}

    public static void main(String[] arguments) {
      Application.launch(BareWindow.class, arguments);
    }
  }
}
