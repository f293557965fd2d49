/** Where the log goes: into the data folder. */
package sixteenbytes.app.log;
