package sixteenbytes.app.desktop;

import java.time.Clock;
import javafx.stage.Stage;
import sixteenbytes.app.desktop.background.FxBackground;
import sixteenbytes.app.desktop.component.Typesetting;
import sixteenbytes.bank.Bank;

/** The desktop as a test opens it: with the real bank and marker, and without a store. */
final class Desks {
  static final long SEED = 7;

  private Desks() {}

  static Services services() {
    return new Services(
        Bank.load(),
        new NumberStyle(),
        answer -> {},
        new FxBackground("drill"),
        new Typesetting(new FxBackground("typesetting")),
        () -> SEED,
        Clock.systemUTC());
  }

  /** The whole window, shown. */
  static Opened open(Stage stage) {
    Fonts.load();
    var frame = new WindowFrame(stage);
    Workplace workplace = frame.fill(services());
    stage.show();
    return new Opened(frame, workplace);
  }

  record Opened(WindowFrame frame, Workplace workplace) {}
}
