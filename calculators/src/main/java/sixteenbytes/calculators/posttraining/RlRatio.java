package sixteenbytes.calculators.posttraining;

import static sixteenbytes.calculators.inputs.MachineInputs.BANDWIDTH;
import static sixteenbytes.calculators.inputs.MachineInputs.MFU;
import static sixteenbytes.calculators.inputs.MachineInputs.PEAK;
import static sixteenbytes.calculators.inputs.MachineInputs.SUSTAINED;
import static sixteenbytes.calculators.inputs.ModelInputs.PARAMS;
import static sixteenbytes.calculators.inputs.ModelInputs.perParam;
import static sixteenbytes.calculators.quantity.Measure.BYTES;
import static sixteenbytes.calculators.quantity.Measure.PER_SECOND;
import static sixteenbytes.calculators.quantity.Measure.RATIO;
import static sixteenbytes.calculators.quantity.Measure.SECONDS;
import static sixteenbytes.calculators.quantity.Measure.TOKENS;

import java.util.List;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.quantity.Range;

/**
 * How many GPUs that generate keep one GPU that trains busy, and what the new weights cost to send.
 *
 * <p>Sources: Kaplan et al. 2020, arXiv 2001.08361, Table 1 (2 FLOPs for each parameter and token
 * forward, 4 backward); Ouyang et al. 2022, arXiv 2203.02155, section 3.5 (the reference policy).
 */
public final class RlRatio {
  public static final Calculator CALCULATOR =
      new Calculator(
          "rl-ratio",
          "Actors and learners",
          "Post-training",
          "Kaplan et al. 2020, arXiv 2001.08361, Table 1; Ouyang et al. 2022, arXiv 2203.02155,"
              + " section 3.5",
          List.of(
              PARAMS.suchAs(70e9),
              Input.Number.required(
                      "rolloutTokens",
                      "T",
                      "number of tokens generated, and trained on, in a step",
                      TOKENS,
                      Range.above(0, 1e15))
                  .suchAs(6e6),
              Input.Number.required(
                      "decodeTokensPerGpuSecond",
                      "R_a",
                      "number of tokens that one GPU generates in a second",
                      PER_SECOND,
                      Range.above(0, 1e9))
                  .suchAs(800),
              MFU.named("trainMfu", "MFU")
                  .meaning("model FLOP utilisation of the learner, extra forwards included"),
              PEAK,
              Learner.EXTRA_FORWARDS.usually(0),
              perParam(
                  "weightBytes", "w", "size of one weight that is sent", Range.above(0, 64), 2),
              BANDWIDTH
                  .named("broadcastBandwidth", "B")
                  .meaning("speed at which one replica of the actors is sent the weights")
                  .suchAs(50e9)),
          List.of(),
          Calculator.Plan.of(
              SUSTAINED,
              Learner.FLOPS_PER_TOKEN,
              new Step(
                  "learnerTokensPerGpuSecond",
                  "Trained by a GPU in a second",
                  "R_l",
                  "F / C_T",
                  PER_SECOND,
                  "Training is bound by compute, so the rate follows from the FLOPs of a token."),
              new Step(
                  "actorsPerLearner",
                  "Actor GPUs for a learner GPU",
                  "r",
                  "R_l / R_a",
                  RATIO,
                  "Every token is generated once and trained on once, so the rates have to meet;"
                      + " their number cancels."),
              new Step(
                  "learnerGpuTime",
                  "Time of one learner GPU for all tokens",
                  "t_l",
                  "T / R_l",
                  SECONDS,
                  "Divide by the learner GPUs to have the training time of a step."),
              new Step(
                  "actorGpuTime",
                  "Time of one actor GPU for all tokens",
                  "t_a",
                  "T / R_a",
                  SECONDS,
                  "Divide by the actor GPUs to have the generation time of a step, with every slot"
                      + " kept full."),
              new Step(
                  "sentWeights",
                  "Weights to send",
                  "M",
                  "w * P",
                  BYTES,
                  "A replica of the actors needs all weights and nothing of the optimizer."),
              new Step(
                  "broadcastTime",
                  "Time to send the weights",
                  "t_B",
                  "M / B",
                  SECONDS,
                  "To one replica, at the speed of its links together.")));

  private RlRatio() {}
}
