package sixteenbytes.bank.drawing;

import java.util.List;
import java.util.stream.Collectors;

/** A text of a question with the numbers of one draw in it. */
public record FilledText(List<Span> spans) {

  /** What a stretch of text is. */
  public enum SpanKind {
    /** Words, in which Markdown may stand. */
    PLAIN,
    /** A value with its unit, set apart from the words. */
    VALUE,
    /** Mathematics, to be typeset from its TeX. */
    MATH
  }

  /**
   * A stretch of text.
   *
   * @param text what a terminal prints
   * @param tex what is typeset; empty unless this is mathematics
   */
  public record Span(SpanKind kind, String text, String tex) {
    static Span plain(String text) {
      return new Span(SpanKind.PLAIN, text, "");
    }

    static Span value(String text) {
      return new Span(SpanKind.VALUE, text, "");
    }

    static Span math(String text, String tex) {
      return new Span(SpanKind.MATH, text, tex);
    }
  }

  public FilledText {
    spans = List.copyOf(spans);
  }

  /** One line of text, or several: mathematics as it would be typed, Markdown as it stands. */
  public String plain() {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }

  /** Markdown in which values are bold and mathematics is TeX between dollar signs. */
  public String markdown() {
    var text = new StringBuilder();
    for (int i = 0; i < spans.size(); i++) {
      Span span = spans.get(i);
      switch (span.kind()) {
        case PLAIN -> text.append(span.text());
        case MATH -> text.append('$').append(span.tex()).append('$');
        case VALUE -> {
          String stars = emphasised(i) ? "" : "**";
          text.append(stars).append(span.text()).append(stars);
        }
      }
    }
    return text.toString();
  }

  /** Whether the words around a value set it apart already. */
  private boolean emphasised(int at) {
    return at > 0 && touches(spans.get(at - 1), Side.END)
        || at + 1 < spans.size() && touches(spans.get(at + 1), Side.START);
  }

  private enum Side {
    START,
    END
  }

  private static boolean touches(Span words, Side side) {
    boolean marked =
        side == Side.START
            ? words.text().startsWith("*") || words.text().startsWith("`")
            : words.text().endsWith("*") || words.text().endsWith("`");
    return words.kind() == SpanKind.PLAIN && marked;
  }

  @Override
  public String toString() {
    return plain();
  }
}
