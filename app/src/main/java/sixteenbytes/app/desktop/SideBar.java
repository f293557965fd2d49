package sixteenbytes.app.desktop;

import java.util.EnumMap;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import sixteenbytes.app.desktop.component.Icon;
import sixteenbytes.app.desktop.component.SixteenCells;

/** The navigation: the mark, the places, and the switch between light and dark at the foot. */
final class SideBar extends VBox {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private final Map<Place, Button> items = new EnumMap<>(Place.class);

  SideBar(Texts texts, Appearance appearance, Navigation navigation) {
    getStyleClass().add("side-bar");
    var name = new Label(texts.get("app.name"));
    name.getStyleClass().add("app-name");
    var head = new HBox(new SixteenCells(), name);
    head.getStyleClass().add("side-head");
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().add(head);
    for (Place place : Place.values()) {
      Button item = item(texts.get("place." + place.id()), "place." + place.id());
      item.setId("place-" + place.id());
      item.setOnAction(event -> navigation.open(place));
      items.put(place, item);
      getChildren().add(item);
    }
    var space = new Region();
    VBox.setVgrow(space, Priority.ALWAYS);
    getChildren().addAll(space, themeSwitch(texts, appearance));
  }

  private static Button themeSwitch(Texts texts, Appearance appearance) {
    Button item = item("", "theme");
    item.setId("theme-switch");
    item.textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> texts.named("theme", appearance.themeProperty().get().other().id()),
                appearance.themeProperty()));
    item.setOnAction(event -> appearance.switchTheme());
    return item;
  }

  private static Button item(String text, String icon) {
    var item = new Button(text, new Icon(icon));
    item.getStyleClass().add("side-item");
    item.setMaxWidth(Double.MAX_VALUE);
    item.setAlignment(Pos.CENTER_LEFT);
    item.setContentDisplay(ContentDisplay.LEFT);
    return item;
  }

  /** Names the places in tool tips, for where there is no room for their names. */
  void explain(boolean iconsAlone) {
    items
        .values()
        .forEach(
            item -> {
              if (iconsAlone && item.getTooltip() == null) {
                item.setTooltip(new Tooltip(item.getText()));
              } else if (!iconsAlone) {
                item.setTooltip(null);
              }
            });
  }

  void mark(Place current) {
    items.forEach((place, item) -> item.pseudoClassStateChanged(CURRENT, place == current));
  }
}
