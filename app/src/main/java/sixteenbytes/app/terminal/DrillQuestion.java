package sixteenbytes.app.terminal;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import sixteenbytes.app.progress.Answer;
import sixteenbytes.app.progress.Moment;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnFollowUp;
import sixteenbytes.bank.marking.Verdict;

/**
 * One question of a drill, from its prompt to its worked solution.
 *
 * <p>A person may try a wrong answer again and is waited for afterwards; a pipe gives one answer
 * for each question.
 */
final class DrillQuestion {
  private final Drill drill;
  private final DrawnAsk ask;
  private final String place;
  private final Tally tally;
  private final Instant shown;
  private int hints;
  private int attempts;

  /** How a question ended. */
  enum End {
    DONE,
    /** The same question is wanted with other numbers. */
    NEW_NUMBERS,
    /** The follow-ups that take an answer are wanted, with these numbers. */
    FOLLOW_UPS,
    /** The person, or the pipe, has had enough. */
    LEFT
  }

  DrillQuestion(Drill drill, Deck.Card card, String place, Tally tally) {
    this.drill = drill;
    this.ask = drill.bank().draw(card.question(), card.seed());
    this.place = place;
    this.tally = tally;
    this.shown = drill.now();
  }

  End play() {
    drill.say(
        drill
            .paint()
            .heading(
                "%s · level %s · %s · %s"
                    .formatted(
                        place,
                        ask.question().level(),
                        ask.question().topic(),
                        ask.question().title())));
    drill.say(AskText.of(ask));
    Optional<End> end = Optional.empty();
    while (end.isEmpty()) {
      end =
          drill.prompt().line("> ").map(this::take).orElseGet(() -> Optional.of(givenUp(End.LEFT)));
    }
    return end.get();
  }

  /**
   * Does what a line asks for.
   *
   * @return how the question ended, if that ended it
   */
  private Optional<End> take(String line) {
    return switch (Order.of(line)) {
      case HINT -> {
        hint();
        yield Optional.empty();
      }
      case SKIP -> {
        tally.skipped();
        yield Optional.of(solve());
      }
      case NEW_NUMBERS -> Optional.of(givenUp(End.NEW_NUMBERS));
      case LEAVE -> Optional.of(givenUp(End.LEFT));
      case FOLLOW_UPS -> {
        drill.say("The follow-ups come after the answer.\n");
        yield Optional.empty();
      }
      case NOTHING -> {
        if (attempts > 0) {
          tally.notRight();
          yield Optional.of(solve());
        }
        drill.say("Type an answer. " + Order.WORDS);
        yield Optional.empty();
      }
      case ANSWER -> answer(line);
    };
  }

  private void hint() {
    if (hints < ask.hints().size()) {
      drill.say(MarkdownText.of(ask.hints().get(hints), 2) + "\n");
      hints++;
    } else {
      drill.say("  There is no further hint.\n");
    }
  }

  private Optional<End> answer(String typed) {
    Verdict verdict = settled(typed);
    if (!verdict.counts()) {
      return Optional.empty();
    }
    attempts++;
    Optional<String> mistake = mistake(verdict);
    mistake.ifPresent(this::recall);
    keep(typed, verdict, mistake);
    if (verdict.kind() == Verdict.Kind.CORRECT) {
      tally.right(attempts);
      return Optional.of(solve());
    }
    mistake.ifPresent(tally::mistake);
    if (drill.interactive()) {
      drill.say(drill.paint().aside("Try again, or press Enter for the worked solution.") + "\n");
      return Optional.empty();
    }
    tally.notRight();
    return Optional.of(solve());
  }

  /** The verdict, once it is clear which of several readings is meant. */
  private Verdict settled(String typed) {
    Verdict verdict = drill.marker().mark(ask.expectation(), typed);
    show(verdict, typed);
    List<String> readings = verdict.readings();
    if (verdict.kind() != Verdict.Kind.AMBIGUOUS || readings.isEmpty()) {
      return verdict;
    }
    Optional<Integer> meant = drill.prompt().choice("Which one? ", readings.size());
    if (meant.isEmpty()) {
      return verdict;
    }
    Verdict chosen = drill.marker().markAs(ask.expectation(), typed, readings.get(meant.get() - 1));
    show(chosen, typed);
    return chosen;
  }

  private void show(Verdict verdict, String typed) {
    String text = MarkText.of(verdict, typed);
    String title = MarkText.title(verdict.kind());
    drill.say(drill.paint().verdict(verdict.kind()) + text.substring(title.length()));
  }

  /** Where several mistakes give this number: the one that was made, or all if nobody says. */
  private Optional<String> mistake(Verdict verdict) {
    List<String> ids = verdict.mistakes();
    if (ids.size() < 2) {
      return verdict.misconception();
    }
    return drill
        .prompt()
        .choice("Which one was it? ", ids.size())
        .map(number -> ids.get(number - 1))
        .or(verdict::misconception);
  }

  private void recall(String mistake) {
    int times = drill.log().timesSeen(mistake);
    if (times > 0) {
      drill.say("  Seen %s before.".formatted(times == 1 ? "once" : times + " times"));
    }
  }

  private void keep(String typed, Verdict verdict, Optional<String> mistake) {
    Duration time = Duration.between(shown, drill.now());
    drill
        .log()
        .keep(
            Answer.to(
                ask,
                drill.bank().version(),
                drill.marker().rules(),
                typed,
                verdict,
                mistake,
                time.toMillis() / 1000.0,
                hints,
                Answer.Place.DRILL,
                Moment.now(drill.surroundings().clock())));
  }

  private End solve() {
    drill.say(AskText.solution(ask));
    List<DrawnFollowUp> followUps = ask.followUps();
    for (int i = 0; i < followUps.size(); i++) {
      String text = MarkdownText.of(followUps.get(i).prompt(), 4);
      drill.say((i == 0 ? "To think further\n" : "") + "%2s. ".formatted(i + 1) + text.strip());
    }
    if (!drill.interactive()) {
      drill.say("");
      return End.DONE;
    }
    String choices =
        "\nEnter goes on · %sn new numbers · q leave "
            .formatted(parts().isEmpty() ? "" : "f follow-ups · ");
    return drill
        .prompt()
        .line(drill.paint().aside(choices))
        .map(
            line ->
                switch (Order.of(line)) {
                  case NEW_NUMBERS -> End.NEW_NUMBERS;
                  case FOLLOW_UPS -> End.FOLLOW_UPS;
                  case LEAVE -> End.LEFT;
                  case HINT, SKIP, NOTHING, ANSWER -> End.DONE;
                })
        .orElse(End.LEFT);
  }

  /** The follow-ups that take an answer, with the numbers of this draw. */
  List<Deck.Card> parts() {
    return ask.followUps().stream()
        .flatMap(followUp -> followUp.part().stream())
        .map(part -> new Deck.Card(part, ask.seed()))
        .toList();
  }

  /** A question that was answered, but not rightly, before it was left. */
  private End givenUp(End end) {
    if (attempts > 0) {
      tally.notRight();
    }
    return end;
  }
}
