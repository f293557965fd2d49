package sixteenbytes.bank.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import sixteenbytes.bank.reading.Spelling.Clash;
import sixteenbytes.bank.reading.Spelling.Meaning;
import sixteenbytes.calculators.quantity.Dimension;

/** Builds the unit table: every spelling, and where a spelling has several meanings, which. */
final class UnitSpellings {
  private static final Dimension SPEED = Dimension.DATA.over(Dimension.TIME);
  private static final Dimension OPERATION_SPEED = Dimension.OPERATIONS.over(Dimension.TIME);
  private static final Rational BIT = Rational.of(1, 8);

  private final Map<String, Spelling> symbols = new HashMap<>();
  private final Map<String, Spelling> words = new HashMap<>();

  UnitSpellings() {
    bytesAndBits();
    times();
    operations();
    scales();
    for (Noun noun : Noun.values()) {
      Unit unit = new Unit(noun.shown(), Rational.ONE, Dimension.NONE, Nouns.of(noun));
      words(unit, noun.shown().toLowerCase(Locale.ROOT));
      noun.otherSpellings().forEach(spelling -> words(unit, spelling));
    }
    Unit deviceHour =
        new Unit("GPU-hours", Rational.of(3600), Dimension.TIME, Nouns.of(Noun.DEVICE));
    words(deviceHour, "gpuh", "gpuhr", "gpuhrs", "gpuhour", "gpuhours");
    Unit perSecond = unit("", Rational.ONE, Dimension.TIME.power(-1));
    symbol("tps", new Unit("tokens/s", Rational.ONE, perSecond.dimension(), Nouns.of(Noun.TOKEN)));
    symbol(
        "qps", new Unit("requests/s", Rational.ONE, perSecond.dimension(), Nouns.of(Noun.REQUEST)));
    symbol("%", Unit.PERCENT);
    words(Unit.PERCENT, "percent", "pct");
  }

  Map<String, Spelling> symbols() {
    return Map.copyOf(symbols);
  }

  Map<String, Spelling> words() {
    return Map.copyOf(words);
  }

  private void bytesAndBits() {
    Unit single = unit("B", Rational.ONE, Dimension.DATA);
    Unit bit = unit("bit", BIT, Dimension.DATA);
    words(single, "byte", "bytes");
    words(bit, "bit", "bits");
    symbol("Bps", unit("B/s", Rational.ONE, SPEED));
    symbol("bps", unit("bit/s", BIT, SPEED));
    String[] letters = {"k", "M", "G", "T", "P", "E"};
    String[] names = {"kilo", "mega", "giga", "tera", "peta", "exa"};
    String[] binaryNames = {"kibi", "mebi", "gibi", "tebi", "pebi", "exbi"};
    for (int k = 0; k < letters.length; k++) {
      Rational thousands = Rational.of(1000).power(k + 1);
      Rational binary = Rational.of(1024).power(k + 1);
      String capital = letters[k].toUpperCase(Locale.ROOT);
      dataUnit(letters[k], capital, names[k], thousands);
      dataUnit(capital + "i", capital + "i", binaryNames[k], binary);
    }
  }

  /** All spellings of one prefix, for bytes and bits, as a size and as a speed. */
  private void dataUnit(String prefix, String capital, String name, Rational size) {
    Rational bits = size.times(BIT);
    Unit bytes = unit(prefix + "B", size, Dimension.DATA);
    Unit bit = unit(prefix + "b", bits, Dimension.DATA);
    Unit bytesPerSecond = unit(prefix + "B/s", size, SPEED);
    Unit bitsPerSecond = unit(prefix + "b/s", bits, SPEED);
    for (String start : List.of(prefix, capital)) {
      symbol(start + "B", bytes);
      symbol(start + "b", bit);
      symbol(start + "Bps", bytesPerSecond);
      symbol(start + "bps", bitsPerSecond);
    }
    String lower = prefix.toLowerCase(Locale.ROOT);
    symbol((prefix + "B").toUpperCase(Locale.ROOT), bytes);
    symbol(lower + "bps", bitsPerSecond);
    several(lower + "b", Clash.LOWER_CASE, new Meaning(bytes, false), new Meaning(bit, false));
    words(bit, lower + "bit", lower + "bits", name + "bit", name + "bits");
    words(bytes, lower + "byte", lower + "bytes", name + "byte", name + "bytes");
  }

