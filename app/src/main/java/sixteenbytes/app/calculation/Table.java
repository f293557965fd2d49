package sixteenbytes.app.calculation;

import java.util.ArrayList;
import java.util.List;

/** Lines of text for a terminal of 80 columns: wrapped sentences and aligned columns. */
public final class Table {
  public static final int WIDTH = 80;

  private Table() {}

  /** The text in lines that fit, each after the same indent. */
  public static String wrapped(String text, int indent) {
    String blanks = " ".repeat(indent);
    var lines = new StringBuilder(blanks);
    int column = indent;
    for (String word : text.strip().split("\\s+")) {
      if (column > indent && column + 1 + word.length() > WIDTH) {
        lines.append('\n').append(blanks);
        column = indent;
      }
      if (column > indent) {
        lines.append(' ');
        column++;
      }
      lines.append(word);
      column += word.length();
    }
    return lines.toString();
  }

  /** Rows with their columns aligned; the last column is wrapped where it is too long. */
  public static String aligned(List<List<String>> rows, int indent) {
    var widths = new ArrayList<Integer>();
    for (List<String> row : rows) {
      for (int i = 0; i < row.size() - 1; i++) {
        int length = row.get(i).length();
        if (widths.size() <= i) {
          widths.add(length);
        } else {
          widths.set(i, Math.max(widths.get(i), length));
        }
      }
    }
    var text = new StringBuilder();
    for (List<String> row : rows) {
      var line = new StringBuilder(" ".repeat(indent));
      for (int i = 0; i < row.size() - 1; i++) {
        line.append(row.get(i)).append(" ".repeat(widths.get(i) - row.get(i).length() + 2));
      }
      String last = wrapped(row.get(row.size() - 1), line.length());
      line.append(last.substring(Math.min(line.length(), last.length())));
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
