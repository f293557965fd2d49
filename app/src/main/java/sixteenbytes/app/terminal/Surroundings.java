package sixteenbytes.app.terminal;

import java.time.Clock;
import java.util.function.Supplier;
import sixteenbytes.bank.Bank;

/**
 * What the commands work with.
 *
 * @param console the streams
 * @param window the desktop, for the program without a command
 * @param bank loads the questions, by the commands that need them
 * @param clock for the drill
 */
record Surroundings(Console console, Window window, Supplier<Bank> bank, Clock clock) {}
