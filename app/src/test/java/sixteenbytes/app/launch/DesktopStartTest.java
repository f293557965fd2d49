package sixteenbytes.app.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sixteenbytes.app.progress.DataFolder;

class DesktopStartTest {
  private static final DataFolder FOLDER = new DataFolder(Path.of("target", "no-data"));

  @Test
  void with_a_display_the_desktop_opens_in_the_data_folder() {
    List<DataFolder> opened = new ArrayList<>();

    assertThat(start(Map.of("DISPLAY", ":0"), opened::add).open(FOLDER)).isEmpty();
    assertThat(opened).containsExactly(FOLDER);
  }

  @Test
  void without_a_display_the_desktop_is_not_even_loaded() {
    List<DataFolder> opened = new ArrayList<>();

    assertThat(start(Map.of(), opened::add).open(FOLDER)).contains("There is no display.");
    assertThat(opened).isEmpty();
  }

  @Test
  void what_the_toolkit_prints_decides_the_sentence_and_stays_off_the_terminal() {
    PrintStream terminal = System.err;
    Consumer<DataFolder> failing =
        folder -> {
          System.err.println(
              "java.lang.UnsatisfiedLinkError: /x/libglassgtk3.so: libXtst.so.6: cannot open");
          throw new UnsatisfiedLinkError("no glassgtk3 in java.library.path");
        };

    assertThat(start(Map.of("DISPLAY", ":0"), failing).open(FOLDER).orElseThrow())
        .contains("libXtst.so.6", "libxtst6");
    assertThat(System.err).isSameAs(terminal);
  }

  @Test
  void javafx_that_is_not_beside_the_jar_is_a_sentence_too() {
    Consumer<DataFolder> failing =
        folder -> {
          throw new NoClassDefFoundError("javafx/application/Application");
        };

    assertThat(start(Map.of("DISPLAY", ":0"), failing).open(FOLDER).orElseThrow())
        .contains("could not be opened (NoClassDefFoundError)");
  }

  private static DesktopStart start(Map<String, String> environment, Consumer<DataFolder> desktop) {
    return new DesktopStart("Linux", environment, desktop);
  }
}
