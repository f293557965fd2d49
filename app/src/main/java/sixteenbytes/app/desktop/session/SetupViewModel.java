package sixteenbytes.app.desktop.session;

import java.time.Duration;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.binding.NumberExpression;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import sixteenbytes.app.session.LevelMix;
import sixteenbytes.app.session.SessionPlan;
import sixteenbytes.bank.Bank;

/** How many questions of each level a session is to have, and in which time. */
public final class SetupViewModel {
  /** Five questions in twenty minutes: an evening's worth. */
  private static final List<Integer> USUAL_COUNTS = List.of(2, 2, 1);

  private static final int USUAL_MINUTES = 20;
  private static final int MOST_MINUTES = (int) SessionPlan.LONGEST.toMinutes();

  private final List<Choice> counts;
  private final Choice minutes = new Choice(1, MOST_MINUTES, USUAL_MINUTES);

  /** A whole number between two limits. */
  public static final class Choice {
    private final int least;
    private final int most;
    private final IntegerProperty value;

    Choice(int least, int most, int usual) {
      this.least = least;
      this.most = most;
      this.value = new SimpleIntegerProperty(Math.min(most, Math.max(least, usual)));
    }

    /** Changes it by so much, and stops at its limits. */
    public void add(int difference) {
      value.set(Math.min(most, Math.max(least, value.get() + difference)));
    }

    public int least() {
      return least;
    }

    public int most() {
      return most;
    }

    public IntegerProperty valueProperty() {
      return value;
    }
  }

  public SetupViewModel(Bank bank) {
    counts = List.of(level(bank, 1), level(bank, 2), level(bank, 3));
  }

  private static Choice level(Bank bank, int level) {
    long inBank = bank.questions().stream().filter(q -> q.level() == level).count();
    int most = (int) Math.min(inBank, LevelMix.MOST / 2);
    return new Choice(0, most, USUAL_COUNTS.get(level - 1));
  }

  /**
   * The number of questions of a level, at most as many as the bank holds.
   *
   * @param level 1, 2 or 3
   */
  public Choice count(int level) {
    return counts.get(level - 1);
  }

  public Choice minutes() {
    return minutes;
  }

  public NumberExpression total() {
    return counts
        .get(0)
        .valueProperty()
        .add(counts.get(1).valueProperty())
        .add(counts.get(2).valueProperty());
  }

  public BooleanExpression canStart() {
    return Bindings.and(total().greaterThan(0), total().lessThanOrEqualTo(LevelMix.MOST));
  }

  /** Whether there is nothing to ask at all. */
  public boolean bankIsEmpty() {
    return counts.stream().allMatch(count -> count.most() == 0);
  }

  /** The part of the time that a question of this level may take; zero while nothing is chosen. */
  public Duration budget(int level) {
    return canStart().get() ? plan(0).budget(level) : Duration.ZERO;
  }

  /** To be asked for when {@link #canStart} holds. */
  public SessionPlan plan(long seed) {
    return new SessionPlan(
        new LevelMix(value(1), value(2), value(3)),
        Duration.ofMinutes(minutes.valueProperty().get()),
        seed);
  }

  private int value(int level) {
    return count(level).valueProperty().get();
  }
}
