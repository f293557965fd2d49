package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.Readings.Doubts;
import sixteenbytes.calculators.quantity.Dimension;

/**
 * Makes one judgement of those of all readings, or finds that the person has to be asked.
 *
 * @param judgement the one that counts; where the person is asked, that of the usual reading
 * @param ask what the readings differ in, if that has to be asked
 */
record Settlement(Judgement judgement, Ask ask) {

  private static final Dimension BANDWIDTH = Dimension.DATA.over(Dimension.TIME);

  /** What has to be asked. */
  enum Ask {
    NOTHING,
    SLASH,
    BITS,
    MEANING
  }

  /**
   * @param bandwidth whether the question asks for a bandwidth
   */
  static Settlement of(List<Judgement> readings, Doubts doubts, Target.Quantity target) {
    if (readings.size() == 1) {
      return settled(readings.get(0));
    }
    if (doubts.slash()) {
      return between(readings, doubts, target, true);
    }
    List<Judgement> all = ofTheRightKind(readings, doubts.expression(), target);
    if (doubts.lowerCase()) {
      return between(all, doubts, target, false);
    }
    if (doubts.smallB() && !doubts.expression() && !isOneSort(all)) {
      return new Settlement(all.get(0), Ask.MEANING);
    }
    return amongEquals(all, doubts.expression(), target.value());
  }

  /** Settles both sides of a doubt by themselves, then looks whether they agree. */
  private static Settlement between(
      List<Judgement> all, Doubts doubts, Target.Quantity target, boolean slash) {
    var usual = new ArrayList<Judgement>();
    var other = new ArrayList<Judgement>();
    for (Judgement judgement : all) {
      Reading reading = judgement.reading();
      boolean second = slash ? reading.isTight() : reading.isBits();
      (second ? other : usual).add(judgement);
    }
    var left =
        new Doubts(
            false,
            slash && doubts.lowerCase(),
            doubts.lowerCaseRate(),
            doubts.smallB(),
            doubts.expression());
    if (usual.isEmpty() || other.isEmpty()) {
      return of(usual.isEmpty() ? other : usual, left, target);
    }
    Settlement first = of(usual, left, target);
    Settlement second = of(other, left, target);
    if (first.ask != Ask.NOTHING || second.ask != Ask.NOTHING) {
      return first.ask != Ask.NOTHING ? first : second;
    }
    boolean agree = first.judgement.sort() == second.judgement.sort();
    boolean bandwidth = target.unit().dimension().equals(BANDWIDTH);
    boolean always = slash || bandwidth || doubts.lowerCaseRate();
    if (agree || !always && !second.judgement.isCorrect()) {
      return second.judgement.rank() < first.judgement.rank() && agree ? second : first;
    }
    if (!always && first.judgement.isCorrect()) {
      return first;
    }
    return new Settlement(first.judgement, slash ? Ask.SLASH : Ask.BITS);
  }

  private static Settlement amongEquals(List<Judgement> all, boolean expression, double derived) {
    Judgement best = all.get(0);
    boolean allCorrect = true;
    for (Judgement judgement : all) {
      allCorrect &= judgement.isCorrect();
      best = prefers(judgement, best, derived) ? judgement : best;
    }
    boolean fits = allCorrect || !best.isCorrect() || all.get(0).isCorrect() || expression;
    return fits ? settled(best) : new Settlement(all.get(0), Ask.MEANING);
  }

  /** What is right or has a declared cause is preferred, and of the rest what is nearest. */
  private static boolean prefers(Judgement other, Judgement best, double derived) {
    if (other.rank() <= 2 || best.rank() <= 2) {
      return other.rank() < best.rank();
    }
    return other.powersAway(derived) < best.powersAway(derived);
  }

  /**
   * What the question asks for settles most clashes; all readings if none is of that kind. A lone
   * 70B stays a size where a bandwidth is asked, with its "per second" left out.
   */
  private static List<Judgement> ofTheRightKind(
      List<Judgement> readings, boolean expression, Target.Quantity target) {
    boolean ofData = !expression && target.unit().dimension().data() == 1;
    var fitting = new ArrayList<Judgement>();
    for (Judgement judgement : readings) {
      boolean size = judgement.reading().dimension().equals(Dimension.DATA);
      if (judgement.fault() != Judgement.Fault.OTHER_KIND || ofData && size) {
        fitting.add(judgement);
      }
    }
    return fitting.isEmpty() ? readings : fitting;
  }

  private static boolean isOneSort(List<Judgement> all) {
    for (Judgement judgement : all) {
      if (judgement.sort() != all.get(0).sort()) {
        return false;
      }
    }
    return true;
  }

  private static Settlement settled(Judgement judgement) {
    return new Settlement(judgement, Ask.NOTHING);
  }
}
