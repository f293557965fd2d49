package sixteenbytes.bank.reading;

import java.util.List;

/**
 * What is counted: tokens, parameters, GPUs. Nouns are labels; they need not be typed, but must not
 * be wrong ones.
 */
public enum Noun {
  TOKEN("tokens", "token", "tok", "toks"),
  PARAMETER("params", "param", "parameter", "parameters"),
  DEVICE("GPUs", "gpu", "device", "devices", "rank", "ranks"),
  NODE("nodes", "node"),
  LAYER("layers", "layer"),
  HEAD("heads", "head"),
  STEP("steps", "step"),
  HOP("hops", "hop"),
  SAMPLE("samples", "sample"),
  SEQUENCE("sequences", "sequence", "seq", "seqs"),
  REQUEST("requests", "request", "req", "reqs"),
  STAGE("stages", "stage"),
  EXPERT("experts", "expert"),
  MICRO_BATCH("micro-batches", "micro-batch", "microbatch", "microbatches", "batch", "batches"),
  ELEMENT("elements", "element"),
  FAILURE("failures", "failure"),
  REPLICA("replicas", "replica"),
  MESSAGE("messages", "message"),
  COLLECTIVE(
      "collectives",
      "collective",
      "all-reduce",
      "all-reduces",
      "allreduce",
      "allreduces",
      "all-gather",
      "all-gathers",
      "reduce-scatter",
      "reduce-scatters",
      "all-to-all",
      "all-to-alls");

  private final String shown;
  private final List<String> others;

  /**
   * @param others the first is the singular
   */
  Noun(String shown, String... others) {
    this.shown = shown;
    this.others = List.of(others);
  }

  /** How the app writes one of them, as in tokens/s/GPU. */
  String one() {
    return this == DEVICE ? "GPU" : others.get(0);
  }

  /** How the app writes it. */
  public String shown() {
    return shown;
  }

  /** Everything that people type for it; case does not matter. */
  List<String> otherSpellings() {
    return others;
  }
}