  private void times() {
    time("ns", Rational.of(1, 1_000_000_000), "nsec", "nanosecond", "nanoseconds");
    time("us", Rational.of(1, 1_000_000), "usec", "microsecond", "microseconds");
    time("ms", Rational.of(1, 1000), "msec", "millisecond", "milliseconds");
    time("s", Rational.ONE, "sec", "secs", "second", "seconds");
    time("min", Rational.of(60), "mins", "minute", "minutes");
    time("h", Rational.of(3600), "hr", "hrs", "hour", "hours");
    time("d", Rational.of(86_400), "day", "days");
    time("w", Rational.of(7 * 86_400), "wk", "week", "weeks");
    time("mo", Rational.of(30 * 86_400), "month", "months");
    time("y", Rational.of(365 * 86_400), "yr", "yrs", "year", "years");
  }

  private void time(String symbol, Rational seconds, String... spellings) {
    Unit unit =
        unit(
            symbol.equals("us") ? "µs" : symbol.equals("d") ? "days" : symbol,
            seconds,
            Dimension.TIME);
    symbol(symbol, unit);
    words(unit, spellings);
    symbols.put("µs", symbols.getOrDefault("us", Spelling.plain(unit)));
  }

  private void operations() {
    String[] letters = {"", "k", "M", "G", "T", "P", "E", "Z", "Y"};
    String[] names = {"", "kilo", "mega", "giga", "tera", "peta", "exa", "zetta", "yotta"};
    for (int k = 0; k < letters.length; k++) {
      Rational size = Rational.of(1000).power(k);
      Unit total = unit(letters[k] + "FLOP", size, Dimension.OPERATIONS);
      Unit rate = unit(letters[k] + "FLOP/s", size, OPERATION_SPEED);
      var meanings = new Meaning[] {new Meaning(rate, false), new Meaning(total, false)};
      for (String name : List.of(letters[k].toLowerCase(Locale.ROOT), names[k])) {
        words(total, name + "flop");
        words(rate, name + "flopps");
        words.put(name + "flops", new Spelling(Clash.RATE_OR_TOTAL, List.of(meanings)));
      }
      if (k >= 2) {
        several(letters[k] + "F", Clash.RATE_OR_TOTAL, meanings);
      }
    }
  }

  private void scales() {
    Meaning million = scale("million", 6, "M");
    Meaning billion = scale("billion", 9, "G");
    Meaning trillion = scale("trillion", 12, "T");
    scale("thousand", 3, "k", "K");
    scale("quadrillion", 15, "P");
    scaleWords(million, "million", "millions", "mn", "mln");
    scaleWords(billion, "billion", "billions", "bn");
    scaleWords(trillion, "trillion", "trillions", "tn");
    Meaning bytes = words.get("byte").meanings().get(0);
    Meaning bits = words.get("bit").meanings().get(0);
    Meaning minutes = symbols.get("min").meanings().get(0);
    Meaning milliseconds = symbols.get("ms").meanings().get(0);
    several("B", Clash.BYTE_BILLION, bytes, billion);
    several("b", Clash.BIT_BYTE_BILLION, bits, bytes, billion);
    several("m", Clash.MINUTE_MILLION, minutes, million, milliseconds);
    several("t", Clash.TRILLION, trillion);
  }

  private Meaning scale(String name, int zeros, String... letters) {
    var meaning = new Meaning(unit(name, Rational.of(10).power(zeros), Dimension.NONE), true);
    for (String letter : letters) {
      symbols.put(letter, Spelling.scale(meaning.unit()));
    }
    if (zeros == 3) {
      scaleWords(meaning, name);
    }
    return meaning;
  }

  private void scaleWords(Meaning meaning, String... spellings) {
    for (String spelling : spellings) {
      words.put(spelling, Spelling.scale(meaning.unit()));
    }
  }

  private static Unit unit(String symbol, Rational size, Dimension dimension) {
    return new Unit(symbol, size, dimension, Nouns.NONE);
  }

  private void symbol(String text, Unit unit) {
    symbols.put(text, Spelling.plain(unit));
  }

  private void several(String text, Clash clash, Meaning... meanings) {
    symbols.put(text, new Spelling(clash, List.of(meanings)));
  }

  private void words(Unit unit, String... spellings) {
    for (String spelling : spellings) {
      words.put(spelling, Spelling.plain(unit));
    }
  }
}
