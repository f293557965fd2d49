package sixteenbytes.bank.pack;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/**
 * The questions that come with the program, as the index {@code core/bank.json} lists them.
 *
 * @param version of the bank; part of every seed
 */
public record Core(String version, Shelf shelf) {
  private static final String FOLDER = "/sixteenbytes/bank/core/";

  public static Core read() {
    Place index = index();
    var taken = new HashSet<String>();
    var files = new ArrayList<QuestionFile>();
    for (Place topic : index.at("topics").items()) {
      files.add(file(topic.text(), taken));
    }
    return new Core(index.at("version").text(), FileShelf.of(files));
  }

  private static QuestionFile file(String topic, Set<String> taken) {
    String name = "core/" + topic + ".json";
    try (InputStream text = Core.class.getResourceAsStream(FOLDER + topic + ".json")) {
      return text == null
          ? QuestionFile.broken(name, "the file is listed in core/bank.json and is not there.")
          : QuestionFile.open(name, text.readAllBytes(), taken);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Place index() {
    try (InputStream text = Core.class.getResourceAsStream(FOLDER + "bank.json")) {
      return Place.root(Json.read(new JsonFactory(), text));
    } catch (IOException | Json.Malformed broken) {
      throw new IllegalStateException(
          "core/bank.json is part of the program and cannot be read", broken);
    }
  }
}
