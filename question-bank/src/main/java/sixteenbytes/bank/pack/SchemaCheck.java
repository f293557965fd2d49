package sixteenbytes.bank.pack;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.PathType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/**
 * Holds a question file to {@code question.schema.json}.
 *
 * <p>Files of one's own are checked when they are read; those of the program in its tests, since
 * the validator alone takes longer to start than the bank may take to load.
 */
final class SchemaCheck {
  private static final String SCHEMA = "/sixteenbytes/bank/question.schema.json";

  private final Schema schema;

  SchemaCheck() {
    SchemaRegistryConfig config =
        SchemaRegistryConfig.builder().pathType(PathType.JSON_PATH).locale(Locale.ENGLISH).build();
    try (InputStream text = SchemaCheck.class.getResourceAsStream(SCHEMA)) {
      schema =
          SchemaRegistry.withDefaultDialect(
                  SpecificationVersion.DRAFT_2020_12,
                  registry -> registry.schemaRegistryConfig(config))
              .getSchema(text);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * @param text a JSON document
   */
  List<Fault> faults(String text) {
    return schema.validate(text, InputFormat.JSON).stream().map(SchemaCheck::fault).toList();
  }

  private static Fault fault(Error error) {
    return new Fault(
        error.getInstanceLocation().toString(),
        "the schema asks for something else here: " + error.getMessage() + ".",
        "");
  }
}
