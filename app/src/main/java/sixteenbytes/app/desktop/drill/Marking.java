package sixteenbytes.app.desktop.drill;

import sixteenbytes.bank.marking.Echo;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;

/** Reads and marks what is typed. */
public interface Marking {

  Verdict mark(Expectation expected, String typed);

  Echo echo(Expectation expected, String typed);

  static Marking by(Marker marker) {
    return new Marking() {
      @Override
      public Verdict mark(Expectation expected, String typed) {
        return marker.mark(expected, typed);
      }

      @Override
      public Echo echo(Expectation expected, String typed) {
        return marker.echo(expected, typed);
      }
    };
  }
}
