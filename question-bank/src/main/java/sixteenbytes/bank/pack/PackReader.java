package sixteenbytes.bank.pack;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.question.Question;

/** Reads question files. What is broken is reported and left out; everything else is loaded. */
public final class PackReader {
  private final JsonFactory factory = new JsonFactory();
  private final Set<String> ids = new HashSet<>();

  /**
   * A question file as it was read.
   *
   * @param file its name, as problems have it
   */
  public record Pack(String file, List<Question> questions, List<PackProblem> problems) {
    public Pack {
      questions = List.copyOf(questions);
      problems = List.copyOf(problems);
    }
  }

  /** Reads a file of somebody's own. An id may stand once in all files that one reader reads. */
  public Pack read(Path file) {
    try (InputStream text = Files.newInputStream(file)) {
      return read(file.toString(), text);
    } catch (IOException unreadable) {
      return broken(file.toString(), "the file cannot be read: " + unreadable.getMessage() + ".");
    }
  }

  Pack read(String file, InputStream text) throws IOException {
    try {
      return read(file, Json.read(factory, text));
    } catch (Json.Malformed malformed) {
      return broken(file, "this is no JSON: " + malformed.getMessage() + ".");
    }
  }

  private static Pack broken(String file, String rule) {
    return new Pack(
        file,
        List.of(),
        List.of(new PackProblem(file, "$", rule, "", "No question was loaded from it.")));
  }

  private Pack read(String file, Json json) {
    Place root = new Place("$", json);
    var questions = new ArrayList<Question>();
    var faults = new ArrayList<Fault>();
    try {
      root.takesOnly(List.of("topic", "questions"));
      String topic = Ids.read(root.at("topic"));
      for (Place place : root.at("questions").items()) {
        question(place, topic, faults).ifPresent(questions::add);
      }
    } catch (Fault fault) {
      faults.add(fault);
    }
    String consequence = consequence(questions.size());
    return new Pack(
        file,
        questions,
        faults.stream()
            .map(
                fault ->
                    new PackProblem(
                        file, fault.path(), fault.rule(), fault.suggestion(), consequence))
            .toList());
  }

  private Optional<Question> question(Place place, String topic, List<Fault> faults) {
    QuestionReader reader = new QuestionReader(place, topic);
    Optional<Question> question = reader.read();
    faults.addAll(reader.faults());
    if (question.isPresent() && !ids.add(question.get().id())) {
      faults.add(
          place
              .at("id")
              .fault("the id \"" + question.get().id() + "\" is taken by a question before it."));
      return Optional.empty();
    }
    return question;
  }

  private static String consequence(int loaded) {
    return switch (loaded) {
      case 0 -> "No question was loaded from it.";
      case 1 -> "The one other question was loaded.";
      default -> "The other " + loaded + " questions were loaded.";
    };
  }
}
