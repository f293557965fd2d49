package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import sixteenbytes.app.desktop.Navigation;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.question.Ask;
import sixteenbytes.bank.question.Question;
import sixteenbytes.calculators.formula.Calculator;

/** The questions that a calculator answers. */
public final class Quiz {
  private final Bank bank;
  private final Navigation navigation;

  public Quiz(Bank bank, Navigation navigation) {
    this.bank = bank;
    this.navigation = navigation;
  }

  /**
   * The parts of questions that use the calculator, leads first; where there are none, those that
   * use another calculator of its topic.
   */
  public List<String> parts(Calculator calculator) {
    List<String> own = parts(used -> used.id().equals(calculator.id()));
    return own.isEmpty() ? parts(used -> used.topic().equals(calculator.topic())) : own;
  }

  private List<String> parts(Predicate<Calculator> wanted) {
    var leads = new ArrayList<String>();
    var others = new ArrayList<String>();
    for (Question question : bank.questions()) {
      for (Ask ask : question.asks()) {
        if (wanted.test(ask.calculator())) {
          (ask.part() == 1 ? leads : others).add(question.partId(ask.part()));
        }
      }
    }
    leads.addAll(others);
    return List.copyOf(leads);
  }

  /** Drills those questions; does nothing where there are none. */
  public void start(Calculator calculator) {
    List<String> parts = parts(calculator);
    if (!parts.isEmpty()) {
      navigation.drill(parts, parts.get(0));
    }
  }
}
