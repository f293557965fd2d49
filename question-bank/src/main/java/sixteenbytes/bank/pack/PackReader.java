package sixteenbytes.bank.pack;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
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

  /**
   * Reads a file of somebody's own, with or without a byte order mark, and checks it thoroughly.
   */
  public Pack read(Path file) {
    String name = file.toString();
    try {
      String text = Files.readString(file);
      return read(name, text.substring(text.startsWith("\uFEFF") ? 1 : 0));
    } catch (NoSuchFileException missing) {
      return broken(name, "there is no such file.");
    } catch (AccessDeniedException denied) {
      return broken(name, "the file may not be read.");
    } catch (CharacterCodingException otherText) {
      return broken(name, "this is no text in UTF-8.");
    } catch (IOException unreadable) {
      return broken(name, "the file cannot be read: " + unreadable.getMessage() + ".");
    }
  }

  private Pack read(String name, String text) throws IOException {
    QuestionFile file = QuestionFile.open(name, text.getBytes(UTF_8), ids);
    var faults = new ArrayList<>(file.ownFaults());
    var sound = new ArrayList<Question>();
    for (UnreadQuestion listed : file.questions()) {
      List<Fault> found = faults(listed);
      faults.addAll(found);
      if (found.isEmpty()) {
        listed.question().ifPresent(sound::add);
      }
    }
    if (file.isWellFormed()) {
      faults.addAll(bySchemaAlone(text, faults));
    }
    return new Pack(name, sound, QuestionFile.told(name, faults, sound.size()));
  }

  /** With what shows only when numbers are drawn. */
  private static List<Fault> faults(UnreadQuestion listed) {
    return listed
        .question()
        .map(question -> rehearse(question, listed.place()))
        .orElseGet(listed::faults);
  }

  /** What the schema says about places that nothing else was said about. */
  private static List<Fault> bySchemaAlone(String text, List<Fault> found) {
    List<String> said = found.stream().map(Fault::path).toList();
    return new SchemaCheck()
        .faults(text).stream()
            .filter(fault -> said.stream().noneMatch(path -> path.startsWith(fault.path())))
            .toList();
  }

  private static Pack broken(String name, String rule) {
    return new Pack(name, List.of(), QuestionFile.broken(name, rule).problems());
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
    for (String list : List.of("conventions", "misconceptions", "choices")) {
      for (Place alternative : ask.itemsOf(list)) {
        if (finding.alternative().equals(Optional.of(alternative.at("id").text()))) {
          return alternative.path();
        }
      }
    }
    return ask.path();
  }
}
