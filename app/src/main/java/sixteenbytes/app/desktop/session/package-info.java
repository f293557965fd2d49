/** Timed sessions on the screen: how they are set up, the room, and the report. */
package sixteenbytes.app.desktop.session;
