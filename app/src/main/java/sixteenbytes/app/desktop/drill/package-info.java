/** The drill: one question with fresh numbers, an answer, what the tutor says, and the next one. */
package sixteenbytes.app.desktop.drill;
