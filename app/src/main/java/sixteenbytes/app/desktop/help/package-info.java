/** The page on what can be typed as an answer, and how numbers are written. */
package sixteenbytes.app.desktop.help;
