package sixteenbytes.bank;

import java.net.URISyntaxException;
import java.nio.file.Path;
import sixteenbytes.bank.pack.PackReader;

/** The two questions that these tests draw: one with a number as its answer, one with a formula. */
public final class SampleBank {
  private SampleBank() {}

  public static Path file() {
    return file("sample");
  }

  /**
   * @param name sample, or kinds: a question of each kind that has several parts or choices
   */
  public static Path file(String name) {
    try {
      return Path.of(SampleBank.class.getResource("/sixteenbytes/bank/" + name + ".json").toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public static Bank load() {
    return load("sample");
  }

  public static Bank load(String name) {
    PackReader.Pack pack = new PackReader().read(file(name));
    return new Bank("sample", pack.questions(), pack.problems());
  }
}
