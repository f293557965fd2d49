package sixteenbytes.app.progress;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The shape of the progress file, as the list of changes that lead to it.
 *
 * <p>The version is SQLite's {@code user_version}: the number of changes made. A change that was
 * released is never edited; a new one is added below it.
 */
final class Schema {
  private static final List<List<String>> CHANGES =
      List.of(
          List.of(
              """
              CREATE TABLE answers (
                id            INTEGER PRIMARY KEY,
                question      TEXT    NOT NULL,
                part          INTEGER NOT NULL,
                seed          INTEGER NOT NULL,
                bank_version  TEXT    NOT NULL,
                rules_version TEXT    NOT NULL,
                typed         TEXT    NOT NULL,
                understood    TEXT    NOT NULL,
                verdict       TEXT    NOT NULL,
                misconception TEXT,
                seconds       REAL    NOT NULL,
                answered_at   INTEGER NOT NULL, -- seconds since 1970, UTC
                zone_offset   INTEGER NOT NULL, -- seconds east of UTC
                day           TEXT    NOT NULL  -- the day it counts for, 2026-12-03
              ) STRICT
              """),
          List.of(
              "ALTER TABLE answers ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
              "ALTER TABLE answers ADD COLUMN place TEXT NOT NULL DEFAULT 'drill'",
              """
              CREATE INDEX answers_by_misconception ON answers (misconception)
                WHERE misconception IS NOT NULL
              """,
              "CREATE INDEX answers_by_question ON answers (question, answered_at)"));

  /** The version that this program writes. */
  static final int NEWEST = CHANGES.size();

  private Schema() {}

  static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("PRAGMA user_version")) {
      return found.getInt(1);
    }
  }

  /** Makes the changes that the file lacks, all of them or none. */
  static void bringUpToDate(Connection connection) throws SQLException {
    bringTo(NEWEST, connection);
  }

  static void bringTo(int version, Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      try {
        int before = version(connection); // asked again: another process may have been quicker
        for (int next = before; next < version; next++) {
          for (String change : CHANGES.get(next)) {
            statement.execute(change);
          }
        }
        statement.execute("PRAGMA user_version = " + Math.max(before, version));
        statement.execute("COMMIT");
      } catch (SQLException e) {
        statement.execute("ROLLBACK");
        throw e;
      }
    }
  }
}
