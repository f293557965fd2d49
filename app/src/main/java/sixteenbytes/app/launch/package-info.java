/** From the command line to a running program: desktop or terminal, and where the log goes. */
package sixteenbytes.app.launch;
