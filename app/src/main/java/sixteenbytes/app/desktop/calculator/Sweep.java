package sixteenbytes.app.desktop.calculator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import sixteenbytes.app.calculation.Highlights;
import sixteenbytes.app.desktop.chart.Axis;
import sixteenbytes.app.desktop.chart.Curve;
import sixteenbytes.app.desktop.chart.Plot;
import sixteenbytes.calculators.formula.Calculator;
import sixteenbytes.calculators.formula.Derivation;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.formula.Input;
import sixteenbytes.calculators.quantity.InvalidInput;
import sixteenbytes.calculators.quantity.Measure;
import sixteenbytes.calculators.quantity.Whiteboard;

/**
 * One output of a calculator while one input runs through a range and the others stay.
 *
 * @param current the derivation of the inputs as they stand
 * @param across the input that runs
 * @param output the output that is drawn
 */
record Sweep(Derivation current, String across, String output, Highlights highlights) {
  /** Beyond this factor between the largest and the smallest value, equal factors are drawn. */
  private static final double LOGARITHMIC_FROM = 20;

  private static final double MARGIN = 1.2;

  /** How far away a limit may lie and still be shown. */
  private static final double LIMIT_REACH = 4;

  /** The plot; empty where fewer than two values can be worked out. */
  Optional<Plot> plot(Labels labels) {
    Optional<Input.Number> input = number(across);
    OptionalDouble standing = standing();
    if (input.isEmpty() || standing.isEmpty() || !current.outputNames().contains(output)) {
      return Optional.empty();
    }
    SweepRange range = SweepRange.of(input.get(), standing.getAsDouble());
    List<Curve> curves = curves(range, labels);
    if (curves.stream().allMatch(curve -> curve.points().size() < 2)) {
      return Optional.empty();
    }
    Optional<Plot.Limit> limit = limit(curves, labels);
    Axis y = y(curves, limit);
    return Optional.of(
        new Plot(
            range.axis(),
            y,
            curves,
            limit,
            Optional.of(new Curve.Point(standing.getAsDouble(), current.output(output))),
            summary(labels, range.axis(), input.get())));
  }

  private Optional<Input.Number> number(String name) {
    return current
        .calculator()
        .input(name)
        .filter(Input.Number.class::isInstance)
        .map(Input.Number.class::cast);
  }

  private OptionalDouble standing() {
    if (current.given().has(across)) {
      return OptionalDouble.of(current.given().number(across));
    }
    return highlights
        .standing()
        .filter(name -> across.equals(highlights.across()))
        .filter(name -> current.outputNames().contains(name))
        .map(name -> OptionalDouble.of(current.output(name)))
        .orElse(OptionalDouble.empty());
  }

  /** A curve for each option of the choice that has lines of its own, or a single one. */
  private List<Curve> curves(SweepRange range, Labels labels) {
    Optional<Input.Choice> choice =
        highlights
            .lines()
            .flatMap(name -> current.calculator().input(name))
            .map(Input.Choice.class::cast);
    if (choice.isEmpty()) {
      return List.of(new Curve("", Curve.Role.CURRENT, points(current.given(), range)));
    }
    String name = choice.get().name();
    var curves = new ArrayList<Curve>();
    for (String option : choice.get().options()) {
      boolean chosen = current.given().is(name, option);
      List<Curve.Point> points = points(current.given().and(name, option), range);
      if (chosen || points.size() > 1) {
        curves.add(
            new Curve(
                labels.optionAlone(name, option),
                chosen ? Curve.Role.CURRENT : Curve.Role.OTHER,
                points));
      }
    }
    return curves;
  }

  /** Values that break a rule of the calculator are left out. */
  private List<Curve.Point> points(Given given, SweepRange range) {
    Calculator calculator = current.calculator();
    var points = new ArrayList<Curve.Point>();
    for (double x : range.values()) {
      try {
        Derivation derivation = calculator.derive(given.and(across, x));
        if (derivation.outputNames().contains(output)) {
          points.add(new Curve.Point(x, derivation.output(output)));
        }
      } catch (InvalidInput impossible) {
        continue; // such as an odd number of stages for a schedule that needs an even one
      }
    }
    return points;
  }

  private Optional<Plot.Limit> limit(List<Curve> curves, Labels labels) {
    double highest = values(curves).max().orElse(0);
    double lowest = values(curves).min().orElse(0);
    return highlights
        .limit()
        .flatMap(this::number)
        .filter(input -> current.given().has(input.name()))
        .filter(input -> input.measure() == current.measure(output))
        .map(
            input -> {
              double value = current.given().number(input.name());
              return new Plot.Limit(value, labels.limit(input, value));
            })
        .filter(limit -> limit.value() <= highest * LIMIT_REACH)
        .filter(limit -> limit.value() >= lowest / LIMIT_REACH);
  }

  private Axis y(List<Curve> curves, Optional<Plot.Limit> limit) {
    Measure measure = current.measure(output);
    DoubleFunction<String> label = value -> Whiteboard.exact(value, measure);
    double[] all =
        DoubleStream.concat(
                values(curves),
                limit.map(at -> DoubleStream.of(at.value())).orElse(DoubleStream.empty()))
            .toArray();
    double low = DoubleStream.of(all).min().orElse(0);
    double high = DoubleStream.of(all).max().orElse(1);
    return low > 0 && high / low > LOGARITHMIC_FROM
        ? Axis.logarithmic(low / MARGIN, high * MARGIN, label)
        : Axis.linear(low, high, label);
  }

  private static DoubleStream values(List<Curve> curves) {
    return curves.stream().flatMap(curve -> curve.points().stream()).mapToDouble(Curve.Point::y);
  }

  private String summary(Labels labels, Axis x, Input.Number input) {
    String title =
        current.lines().stream()
            .filter(line -> line.step().name().equals(output))
            .map(line -> line.step().title())
            .findFirst()
            .orElse(output);
    return labels
        .texts()
        .get(
            "calculator.chart.summary",
            title,
            labels.input(across),
            Whiteboard.rounded(x.low(), input.measure()),
            Whiteboard.rounded(x.high(), input.measure()),
            current.display(output));
  }
}
