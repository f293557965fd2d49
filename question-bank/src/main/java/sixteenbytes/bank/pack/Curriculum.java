package sixteenbytes.bank.pack;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** What the source documents teach, item by item, whether or not a question covers it. */
public final class Curriculum {
  private static final String RESOURCE = "/sixteenbytes/bank/curriculum-000.json";

  private Curriculum() {}

  /**
   * Something that a source document teaches.
   *
   * @param id what {@code covers} of a question names
   * @param document the number of the document
   * @param place where in it: level 1, question 6
   */
  public record Item(String id, String document, String place, int level) {}

  /** In the order of the documents. */
  public static List<Item> items() {
    Place root = root();
    String document = root.at("document").text();
    return root.at("items").items().stream()
        .map(
            item ->
                new Item(
                    item.at("id").text(),
                    document,
                    item.at("place").text(),
                    item.at("level").whole(1, 3)))
        .toList();
  }

  /** A source as people read it, with the name of a document in place of its number. */
  public static String readable(String source) {
    Place root = root();
    String document = root.at("document").text();
    return source.equals(document) || source.startsWith(document + ",")
        ? root.at("name").text() + source.substring(document.length())
        : source;
  }

  private static Place root() {
    try (InputStream text = Curriculum.class.getResourceAsStream(RESOURCE)) {
      return Place.root(Json.read(new JsonFactory(), text));
    } catch (IOException | Json.Malformed broken) {
      throw new IllegalStateException(
          RESOURCE + " is part of the program and cannot be read", broken);
    }
  }
}
