package sixteenbytes.app.desktop.session;

import java.io.File;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import sixteenbytes.app.desktop.Desk;
import sixteenbytes.app.desktop.component.Card;
import sixteenbytes.app.desktop.component.KeyButton;
import sixteenbytes.app.desktop.component.KeyButton.Weight;
import sixteenbytes.app.desktop.component.ScrollingColumn;
import sixteenbytes.app.report.SessionReport;
import sixteenbytes.app.report.SessionReport.Score;
import sixteenbytes.app.session.Minutes;

/** The report: how it went by level, every question in a list, the selected one in full. */
final class ReportPane implements PhasePane {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM, HH:mm", Locale.ENGLISH);

  private final ReportViewModel model;
  private final SessionViewModel session;
  private final Desk desk;
  private final ReportTable table;
  private final Label exported = new Label();
  private final HBox content;
  private final List<Node> whereabouts;
  private final List<Node> extras;

  ReportPane(ReportViewModel model, SessionViewModel session, Desk desk) {
    this.model = model;
    this.session = session;
    this.desk = desk;
    table = new ReportTable(model, desk);
    exported.setId("exported");
    exported.getStyleClass().addAll("muted", "small");
    model.exportProperty().addListener((property, before, now) -> showExport(now));
    whereabouts = List.of(PageTitle.of(title()), PageTitle.beside(summary()));
    extras = actions();
    var left = new VBox(tiles());
    notices().forEach(left.getChildren()::add);
    left.getChildren().add(table);
    VBox.setVgrow(table, Priority.ALWAYS);
    left.getStyleClass().add("report-list");
    HBox.setHgrow(left, Priority.ALWAYS);
    var detail = new ReportDetail(model, desk);
    var right = new ScrollingColumn(detail, new Region());
    model.selectedProperty().addListener((property, before, now) -> right.toTop());
    right.getStyleClass().add("report-detail");
    HBox.setHgrow(right, Priority.ALWAYS);
    content = new HBox(left, right);
    content.getStyleClass().addAll("session-page", "report");
  }

  private String title() {
    return desk.texts().get("session.report.title", DAY.format(startedAt()));
  }

  private java.time.ZonedDateTime startedAt() {
    return model.report().started().atZone(model.zone());
  }

  private String summary() {
    SessionReport report = model.report();
    return desk.texts()
        .get(
            "session.report.summary",
            Minutes.of(report.took()),
            Minutes.of(report.plan().time()),
            report.plan().seed());
  }

  private List<Node> actions() {
    var export =
        button(
            "export",
            new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN),
            Weight.QUIET,
            this::export);
    var buttons = new ArrayList<Node>(List.of(exported, export));
    var again = new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN);
    if (model.anythingMissed()) {
      buttons.add(button("again", again, Weight.NORMAL, session::again));
      buttons.add(
          button(
              "drill-missed",
              new KeyCodeCombination(KeyCode.ENTER),
              Weight.PRIMARY,
              model::drillMissed));
    } else {
      buttons.add(
          button("again", new KeyCodeCombination(KeyCode.ENTER), Weight.PRIMARY, session::again));
    }
    return List.copyOf(buttons);
  }

  private Button button(String id, KeyCodeCombination key, Weight weight, Runnable action) {
    var button = new KeyButton(desk.texts().get("session.do." + id), key, weight);
    button.setId(id);
    button.setOnAction(event -> action.run());
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  private void export() {
    var chooser = new FileChooser();
    chooser.setTitle(desk.texts().get("session.do.export"));
    chooser.setInitialFileName(model.fileName());
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(desk.texts().get("session.markdown"), "*.md"));
    File chosen = chooser.showSaveDialog(content.getScene().getWindow());
    if (chosen != null) {
      model.exportTo(chosen.toPath());
    }
  }

  private void showExport(ReportViewModel.Export export) {
    exported.setText(
        export.problem().isEmpty()
            ? desk.texts().get("session.exported", fileName(export))
            : desk.texts().get("session.notExported", export.problem()));
  }

  private static String fileName(ReportViewModel.Export export) {
    return new File(export.file()).getName();
  }

  private Node tiles() {
    var tiles = new HBox();
    tiles.getStyleClass().add("tiles");
    model
        .report()
        .scoreByLevel()
        .forEach(
            (level, score) ->
                tiles
                    .getChildren()
                    .add(tile("level-tile-" + level, desk.texts().get("level", level), score)));
    tiles
        .getChildren()
        .add(tile("in-time", desk.texts().get("session.inTime"), model.report().inTime()));
    return tiles;
  }

  private Node tile(String id, String name, Score score) {
    var share = new Label(desk.texts().get("session.percent", percent(score)));
    share.getStyleClass().add("tile-value");
    var count = new Label(desk.texts().get("session.outOf", score.right(), score.of()));
    count.getStyleClass().addAll("muted", "small");
    var tile = new Card(name, share, count);
    tile.setId(id);
    tile.getStyleClass().add("tile");
    tile.setAlignment(Pos.TOP_LEFT);
    HBox.setHgrow(tile, Priority.ALWAYS);
    return tile;
  }

  private static long percent(Score score) {
    return Math.round(100.0 * score.right() / score.of());
  }

  private List<Node> notices() {
    var notices = new ArrayList<Node>();
    if (!model.anythingAnswered()) {
      notices.add(notice("nothing-answered", desk.texts().get("session.nothingAnswered")));
    }
    if (!model.trouble().isEmpty()) {
      notices.add(notice("not-kept", model.trouble()));
    }
    return notices;
  }

  private static Node notice(String id, String words) {
    var label = new Label(words);
    label.setWrapText(true);
    var card = new Card(label);
    card.setId(id);
    card.getStyleClass().add("notice");
    return card;
  }

  @Override
  public List<Node> whereabouts() {
    return whereabouts;
  }

  @Override
  public List<Node> extras() {
    return extras;
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void focus() {
    table.focus();
  }
}
