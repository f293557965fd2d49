package sixteenbytes.bank.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.bank.question.Question;

class CorePacksTest {

  static List<Path> packs() throws IOException, URISyntaxException {
    Path folder = Path.of(CorePacksTest.class.getResource("/sixteenbytes/bank/core").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.endsWith("bank.json")).sorted().toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("packs")
  void holds_to_the_schema_and_to_every_rule(Path pack) {
    assertThat(new PackReader().read(pack).problems()).extracting(PackProblem::text).isEmpty();
  }

  @Test
  void every_file_of_the_folder_is_listed_and_loaded_once() throws Exception {
    List<String> topics =
        Core.read().shelf().questions().stream().map(Question::topic).distinct().sorted().toList();

    assertThat(packs().stream().map(file -> file.getFileName().toString().replace(".json", "")))
        .containsExactlyElementsOf(topics);
  }
}
