package sixteenbytes.bank.question;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What is picked from.
 *
 * @param all in the order of the file
 * @param order in which they are shown
 */
public record Options(List<Option> all, Order order) {
  public static final Options NONE = new Options(List.of(), Order.AS_DECLARED);

  /** In which order options are shown. */
  public enum Order {
    /** Another one for each seed. */
    SHUFFLED,
    /** Numbers from small to large, stages from 0 to 3. */
    AS_DECLARED
  }

  public Options {
    all = List.copyOf(all);
  }

  /** The places, from 0, of those that are right with the numbers of a draw; it should be one. */
  public List<Integer> right(Names names) {
    return IntStream.range(0, all.size()).filter(at -> all.get(at).isRight(names)).boxed().toList();
  }
}
