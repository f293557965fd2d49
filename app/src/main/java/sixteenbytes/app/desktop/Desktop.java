package sixteenbytes.app.desktop;

import java.time.Clock;
import java.time.ZoneId;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadLocalRandom;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.slf4j.LoggerFactory;
import sixteenbytes.app.desktop.background.FxBackground;
import sixteenbytes.app.desktop.background.HeldBack;
import sixteenbytes.app.desktop.component.MarkdownView;
import sixteenbytes.app.desktop.component.Typesetting;
import sixteenbytes.app.progress.DataFolder;
import sixteenbytes.bank.Bank;

/** The desktop of the program, as the command line knows it. */
public final class Desktop {
  /** Seeds short enough to be told to somebody else. */
  private static final long SEEDS = 10_000;

  private Desktop() {}

  /**
   * Opens the window, and returns when it has been closed.
   *
   * @param folder where answers are kept
   * @throws RuntimeException as JavaFX throws it, if no window can be opened
   * @throws LinkageError if a native library is missing
   */
  public static void launch(DataFolder folder) {
    System.setProperty("java.awt.headless", "true"); // the typesetter needs fonts of AWT, no screen
    EarlyClasses.loadAside();
    CompletableFuture<Bank> bank = CompletableFuture.supplyAsync(Bank::load);
    var fonts = new CompletableFuture<Void>();
    var closed = new CompletableFuture<Void>();
    Platform.startup(
        () -> {
          try {
            open(bank, fonts, folder, closed);
          } catch (RuntimeException | LinkageError cause) {
            closed.completeExceptionally(cause);
          }
        });
    try {
      fonts.completeAsync(Desktop::loadFonts, Runnable::run); // here, while the window is built
      MarkdownView.prepare();
      closed.join();
    } catch (CompletionException failed) {
      throw asItWas(failed);
    } finally {
      Platform.exit();
    }
  }

  private static void log(Throwable cause) {
    LoggerFactory.getLogger(Desktop.class).error("the questions could not be read", cause);
  }

  private static Void loadFonts() {
    Fonts.load();
    return null;
  }

  private static RuntimeException asItWas(CompletionException failed) {
    if (failed.getCause() instanceof LinkageError missing) {
      throw missing;
    }
    return failed.getCause() instanceof RuntimeException cause ? cause : failed;
  }

  private static void open(
      CompletableFuture<Bank> bank,
      CompletableFuture<Void> fonts,
      DataFolder folder,
      CompletableFuture<Void> closed) {
    Clock clock = Clock.system(ZoneId.systemDefault());
    var answers = new KeptAnswers(folder, clock);
    var formulas = new HeldBack(new FxBackground("typesetting"));
    var stage = new Stage();
    var frame = new WindowFrame(stage);
    var numbers = new NumberStyle();
    var services =
        new Services(
            bank.join(),
            numbers,
            answers,
            new FxBackground("drill"),
            new Typesetting(formulas),
            () -> ThreadLocalRandom.current().nextLong(1, SEEDS),
            clock);
    stage.setOnHidden(
        event -> {
          answers.close();
          closed.complete(null);
        });
    new Preferences(folder.path().resolve("preferences.properties"))
        .applyTo(frame.appearance(), numbers);
    fonts.join();
    Workplace workplace = frame.fill(services);
    stage.show();
    workplace.whenFirstPageIsReady(
        () -> {
          if (StartupReport.isAskedFor()) {
            StartupReport.printAfterFirstPage(frame.scene(), stage::close);
          } else {
            FirstPaint.of(
                frame.scene(),
                () -> {
                  formulas.letGo();
                  frame.addIcons();
                  formulas.run(
                      services.bank()::questions, all -> {}, Desktop::log); // for the lists
                });
          }
        });
  }
}
