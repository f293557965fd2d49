package sixteenbytes.app.terminal;

import java.util.stream.Collectors;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;
import sixteenbytes.app.calculation.Table;
import sixteenbytes.bank.drawing.FilledText;

/** A text of the bank for a terminal: its Markdown marks taken off, its lines wrapped. */
final class MarkdownText {
  private static final Parser PARSER = Parser.builder().build();
  private static final TextContentRenderer RENDERER =
      TextContentRenderer.builder().lineBreakRendering(LineBreakRendering.SEPARATE_BLOCKS).build();

  private MarkdownText() {}

  static String of(FilledText text, int indent) {
    String markdown =
        text.spans().stream()
            .map(
                span ->
                    span.kind() == FilledText.SpanKind.PLAIN ? span.text() : escaped(span.text()))
            .collect(Collectors.joining());
    String plain = RENDERER.render(PARSER.parse(markdown));
    return plain
        .lines()
        .map(line -> line.isBlank() ? "" : Table.wrapped(line, indent))
        .collect(Collectors.joining("\n"));
  }

  /** Values and formulas hold stars and underscores that are not meant as emphasis. */
  private static String escaped(String text) {
    return text.replaceAll("([\\\\`*_{}\\[\\]<>()#+.!|~-])", "\\\\$1");
  }
}
