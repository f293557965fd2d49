package sixteenbytes.bank.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Options;
import sixteenbytes.bank.question.Question;

/**
 * Draws numbers for questions: the same for the same version of the bank, question, part and seed.
 */
public final class Drawer {
  private static final int ATTEMPTS = 200;

  private final String bankVersion;
  private final KnownLaws laws = new KnownLaws();

  public Drawer(String bankVersion) {
    this.bankVersion = bankVersion;
  }

  /**
   * @param part 1 for the lead
   * @throws DrawFailed if no usable numbers are found
   */
  public DrawnAsk draw(Question question, int part, long seed) {
    Ask ask =
        question.part(part).orElseThrow(() -> new NoSuchElementException(question.partId(part)));
    List<Ask> asks = question.drawnWith(ask);
    SplitMix64 random = new DrawKey(bankVersion, question.id(), asks.get(0).part(), seed).random();
    Map<String, Integer> reasons = new LinkedHashMap<>();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        Draw draw = Draw.of(asks, random, laws);
        return new DrawnAsk(this, question, seed, draw.part(ask), draw.texts());
      } catch (Rejected rejected) {
        reasons.merge(rejected.getMessage(), 1, Integer::sum);
      }
    }
    throw new DrawFailed(question.partId(part), seed, ATTEMPTS, words(reasons));
  }

  /** The order in which options are shown: their places in the file. */
  List<Integer> order(Question question, Ask ask, long seed) {
    List<Integer> places =
        IntStream.range(0, ask.options().all().size())
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    if (ask.options().order() == Options.Order.SHUFFLED) {
      SplitMix64 random = new DrawKey(bankVersion, question.id(), ask.part(), seed).order();
      for (int left = places.size(); left > 1; left--) { // Fisher and Yates
        Collections.swap(places, left - 1, random.below(left));
      }
    }
    return List.copyOf(places);
  }

  private static String words(Map<String, Integer> reasons) {
    return reasons.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .map(reason -> reason.getValue() + " times: " + reason.getKey())
        .collect(Collectors.joining(" "));
  }
}
