/** Timed sessions: which questions, how long, and what was typed. Nothing is judged here. */
package sixteenbytes.app.session;
