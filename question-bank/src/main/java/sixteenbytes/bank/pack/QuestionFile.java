package sixteenbytes.bank.pack;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A question file that has been opened: which questions it has, each read when it is wanted. */
final class QuestionFile {
  private static final List<String> FIELDS = List.of("topic", "questions");

  private final String name;
  private final List<UnreadQuestion> questions = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private boolean wellFormed = true;

  private QuestionFile(String name) {
    this.name = name;
  }

  /**
   * @param name as problems have it
   * @param taken the ids that other questions have; those of this file are added
   */
  static QuestionFile open(String name, byte[] text, Set<String> taken) throws IOException {
    try (InputStream stream = new ByteArrayInputStream(text)) {
      var file = new QuestionFile(name);
      file.list(Place.root(Json.read(new JsonFactory(), stream)), taken);
      return file;
    } catch (Json.Malformed malformed) {
      return broken(name, "this is no JSON: " + malformed.getMessage() + ".");
    }
  }

  /** A file of which nothing can be read. */
  static QuestionFile broken(String name, String rule) {
    var file = new QuestionFile(name);
    file.faults.add(new Fault("$", rule, ""));
    file.wellFormed = false;
    return file;
  }

  private void list(Place root, Set<String> taken) {
    try {
      root.takesOnly(FIELDS);
      String topic = Ids.read(root.at("topic"));
      for (Place place : root.at("questions").items()) {
        list(place, topic, taken);
      }
    } catch (Fault fault) {
      faults.add(fault);
    }
  }

  private void list(Place place, String topic, Set<String> taken) {
    Optional<UnreadQuestion> listed = header(place, topic);
    if (listed.isEmpty()) { // it can never be asked for, so all that is wrong is told now
      var reader = new QuestionReader(place, topic);
      reader.read();
      faults.addAll(reader.faults());
    } else if (taken.add(listed.get().id())) {
      questions.add(listed.get());
    } else {
      faults.add(
          place
              .at("id")
              .fault("the id \"" + listed.get().id() + "\" is taken by a question before it."));
    }
  }

  private static Optional<UnreadQuestion> header(Place place, String topic) {
    try {
      return Optional.of(new UnreadQuestion(place, topic));
    } catch (Fault fault) {
      return Optional.empty(); // met and kept again when the whole question is read
    }
  }

  List<UnreadQuestion> questions() {
    return questions;
  }

  /** Whether it is JSON at all. */
  boolean isWellFormed() {
    return wellFormed;
  }

  /** What is wrong with the file and with the questions that cannot be asked for. */
  List<Fault> ownFaults() {
    return faults;
  }

  /** Everything that is wrong; reads all of its questions. */
  List<PackProblem> problems() {
    var all = new ArrayList<>(faults);
    questions.forEach(question -> all.addAll(question.faults()));
    long loaded = questions.stream().filter(question -> question.question().isPresent()).count();
    return told(name, all, loaded);
  }

  /**
   * @param loaded how many questions of the file can be asked
   */
  static List<PackProblem> told(String file, List<Fault> faults, long loaded) {
    return faults.stream()
        .map(
            fault ->
                new PackProblem(
                    file, fault.path(), fault.rule(), fault.suggestion(), consequence(loaded)))
        .toList();
  }

  private static String consequence(long loaded) {
    if (loaded == 0) {
      return "No question was loaded from it.";
    }
    return loaded == 1
        ? "The one other question was loaded."
        : "The other " + loaded + " questions were loaded.";
  }
}
