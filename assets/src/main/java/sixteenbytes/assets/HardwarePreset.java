package sixteenbytes.assets;

import java.util.OptionalDouble;

/**
 * What an accelerator can do, in base units.
 *
 * @param id how scripts name it: h100-sxm-80gb
 * @param name how people name it: H100 SXM 80GB
 * @param hbmBytes its memory
 * @param peakDense16BitFlops FLOP/s in 16-bit, without sparsity
 * @param linkBandwidth bytes/s that one device can send to its neighbours at once, in one direction
 * @param pairBandwidth bytes/s that one device can send to one neighbour, in one direction
 * @param nicBandwidth bytes/s of one device over the network, in one direction
 * @param domainSize the devices that the links connect
 */
public record HardwarePreset(
    String id,
    String name,
    double hbmBytes,
    double peakDense16BitFlops,
    OptionalDouble linkBandwidth,
    OptionalDouble pairBandwidth,
    OptionalDouble nicBandwidth,
    OptionalDouble domainSize)
    implements Preset {}
