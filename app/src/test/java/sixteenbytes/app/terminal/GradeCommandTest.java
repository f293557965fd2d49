package sixteenbytes.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GradeCommandTest {
  /** Worked out by hand from the rules of typed answers: one case or more for each rule. */
  private static final Path CASES =
      Path.of("src", "test", "resources", "sixteenbytes", "app", "terminal", "sample-answers.csv");

  private static final String HEADER =
      "case_id,expected_value,expected_unit,tolerance_rel,typed_text\n";

  @TempDir Path folder;

  @Test
  void the_sample_cases_of_the_rules_are_graded_as_the_rules_say() throws IOException {
    List<Map<String, String>> cases = rows(Files.readString(CASES));

    List<Map<String, String>> graded = rows(Ran.command("grade", CASES.toString()).out());

    assertThat(graded).hasSize(44).hasSameSizeAs(cases);
    for (int i = 0; i < cases.size(); i++) {
      assertThat(graded.get(i).get("case_id")).isEqualTo(cases.get(i).get("case_id"));
      assertThat(plain(graded.get(i).get("verdict")))
          .as("%s", cases.get(i))
          .isEqualTo(cases.get(i).get("verdict"));
    }
  }

  /** A wrong answer with a diagnosis is a wrong answer. */
  private static String plain(String verdict) {
    return verdict.equals("misconception") || verdict.equals("close") ? "wrong" : verdict;
  }

  @Test
  void values_come_in_base_units() throws IOException {
    Map<String, String> graded = graded("a,26.8,GB,0.05,\"26,8 GB\"");

    assertThat(graded.keySet())
        .containsExactly("case_id", "verdict", "parsed_value", "parsed_unit", "message");
    assertThat(graded.get("case_id")).isEqualTo("a");
    assertThat(Double.parseDouble(graded.get("parsed_value"))).isEqualTo(26.8e9);
    assertThat(graded.get("parsed_unit")).isEqualTo("B");
  }

  @Test
  void a_decimal_comma_is_read_in_what_was_typed_and_not_in_what_is_expected() throws IOException {
    String rows =
        HEADER
            + "a,1.120,TB,0.01,\"1,120 TB\"\n"
            + "b,1.120,TB,0.01,1.120 TB\n"
            + "c,1.500 * x,formula:x,0,\"1,5x\"\n";

    List<Map<String, String>> decimal =
        rows(Ran.piped(rows, "grade", "--decimal-comma", "-").out());
    List<Map<String, String>> usual = rows(Ran.piped(rows, "grade", "-").out());

    assertThat(decimal)
        .extracting(row -> row.get("verdict"))
        .containsExactly("correct", "ambiguous", "correct");
    assertThat(decimal.get(0).get("parsed_value")).isEqualTo("1120000000000");
    assertThat(usual)
        .extracting(row -> row.get("verdict"))
        .containsExactly("ambiguous", "correct", "correct");
  }

  @Test
  void quotes_commas_and_line_ends_in_fields_are_read_and_written_as_rfc_4180_has_them()
      throws IOException {
    Map<String, String> graded =
        graded("\"say \"\"a\"\", then\r\nb\",26.8,GB,0.05,\"1,\"\"2\"\r\n");

    assertThat(graded.get("case_id")).isEqualTo("say \"a\", then\r\nb");
    assertThat(graded.get("verdict")).isEqualTo("unreadable");
  }

  @Test
  void a_table_from_a_spreadsheet_with_a_byte_order_mark_is_read_too() {
    Ran ran = Ran.piped("\uFEFF" + HEADER + "a,26.8,GB,0.05,26.8 GB\r\n\r\n", "grade", "-");

    assertThat(ran.lines()).hasSize(2);
    assertThat(ran.lines().get(1)).startsWith("a,correct,");
  }

  @Test
  void a_quotation_mark_inside_a_bare_field_stands_for_itself() throws IOException {
    assertThat(graded("a,26.8,GB,0.05,26.8\" GB").get("verdict")).isEqualTo("unreadable");
  }

  @Test
  void a_quotation_that_never_ends_is_told_after_the_rows_before_it() {
    Ran ran = Ran.piped(HEADER + "a,1,,0,1\nb,\"1,,0,1\n", "grade", "-");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).contains("a,correct,");
    assertThat(ran.err()).contains("is no table as RFC 4180 has them").hasLineCount(1);
  }

  @Test
  void characters_and_repetitions_may_be_written_as_placeholders() throws IOException {
    assertThat(graded("a,12,us,0.1,12 {{U+00B5}}s").get("verdict")).isEqualTo("correct");
    assertThat(graded("a,12,us,0.1,{{REP:10000:9}}").get("verdict")).isEqualTo("unreadable");
  }

  @Test
  void columns_may_come_in_any_order_and_a_short_row_is_still_answered() {
    Ran ran =
        Ran.piped(
            "typed_text,case_id,tolerance_rel,expected_unit,note,expected_value\n"
                + "26.8 GB,a,0.05,GB,fine,26.8\nlost,b\n",
            "grade",
            "-");

    assertThat(ran.lines().get(1)).startsWith("a,correct,");
    assertThat(ran.lines().get(2)).startsWith("b,unreadable,");
  }

  @Test
  void a_percentage_and_a_formula_are_expected_by_their_units() throws IOException {
    assertThat(graded("a,40,%,0.05,0.4").get("verdict")).isEqualTo("correct");
    assertThat(graded("a,4*P + 12*P/d,\"formula:P,d\",0,4P + 12P/d").get("verdict"))
        .isEqualTo("correct");
  }

  @Test
  void a_file_that_is_no_such_table_is_refused_in_one_sentence() throws IOException {
    Path wrong = Files.writeString(folder.resolve("wrong.csv"), "case_id,typed_text\na,1\n");
    Path empty = Files.writeString(folder.resolve("empty.csv"), "");

    assertThat(Ran.command("grade", wrong.toString()).err())
        .contains("has no column expected_value")
        .hasLineCount(1);
    assertThat(Ran.command("grade", empty.toString()).err()).contains("is empty").hasLineCount(1);
    assertThat(Ran.command("grade", "missing.csv").code()).isEqualTo(2);
    assertThat(Ran.command("grade").err()).contains("grade needs FILE.").hasLineCount(1);
  }

  private static Map<String, String> graded(String row) throws IOException {
    Ran ran = Ran.piped(HEADER + row, "grade", "-");
    assertThat(ran.err()).isEmpty();
    return rows(ran.out()).get(0);
  }

  private static List<Map<String, String>> rows(String csv) throws IOException {
    CsvSchema named = CsvSchema.emptySchema().withHeader();
    try (MappingIterator<Map<String, String>> rows =
        new CsvMapper().readerForMapOf(String.class).with(named).readValues(csv)) {
      return rows.readAll();
    }
  }
}
