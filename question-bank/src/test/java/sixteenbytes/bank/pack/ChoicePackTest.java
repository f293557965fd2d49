package sixteenbytes.bank.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.SampleBank;
import sixteenbytes.bank.drawing.DrawnAsk;
import sixteenbytes.bank.drawing.DrawnChoice;

/** Questions where something is picked: read, checked and drawn. */
class ChoicePackTest {
  private static final Bank BANK = SampleBank.load("kinds");

  @TempDir Path folder;

  private PackReader.Pack read(String text) throws IOException {
    Path file = folder.resolve("mine.json");
    Files.writeString(file, text, StandardCharsets.UTF_8);
    return new PackReader().read(file);
  }

  @Test
  void nothing_is_wrong_with_the_sample() {
    assertThat(BANK.problems()).extracting(PackProblem::text).isEmpty();
  }

  @ParameterizedTest(name = "{2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"when\": \"16 * P > HBM\" | \"when\": \"16 * P > 2 * HBM\" | no choice is right in some"
            + " draws, such as | Exactly one has to be right",
        "\"when\": \"16 * P > HBM\" | \"when\": \"16 * P > 0.5 * HBM\" | \"none-needed\" and"
            + " \"one-or-more\" are both right in some draws | Exactly one has to be right",
        "\"when\": \"16 * P > HBM\" | \"when\": \"16 * Q > HBM\" | \"Q\" in \"16 * Q\" is not"
            + " declared | ``",
        "\"when\": \"16 * P > HBM\" | \"right\": true | exactly one choice has to be right | each"
            + " that can be right a \"when\"",
        "\"when\": \"16 * P > HBM\" | \"when\": [] | there is no condition | \"right\": true",
        "\"text\": \"It cannot be known\" | \"text\": \"3\" | \"3\" would be taken for the number"
            + " or letter of a choice | such as",
        "\"text\": \"It cannot be known\" | \"text\": \"Stage 1 or a later one\" | two choices read"
            + " \"Stage 1 or a later one\" | other values",
        "\"say\": \"It can.\" | \"why\": \"It can.\" | the choice \"never\" does not explain what"
            + " is wrong | \"say\"",
        "\"id\": \"never\" | \"id\": \"one-or-more\" | names two choices of one ask | ``",
        "\"ask\": \"perGpu\", | \"ask\": \"perGpu\", \"unit\": \"GB\", | \"unit\" has no meaning"
            + " here | ``",
        "\"ask\": \"perGpu\", | \"ask\": \"perGpuu\", | is no output of zero | perGpu",
      })
  void says_what_is_wrong_with_choices(String text, String instead, String rule, String suggestion)
      throws IOException {
    String sample = Files.readString(SampleBank.file("kinds"));
    assertThat(sample).contains(text);

    List<PackProblem> problems = read(sample.replace(text, instead)).problems();

    assertThat(problems).isNotEmpty();
    assertThat(problems.get(0).rule()).contains(rule);
    assertThat(problems.get(0).suggestion()).contains(suggestion);
    assertThat(problems.get(0).jsonPath()).startsWith("$.questions[0]");
  }

  @Test
  void the_order_depends_on_the_seed_and_each_place_is_taken_by_each_choice() {
    var firsts = new HashSet<String>();
    for (long seed = 0; seed < 40; seed++) {
      List<DrawnChoice> once = BANK.draw("stage-that-fits", seed).choices();
      assertThat(BANK.draw("stage-that-fits", seed).choices()).isEqualTo(once);
      assertThat(once).extracting(DrawnChoice::number).containsExactly(1, 2, 3);
      firsts.add(once.get(0).id());
    }

    assertThat(firsts).isEqualTo(Set.of("none-needed", "one-or-more", "never"));
  }

  @Test
  void choices_with_an_order_of_their_own_keep_it() {
    for (long seed = 0; seed < 10; seed++) {
      assertThat(BANK.draw("stage-that-fits#2", seed).choices())
          .extracting(DrawnChoice::id)
          .containsExactly("weights", "optimizer");
    }
  }

  /** Sixteen bytes per parameter: arXiv 1910.02054, section 3.1. */
  @Test
  void which_one_is_right_follows_from_the_numbers_drawn() {
    var right = new HashSet<String>();
    for (long seed = 0; seed < 40; seed++) {
      DrawnAsk drawn = BANK.draw("stage-that-fits", seed);
      boolean fits = 16 * drawn.inputs().number("params") <= drawn.inputs().number("hbm");
      assertThat(drawn.rightChoice().map(DrawnChoice::id))
          .contains(fits ? "none-needed" : "one-or-more");
      right.add(drawn.rightChoice().orElseThrow().id());
    }

    assertThat(right).hasSize(2);
  }

  @Test
  void a_question_that_computes_nothing_has_no_steps_and_no_calculator() {
    DrawnAsk drawn = BANK.draw("what-waits", 1);

    assertThat(drawn.hasCalculator()).isFalse();
    assertThat(drawn.steps()).isEmpty();
    assertThat(drawn.given()).isEmpty();
    assertThat(drawn.answer()).isEqualTo("The first");
  }
}
