/** The list of all questions: to look for one, to see what it asks, and to drill it. */
package sixteenbytes.app.desktop.bank;
