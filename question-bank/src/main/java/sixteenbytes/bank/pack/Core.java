package sixteenbytes.bank.pack;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
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

  public static Core read() {
    Place index = index();
    PackReader reader = new PackReader();
    var questions = new ArrayList<Question>();
    var problems = new ArrayList<PackProblem>();
    for (Place topic : index.at("topics").items()) {
      try (InputStream text = Core.class.getResourceAsStream(FOLDER + topic.text() + ".json")) {
        if (text != null) {
          PackReader.Pack pack =
              reader.read(
                  "core/" + topic.text() + ".json", text.readAllBytes(), PackReader.Care.QUICK);
          questions.addAll(pack.questions());
          problems.addAll(pack.problems());
        }
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
    questions.sort(ORDER);
    return new Core(index.at("version").text(), questions, problems);
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
