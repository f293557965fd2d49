package sixteenbytes.app.progress;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The answers given so far, in one SQLite file.
 *
 * <p>When {@link #record} returns, the answer is on the disk: it may be shown as kept. Several
 * programs may have the file open at once, and a store may be used from several threads.
 */
public final class ProgressStore implements AutoCloseable {
  private static final String COLUMNS =
      "question, part, seed, bank_version, rules_version, typed, understood, verdict,"
          + " misconception, seconds, hints, place, answered_at, zone_offset, day";

  private final DataFolder folder;
  private final Connection connection;
  private final Optional<String> notice;

  ProgressStore(DataFolder folder, Connection connection, Optional<String> notice) {
    this.folder = folder;
    this.connection = connection;
    this.notice = notice;
  }

  /**
   * Opens the store of a data folder, and makes both where they are missing.
   *
   * <p>A damaged file is kept aside and the newest sound backup takes its place; {@link #notice}
   * then says so.
   *
   * @param clock tells the day for the backup of the day
   * @throws StoreProblem if the folder cannot be written to, or if the file is of a newer version
   */
  public static ProgressStore open(DataFolder folder, Clock clock) {
    return new StoreOpening(folder, clock).open();
  }

  /** What the person has to know about opening the file: that it was damaged, and what was done. */
  public Optional<String> notice() {
    return notice;
  }

  /**
   * @throws StoreProblem if the answer is not kept, such as on a full disk
   */
  public synchronized void record(Answer answer) {
    String insert = "INSERT INTO answers (" + COLUMNS + ") VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      statement.setString(1, answer.question());
      statement.setInt(2, answer.part());
      statement.setLong(3, answer.seed());
      statement.setString(4, answer.bankVersion());
      statement.setString(5, answer.rulesVersion());
      statement.setString(6, answer.typed());
      statement.setString(7, answer.understood());
      statement.setString(8, answer.verdict());
      if (answer.misconception().isPresent()) {
        statement.setString(9, answer.misconception().get());
      } else {
        statement.setNull(9, Types.VARCHAR);
      }
      statement.setDouble(10, answer.seconds());
      statement.setInt(11, answer.hints());
      statement.setString(12, answer.place().id());
      statement.setLong(13, answer.moment().at().getEpochSecond());
      statement.setInt(14, answer.moment().offset().getTotalSeconds());
      statement.setString(15, answer.moment().day().toString());
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new StoreProblem(
          "The answer was not kept in %s: %s.".formatted(folder.progress(), reason(e)), e);
    }
  }

  /**
   * Says of an answer that is kept already which of several mistakes it was.
   *
   * @throws StoreProblem if that is not kept
   */
  public synchronized void settle(Answer answer, String mistake) {
    String update =
        """
        UPDATE answers SET misconception = ? WHERE id = (SELECT max(id) FROM answers
          WHERE question = ? AND part = ? AND seed = ? AND typed = ? AND answered_at = ?)
        """;
    try (PreparedStatement statement = connection.prepareStatement(update)) {
      statement.setString(1, mistake);
      statement.setString(2, answer.question());
      statement.setInt(3, answer.part());
      statement.setLong(4, answer.seed());
      statement.setString(5, answer.typed());
      statement.setLong(6, answer.moment().at().getEpochSecond());
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new StoreProblem(
          "The mistake was not kept in %s: %s.".formatted(folder.progress(), reason(e)), e);
    }
  }

  /** How often a named mistake has been made so far. */
  public synchronized int timesSeen(String misconception) {
    String count = "SELECT count(*) FROM answers WHERE misconception = ?";
    try (PreparedStatement statement = connection.prepareStatement(count)) {
      statement.setString(1, misconception);
      try (ResultSet found = statement.executeQuery()) {
        return found.getInt(1);
      }
    } catch (SQLException e) {
      throw unreadable(e);
    }
  }

  /** All answers in the order in which they were given. */
  public synchronized List<Answer> answers() {
    String all = "SELECT " + COLUMNS + " FROM answers ORDER BY id";
    try (PreparedStatement statement = connection.prepareStatement(all);
        ResultSet row = statement.executeQuery()) {
      var answers = new ArrayList<Answer>();
      while (row.next()) {
        answers.add(answer(row));
      }
      return List.copyOf(answers);
    } catch (SQLException e) {
      throw unreadable(e);
    }
  }

  private static Answer answer(ResultSet row) throws SQLException {
    return new Answer(
        row.getString("question"),
        row.getInt("part"),
        row.getLong("seed"),
        row.getString("bank_version"),
        row.getString("rules_version"),
        row.getString("typed"),
        row.getString("understood"),
        row.getString("verdict"),
        Optional.ofNullable(row.getString("misconception")),
        row.getDouble("seconds"),
        row.getInt("hints"),
        Answer.Place.of(row.getString("place")),
        new Moment(
            Instant.ofEpochSecond(row.getLong("answered_at")),
            ZoneOffset.ofTotalSeconds(row.getInt("zone_offset")),
            LocalDate.parse(row.getString("day"))));
  }

  private StoreProblem unreadable(SQLException e) {
    return new StoreProblem(
        "The answers in %s cannot be read: %s.".formatted(folder.progress(), reason(e)), e);
  }

  /** SQLite's own words, without the code that the driver puts around them. */
  static String reason(SQLException e) {
    String said = String.valueOf(e.getMessage());
    int open = said.lastIndexOf('(');
    return said.startsWith("[SQLITE") && said.endsWith(")") && open >= 0
        ? said.substring(open + 1, said.length() - 1)
        : said;
  }

  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreProblem(
          "The progress file %s could not be closed: %s.".formatted(folder.progress(), reason(e)),
          e);
    }
  }
}
