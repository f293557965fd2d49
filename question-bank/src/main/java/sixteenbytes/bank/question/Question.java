package sixteenbytes.bank.question;

import java.util.List;
import java.util.Optional;

/**
 * A question of the bank: what is asked, how it is answered well, and where it comes from.
 *
 * @param id its name everywhere; the follow-ups that take an answer are id#2, id#3 …
 * @param level 1 mechanism, 2 trade-off, 3 decision
 * @param order its place within its source
 * @param topic the file it stands in
 * @param title for lists
 * @param asks the lead first, then the follow-ups that take an answer
 * @param aloud what to say aloud before typing
 * @param sketch the worked answer, in Markdown
 * @param rubric the points that a spoken answer must hit
 * @param hints from vague to concrete
 * @param covers the curriculum ids that it teaches
 */
public record Question(
    String id,
    int level,
    int order,
    String topic,
    String title,
    List<Ask> asks,
    Optional<Template> aloud,
    Template sketch,
    List<Template> rubric,
    List<FollowUp> followUps,
    List<Template> hints,
    List<String> covers,
    List<String> sources) {

  public Question {
    asks = List.copyOf(asks);
    rubric = List.copyOf(rubric);
    followUps = List.copyOf(followUps);
    hints = List.copyOf(hints);
    covers = List.copyOf(covers);
    sources = List.copyOf(sources);
  }

  public Ask lead() {
    return asks.get(0);
  }

  public Kind kind() {
    return lead().kind();
  }

  /**
   * @param part 1 for the lead
   */
  public Optional<Ask> part(int part) {
    return part >= 1 && part <= asks.size() ? Optional.of(asks.get(part - 1)) : Optional.empty();
  }

  /**
   * The asks that share one draw, the one it is made for first: the lead and the follow-ups with
   * its numbers, or a follow-up with numbers of its own.
   */
  public List<Ask> drawnWith(Ask ask) {
    if (ask.part() > 1 && ask.numbers() == Ask.Numbers.DRAWN_FOR_IT) {
      return List.of(ask);
    }
    return asks.stream()
        .filter(other -> other.part() == 1 || other.numbers() == Ask.Numbers.THOSE_OF_THE_LEAD)
        .toList();
  }

  /** How a part is called: the id for the lead, id#2 for the second. */
  public String partId(int part) {
    return part == 1 ? id : id + "#" + part;
  }
}
