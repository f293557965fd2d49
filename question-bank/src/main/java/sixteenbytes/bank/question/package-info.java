/** What a question is: records that hold what a pack file says, with every name resolved. */
package sixteenbytes.bank.question;
