package sixteenbytes.assets;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The published models and accelerators that come with the program. */
public final class Presets {

  /** The fields of one record of a file: texts and numbers by name. */
  private record Fields(Map<String, String> texts, Map<String, Double> numbers) {
    String text(String name) {
      return texts.getOrDefault(name, "");
    }

    double number(String name) {
      return optional(name)
          .orElseThrow(
              () -> new IllegalStateException("preset %s has no %s".formatted(text("id"), name)));
    }

    boolean flag(String name) {
      return Boolean.parseBoolean(text(name));
    }

    OptionalDouble optional(String name) {
      Double number = numbers.get(name);
      return number == null ? OptionalDouble.empty() : OptionalDouble.of(number);
    }
  }

  private Presets() {}

  /** All models, in the order of the file. */
  public static List<ModelPreset> models() {
    return read("models").stream()
        .map(
            fields ->
                new ModelPreset(
                    fields.text("id"),
                    fields.text("name"),
                    fields.number("paramsTotal"),
                    fields.number("paramsActive"),
                    fields.number("layers"),
                    fields.number("hidden"),
                    fields.number("heads"),
                    fields.number("kvHeads"),
                    fields.number("headDim"),
                    fields.number("sequence"),
                    fields.optional("ffn"),
                    fields.optional("experts"),
                    fields.optional("topK"),
                    architecture(fields)))
        .toList();
  }

  private static Architecture architecture(Fields fields) {
    Optional<Architecture.Latent> latent =
        fields.optional("kvLoraRank").isEmpty()
            ? Optional.empty()
            : Optional.of(
                new Architecture.Latent(
                    fields.number("qLoraRank"),
                    fields.number("kvLoraRank"),
                    fields.number("qkNope"),
                    fields.number("qkRope"),
                    fields.number("vHeadDim")));
    return new Architecture(
        fields.number("vocabulary"),
        fields.number("denseLayers"),
        fields.optional("moeFfn"),
        fields.optional("sharedExperts"),
        fields.flag("gatedMlp"),
        fields.flag("tiedEmbeddings"),
        fields.text("bias"),
        fields.text("norm"),
        fields.text("positionEmbedding"),
        latent);
  }

  /** All accelerators, in the order of the file. */
  public static List<HardwarePreset> hardware() {
    return read("hardware").stream()
        .map(
            fields ->
                new HardwarePreset(
                    fields.text("id"),
                    fields.text("name"),
                    fields.number("hbmBytes"),
                    fields.number("peakDense16BitFlops"),
                    fields.optional("linkBandwidth"),
                    fields.optional("linkBandwidthPairwise"),
                    fields.optional("nicBandwidth"),
                    fields.optional("domainSize")))
        .toList();
  }

  /**
   * The presets that somebody may mean: the one of this name, or all whose names begin so. Only
   * letters and digits count, in any case: {@code h100-sxm}, {@code Llama3 405B}.
   */
  public static <P extends Preset> List<P> named(String typed, List<P> presets) {
    String wanted = folded(typed);
    if (wanted.isEmpty()) {
      return List.of();
    }
    var beginning = new ArrayList<P>();
    for (P preset : presets) {
      if (folded(preset.id()).equals(wanted) || folded(preset.name()).equals(wanted)) {
        return List.of(preset);
      }
      if (folded(preset.id()).startsWith(wanted) || folded(preset.name()).startsWith(wanted)) {
        beginning.add(preset);
      }
    }
    return List.copyOf(beginning);
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /** The records of the array that is called like its file. */
  private static List<Fields> read(String name) {
    String file = "presets/" + name + ".json";
    try (InputStream text = Presets.class.getResourceAsStream(file)) {
      if (text == null) {
        throw new IllegalStateException(file + " is not on the class path");
      }
      try (JsonParser json = new JsonFactory().createParser(text)) {
        var records = new ArrayList<Fields>();
        for (JsonToken at = json.nextToken(); at != null; at = json.nextToken()) {
          boolean inRecord =
              at == JsonToken.START_OBJECT
                  && json.getParsingContext().getParent().inArray()
                  && name.equals(json.getParsingContext().getParent().getParent().getCurrentName());
          if (inRecord) {
            records.add(fields(json));
          }
        }
        return records;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  private static Fields fields(JsonParser json) throws IOException {
    var fields = new Fields(new HashMap<>(), new HashMap<>());
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      JsonToken value = json.nextToken();
      if (value.isNumeric()) {
        fields.numbers().put(name, json.getDoubleValue());
      } else if (value == JsonToken.VALUE_STRING || value.isBoolean()) {
        fields.texts().put(name, json.getText());
      }
    }
    return fields;
  }
}
