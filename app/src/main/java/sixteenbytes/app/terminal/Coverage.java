package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.bank.pack.Curriculum;
import sixteenbytes.bank.question.Question;

/**
 * Which questions cover which item of which source document.
 *
 * @param documents the ids of the questions by document and item, in the order of their names
 */
record Coverage(Map<String, Map<String, List<String>>> documents) {
  private static final Pattern PAPER = Pattern.compile("arXiv \\d{4}\\.\\d{5}");
  private static final String WHOLE = "as a whole";

  static Coverage of(List<Question> questions) {
    var documents = new TreeMap<String, Map<String, List<String>>>();
    for (Question question : questions) {
      for (String source : question.sources()) {
        String document = document(source);
        documents
            .computeIfAbsent(document, name -> new TreeMap<>())
            .computeIfAbsent(item(source, document), name -> new ArrayList<>())
            .add(question.id());
      }
    }
    return new Coverage(documents);
  }

  /**
   * A paper is known by its number, whoever cites it; any other source by what its name begins
   * with.
   */
  private static String document(String source) {
    Matcher paper = PAPER.matcher(source);
    if (paper.find()) {
      return paper.group();
    }
    int comma = source.indexOf(',');
    return comma < 0 ? source : source.substring(0, comma);
  }

  /** What follows the document's name: level 1, question 6. */
  private static String item(String source, String document) {
    String rest = source.substring(source.indexOf(document) + document.length());
    String item = rest.replaceFirst("^[,\\s]+", "");
    return item.isEmpty() ? WHOLE : item;
  }

  int items() {
    return documents.values().stream().mapToInt(Map::size).sum();
  }

  String text() {
    var text = new StringBuilder();
    documents.forEach(
        (document, items) -> {
          var rows = new ArrayList<List<String>>();
          items.forEach((item, ids) -> rows.add(List.of(item, String.join(", ", ids))));
          text.append(Curriculum.readable(document)).append('\n').append(Table.aligned(rows, 2));
        });
    return text.toString();
  }

  String json() {
    return Json.document(
        json -> {
          json.writeStartArray();
          for (Map.Entry<String, Map<String, List<String>>> document : documents.entrySet()) {
            for (Map.Entry<String, List<String>> item : document.getValue().entrySet()) {
              json.writeStartObject();
              json.writeStringField("document", document.getKey());
              json.writeStringField("item", item.getKey());
              Json.writeTexts(json, "questions", item.getValue());
              json.writeEndObject();
            }
          }
          json.writeEndArray();
        });
  }
}
