/** What is not code: styles, icons, fonts, texts, and presets of models and hardware. */
package sixteenbytes.assets;
