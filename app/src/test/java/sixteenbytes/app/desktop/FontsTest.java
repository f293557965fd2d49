package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import javafx.scene.text.Font;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class FontsTest {
  @ParameterizedTest(name = "{0} is {1} {2}")
  @CsvSource({
    "Inter-Regular.otf,         Inter,           Regular",
    "Inter-Bold.otf,            Inter,           Bold",
    "Inter-Medium.otf,          Inter Medium,    Regular",
    "Inter-SemiBold.otf,        Inter Semi Bold, Regular",
    "JetBrainsMono-Regular.ttf, JetBrains Mono,  Regular",
    "JetBrainsMono-Bold.ttf,    JetBrains Mono,  Bold"
  })
  void style_sheets_find_a_font_by_the_family_that_the_readme_of_assets_names(
      String file, String family, String style) throws IOException {
    try (InputStream stream =
        FontsTest.class.getResourceAsStream("/sixteenbytes/assets/fonts/" + file)) {
      Font font = Font.loadFont(stream, 14);

      assertThat(font.getFamily()).isEqualTo(family);
      assertThat(font.getStyle()).isEqualTo(style);
    }
  }
}
