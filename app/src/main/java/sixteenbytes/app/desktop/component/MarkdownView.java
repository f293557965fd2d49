package sixteenbytes.app.desktop.component;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListItem;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.parser.Parser;
import sixteenbytes.bank.drawing.FilledText;
import sixteenbytes.bank.drawing.FilledText.Span;
import sixteenbytes.bank.drawing.FilledText.SpanKind;

/**
 * Markdown as nodes: paragraphs, lists, headings, code, and mathematics, which in a bare text is
 * TeX between dollar signs.
 */
public final class MarkdownView extends VBox {
  private static final Pattern MATH = Pattern.compile("\\$([^$\n]+)\\$");

  /**
   * Stands for a formula while the Markdown is read, so that its stars are not taken for emphasis.
   */
  private static final char PLACE_OF_MATH = '\uE000';

  private static final char NO_BREAK = '\u00A0';

  private final Typesetting typesetting;
  private final List<Span> formulas = new ArrayList<>();
  private int nextFormula;

  public MarkdownView(String markdown, Typesetting typesetting) {
    this.typesetting = typesetting;
    String withPlaces =
        MATH.matcher(markdown)
            .replaceAll(
                found -> {
                  formulas.add(new Span(SpanKind.MATH, found.group(1), found.group(1)));
                  return String.valueOf(PLACE_OF_MATH);
                });
    read(withPlaces);
  }

  public MarkdownView(FilledText text, Typesetting typesetting) {
    this.typesetting = typesetting;
    var spans = new ArrayList<Span>();
    for (Span span : text.spans()) {
      if (span.kind() == SpanKind.MATH) {
        formulas.add(span);
        spans.add(new Span(SpanKind.PLAIN, String.valueOf(PLACE_OF_MATH), ""));
      } else if (span.kind() == SpanKind.VALUE) {
        spans.add(
            new Span(SpanKind.VALUE, span.text().replace(' ', NO_BREAK), "")); // keeps its unit
      } else {
        spans.add(span);
      }
    }
    read(new FilledText(spans).markdown());
  }

  private void read(String markdown) {
    getStyleClass().add("markdown");
    blocks(parse(markdown), this);
  }

  private static org.commonmark.node.Node parse(String markdown) {
    return Parser.builder().build().parse(markdown);
  }

  /** Loads what reading Markdown takes, which is slow for the first time; on any thread. */
  public static void prepare() {
    parse("**prepared**");
  }

  private void blocks(org.commonmark.node.Node parent, VBox into) {
    for (var node = parent.getFirstChild(); node != null; node = node.getNext()) {
      block(node, into);
    }
  }

  private void block(org.commonmark.node.Node node, VBox into) {
    if (node instanceof Heading) {
      into.getChildren().add(flow(node, "markdown-heading"));
    } else if (node instanceof Paragraph) {
      into.getChildren().add(flow(node, "paragraph"));
    } else if (node instanceof BulletList) {
      items(node, into, 0);
    } else if (node instanceof OrderedList list) {
      items(node, into, list.getMarkerStartNumber() == null ? 1 : list.getMarkerStartNumber());
    } else if (node instanceof FencedCodeBlock code) {
      var label = new Label(code.getLiteral().stripTrailing());
      label.getStyleClass().addAll("mono", "code-block");
      into.getChildren().add(label);
    } else {
      blocks(node, into);
    }
  }

  /**
   * @param first the number of the first item, 0 for a list without numbers
   */
  private void items(org.commonmark.node.Node list, VBox into, int first) {
    int number = first;
    for (var item = list.getFirstChild(); item != null; item = item.getNext()) {
      if (item instanceof ListItem) {
        var bullet = new Label(first == 0 ? "\u2022" : number++ + ".");
        bullet.getStyleClass().add("bullet");
        bullet.setMinWidth(USE_PREF_SIZE);
        var body = new VBox();
        body.getStyleClass().add("list-body");
        body.setMinWidth(0);
        HBox.setHgrow(body, Priority.ALWAYS);
        blocks(item, body);
        var row = new HBox(bullet, body);
        row.getStyleClass().add("list-item");
        into.getChildren().add(row);
      }
    }
  }

  private TextFlow flow(org.commonmark.node.Node parent, String styleClass) {
    var flow = new TextFlow();
    flow.getStyleClass().add(styleClass);
    inline(parent, flow, List.of());
    return flow;
  }

  private void inline(org.commonmark.node.Node parent, TextFlow flow, List<String> styles) {
    for (var node = parent.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof org.commonmark.node.Text text) {
        pieces(text.getLiteral(), flow, styles);
      } else if (node instanceof Code code) {
        flow.getChildren().add(text(code.getLiteral(), with(styles, "mono")));
      } else if (node instanceof StrongEmphasis) {
        inline(node, flow, with(styles, "strong"));
      } else if (node instanceof Emphasis) {
        inline(node, flow, with(styles, "emphasis"));
      } else if (node instanceof SoftLineBreak) {
        flow.getChildren().add(text(" ", styles));
      } else {
        inline(node, flow, styles);
      }
    }
  }

  private void pieces(String literal, TextFlow flow, List<String> styles) {
    int start = 0;
    for (int i = 0; i < literal.length(); i++) {
      if (literal.charAt(i) == PLACE_OF_MATH) {
        if (i > start) {
          flow.getChildren().add(text(literal.substring(start, i), styles));
        }
        flow.getChildren().add(formula());
        start = i + 1;
      }
    }
    if (start < literal.length()) {
      flow.getChildren().add(text(literal.substring(start), styles));
    }
  }

  private Node formula() {
    Span written = formulas.get(nextFormula++);
    return new MathView(typesetting, written.tex(), written.text());
  }

  private static List<String> with(List<String> styles, String more) {
    var all = new ArrayList<>(styles);
    all.add(more);
    return all;
  }

  private static Text text(String words, List<String> styles) {
    var text = new Text(words);
    text.getStyleClass().addAll(styles);
    return text;
  }
}
