package sixteenbytes.app.terminal;

import java.util.Optional;
import sixteenbytes.app.progress.DataFolder;

/** The desktop, as far as the command line knows it. */
@FunctionalInterface
public interface Window {
  /**
   * Opens it, and returns when it has been closed.
   *
   * @return why it could not be opened, in a sentence; empty if it was
   */
  Optional<String> open(DataFolder folder);
}
