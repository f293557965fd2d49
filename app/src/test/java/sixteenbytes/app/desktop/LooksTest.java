package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LooksTest {
  private static final Pattern HEX = Pattern.compile("#[0-9A-Fa-f]{3,8}\\b");
  private static final Pattern ROLE = Pattern.compile("(-sb-[a-z-]+): (#[0-9A-F]{6});");

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"components.css", "pages.css"})
  void colours_stand_in_the_roles_alone(String sheet) {
    assertThat(HEX.matcher(read(sheet)).results()).isEmpty();
  }

  @Test
  void dark_gives_every_role_that_light_gives() {
    assertThat(roles(".desk:dark {")).containsOnlyKeys(roles(".desk {").keySet());
  }

  /** WCAG 2.1, success criterion 1.4.3: 4.5 to 1 for text. */
  @ParameterizedTest(name = "{0} on {1}")
  @CsvSource({
    "text,    page",
    "text,    card",
    "muted,   page",
    "muted,   card",
    "accent,  page",
    "accent,  card",
    "accent,  accent-soft",
    "on-accent, accent",
    "on-accent, accent-hover",
    "right,   right-soft",
    "unit,    unit-soft",
    "mistake, mistake-soft",
    "wrong,   wrong-soft",
    "which,   which-soft",
    "muted,   mistake-soft",
    "text,    right-soft",
    "text,    mistake-soft",
    "which,   page",
    "wrong,   page"
  })
  void text_can_be_read_on_its_ground_in_both_looks(String text, String ground) {
    for (String look : new String[] {".desk {", ".desk:dark {"}) {
      Map<String, String> roles = roles(look);

      assertThat(contrast(roles.get("-sb-" + text), roles.get("-sb-" + ground)))
          .as("%s on %s in %s", text, ground, look)
          .isGreaterThanOrEqualTo(4.5);
    }
  }

  private static Map<String, String> roles(String block) {
    String sheet = read("roles.css");
    int start = sheet.indexOf(block);
    Matcher role = ROLE.matcher(sheet.substring(start, sheet.indexOf('}', start)));
    var found = new HashMap<String, String>();
    while (role.find()) {
      found.put(role.group(1), role.group(2));
    }
    return found;
  }

  private static double contrast(String one, String other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  /** WCAG 2.1, relative luminance. */
  private static double luminance(String hex) {
    return 0.2126 * linear(hex, 1) + 0.7152 * linear(hex, 3) + 0.0722 * linear(hex, 5);
  }

  private static double linear(String hex, int at) {
    double part = Integer.parseInt(hex.substring(at, at + 2), 16) / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  private static String read(String sheet) {
    try (InputStream stream =
        LooksTest.class.getResourceAsStream("/sixteenbytes/assets/theme/" + sheet)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
