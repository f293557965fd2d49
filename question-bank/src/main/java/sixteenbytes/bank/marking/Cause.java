package sixteenbytes.bank.marking;

/**
 * A mistake, or another convention, that explains a value.
 *
 * @param id its stable key
 * @param name what it is called, when one of several has to be picked
 * @param say the tutor's sentence
 * @param declared whether the question declares it; otherwise it is one that fits many questions
 */
record Cause(String id, String name, String say, boolean declared) {
  static Cause of(Alternative alternative) {
    return new Cause(alternative.id(), alternative.name(), alternative.say(), true);
  }

  static Cause slip(String id, String name, String say) {
    return new Cause(id, name, say, false);
  }
}
