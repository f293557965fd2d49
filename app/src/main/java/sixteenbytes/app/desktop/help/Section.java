package sixteenbytes.app.desktop.help;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A part of the page on what can be typed.
 *
 * @param words what holds for all its examples
 */
record Section(String title, String words, List<Example> examples) {
  private static final String FILE = "/sixteenbytes/assets/texts/typed-answers.txt";
  private static final String TITLE = "== ";
  private static final String REMARK = "#";

  Section {
    examples = List.copyOf(examples);
  }

  /** All of them, in the order of the page. */
  static List<Section> all() {
    try (var lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(Section.class.getResourceAsStream(FILE), FILE),
                StandardCharsets.UTF_8))) {
      var sections = new ArrayList<Section>();
      var block = new ArrayList<String>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(TITLE) && !block.isEmpty()) {
          sections.add(of(block));
          block.clear();
        }
        if (!line.isBlank() && !line.startsWith(REMARK)) {
          block.add(line);
        }
      }
      sections.add(of(block));
      return List.copyOf(sections);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Section of(List<String> block) {
    return new Section(
        block.get(0).substring(TITLE.length()),
        block.get(1),
        block.subList(2, block.size()).stream().map(Example::of).toList());
  }
}
