/** What somebody has answered so far: one SQLite file that survives a crash. */
package sixteenbytes.app.progress;
