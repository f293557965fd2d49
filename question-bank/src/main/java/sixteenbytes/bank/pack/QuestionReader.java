package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.FollowUp;
import sixteenbytes.bank.question.Question;
import sixteenbytes.bank.question.Template;

/** Reads one question with everything that belongs to it. */
final class QuestionReader {
  private static final int LONGEST_TITLE = 48;
  private static final int HIGHEST_LEVEL = 3;
  private static final int MOST_QUESTIONS = 10_000;

  private static final List<String> FIELDS =
      List.of(
          "id",
          "level",
          "order",
          "title",
          "kind",
          "prompt",
          "aloud",
          "letters",
          "calculator",
          "inputs",
          "together",
          "keep",
          "ask",
          "choices",
          "inOrder",
          "names",
          "unit",
          "tolerance",
          "conventions",
          "misconceptions",
          "sketch",
          "rubric",
          "hints",
          "followUps",
          "covers",
          "sources");

  private static final List<String> FOLLOW_UP_FIELDS =
      List.of(
          "prompt",
          "kind",
          "calculator",
          "inputs",
          "together",
          "keep",
          "given",
          "ask",
          "choices",
          "inOrder",
          "names",
          "unit",
          "tolerance",
          "conventions",
          "misconceptions",
          "sketch",
          "hints");

  private final Place place;
  private final String topic;
  private final Faults faults = new Faults();

  QuestionReader(Place place, String topic) {
    this.place = place;
    this.topic = topic;
  }

  List<Fault> faults() {
    return faults.all();
  }

  /** The question, or nothing where it has faults. */
  Optional<Question> read() {
    Optional<Question> question = faults.attempt(this::question).flatMap(found -> found);
    return faults.none() ? question : Optional.empty();
  }

  private Optional<Question> question() {
    place.takesOnly(FIELDS);
    Set<String> letters =
        new TreeSet<>(place.itemsOf("letters").stream().map(Place::text).toList());
    Optional<AskReader.Read> lead = new AskReader(place, letters, faults).drawn(1);
    faults.check(this::checkFrame);
    return lead.map(read -> withTexts(read, letters));
  }

  private Question withTexts(AskReader.Read lead, Set<String> letters) {
    List<Ask> asks = new ArrayList<>(List.of(lead.ask()));
    List<FollowUp> followUps = new ArrayList<>();
    for (Place followUp : place.itemsOf("followUps")) {
      if (followUp.isText()) {
        text(followUp, lead.scope())
            .ifPresent(prompt -> followUps.add(new FollowUp.Discussed(prompt)));
      } else {
        followUp(followUp, lead, asks.size() + 1, letters)
            .ifPresent(
                ask -> {
                  asks.add(ask);
                  followUps.add(new FollowUp.Answered(ask.part()));
                });
      }
    }
    return new Question(
        faults.attempt(() -> Ids.read(place.at("id"))).orElse(""),
        faults.attempt(() -> level(place)).orElse(1),
        faults.attempt(() -> order(place)).orElse(1),
        topic,
        faults.attempt(this::title).orElse(""),
        asks,
        place.maybe("aloud").flatMap(aloud -> text(aloud, lead.scope())),
        faults
            .attempt(() -> TemplateReader.read(place.at("sketch"), lead.scope()))
            .orElse(Template.of("")),
        texts("rubric", 3, 7, lead.scope()),
        followUps,
        texts("hints", 1, 5, lead.scope()),
        place.itemsOf("covers").stream()
            .flatMap(id -> faults.attempt(() -> Ids.ofCurriculum(id)).stream())
            .toList(),
        words("sources"));
  }

  private Optional<Ask> followUp(
      Place followUp, AskReader.Read lead, int part, Set<String> letters) {
    faults.check(() -> followUp.takesOnly(FOLLOW_UP_FIELDS));
    if (!followUp.isObject()) {
      return Optional.empty();
    }
    AskReader reader = new AskReader(followUp, letters, faults);
    Optional<AskReader.Read> read =
        followUp.maybe("calculator").isPresent()
            ? reader.drawn(part)
            : reader.withNumbersOf(lead, part);
    return read.map(AskReader.Read::ask);
  }

  static int level(Place question) {
    return question.at("level").whole(1, HIGHEST_LEVEL);
  }

  static int order(Place question) {
    return question.at("order").whole(1, MOST_QUESTIONS);
  }

  private String title() {
    String title = place.at("title").text();
    if (title.isBlank() || title.length() > LONGEST_TITLE) {
      throw place
          .at("title")
          .fault(
              "a title has 1 to %s characters; this one has %s."
                  .formatted(LONGEST_TITLE, title.length()));
    }
    return title;
  }

  private List<Template> texts(String field, int least, int most, Scope scope) {
    List<Place> places =
        faults.attempt(() -> counted(place.at(field), least, most)).orElse(List.of());
    return places.stream().flatMap(text -> text(text, scope).stream()).toList();
  }

  private static List<Place> counted(Place list, int least, int most) {
    int size = list.items().size();
    if (size < least || size > most) {
      throw list.fault(
          "there must be %s to %s of these; there are %s.".formatted(least, most, size));
    }
    return list.items();
  }

  private List<String> words(String field) {
    return faults
        .attempt(() -> counted(place.at(field), 1, 20).stream().map(Place::text).toList())
        .orElse(List.of());
  }

  private Optional<Template> text(Place text, Scope scope) {
    return faults.attempt(() -> TemplateReader.read(text, scope));
  }

  /** What is checked although the ask could not be read. */
  private void checkFrame() {
    place.at("id");
    place.at("kind");
    place.at("rubric");
    place.at("hints");
    place.at("sketch");
  }
}
