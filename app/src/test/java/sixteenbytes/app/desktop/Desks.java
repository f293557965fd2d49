package sixteenbytes.app.desktop;

import java.time.Clock;
import javafx.stage.Stage;
import sixteenbytes.app.desktop.background.FxBackground;
import sixteenbytes.app.desktop.component.Typesetting;
import sixteenbytes.bank.Bank;
import sixteenbytes.bank.question.Kind;

/** The desktop as a test opens it: with the real bank and marker, and without a store. */
final class Desks {
  static final long SEED = 7;

  private Desks() {}

  static Services services() {
    return services(Bank.load());
  }

  private static Services services(Bank bank) {
    return new Services(
        bank,
        new NumberStyle(),
        answer -> {},
        new FxBackground("drill"),
        new Typesetting(new FxBackground("typesetting")),
        () -> SEED,
        Clock.systemUTC());
  }

  /** The whole window, shown. */
  static Opened open(Stage stage) {
    return open(stage, Bank.load());
  }

  /** The questions whose answer is typed, not picked from what the screen shows. */
  static Bank typed() {
    Bank bank = Bank.load();
    return new Bank(
        bank.version(),
        bank.questions().stream().filter(one -> one.kind() != Kind.CHOICE).toList(),
        bank.problems());
  }

  /** The window over a bank of one's own. */
  static Opened open(Stage stage, Bank bank) {
    Fonts.load();
    var frame = new WindowFrame(stage);
    Workplace workplace = frame.fill(services(bank));
    stage.show();
    return new Opened(frame, workplace);
  }

  record Opened(WindowFrame frame, Workplace workplace) {}
}
