package sixteenbytes.assets;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How the layers of a published model are built, as far as its parameters depend on it.
 *
 * @param vocabulary the entries of the vocabulary, as many as the matrices have rows
 * @param denseLayers the layers with a dense MLP, which come first
 * @param moeFfn the inner width of one expert, where it has any
 * @param sharedExperts the experts of a layer that every token passes through, where it has any
 * @param gatedMlp whether the MLP has three matrices
 * @param tiedEmbeddings whether one matrix is both input embedding and output head
 * @param bias none, qkv or all
 * @param norm rms, layer, rms-qk, or none where the published count leaves norms out
 * @param positionEmbedding rotary, learned or relative
 * @param latent the sizes of latent attention, where it has it
 */
public record Architecture(
    double vocabulary,
    double denseLayers,
    OptionalDouble moeFfn,
    OptionalDouble sharedExperts,
    boolean gatedMlp,
    boolean tiedEmbeddings,
    String bias,
    String norm,
    String positionEmbedding,
    Optional<Latent> latent) {

  /**
   * The sizes of latent attention.
   *
   * @param qLoraRank the rank that queries are compressed to
   * @param kvLoraRank the rank that keys and values are compressed to
   * @param qkNope the part of a query and key head without a position
   * @param qkRope the part of a query and key head with the position
   * @param vHeadDim the width of a value head
   */
  public record Latent(
      double qLoraRank, double kvLoraRank, double qkNope, double qkRope, double vHeadDim) {}
}
