package sixteenbytes.bank.pack;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JSON document as a tree.
 *
 * <p>Read from Jackson's stream of tokens: its own tree would take a third of a second to load its
 * classes, and the bank has to be there sooner.
 */
sealed interface Json {
  record Text(String text) implements Json {}

  /**
   * @param literal the digits as they stand in the file
   */
  record Number(double value, String literal) implements Json {}

  record Flag(boolean value) implements Json {}

  record Nothing() implements Json {}

  record Items(List<Json> items) implements Json {}

  /** In the order of the file. */
  record Fields(Map<String, Json> fields) implements Json {}

  /** The text is no JSON, or one object has two fields of one name. */
  final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;

    Malformed(String reason) {
      super(reason);
    }

    Malformed(JsonLocation at, String reason) {
      this("line %s, column %s: %s".formatted(at.getLineNr(), at.getColumnNr(), reason));
    }
  }

  /** What it is, for a message. */
  default String kind() {
    if (this instanceof Text) {
      return "a text";
    }
    if (this instanceof Number) {
      return "a number";
    }
    if (this instanceof Flag) {
      return "true or false";
    }
    if (this instanceof Items) {
      return "a list";
    }
    return this instanceof Fields ? "an object" : "null";
  }

  /**
   * @param text in UTF-8, never in what its first bytes look like
   * @throws Malformed with line and column if the text is no JSON
   */
  static Json read(JsonFactory factory, InputStream text) throws IOException, Malformed {
    try (JsonParser parser = factory.createParser(new InputStreamReader(text, UTF_8))) {
      parser.nextToken();
      Json whole = value(parser);
      if (parser.nextToken() != null) {
        throw new Malformed(
            parser.currentTokenLocation(), "nothing may follow the end of the document");
      }
      return whole;
    } catch (
        StreamConstraintsException limit) { // nested too deeply, or a number of a million digits
      throw new Malformed(limit.getOriginalMessage());
    } catch (JsonProcessingException unreadable) {
      throw new Malformed(unreadable.getLocation(), unreadable.getOriginalMessage());
    }
  }

  private static Json value(JsonParser parser) throws IOException, Malformed {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw new Malformed(parser.currentTokenLocation(), "the file is empty");
    }
    return switch (token) {
      case START_OBJECT -> fields(parser);
      case START_ARRAY -> items(parser);
      case VALUE_STRING -> new Text(parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          new Number(Double.parseDouble(parser.getText()), parser.getText());
      case VALUE_TRUE -> new Flag(true);
      case VALUE_FALSE -> new Flag(false);
      case VALUE_NULL -> new Nothing();
      default -> throw new Malformed(parser.currentTokenLocation(), "a value was expected");
    };
  }

  private static Json fields(JsonParser parser) throws IOException, Malformed {
    var fields = new LinkedHashMap<String, Json>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      JsonLocation at = parser.currentTokenLocation();
      parser.nextToken();
      if (fields.containsKey(name)) {
        throw new Malformed(at, "the field \"" + name + "\" stands twice in one object");
      }
      fields.put(name, value(parser));
    }
    return new Fields(fields);
  }

  private static Json items(JsonParser parser) throws IOException, Malformed {
    var items = new ArrayList<Json>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(parser));
    }
    return new Items(items);
  }
}
