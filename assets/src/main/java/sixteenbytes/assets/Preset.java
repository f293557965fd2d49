package sixteenbytes.assets;

/** Something with published numbers that a calculator can start from. */
public sealed interface Preset permits ModelPreset, HardwarePreset {

  /** How scripts name it. */
  String id();

  /** How people name it. */
  String name();
}
