package sixteenbytes.bank.question;

/** What is asked after the answer. */
public sealed interface FollowUp {

  /** A question that is talked about, without an answer field; over the numbers of the lead. */
  record Discussed(Template prompt) implements FollowUp {}

  /** A part of the question that takes an answer. */
  record Answered(int part) implements FollowUp {}
}
