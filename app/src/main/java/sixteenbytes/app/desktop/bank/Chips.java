package sixteenbytes.app.desktop.bank;

import java.util.OptionalInt;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import sixteenbytes.app.desktop.Desk;

/** A row of filters of which one is chosen. */
final class Chips extends FlowPane {
  private final Desk desk;

  Chips(Desk desk) {
    this.desk = desk;
    getStyleClass().add("chips");
  }

  Chips levels(BankViewModel model) {
    add("level-all", desk.texts().get("bank.everyLevel"), OptionalInt.empty(), model);
    model
        .levels()
        .forEach(
            level ->
                add(
                    "level-" + level,
                    desk.texts().get("level", level),
                    OptionalInt.of(level),
                    model));
    return this;
  }

  private void add(String id, String text, OptionalInt level, BankViewModel model) {
    ToggleButton chip = chip(id, text);
    chip.setSelected(model.levelProperty().get().equals(level));
    model
        .levelProperty()
        .addListener((property, before, now) -> chip.setSelected(now.equals(level)));
    chip.setOnAction(
        event -> {
          model.levelProperty().set(level);
          chip.setSelected(true); // a second click does not leave all of them unchosen
        });
  }

  Chips topics(BankViewModel model) {
    add("topic-all", desk.texts().get("bank.everyTopic"), BankViewModel.EVERY_TOPIC, model);
    model
        .topics()
        .forEach(topic -> add("topic-" + topic, desk.texts().named("topic", topic), topic, model));
    return this;
  }

  private void add(String id, String text, String topic, BankViewModel model) {
    ToggleButton chip = chip(id, text);
    chip.setSelected(model.topicProperty().get().equals(topic));
    model
        .topicProperty()
        .addListener((property, before, now) -> chip.setSelected(now.equals(topic)));
    chip.setOnAction(
        event -> {
          model.topicProperty().set(topic);
          chip.setSelected(true);
        });
  }

  private ToggleButton chip(String id, String text) {
    var chip = new ToggleButton(text);
    chip.setId(id);
    chip.getStyleClass().add("chip");
    getChildren().add(chip);
    return chip;
  }
}
