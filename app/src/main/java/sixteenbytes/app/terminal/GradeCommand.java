package sixteenbytes.app.terminal;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sixteenbytes.bank.marking.Grade;
import sixteenbytes.bank.marking.GradeRow;
import sixteenbytes.bank.marking.Grader;

/** {@code grade}: a table of typed answers, each with the answer that is expected. */
@Command(
    name = "grade",
    description = "Grade a table of typed answers (CSV in, CSV out).",
    footer = {
      "",
      "Columns in: case_id, expected_value, expected_unit, tolerance_rel, typed_text.",
      "expected_unit is the display unit, empty for a plain number, %% for a percentage,",
      "formula:a,b for a formula in the names a and b. In typed_text {{U+00B5}} stands",
      "for that character and {{REP:300:x}} for x repeated 300 times.",
      "Columns out: case_id, verdict, parsed_value, parsed_unit, message. The value",
      "is in base units: bytes, seconds, FLOP, a share as a fraction of one."
    })
final class GradeCommand implements Callable<Integer> {
  private static final List<String> COLUMNS =
      List.of("case_id", "expected_value", "expected_unit", "tolerance_rel", "typed_text");
  private static final List<String> GRADED =
      List.of("case_id", "verdict", "parsed_value", "parsed_unit", "message");

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The table; - for standard input.")
  private String file = "";

  @Mixin private CommaOption comma = new CommaOption();

  GradeCommand(Surroundings surroundings) {
    this.console = surroundings.console();
  }

  @Override
  public Integer call() {
    var mapper =
        CsvMapper.builder()
            .enable(CsvParser.Feature.WRAP_AS_ARRAY, CsvParser.Feature.SKIP_EMPTY_LINES)
            .build();
    CsvSchema plain = CsvSchema.emptySchema().withLineSeparator("\r\n");
    var batch = new Batch(file);
    var grader = new Grader(comma.settings());
    try (MappingIterator<List<String>> rows =
            mapper.readerForListOf(String.class).readValues(batch.open(console));
        SequenceWriter graded = mapper.writer(plain).writeValues(console.out())) {
      if (!rows.hasNextValue()) {
        throw new UsageProblem(
            "%s is empty; its first line has to name the columns %s."
                .formatted(file, String.join(", ", COLUMNS)));
      }
      List<String> header = rows.nextValue().stream().map(String::strip).toList();
      COLUMNS.forEach(column -> checkNamed(column, header));
      graded.write(GRADED);
      while (rows.hasNextValue()) {
        graded.write(graded(grader, rows.nextValue(), header));
      }
      return ExitCode.FINE;
    } catch (IOException e) {
      throw new UsageProblem(
          "%s is no table as RFC 4180 has them: %s."
              .formatted(file, String.valueOf(e.getMessage()).lines().findFirst().orElse("")),
          e);
    }
  }

  private void checkNamed(String column, List<String> header) {
    if (!header.contains(column)) {
      throw new UsageProblem(
          "%s has no column %s; its first line has to name %s."
              .formatted(file, column, String.join(", ", COLUMNS)));
    }
  }

  private static List<String> graded(Grader grader, List<String> row, List<String> header) {
    Grade grade =
        grader.grade(
            new GradeRow(
                field("expected_value", row, header),
                field("expected_unit", row, header),
                field("tolerance_rel", row, header),
                field("typed_text", row, header)));
    return List.of(
        field("case_id", row, header),
        grade.verdict(),
        grade.parsedValue(),
        grade.parsedUnit(),
        grade.message());
  }

  /** A field that a short row leaves out is empty. */
  private static String field(String column, List<String> row, List<String> header) {
    int place = header.indexOf(column);
    return place < row.size() ? row.get(place) : "";
  }
}
