package sixteenbytes.bank.marking;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What the tutor makes of a typed answer, and the sentence that a tutor would say. */
public sealed interface Verdict {

  enum Kind {
    CORRECT,
    /** Right under a named other convention. */
    CONVENTION,
    /** The digits fit, but the unit is missing or wrong; or another kind of quantity. */
    UNIT,
    /** What a named mistake gives, or several that give the same number. */
    MISCONCEPTION,
    /** Within twice the tolerance. */
    CLOSE,
    WRONG,
    /** Two readings that would be judged differently, or a text without one value. */
    AMBIGUOUS,
    UNREADABLE;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  Kind kind();

  /** How the text was read: "70 billion × 16 = 1.12 × 10¹², taken as bytes = 1.12 TB". */
  String understood();

  /** The tutor's sentence. */
  String message();

  /** The ids of the mistakes that give this number, in the order of {@link #readings}. */
  default List<String> mistakes() {
    return List.of();
  }

  /** The same in one text, for scripts and the store: several are joined by "|". */
  default Optional<String> misconception() {
    return mistakes().isEmpty() ? Optional.empty() : Optional.of(String.join("|", mistakes()));
  }

  /** The readings, or the mistakes, to choose from. */
  default List<String> readings() {
    return List.of();
  }

  /** Where the first problem of an unreadable text is, as an index into the typed text. */
  default OptionalInt position() {
    return OptionalInt.empty();
  }

  /** Whether the answer costs an attempt and reaches the scheduler. */
  default boolean counts() {
    return switch (kind()) { // no default branch: a ninth kind does not compile until it is placed
      case CORRECT, CONVENTION, UNIT, MISCONCEPTION, CLOSE, WRONG -> true;
      case AMBIGUOUS, UNREADABLE -> false;
    };
  }

  record Correct(String understood, String message) implements Verdict {
    @Override
    public Kind kind() {
      return Kind.CORRECT;
    }
  }

  /**
   * @param id the id of the convention
   */
  record OtherConvention(String understood, String message, String id) implements Verdict {
    @Override
    public Kind kind() {
      return Kind.CONVENTION;
    }
  }

  record OtherUnit(String understood, String message) implements Verdict {
    @Override
    public Kind kind() {
      return Kind.UNIT;
    }
  }

  /**
   * @param mistakes their ids, more than one where they give the same number
   * @param names what the mistakes are called
   */
  record Mistake(String understood, String message, List<String> mistakes, List<String> names)
      implements Verdict {
    @Override
    public Kind kind() {
      return Kind.MISCONCEPTION;
    }

    @Override
    public List<String> readings() {
      return names.size() > 1 ? names : List.of();
    }
  }

  record Close(String understood, String message) implements Verdict {
    @Override
    public Kind kind() {
      return Kind.CLOSE;
    }
  }

  record Wrong(String understood, String message) implements Verdict {
    @Override
    public Kind kind() {
      return Kind.WRONG;
    }
  }

  record Ambiguous(String understood, String message, List<String> readings) implements Verdict {
    @Override
    public Kind kind() {
      return Kind.AMBIGUOUS;
    }
  }

  record Unreadable(String message, OptionalInt position) implements Verdict {
    @Override
    public Kind kind() {
      return Kind.UNREADABLE;
    }

    @Override
    public String understood() {
      return "";
    }
  }
}
