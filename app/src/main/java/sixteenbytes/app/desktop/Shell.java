package sixteenbytes.app.desktop;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The frame of the window: navigation on the left, the page's bar on top, the page below it. */
final class Shell extends BorderPane {
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final double NARROW_BELOW_EM = 66;

  private final SideBar sideBar;
  private final HBox whereabouts = new HBox();
  private final HBox extras = new HBox();
  private final BorderPane stage = new BorderPane();
  private final Region em = new Region();

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
    em.getStyleClass().add("one-em");
    em.setManaged(false);
    em.setVisible(false);
    getChildren().add(em);
  }

  /**
   * With large text, or in a small window, the page needs the room more than the names of places.
   */
  @Override
  protected void layoutChildren() {
    boolean narrow = getWidth() < NARROW_BELOW_EM * em.prefWidth(-1);
    pseudoClassStateChanged(NARROW, narrow);
    sideBar.explain(narrow);
    super.layoutChildren();
  }

  void show(Place place, Page page) {
    sideBar.mark(place);
    whereabouts.getChildren().setAll(page.whereabouts());
    extras.getChildren().setAll(page.extras());
    stage.setCenter(page.content());
    page.shown();
  }
}
