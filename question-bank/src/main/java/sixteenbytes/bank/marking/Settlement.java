package sixteenbytes.bank.marking;

import java.util.ArrayList;
import java.util.List;
import sixteenbytes.bank.reading.Reading;
import sixteenbytes.bank.reading.Readings.Doubts;

/**
 * Makes one judgement of those of all readings, or finds that the person has to be asked.
 *
 * @param judgement the one that counts; where the person is asked, that of the usual reading
 * @param ask what the readings differ in, if that has to be asked
 */
record Settlement(Judgement judgement, Ask ask) {

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
  static Settlement of(List<Judgement> all, Doubts doubts, boolean bandwidth) {
    if (all.size() == 1) {
      return settled(all.get(0));
    }
    if (doubts.slash()) {
      return between(all, doubts, bandwidth, true);
    }
    if (doubts.lowerCase()) {
      return between(all, doubts, bandwidth, false);
    }
    if (doubts.smallB() && !doubts.expression() && !isOneSort(all)) {
      return new Settlement(all.get(0), Ask.MEANING);
    }
    return amongEquals(all, doubts.expression());
  }

  /** Settles both sides of a doubt by themselves, then looks whether they agree. */
  private static Settlement between(
      List<Judgement> all, Doubts doubts, boolean bandwidth, boolean slash) {
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
      return of(usual.isEmpty() ? other : usual, left, bandwidth);
    }
    Settlement first = of(usual, left, bandwidth);
    Settlement second = of(other, left, bandwidth);
    if (first.ask != Ask.NOTHING || second.ask != Ask.NOTHING) {
      return first.ask != Ask.NOTHING ? first : second;
    }
    boolean agree = first.judgement.sort() == second.judgement.sort();
    boolean always = slash || bandwidth || doubts.lowerCaseRate();
    if (agree || !always && !second.judgement.isCorrect()) {
      return second.judgement.rank() < first.judgement.rank() && agree ? second : first;
    }
    if (!always && first.judgement.isCorrect()) {
      return first;
    }
    return new Settlement(first.judgement, slash ? Ask.SLASH : Ask.BITS);
  }

  private static Settlement amongEquals(List<Judgement> all, boolean expression) {
    Judgement best = all.get(0);
    boolean allCorrect = true;
    for (Judgement judgement : all) {
      allCorrect &= judgement.isCorrect();
      best = prefers(judgement, best) ? judgement : best;
    }
    boolean fits = allCorrect || !best.isCorrect() || all.get(0).isCorrect() || expression;
    return fits ? settled(best) : new Settlement(all.get(0), Ask.MEANING);
  }

  /** A declared cause is preferred to the usual reading, and so is a reading of the right kind. */
  private static boolean prefers(Judgement other, Judgement best) {
    boolean sameKind = other.fault() != Judgement.Fault.OTHER_KIND;
    boolean bestSameKind = best.fault() != Judgement.Fault.OTHER_KIND;
    if (sameKind != bestSameKind) {
      return sameKind;
    }
    return other.rank() <= 2 && other.rank() < best.rank();
  }

  private static boolean isOneSort(List<Judgement> all) {
    return all.stream().allMatch(judgement -> judgement.sort() == all.get(0).sort());
  }

  private static Settlement settled(Judgement judgement) {
    return new Settlement(judgement, Ask.NOTHING);
  }
}
