/** Compares what was read with what is right, and says why a wrong answer is wrong. */
package sixteenbytes.bank.marking;
