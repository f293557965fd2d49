package sixteenbytes.app.terminal;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.marking.Marker;

/**
 * A drill in the terminal: one question after the other, and a summary at the end.
 *
 * @param surroundings the streams and the clock
 * @param bank draws the questions
 * @param log keeps the answers
 */
record Drill(
    Surroundings surroundings,
    Bank bank,
    AnswerLog log,
    Prompt prompt,
    Paint paint,
    Marker marker) {

  static Drill of(Surroundings surroundings, Bank bank, AnswerLog log, Marker marker) {
    Console console = surroundings.console();
    return new Drill(
        surroundings, bank, log, new Prompt(console), Paint.of(console, System.getenv()), marker);
  }

  void run(Deck deck) {
    var tally = new Tally();
    Instant start = now();
    say("Type an answer, such as 31.5 GB or 2*63/64*16 GB.");
    say(paint.aside(Order.WORDS) + "\n");
    int total = deck.cards().size();
    DrillQuestion.End end = DrillQuestion.End.DONE;
    for (int i = 0; i < total && end != DrillQuestion.End.LEFT; i++) {
      end = play(deck.cards().get(i), "%s of %s".formatted(i + 1, total), tally);
    }
    say(tally.summary(Duration.between(start, now())));
  }

  /** A question, again with new numbers for as long as that is asked for, and its follow-ups. */
  private DrillQuestion.End play(Deck.Card card, String place, Tally tally) {
    var question = new DrillQuestion(this, card, place, tally);
    DrillQuestion.End end = question.play();
    for (Deck.Card next = card; end == DrillQuestion.End.NEW_NUMBERS; end = question.play()) {
      next = next.redrawn();
      question = new DrillQuestion(this, next, place, tally);
    }
    return end == DrillQuestion.End.FOLLOW_UPS
        ? playFollowUps(question.parts(), place, tally)
        : end;
  }

  private DrillQuestion.End playFollowUps(List<Deck.Card> parts, String place, Tally tally) {
    for (int i = 0; i < parts.size(); i++) {
      String where = "%s, follow-up %s of %s".formatted(place, i + 1, parts.size());
      if (play(parts.get(i), where, tally) == DrillQuestion.End.LEFT) {
        return DrillQuestion.End.LEFT;
      }
    }
    return DrillQuestion.End.DONE;
  }

  Instant now() {
    return surroundings.clock().instant();
  }

  void say(String text) {
    surroundings.console().out().println(text);
  }

  boolean interactive() {
    return surroundings.console().interactive();
  }
}
