package sixteenbytes.bank;

import java.net.URISyntaxException;
import java.nio.file.Path;
import sixteenbytes.bank.pack.PackReader;

/** The two questions that these tests draw: one with a number as its answer, one with a formula. */
public final class SampleBank {
  private SampleBank() {}

  public static Path file() {
    try {
      return Path.of(SampleBank.class.getResource("/sixteenbytes/bank/sample.json").toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public static Bank load() {
    PackReader.Pack pack = new PackReader().read(file());
    return new Bank("sample", pack.questions(), pack.problems());
  }
}
