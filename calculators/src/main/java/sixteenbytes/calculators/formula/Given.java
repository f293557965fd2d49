package sixteenbytes.calculators.formula;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * What a calculator is given, by the names of its inputs: numbers in the unit of their measure, and
 * options by name.
 */
public record Given(Map<String, Double> numbers, Map<String, String> choices) {

  public Given {
    numbers = Map.copyOf(numbers);
    choices = Map.copyOf(choices);
  }

  public static Given nothing() {
    return new Given(Map.of(), Map.of());
  }

  public static Given of(String name, double value) {
    return nothing().and(name, value);
  }

  public static Given of(String name, String option) {
    return nothing().and(name, option);
  }

  public Given and(String name, double value) {
    var more = new LinkedHashMap<>(numbers);
    more.put(name, value);
    return new Given(more, choices);
  }

  public Given and(String name, String option) {
    var more = new LinkedHashMap<>(choices);
    more.put(name, option);
    return new Given(numbers, more);
  }

  public boolean has(String name) {
    return numbers.containsKey(name) || choices.containsKey(name);
  }

  /**
   * @throws NoSuchElementException if there is no such number: ask {@link #has} where it is
   *     optional
   */
  public double number(String name) {
    Double value = numbers.get(name);
    if (value == null) {
      throw new NoSuchElementException("no number is given for " + name);
    }
    return value;
  }

  public String choice(String name) {
    String option = choices.get(name);
    if (option == null) {
      throw new NoSuchElementException("no option is given for " + name);
    }
    return option;
  }

  public boolean is(String name, String option) {
    return option.equals(choices.get(name));
  }
}
