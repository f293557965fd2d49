package sixteenbytes.app.desktop;

import java.time.Clock;
import java.util.function.LongSupplier;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.app.desktop.component.Typesetting;
import sixteenbytes.app.desktop.drill.AnswerLog;
import sixteenbytes.bank.Bank;

/**
 * What the desktop works with, apart from the screen.
 *
 * @param numbers how answers are read
 * @param log keeps the answers
 * @param background for drawing and marking
 * @param typesetting has a background of its own, so that the first formula holds up no answer
 * @param seeds a seed for each question that is opened
 */
public record Services(
    Bank bank,
    NumberStyle numbers,
    AnswerLog log,
    Background background,
    Typesetting typesetting,
    LongSupplier seeds,
    Clock clock) {

  Desk desk(Texts texts, Navigation navigation) {
    return new Desk(texts, typesetting, background, navigation, clock);
  }
}
