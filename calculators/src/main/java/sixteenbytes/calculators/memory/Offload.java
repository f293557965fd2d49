package sixteenbytes.calculators.memory;

import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.COUNT;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * How long a step moves model state between the GPUs and a larger, slower memory.
 *
 * <p>Both directions are added, and nothing is hidden behind compute: it is what there is to hide.
 * Optimizer state that lives on NVMe moves 24 bytes a parameter, 12 in and 12 out. Where the
 * optimizer runs on the host itself, only 16-bit gradients go out and weights come back: 4 bytes.
 *
 * <p>Sources: Ren et al. 2021, arXiv 2101.06840, section 3 (4 bytes a parameter is the least);
 * Rajbhandari et al. 2021, arXiv 2104.07857, section 4 (optimizer state that is streamed).
 */
public final class Offload {

  public static final Calculator CALCULATOR =
      new Calculator(
          "offload",
          "Offloaded state",
          "Memory",
          "Ren et al. 2021, arXiv 2101.06840, section 3; Rajbhandari et al. 2021, arXiv 2104.07857,"
              + " section 4",
          List.of(
              PARAMS.suchAs(70e9),
              Input.Number.required(
                      "ranks",
                      "n",
                      "number of ranks that share the state",
                      COUNT,
                      Range.from(1, 1e8))
                  .suchAs(64),
              BANDWIDTH
                  .named("link", "B")
                  .meaning("speed of the link of one rank to the other memory")
                  .suchAs(5e9),
              perParam(
                  "bytesMovedPerParam",
                  "b_P",
                  "what one parameter moves in a step, in and out together",
                  Range.from(0, 256),
                  24)),
          List.of(),
          Calculator.Plan.of(
              new Step(
                  "bytesPerRank",
                  "Moved by each rank",
                  "M",
                  "b_P * P / n",
                  BYTES,
                  "Every rank moves the share of the state that it owns, over a link of its own."),
              new Step(
                  "transferTime",
                  "Time to move it",
                  "t",
                  "M / B",
                  SECONDS,
                  "One direction after the other, with no compute to hide behind.")));

  private Offload() {}
}
