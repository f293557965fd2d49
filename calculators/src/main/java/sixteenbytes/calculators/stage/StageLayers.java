package sixteenbytes.calculators.stage;

import static sixteenbytes.calculators.quantity.Measure.COUNT;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.formula.Rule;
import sixteenbytes.calculators.formula.Step;
import sixteenbytes.calculators.inputs.ShapeInputs;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Range;
import sixteenbytes.calculators.quantity.Whiteboard;

/** Which layers a stage has: how many, and how many of them are dense in a model with experts. */
final class StageLayers {
  static final Input.Number FIRST =
      uneven("firstStageLayers", "l_1", "number of layers of the first stage where the split");
  static final Input.Number LAST =
      uneven("lastStageLayers", "l_p", "number of layers of the last stage where the split");
  static final List<Rule> RULES = List.of(StageLayers::splitIsWhole);

  private static final Step EVEN = layers("L / p", "Stages split the stack of layers evenly.");
  private static final Step OF_FIRST = layers("l_1", "The first stage is given its own number.");
  private static final Step OF_LAST = layers("l_p", "The last stage is given its own number.");
  private static final String REST = "The other stages share what is left evenly.";
  private static final Step REST_OF_BOTH = layers("(L - l_1 - l_p) / (p - 2)", REST);
  private static final Step REST_OF_FIRST = layers("(L - l_1) / (p - 1)", REST);
  private static final Step REST_OF_LAST = layers("(L - l_p) / (p - 1)", REST);

  private static final Map<String, Step> BEFORE =
      Map.of(
          "even", before("i * l", "Stages before this one hold as many layers each."),
          "first", before("0 * l", "The stack begins here."),
          "inner", before("l_1 + (i - 1) * l", "The first stage's layers and those of the rest."),
          "last", before("L - l_p", "All layers but its own."),
          "chunks", before("i * l / v", "The first chunk of a stage comes after those of others."),
          "folded", before("i * l / 2", "The first arm of the V runs through all devices."));
  private static final Step DENSE = dense("min(max(L_d - l_b, 0), l)");
  private static final Step DENSE_OF_CHUNK = dense("min(max(L_d - l_b, 0), l / v)");
  private static final Step DENSE_OF_ARM = dense("min(max(L_d - l_b, 0), l / 2)");
  private static final Step WITH_EXPERTS =
      expertLayers("l - l_d", "The dense layers come first, all others have experts.");
  private static final Step ALL_WITH_EXPERTS =
      expertLayers("l", "Every layer of this model has experts.");

  private StageLayers() {}

  /**
   * {@code stageLayers}, l; with experts also {@code expertLayers}, l_e, and where some layers are
   * dense {@code denseStageLayers}, l_d.
   */
  static List<Step> steps(Given given) {
    var steps = new ArrayList<Step>(List.of(layers(given)));
    if (mixes(given)) {
      steps.add(BEFORE.get(place(given)));
      steps.add(
          switch (place(given)) {
            case "chunks" -> DENSE_OF_CHUNK;
            case "folded" -> DENSE_OF_ARM;
            default -> DENSE;
          });
      steps.add(WITH_EXPERTS);
    } else if (ShapeInputs.hasExperts(given)) {
      steps.add(ALL_WITH_EXPERTS);
    }
    return steps;
  }

  /** Whether dense layers and layers with experts may stand beside each other. */
  static boolean mixes(Given given) {
    return ShapeInputs.hasExperts(given) && given.number("denseLayers") > 0;
  }

  static boolean isFirst(Given given) {
    return given.number("stage") == 0;
  }

  static boolean isLast(Given given) {
    return given.number("stage") == given.number("stages") - 1;
  }

  static boolean isFolded(Given given) {
    return given.is("schedule", "dualpipev");
  }

  /** Blocks of layers of one stage that do not follow each other. */
  static double blocks(Given given) {
    if (isFolded(given)) {
      return 2;
    }
    return given.is("schedule", "interleaved") ? given.number("chunks") : 1;
  }

