/** The terminal front end: what scripts call, and the drill for a machine without a display. */
package sixteenbytes.app.terminal;
