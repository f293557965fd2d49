package sixteenbytes.app.session;

import java.time.Duration;
import java.util.Optional;
import sixteenbytes.bank.drawing.DrawnAsk;

/**
 * What became of one question of a session.
 *
 * @param asked the question with its numbers
 * @param typed the text exactly as typed; empty where nothing was
 * @param reading how it was meant, where the person was asked which of several readings it is
 * @param time from the moment it was shown to the answer; zero where it was never shown
 * @param budget the part of the session's time that it was meant to take
 * @param shown whether it was reached before the time was over
 */
public record SessionAnswer(
    DrawnAsk asked,
    String typed,
    Optional<String> reading,
    Duration time,
    Duration budget,
    boolean shown) {

  /** Whether anything was typed. */
  public boolean answered() {
    return !typed.isBlank();
  }

  public boolean inTime() {
    return time.compareTo(budget) <= 0;
  }
}
