package sixteenbytes.calculators.inputs;

import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.List;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/** The inner sizes of a transformer: its heads, its MLP, its experts, its vocabulary. */
public final class ShapeInputs {
  private static final Range SIZE = Range.from(1, 1e7);

  public static final Input.Number KV_HEADS =
      Input.Number.required(
              "kvHeads",
              "a_kv",
              "number of key and value heads; without it as many as heads",
              COUNT,
              Range.from(1, 1e5))
          .orNone()
          .suchAs(8);
  public static final Input.Number HEAD_DIM =
      size("headDim", "d_h", "size of one head; without it hidden over heads").orNone();
  public static final Input.Number FFN =
      size("ffn", "f", "inner width of a dense MLP").orNone().suchAs(14336);
  public static final Input.Number VOCABULARY =
      size("vocabulary", "V", "number of entries of the vocabulary").suchAs(128256);
  public static final Input.Choice GATED_MLP =
      new Input.Choice(
          "gatedMlp",
          "switch for an MLP with a gate, which has three matrices in place of two",
          List.of("true", "false"),
          "true");
  public static final Input.Choice TIED_EMBEDDINGS =
      Input.Choice.flag(
          "tiedEmbeddings", "switch for one matrix that is both input embedding and output head");

  public static final Input.Number EXPERTS =
      Input.Number.optional(
          "experts", "E", "number of routed experts in a layer", COUNT, Range.from(2, 1e6));
  public static final Input.Number TOP_K =
      Input.Number.optional(
          "topK", "k", "number of routed experts that a token is sent to", COUNT, SIZE);
  public static final Input.Number MOE_FFN =
      size("moeFfn", "f_e", "inner width of one expert").orNone();
  public static final Input.Number SHARED_EXPERTS =
      Input.Number.required(
              "sharedExperts",
              "E_s",
              "number of experts that every token passes through",
              COUNT,
              Range.from(0, 1e6))
          .usually(0);
  public static final Input.Number DENSE_LAYERS =
      Input.Number.required(
              "denseLayers",
              "L_d",
              "number of first layers that have a dense MLP in a model with experts",
              COUNT,
              Range.from(0, 1e6))
          .usually(0);

  public static final Input.Number KV_LORA_RANK =
      size("kvLoraRank", "r_kv", "rank that latent attention compresses keys and values to")
          .orNone();
  public static final Input.Number Q_LORA_RANK =
      size(
              "qLoraRank",
              "r_q",
              "rank that latent attention compresses queries to; without it they are not"
                  + " compressed")
          .orNone();
  public static final Input.Number QK_NOPE =
      size("qkNope", "d_n", "part of a query and key head that carries no position").orNone();
  public static final Input.Number QK_ROPE =
      size("qkRope", "d_r", "part of a query and key head that carries the position").orNone();
  public static final Input.Number V_HEAD_DIM =
      size("vHeadDim", "d_v", "size of a value head of latent attention").orNone();

  /** What must hold between them; a calculator that takes some of them may take all rules. */
  public static final List<Rule> RULES =
      List.of(
          Rule.divides("kvHeads", "heads"),
          ShapeInputs::headsCutTheHiddenSize,
          ShapeInputs::latentAttentionIsWhole,
          ShapeInputs::expertsAreWhole,
          ShapeInputs::denseLayersHaveAWidth);

  private ShapeInputs() {}

  /** Multi-head latent attention, whose sizes are given by its ranks. */
  public static boolean isLatent(Given given) {
    return given.has("kvLoraRank");
  }

  public static boolean hasExperts(Given given) {
    return given.has("experts");
  }

  private static Input.Number size(String name, String symbol, String meaning) {
    return Input.Number.required(name, symbol, meaning, COUNT, SIZE);
  }

  private static void headsCutTheHiddenSize(Given given) {
    if (!isLatent(given) && !given.has("headDim")) {
      Rule.divides("heads", "hidden").check(given);
    }
  }

  private static void latentAttentionIsWhole(Given given) {
    List<String> sizes = List.of("qkNope", "qkRope", "vHeadDim");
    if (isLatent(given)) {
      for (String size : sizes) {
        if (!given.has(size)) {
          throw new InvalidInput(
              size,
              "kvLoraRank makes it latent attention, which needs %s too. DeepSeek-V3 has qkNope=128, qkRope=64 and vHeadDim=128."
                  .formatted(size));
        }
      }
    } else if (given.has("qLoraRank")) {
      throw new InvalidInput(
          "kvLoraRank",
          "qLoraRank belongs to latent attention, which needs kvLoraRank too, such as 512. Give it,"
              + " or leave qLoraRank out.");
    }
  }

  private static void expertsAreWhole(Given given) {
    if (!hasExperts(given)) {
      return;
    }
    for (String needed : List.of("topK", "moeFfn")) {
      if (!given.has(needed)) {
        throw new InvalidInput(
            needed,
            "experts is %s, so %s is needed too. Give it, or leave experts out for a dense model."
                .formatted(Whiteboard.count(given.number("experts")), needed));
      }
    }
    atMost(given, "topK", "experts");
    atMost(given, "denseLayers", "layers");
  }

  private static void denseLayersHaveAWidth(Given given) {
    boolean dense = !hasExperts(given) || given.number("denseLayers") > 0;
    if (dense && !given.has("ffn")) {
      throw new InvalidInput(
          "ffn",
          "ffn is needed, the inner width of the dense layers: 4 · hidden in a plain MLP, about 8/3"
              + " of hidden or more in one with a gate.");
    }
  }

  private static void atMost(Given given, String name, String limit) {
    if (given.number(name) > given.number(limit)) {
      throw new InvalidInput(
          name,
          "%s is %s and must be at most %s, which is %s."
              .formatted(
                  name,
                  Whiteboard.count(given.number(name)),
                  limit,
                  Whiteboard.count(given.number(limit))));
    }
  }
}
