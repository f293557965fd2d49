/** From a question and a seed to the numbers, the texts and what is expected as an answer. */
package sixteenbytes.bank.drawing;
