package sixteenbytes.app.desktop.session;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.Page;
import sixteenbytes.app.desktop.session.SessionViewModel.Phase;

/** The place of timed sessions: one pane a phase. */
public final class SessionView implements Page {
  private final SessionViewModel model;
  private final Desk desk;
  private final HBox whereabouts = new HBox();
  private final HBox extras = new HBox();
  private final StackPane content = new StackPane();
  private PhasePane pane;

  public SessionView(SessionViewModel model, Desk desk) {
    this.model = model;
    this.desk = desk;
    whereabouts.getStyleClass().add("whereabouts");
    whereabouts.setAlignment(Pos.CENTER_LEFT);
    extras.getStyleClass().add("extras");
    extras.setAlignment(Pos.CENTER_RIGHT);
    content.getStyleClass().add("session");
    pane = paneOf(model.phaseProperty().get());
    show();
    model.phaseProperty().addListener((property, before, now) -> turnTo(now));
  }

  private void turnTo(Phase phase) {
    pane.leave();
    pane = paneOf(phase);
    show();
    if (content.getScene() != null) {
      pane.focus();
    }
  }

  private PhasePane paneOf(Phase phase) {
    if (phase instanceof Phase.Room room) {
      return new RoomPane(room.model(), desk);
    }
    if (phase instanceof Phase.Report report) {
      return new ReportPane(report.model(), model, desk);
    }
    return phase instanceof Phase.Setup setup
        ? new SetupPane(setup.model(), model, desk)
        : new MarkingPane(desk);
  }

  private void show() {
    whereabouts.getChildren().setAll(pane.whereabouts());
    extras.getChildren().setAll(pane.extras());
    content.getChildren().setAll(pane.content());
  }

  @Override
  public List<Node> whereabouts() {
    return List.of(whereabouts);
  }

  @Override
  public List<Node> extras() {
    return List.of(extras);
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void shown() {
    pane.focus();
  }
}
