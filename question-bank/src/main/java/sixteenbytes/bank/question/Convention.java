package sixteenbytes.bank.question;

/**
 * Another definition in use, under which another value is right.
 *
 * @param id its name in scripts: idle-fraction
 * @param name the same for people: "idle fraction"
 * @param other the value under it
 * @param say what a tutor says about it
 */
public record Convention(String id, String name, Other other, Template say) {}
