package sixteenbytes.app.desktop.help;

import java.util.List;
import sixteenbytes.app.desktop.NumberStyle;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;

/** What can be typed, and what the program makes of it with the comma that is chosen. */
public final class HelpViewModel {
  private final List<Section> sections = Section.all();
  private final NumberStyle numbers;

  public HelpViewModel(NumberStyle numbers) {
    this.numbers = numbers;
  }

  List<Section> sections() {
    return sections;
  }

  /** How an example is read, or what the tutor says where it is not right. */
  String said(Example example) {
    Marker marker = numbers.marker();
    return example
        .expected()
        .map(expected -> marker.mark(expected, example.typed()))
        .map(HelpViewModel::said)
        .orElseThrow();
  }

  private static String said(Verdict verdict) {
    return verdict.kind() == Verdict.Kind.CORRECT ? verdict.understood() : verdict.message();
  }

  NumberStyle numbers() {
    return numbers;
  }
}
