package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads which of a few things is meant: its number, its letter, its text, or as much of the
 * beginning of its text as tells it from the others.
 */
final class PickText {
  /** Nobody types more than the longest text that there is to pick. */
  private static final int LONGEST = 400;

  private static final List<String> NOUNS =
      List.of("option ", "choice ", "answer ", "number ", "line ", "no ", "# ");
  private static final int DECIMAL = 10;

  /** A number with parentheses around it. */
  private static final int LONGEST_NUMBER = 4;

  private PickText() {}

  /** What was found. */
  sealed interface Found {}

  /**
   * @param index from 0
   */
  record Picked(int index) implements Found {}

  /**
   * @param reason a sentence
   */
  record Nothing(String reason) implements Found {}

  static Found read(List<String> texts, String typed) {
    if (typed.isBlank()) {
      return new Nothing("Nothing is typed.");
    }
    if (typed.length() > LONGEST) {
      return new Nothing("This is too long. " + remedy(texts));
    }
    String plain = plain(typed);
    String bare = withoutNoun(plain);
    int byNumber = number(bare);
    if (byNumber >= 0) {
      return byNumber >= 1 && byNumber <= texts.size()
          ? new Picked(byNumber - 1)
          : new Nothing("There is no number " + byNumber + ". " + remedy(texts));
    }
    int byLetter = bare.length() == 1 ? bare.charAt(0) - 'a' : -1;
    return byLetter >= 0 && byLetter < texts.size() ? new Picked(byLetter) : byText(texts, plain);
  }

  private static Found byText(List<String> texts, String plain) {
    var beginning = new ArrayList<Integer>();
    for (int i = 0; i < texts.size(); i++) {
      String text = plain(texts.get(i));
      if (text.equals(plain)) {
        return new Picked(i);
      }
      if (!plain.isEmpty() && text.startsWith(plain)) {
        beginning.add(i);
      }
    }
    if (beginning.size() == 1) {
      return new Picked(beginning.get(0));
    }
    return new Nothing(
        (beginning.isEmpty() ? "None of them begins like this. " : "Several begin like this. ")
            + remedy(texts));
  }

  /** Whether a text could be taken for the number or the letter of another one. */
  static boolean isNumberOrLetter(String text) {
    String bare = withoutNoun(plain(text));
    return number(bare) >= 0 || bare.length() == 1;
  }

  /** A whole number, in the digits of any script; -1 if it is none. */
  private static int number(String text) {
    if (text.isEmpty() || text.length() > 3) {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = Character.digit(text.charAt(i), DECIMAL);
      if (digit < 0) {
        return -1;
      }
      number = DECIMAL * number + digit;
    }
    return number;
  }

  /** In small letters, without the marks of Markdown, and without what is put around a number. */
  private static String plain(String text) {
    var plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char mark = text.charAt(i);
      if ("*`_".indexOf(mark) < 0) {
        plain.append(Character.isWhitespace(mark) ? ' ' : mark);
      }
    }
    String small = plain.toString().toLowerCase(Locale.ROOT).replaceAll(" +", " ").strip();
    int start = 0;
    int end = small.length();
    while (end <= LONGEST_NUMBER && start < end && "([".indexOf(small.charAt(start)) >= 0) {
      start++; // a longer text may begin with a parenthesis of its own
    }
    while (end > start && ".):]".indexOf(small.charAt(end - 1)) >= 0) {
      end--;
    }
    return small.substring(start, end).strip();
  }

  private static String withoutNoun(String plain) {
    for (String noun : NOUNS) {
      if (plain.startsWith(noun)) {
        return plain.substring(noun.length()).strip();
      }
    }
    return plain;
  }

  private static String remedy(List<String> texts) {
    return "Type a number from 1 to %s, a letter, or how the text begins.".formatted(texts.size());
  }
}
