package sixteenbytes.calculators.layout;

import sixteenbytes.calculators.formula.Given;

/**
 * What a search may choose.
 *
 * @param tp tensor-parallel degree
 * @param pp pipeline stages
 * @param cp context-parallel degree
 * @param ep expert-parallel degree
 * @param microBatch sequences in a micro-batch
 * @param recompute recompute policy
 */
public record Candidate(
    double tp, double pp, double cp, double ep, double microBatch, String recompute) {

  /** The fixed inputs and this choice: all that a layout needs. */
  Given with(Given fixed) {
    return fixed
        .and("tp", tp)
        .and("pp", pp)
        .and("cp", cp)
        .and("ep", ep)
        .and("microBatch", microBatch)
        .and("recompute", recompute);
  }
}
