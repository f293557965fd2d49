package sixteenbytes.app.desktop;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.slf4j.LoggerFactory;

/**
 * Loads the classes of the first page on a thread of its own while the toolkit starts, which would
 * otherwise wait for the disk one class after the other.
 *
 * <p>It only loads them: what they do when they are first used still happens on the thread of the
 * screen. The list was taken from {@code -Xlog:class+load}; a name that is missing from it costs a
 * little time and nothing else.
 */
final class EarlyClasses {
  private static final String LIST = "early-classes.txt";

  private EarlyClasses() {}

  static void loadAside() {
    var aside = new Thread(EarlyClasses::load, "early classes");
    aside.setDaemon(true);
    aside.start();
  }

  private static void load() {
    for (String name : names()) {
      try {
        find(name);
      } catch (ClassNotFoundException | LinkageError other) { // another version of the toolkit
        LoggerFactory.getLogger(EarlyClasses.class).debug("not loaded early: {}", name, other);
      }
    }
  }

  /** The names on the list. */
  static List<String> names() {
    try (InputStream list = EarlyClasses.class.getResourceAsStream(LIST)) {
      return new String(list.readAllBytes(), UTF_8).lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Loads a class without running its static code. */
  static Class<?> find(String name) throws ClassNotFoundException {
    return Class.forName(name, false, EarlyClasses.class.getClassLoader());
  }
}
