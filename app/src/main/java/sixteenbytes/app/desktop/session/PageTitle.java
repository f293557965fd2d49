package sixteenbytes.app.desktop.session;

import javafx.scene.control.Label;

/** The name of the page in the bar on top. */
final class PageTitle {
  private PageTitle() {}

  static Label of(String text) {
    var title = new Label(text);
    title.getStyleClass().add("page-title");
    return title;
  }

  /** What stands beside the title, more quietly. */
  static Label beside(String text) {
    var words = new Label(text);
    words.getStyleClass().add("crumb");
    return words;
  }
}
