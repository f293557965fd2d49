/**
 * Reads what people type: text in, readings out. Nothing in here throws, waits or evaluates
 * anything but arithmetic.
 */
package sixteenbytes.bank.reading;
