package sixteenbytes.bank.drawing;

import java.util.Optional;

/**
 * A follow-up with the numbers of a draw in it.
 *
 * @param prompt the question
 * @param part what {@code Bank.draw} takes for the part that answers it, such as id#2; empty where
 *     it is only talked about
 */
public record DrawnFollowUp(FilledText prompt, Optional<String> part) {}
