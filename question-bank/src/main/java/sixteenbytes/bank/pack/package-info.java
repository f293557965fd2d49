/** Reads question files, and says what is wrong with them so that it can be mended. */
package sixteenbytes.bank.pack;
