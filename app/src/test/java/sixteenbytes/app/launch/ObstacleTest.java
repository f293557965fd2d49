package sixteenbytes.app.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages of JavaFX 21 on Linux are as it printed them where the library had been removed. */
class ObstacleTest {
  private static final Map<String, String> X11 = Map.of("DISPLAY", ":0");

  @Test
  void linux_without_a_display_is_told_before_anything_is_loaded() {
    assertThat(Obstacle.beforehand("Linux", Map.of())).contains("There is no display.");
    assertThat(Obstacle.beforehand("Linux", Map.of("DISPLAY", " ")))
        .contains("There is no display.");
    assertThat(Obstacle.beforehand("Linux", X11)).isEmpty();
    assertThat(Obstacle.beforehand("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"))).isEmpty();
    assertThat(Obstacle.beforehand("Mac OS X", Map.of())).isEmpty();
    assertThat(Obstacle.beforehand("Windows 11", Map.of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "glassgtk3, libXtst.so.6, libxtst6, libXtst",
    "glass, libX11.so.6, libx11-6, libX11",
    "glassgtk3, libXi.so.6, libxi6, libXi",
  })
  void a_library_that_the_window_needs_is_named_with_its_packages(
      String part, String missing, String debian, String fedora) {
    String printed =
        """
        Loading library prism_es2 from resource failed: java.lang.UnsatisfiedLinkError: \
        /home/ada/.openjfx/cache/21.0.11+4/amd64/libprism_es2.so: libGL.so.1: cannot open shared \
        object file: No such file or directory
        Loading library %s from resource failed: java.lang.UnsatisfiedLinkError: \
        /home/ada/.openjfx/cache/21.0.11+4/amd64/lib%s.so: %s: cannot open shared object file: \
        No such file or directory
        """
            .formatted(part, part, missing);
    var failure =
        new RuntimeException(
            new UnsatisfiedLinkError("no %s in java.library.path: /usr/lib".formatted(part)));

    assertThat(Obstacle.met(failure, printed, X11))
        .isEqualTo(
            "The desktop needs %s, which is not installed; the package %s (Debian, Ubuntu) or %s (Fedora) brings it."
                .formatted(missing, debian, fedora));
  }

  @Test
  void gtk_that_is_nowhere_is_what_is_missing(@TempDir Path empty) {
    assertThat(Obstacle.whatGtkLacks(List.of(empty))).isEqualTo("libgtk-3.so.0");
    assertThat(NativeLibrary.missing("libgtk-3.so.0"))
        .contains("libgtk-3-0 (Debian, Ubuntu)", "gtk3 (Fedora)");
  }

  @ParameterizedTest
  @CsvSource({
    "libpango-1.0.so.0, libpango-1.0-0, pango",
    "libgio-2.0.so.0, libglib2.0-0, glib2",
    "libGL.so.1, libgl1, libglvnd-glx",
    "libXxf86vm.so.1, libxxf86vm1, libXxf86vm",
    "libfontconfig.so.1, libfontconfig1, fontconfig",
  })
  void every_library_that_javafx_loads_has_its_packages(String file, String debian, String fedora) {
    assertThat(NativeLibrary.missing(file)).contains(file, debian + " (", fedora + " (");
  }

  @Test
  void a_library_that_nobody_foresaw_is_named_all_the_same() {
    assertThat(NativeLibrary.missing("libnew.so.3"))
        .isEqualTo("The desktop needs libnew.so.3, which is not installed.");
  }

  @Test
  void a_display_that_does_not_answer_is_named() {
    var failure = new UnsupportedOperationException("Unable to open DISPLAY");

    assertThat(Obstacle.met(failure, "", Map.of("DISPLAY", ":77")))
        .isEqualTo("The display :77 cannot be opened.");
    assertThat(Obstacle.met(failure, "", Map.of("WAYLAND_DISPLAY", "wayland-0")))
        .contains("xwayland (Debian, Ubuntu)");
  }

  @Test
  void anything_else_points_to_the_log() {
    assertThat(Obstacle.met(new RuntimeException(new IllegalStateException("x")), "", X11))
        .isEqualTo(
            "The desktop could not be opened (IllegalStateException). The log in the data folder"
                + " has the details.");
  }
}
