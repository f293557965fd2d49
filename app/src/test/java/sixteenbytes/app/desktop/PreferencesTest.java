package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixteenbytes.app.desktop.Appearance.Theme;
import sixteenbytes.bank.reading.ReadingSettings.Comma;

class PreferencesTest {
  @TempDir private Path folder;

  @Test
  void the_looks_that_were_chosen_come_back_with_the_next_start() {
    Appearance first = start();
    first.switchTheme();
    first.largerText();
    first.largerText();

    Appearance second = start();

    assertThat(second.themeProperty().get()).isEqualTo(Theme.DARK);
    assertThat(second.textSizeProperty().get()).isEqualTo(first.textSizeProperty().get());
    assertThat(second.textSizeProperty().get()).isGreaterThan(100);
  }

  @Test
  void without_a_file_the_looks_are_light_and_of_the_usual_size() {
    Appearance appearance = start();

    assertThat(appearance.themeProperty().get()).isEqualTo(Theme.LIGHT);
    assertThat(appearance.textSizeProperty().get()).isEqualTo(100);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_damaged_file_stops_nobody() throws IOException {
    Files.writeString(file(), "theme=\\u12\ntext-size-percent=huge");

    assertThat(start().themeProperty().get()).isEqualTo(Theme.LIGHT);
  }

  @Test
  void a_size_that_there_is_not_becomes_the_nearest_one() throws IOException {
    Files.writeString(file(), "theme=dark\ntext-size-percent=160");

    Appearance appearance = start();

    assertThat(appearance.themeProperty().get()).isEqualTo(Theme.DARK);
    assertThat(appearance.textSizeProperty().get()).isEqualTo(150);
  }

  @Test
  void how_numbers_are_written_comes_back_too_and_leaves_the_looks_alone() {
    var first = new NumberStyle();
    start(first).switchTheme();
    assertThat(first.commaProperty().get()).isEqualTo(Comma.GROUPS);
    first.use(Comma.DECIMAL);

    var second = new NumberStyle();
    Appearance looks = start(second);

    assertThat(second.commaProperty().get()).isEqualTo(Comma.DECIMAL);
    assertThat(looks.themeProperty().get()).isEqualTo(Theme.DARK);
    second.use(Comma.GROUPS);
    var third = new NumberStyle();
    start(third);
    assertThat(third.commaProperty().get()).isEqualTo(Comma.GROUPS);
  }

  private Appearance start() {
    return start(new NumberStyle());
  }

  private Appearance start(NumberStyle numbers) {
    var appearance = new Appearance(new Pane());
    new Preferences(file()).applyTo(appearance, numbers);
    return appearance;
  }

  private Path file() {
    return folder.resolve("preferences.properties");
  }
}
