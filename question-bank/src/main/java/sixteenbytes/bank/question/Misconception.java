package sixteenbytes.bank.question;

/**
 * A mistake with a name and the value that it gives.
 *
 * @param id its name in scripts: counts-every-stage
 * @param name the same for people: "counts every stage"
 * @param other the value that somebody gets who makes it
 * @param say what a tutor says about it
 */
public record Misconception(String id, String name, Other other, Template say) {}
