package sixteenbytes.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixteenbytes.calculators.layout.Layout;
import sixteenbytes.calculators.layout.LayoutSearch;

/** {@code calc}: a model worked out from its inputs, with every step. */
@Command(
    name = "calc",
    description = "Work out a model from its inputs, and show every step.",
    footer = {
      "",
      "Values may carry units and arithmetic: params=70B, bytes=16GB, mtbf=3h,",
      "bandwidth=400Gb/s, latency=5us, mfu=40%%, dp=8*8. Inputs that are left out have",
      "their usual value. Examples:",
      "  sixteen-bytes calc zero params=7.5e9 dp=64 stage=1",
      "  sixteen-bytes calc ring ranks=8 bytes=16GB bandwidth=450GB/s --json",
      "  sixteen-bytes calc layout model=llama3-405b hw=h100-sxm gpus=16384 \\",
      "      globalBatchTokens=2^24 --search"
    })
final class CalcCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      arity = "0..*",
      paramLabel = "ID name=value",
      description = "The id of the calculator and what it is given.")
  private final List<String> words = new ArrayList<>();

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(
      names = "--search",
      description =
          "For layout: leave out any of tp, pp, cp, ep, microBatch and recompute, and see the best"
              + " ten layouts that fit, and why the best one wins.")
  private boolean search;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Read one call a line from FILE (- for standard input) and print one JSON document a"
              + " line; a bad line gives {\"error\": …}.")
  private Optional<String> batch;

  CalcCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (batch.isPresent()) {
      if (search) {
        throw new UsageProblem("calc takes either --search or --batch FILE, not both.");
      }
      if (!words.isEmpty()) {
        throw new UsageProblem("calc takes either a calculator or --batch FILE, not both.");
      }
      new Batch(batch.get()).answer(console, CalcCommand::document);
    } else if (search) {
      LayoutSearch.Found found = LayoutSearch.of(layout().given());
      console
          .out()
          .print(
              json
                  ? LayoutSearchReport.json(found) + System.lineSeparator()
                  : LayoutSearchReport.text(found));
    } else if (json) {
      console.out().println(CalcJson.of(CalcRequest.of(words).derive()));
    } else {
      console.out().print(CalcText.of(CalcRequest.of(words).derive()));
    }
    return ExitCode.FINE;
  }

  private CalcRequest layout() {
    CalcRequest request = CalcRequest.of(words);
    if (!request.calculator().equals(Layout.CALCULATOR)) {
      throw new UsageProblem(
          "--search is for layout, not for %s: calc layout … --search."
              .formatted(request.calculator().id()));
    }
    return request;
  }

  private static String document(String line) {
    return CalcJson.of(CalcRequest.of(CalcRequest.words(line)).derive());
  }
}
