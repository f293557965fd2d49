package sixteenbytes.app.terminal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What became of the questions of a drill. */
final class Tally {
  private int right;
  private int rightLater;
  private int notRight;
  private int skipped;
  private final Map<String, Integer> mistakes = new LinkedHashMap<>();

  /**
   * @param attempts how many answers it took
   */
  void right(int attempts) {
    if (attempts == 1) {
      right++;
    } else {
      rightLater++;
    }
  }

  void notRight() {
    notRight++;
  }

  void skipped() {
    skipped++;
  }

  void mistake(String id) {
    mistakes.merge(id, 1, Integer::sum);
  }

  /**
   * "5 questions in 4 min 10 s: 3 right, 1 right in the end, 1 skipped." and the named mistakes.
   */
  String summary(Duration time) {
    int asked = right + rightLater + notRight + skipped;
    if (asked == 0) {
      return "No question was answered.";
    }
    String first =
        "%s %s in %s: %s."
            .formatted(asked, asked == 1 ? "question" : "questions", words(time), parts());
    return mistakes.isEmpty() ? first : first + "\nNamed mistakes: " + named() + ".";
  }

  private String parts() {
    var parts = new ArrayList<String>();
    parts.add(right + " right");
    if (rightLater > 0) {
      parts.add(rightLater + " right in the end");
    }
    if (notRight > 0) {
      parts.add(notRight + " not right");
    }
    if (skipped > 0) {
      parts.add(skipped + " skipped");
    }
    return String.join(", ", parts);
  }

  private String named() {
    List<String> names = new ArrayList<>();
    mistakes.forEach((id, times) -> names.add(times == 1 ? id : id + " (" + times + " times)"));
    return String.join(", ", names);
  }

  private static String words(Duration time) {
    long seconds = time.toSeconds();
    return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
  }
}
