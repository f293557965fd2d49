package sixteenbytes.app.desktop.drill;

import sixteenbytes.bank.marking.Echo;
import sixteenbytes.bank.marking.Expectation;
import sixteenbytes.bank.marking.Marker;
import sixteenbytes.bank.marking.Verdict;

/** Reads and marks what is typed. */
public interface Marking {

  Verdict mark(Expectation expected, String typed);

  /** Marks a text once the person has said which of the readings offered is meant. */
  Verdict markAs(Expectation expected, String typed, String reading);

  Echo echo(Expectation expected, String typed);

  /** The rules that read and mark, as answers are kept with them. */
  String rules();

  static Marking by(Marker marker) {
    return new Marking() {
      @Override
      public Verdict mark(Expectation expected, String typed) {
        return marker.mark(expected, typed);
      }

      @Override
      public Verdict markAs(Expectation expected, String typed, String reading) {
        return marker.markAs(expected, typed, reading);
      }

      @Override
      public Echo echo(Expectation expected, String typed) {
        return marker.echo(expected, typed);
      }

      @Override
      public String rules() {
        return marker.rules();
      }
    };
  }
}
