package sixteenbytes.app.desktop;

import javafx.geometry.Pos;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The frame of the window: navigation on the left, the page's bar on top, the page below it. */
final class Shell extends BorderPane {
  private final SideBar sideBar;
  private final HBox whereabouts = new HBox();
  private final HBox extras = new HBox();
  private final BorderPane stage = new BorderPane();

  Shell(Texts texts, Appearance appearance, Navigation navigation) {
    sideBar = new SideBar(texts, appearance, navigation);
    getStyleClass().add("shell");
    setLeft(sideBar);
    whereabouts.getStyleClass().add("whereabouts");
    whereabouts.setAlignment(Pos.CENTER_LEFT);
    whereabouts.setMinWidth(0);
    extras.getStyleClass().add("extras");
    extras.setAlignment(Pos.CENTER_RIGHT);
    extras.setMinWidth(Region.USE_PREF_SIZE);
    HBox.setHgrow(whereabouts, Priority.ALWAYS);
    var bar = new HBox(whereabouts, extras);
    bar.getStyleClass().add("top-bar");
    stage.setTop(bar);
    setCenter(stage);
  }

  void show(Place place, Page page) {
    sideBar.mark(place);
    whereabouts.getChildren().setAll(page.whereabouts());
    extras.getChildren().setAll(page.extras());
    stage.setCenter(page.content());
    page.shown();
  }
}
