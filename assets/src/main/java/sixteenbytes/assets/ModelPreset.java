package sixteenbytes.assets;

import java.util.OptionalDouble;

/**
 * The shape of a published model.
 *
 * @param id how scripts name it: llama-3-8b
 * @param name how people name it: Llama 3 8B
 * @param paramsTotal parameters, all experts included
 * @param paramsActive parameters that one token passes through
 * @param hidden the hidden size
 * @param heads the query heads
 * @param kvHeads the heads of keys and values
 * @param headDim the width of a head
 * @param sequence the tokens of a training sequence
 * @param ffn the inner width of a dense MLP
 * @param experts the routed experts of a layer, where it has any
 * @param topK the experts that a token is routed to, where it is
 * @param architecture how its layers are built
 */
public record ModelPreset(
    String id,
    String name,
    double paramsTotal,
    double paramsActive,
    double layers,
    double hidden,
    double heads,
    double kvHeads,
    double headDim,
    double sequence,
    OptionalDouble ffn,
    OptionalDouble experts,
    OptionalDouble topK,
    Architecture architecture)
    implements Preset {}
