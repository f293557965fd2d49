package sixteenbytes.app.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DataFolderTest {
  private static final Path HOME = Path.of("/home/ada");

  @Test
  void linux_keeps_it_where_the_xdg_rules_say() {
    assertThat(of("Linux", Map.of())).isEqualTo("/home/ada/.local/share/sixteen-bytes");
    assertThat(of("Linux", Map.of("XDG_DATA_HOME", "/data"))).isEqualTo("/data/sixteen-bytes");
    assertThat(of("Linux", Map.of("XDG_DATA_HOME", "relative")))
        .isEqualTo("/home/ada/.local/share/sixteen-bytes");
  }

  @Test
  void macos_keeps_it_in_application_support() {
    assertThat(of("Mac OS X", Map.of()))
        .isEqualTo("/home/ada/Library/Application Support/Sixteen Bytes");
  }

  @Test
  void windows_keeps_it_in_its_roaming_folder() {
    assertThat(of("Windows 11", Map.of("APPDATA", "/roaming"))).isEqualTo("/roaming/Sixteen Bytes");
    assertThat(of("Windows 11", Map.of())).isEqualTo("/home/ada/AppData/Roaming/Sixteen Bytes");
  }

  @Test
  void a_folder_that_is_asked_for_wins() {
    assertThat(DataFolder.chosen(Optional.of(Path.of("/mine"))).progress())
        .hasToString("/mine/progress.sqlite");
  }

  private static String of(String system, Map<String, String> environment) {
    return DataFolder.ofPlatform(system, environment, HOME).path().toString();
  }
}
