/** The parts that pages are built from. They show what they are given and decide nothing. */
package sixteenbytes.app.desktop.component;
