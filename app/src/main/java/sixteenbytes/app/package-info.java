/** The desktop and the terminal front end. */
package sixteenbytes.app;