  private static Step layers(Given given) {
    boolean first = given.has("firstStageLayers");
    boolean last = given.has("lastStageLayers");
    if (first && isFirst(given)) {
      return OF_FIRST;
    }
    if (last && isLast(given)) {
      return OF_LAST;
    }
    if (first) {
      return last ? REST_OF_BOTH : REST_OF_FIRST;
    }
    return last ? REST_OF_LAST : EVEN;
  }

  private static String place(Given given) {
    if (isFolded(given)) {
      return "folded";
    }
    if (blocks(given) > 1) {
      return "chunks";
    }
    if (isFirst(given)) {
      return "first";
    }
    if (given.has("lastStageLayers") && isLast(given)) {
      return "last";
    }
    return given.has("firstStageLayers") ? "inner" : "even";
  }

  private static void splitIsWhole(Given given) {
    double stages = given.number("stages");
    double left = given.number("layers");
    double sharing = stages;
    for (String name : List.of("firstStageLayers", "lastStageLayers")) {
      if (given.has(name)) {
        refuseUnevenBlocks(given, name);
        left -= given.number(name);
        sharing--;
      }
    }
    if (sharing < 0 || left < 0 || sharing == 0 && left != 0) {
      throw new InvalidInput(
          "firstStageLayers",
          "firstStageLayers and lastStageLayers leave %s of %s layers for %s other stages. Give as many as there are, and stages of at least 2."
              .formatted(
                  Whiteboard.count(left),
                  Whiteboard.count(given.number("layers")),
                  Whiteboard.count(Math.max(0, sharing))));
    }
    double pieces = sharing * blocks(given);
    if (sharing > 0 && left % pieces != 0) {
      double below = Math.floor(left / pieces);
      throw new InvalidInput(
          "layers",
          "%s layers do not split evenly over %s stages%s: %s or %s layers there would. Give firstStageLayers or lastStageLayers for what is over, or other stages."
              .formatted(
                  Whiteboard.count(left),
                  Whiteboard.count(sharing),
                  pieces > sharing
                      ? " with %s blocks each".formatted(Whiteboard.count(blocks(given)))
                      : "",
                  Whiteboard.count(below * pieces),
                  Whiteboard.count((below + 1) * pieces)));
    }
    if (mixes(given) && blocks(given) > 1 && given.number("denseLayers") > left / blocks(given)) {
      throw new InvalidInput(
          "denseLayers",
          "denseLayers is %s; with %s blocks a stage they must all lie in the first block of the stages, which has %s layers."
              .formatted(
                  Whiteboard.count(given.number("denseLayers")),
                  Whiteboard.count(blocks(given)),
                  Whiteboard.count(left / blocks(given))));
    }
  }

  private static void refuseUnevenBlocks(Given given, String name) {
    if (blocks(given) > 1) {
      throw new InvalidInput(
          name,
          "%s goes with schedules of one block a stage; schedule is %s. Leave it out there."
              .formatted(name, given.choice("schedule")));
    }
  }

  private static Input.Number uneven(String name, String symbol, String meaning) {
    return Input.Number.optional(name, symbol, meaning + " is uneven", COUNT, Range.from(0, 1e6));
  }

  private static Step layers(String formula, String why) {
    return new Step("stageLayers", "Layers of the stage", "l", formula, COUNT, why);
  }

  private static Step before(String formula, String why) {
    return new Step("layersBefore", "Layers before its first", "l_b", formula, COUNT, why);
  }

  private static Step dense(String formula) {
    return new Step(
        "denseStageLayers",
        "Dense layers of the stage",
        "l_d",
        formula,
        COUNT,
        "The model's first layers are dense; those of them that come after l_b are here.");
  }

  private static Step expertLayers(String formula, String why) {
    return new Step("expertLayers", "Its layers with experts", "l_e", formula, COUNT, why);
  }
}
