/** Work away from the thread that draws the screen. */
package sixteenbytes.app.desktop.background;
