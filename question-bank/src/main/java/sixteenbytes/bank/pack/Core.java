package sixteenbytes.bank.pack;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import sixteenbytes.bank.question.Question;

/**
 * The questions that come with the program, as the index {@code core/bank.json} lists them.
 *
 * @param version of the bank; part of every seed
 * @param questions by level, then by their place within the source
 */
public record Core(String version, List<Question> questions, List<PackProblem> problems) {
  private static final String FOLDER = "/sixteenbytes/bank/core/";
  private static final Comparator<Question> ORDER =
      Comparator.comparingInt(Question::level)
          .thenComparingInt(Question::order)
          .thenComparing(Question::id);

  public Core {
    questions = List.copyOf(questions);
    problems = List.copyOf(problems);
  }

  /** The topics are read side by side: the bank has to be there when the window is. */
  public static Core read() {
    Place index = index();
    List<PackReader.Pack> packs =
        index.at("topics").items().parallelStream().map(topic -> pack(topic.text())).toList();
    var ids = new HashSet<String>();
    var questions = new ArrayList<Question>();
    var problems = new ArrayList<PackProblem>();
    for (PackReader.Pack pack : packs) {
      problems.addAll(pack.problems());
      for (Question question : pack.questions()) {
        if (ids.add(question.id())) {
          questions.add(question);
        } else {
          problems.add(taken(pack.file(), question.id()));
        }
      }
    }
    questions.sort(ORDER);
    return new Core(index.at("version").text(), questions, problems);
  }

  private static PackReader.Pack pack(String topic) {
    String file = "core/" + topic + ".json";
    try (InputStream text = Core.class.getResourceAsStream(FOLDER + topic + ".json")) {
      return text == null
          ? PackReader.broken(file, "the file is listed in core/bank.json and is not there.")
          : new PackReader().read(file, text.readAllBytes(), PackReader.Care.QUICK);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static PackProblem taken(String file, String id) {
    return new PackProblem(
        file,
        "$.questions[?(@.id=='" + id + "')]",
        "the id \"" + id + "\" is taken by another file.",
        "",
        "The other questions were loaded.");
  }

  private static Place index() {
    try (InputStream text = Core.class.getResourceAsStream(FOLDER + "bank.json")) {
      return Place.root(Json.read(new JsonFactory(), text));
    } catch (IOException | Json.Malformed broken) {
      throw new IllegalStateException(
          "core/bank.json is part of the program and cannot be read", broken);
    }
  }
}
