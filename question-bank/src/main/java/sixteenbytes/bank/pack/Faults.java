package sixteenbytes.bank.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The faults of one question: each part of it is tried, so that all of them are reported at once.
 */
final class Faults {
  private final List<Fault> found = new ArrayList<>();

  /** What the attempt gives, or nothing where it met a fault, which is kept. */
  <T> Optional<T> attempt(Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (Fault fault) {
      add(fault);
      return Optional.empty();
    }
  }

  void check(Runnable check) {
    try {
      check.run();
    } catch (Fault fault) {
      add(fault);
    }
  }

  /** Two attempts may meet the same fault. */
  private void add(Fault fault) {
    boolean told =
        found.stream()
            .anyMatch(
                other -> other.path().equals(fault.path()) && other.rule().equals(fault.rule()));
    if (!told) {
      found.add(fault);
    }
  }

  boolean none() {
    return found.isEmpty();
  }

  List<Fault> all() {
    return List.copyOf(found);
  }
}
