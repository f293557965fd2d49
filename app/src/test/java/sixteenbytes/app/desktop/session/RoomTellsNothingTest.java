package sixteenbytes.app.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.question.Kind;
import sixteenbytes.bank.question.Question;

class RoomTellsNothingTest {
  private static final int SEEDS = 60;
  private static final Bank BANK = Bank.load();

  static Stream<String> questions() {
    return BANK.questions().stream().map(Question::id);
  }

  @ParameterizedTest
  @MethodSource("questions")
  void what_is_said_after_an_answer_does_not_name_the_right_one(String id) {
    var told = new ArrayList<String>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      DrawnAsk asked = BANK.draw(id, seed);
      if (asked.kind() != Kind.FORMULA && !asked.unit().isEmpty() && names(asked)) {
        told.add("seed " + seed + ": " + asked.answer());
      }
    }

    assertThat(told).isEmpty();
  }

  private static boolean names(DrawnAsk asked) {
    var answer = Pattern.compile("(?<![\\d.,])" + Pattern.quote(asked.answer()) + "(?!\\w)");
    List<String> prompts =
        asked.followUps().stream().map(followUp -> followUp.prompt().plain()).toList();
    boolean given =
        asked.given().stream().anyMatch(input -> input.display().equals(asked.answer()));
    return !given && prompts.stream().anyMatch(prompt -> answer.matcher(prompt).find());
  }
}
