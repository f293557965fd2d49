package sixteenbytes.app.desktop;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixteenbytes.app.desktop.bank.BankView;
import sixteenbytes.app.desktop.bank.BankViewModel;
import sixteenbytes.app.desktop.calculator.CalculatorView;
import sixteenbytes.app.desktop.calculator.CalculatorViewModel;
import sixteenbytes.app.desktop.calculator.Labels;
import sixteenbytes.app.desktop.calculator.Quiz;
import sixteenbytes.app.desktop.drill.DrillView;
import sixteenbytes.app.desktop.drill.DrillViewModel;
import sixteenbytes.app.desktop.drill.Marking;
import sixteenbytes.app.desktop.help.HelpView;
import sixteenbytes.app.desktop.help.HelpViewModel;
import sixteenbytes.app.desktop.session.SessionView;
import sixteenbytes.app.desktop.session.SessionViewModel;
import sixteenbytes.calculators.Calculators;
import sixteenbytes.calculators.formula.Given;
import sixteenbytes.calculators.memory.Zero;

/** The pages, each made when it is first opened, and the ways between them. */
public final class Workplace implements Navigation {
  private final Shell shell;
  private final Desk desk;
  private final Services services;
  private final DrillViewModel drill;
  private final Map<Place, Page> pages = new EnumMap<>(Place.class);
  private Optional<Page> current = Optional.empty();

  /**
   * @param services what the pages work with
   */
  public Workplace(Texts texts, Appearance appearance, Services services) {
    this.services = services;
    this.desk = services.desk(texts, this);
    this.shell = new Shell(texts, appearance, this);
    this.drill =
        new DrillViewModel(
            services.bank(),
            Marking.by(services.numbers().marker()),
            services.log(),
            services.background(),
            services.seeds(),
            services.clock());
    services
        .numbers()
        .commaProperty()
        .addListener(
            (property, before, now) -> drill.readBy(Marking.by(services.numbers().marker())));
  }

  /** What fills the window. */
  public Shell shell() {
    return shell;
  }

  /** What the drill shows, for those who open it from elsewhere. */
  public DrillViewModel drill() {
    return drill;
  }

  @Override
  public void open(Place place) {
    current.ifPresent(Page::hidden);
    Page page = pages.computeIfAbsent(place, this::make);
    current = Optional.of(page);
    shell.show(place, page);
  }

  private Page make(Place place) {
    return switch (place) {
      case DRILL -> new DrillView(drill, desk);
      case SESSION -> new SessionView(session(), desk);
      case BANK ->
          new BankView(
              new BankViewModel(services.bank(), services.background(), this, services.seeds()),
              desk);
      case CALCULATORS ->
          new CalculatorView(
              new CalculatorViewModel(
                  Zero.CALCULATOR, new Labels(desk.texts()), services.background()),
              new Quiz(services.bank(), this),
              desk);
      case HELP -> new HelpView(new HelpViewModel(services.numbers()), desk);
    };
  }

  private SessionViewModel session() {
    NumberStyle numbers = services.numbers();
    var session =
        new SessionViewModel(
            services.bank(),
            numbers.marker(),
            services.log(),
            services.background(),
            this,
            services.seeds(),
            services.clock());
    numbers
        .commaProperty()
        .addListener((property, before, now) -> session.readBy(numbers.marker()));
    return session;
  }

  @Override
  public void drill(List<String> questions, String first) {
    open(Place.DRILL);
    drill.start(questions, first);
  }

  /** Starts with the first question of the bank. */
  public void begin() {
    List<String> all = services.bank().ids();
    if (all.isEmpty()) {
      open(Place.BANK); // which says what is missing, and why
    } else {
      drill(all, all.get(0));
    }
  }

  /** Runs this once the first question is on the page; at once in a bank without any. */
  void whenFirstPageIsReady(Runnable ready) {
    if (services.bank().ids().isEmpty() || drill.askedProperty().get() != null) {
      ready.run();
    } else {
      drill
          .askedProperty()
          .addListener(
              (property, before, now) -> {
                if (before == null) {
                  ready.run();
                }
              });
    }
  }

  @Override
  public void openCalculator(String id, Given given) {
    Calculators.byId(id)
        .ifPresent(
            calculator -> {
              open(Place.CALCULATORS);
              if (pages.get(Place.CALCULATORS) instanceof CalculatorView view) {
                view.open(calculator, given);
              }
            });
  }
}
