/** What a finished session comes to. */
package sixteenbytes.app.report;
