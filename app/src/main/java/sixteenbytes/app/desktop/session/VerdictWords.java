package sixteenbytes.app.desktop.session;

import sixteenbytes.app.desktop.Texts;
import sixteenbytes.app.report.ReportLine;
import sixteenbytes.bank.marking.Verdict;

/**
 * What a line of the report says of its answer.
 *
 * @param kind the id of the verdict; unanswered or unreached where there is none
 * @param word the verdict in a word or two
 * @param mistake the name of the mistake; several where they give the same number; or empty
 */
record VerdictWords(String kind, String word, String mistake) {

  static VerdictWords of(ReportLine line, Texts texts) {
    String kind =
        line.verdict()
            .map(found -> found.kind().id())
            .orElse(line.answer().shown() ? "unanswered" : "unreached");
    String mistake =
        line.verdict()
            .filter(found -> found instanceof Verdict.Mistake)
            .map(found -> String.join(texts.get("session.orMistake"), names(found)))
            .orElse("");
    return new VerdictWords(kind, texts.get("verdict." + kind), mistake);
  }

  private static Iterable<String> names(Verdict verdict) {
    return ((Verdict.Mistake) verdict).names();
  }
}
