package sixteenbytes.bank.pack;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixteenbytes.bank.drawing.Rehearsal;
import sixteenbytes.bank.question.FollowUp;
import sixteenbytes.bank.question.Question;

/**
 * Reads question files. What is broken is reported and left out; everything else is loaded.
 *
 * <p>An id may stand once in all files that one reader reads.
 */
public final class PackReader {
  private static final List<String> FIELDS = List.of("topic", "questions");

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

  /** How much is looked at. */
  enum Care {
    /** Every name, unit and number; what the program's own files need at its start. */
    QUICK,
    /** The schema too, and what shows only when numbers are drawn. */
    THOROUGH
  }

  /**
   * Reads a file of somebody's own, with or without a byte order mark, and checks it thoroughly.
   */
  public Pack read(Path file) {
    try {
      String text = Files.readString(file);
      byte[] unmarked = text.substring(text.startsWith("\uFEFF") ? 1 : 0).getBytes(UTF_8);
      return read(file.toString(), unmarked, Care.THOROUGH);
    } catch (NoSuchFileException missing) {
      return broken(file.toString(), "there is no such file.");
    } catch (AccessDeniedException denied) {
      return broken(file.toString(), "the file may not be read.");
    } catch (CharacterCodingException otherText) {
      return broken(file.toString(), "this is no text in UTF-8.");
    } catch (IOException unreadable) {
      return broken(file.toString(), "the file cannot be read: " + unreadable.getMessage() + ".");
    }
  }

  Pack read(String file, byte[] text, Care care) throws IOException {
    try (InputStream stream = new ByteArrayInputStream(text)) {
      Reading reading = new Reading(care);
      reading.read(Place.root(Json.read(factory, stream)));
      if (care == Care.THOROUGH) {
        reading.holdToSchema(new String(text, UTF_8));
      }
      return reading.pack(file);
    } catch (Json.Malformed malformed) {
      return broken(file, "this is no JSON: " + malformed.getMessage() + ".");
    }
  }

  static Pack broken(String file, String rule) {
    return new Pack(
        file,
        List.of(),
        List.of(new PackProblem(file, "$", rule, "", "No question was loaded from it.")));
  }

  /** One file on its way to being a pack. */
  private final class Reading {
    private final Care care;
    private final List<Question> questions = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    private Reading(Care care) {
      this.care = care;
    }

    private void read(Place root) {
      try {
        root.takesOnly(FIELDS);
        String topic = Ids.read(root.at("topic"));
        for (Place place : root.at("questions").items()) {
          question(place, topic);
        }
      } catch (Fault fault) {
        faults.add(fault);
      }
    }

    private void question(Place place, String topic) {
      QuestionReader reader = new QuestionReader(place, topic);
      Optional<Question> read = reader.read();
      faults.addAll(reader.faults());
      if (read.isEmpty()) {
        return;
      }
      Question question = read.get();
      if (!ids.add(question.id())) {
        faults.add(
            place
                .at("id")
                .fault("the id \"" + question.id() + "\" is taken by a question before it."));
        return;
      }
      List<Fault> found = care == Care.THOROUGH ? rehearse(question, place) : List.of();
      faults.addAll(found);
      if (found.isEmpty()) {
        questions.add(question);
      }
    }

    /** Adds what the schema says about places that nothing else was said about. */
    private void holdToSchema(String text) {
      Set<String> said = new HashSet<>(faults.stream().map(Fault::path).toList());
      for (Fault fault : new SchemaCheck().faults(text)) {
        if (said.stream().noneMatch(path -> path.startsWith(fault.path()))) {
          faults.add(fault);
        }
      }
    }

    private Pack pack(String file) {
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
  }

  private static List<Fault> rehearse(Question question, Place place) {
    return Rehearsal.of(question).stream()
        .map(
            finding ->
                new Fault(path(question, place, finding), finding.rule(), finding.suggestion()))
        .toList();
  }

  private static String path(Question question, Place place, Rehearsal.Finding finding) {
    int followUp = question.followUps().indexOf(new FollowUp.Answered(finding.part()));
    Place ask = followUp < 0 ? place : place.at("followUps").items().get(followUp);
    for (String list : List.of("conventions", "misconceptions")) {
      for (Place alternative : ask.itemsOf(list)) {
        if (finding.alternative().equals(Optional.of(alternative.at("id").text()))) {
          return alternative.path();
        }
      }
    }
    return ask.path();
  }

  private static String consequence(int loaded) {
    return switch (loaded) {
      case 0 -> "No question was loaded from it.";
      case 1 -> "The one other question was loaded.";
      default -> "The other " + loaded + " questions were loaded.";
    };
  }
}
