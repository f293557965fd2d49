package sixteenbytes.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitFor;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class HelpWalkTest {
  private static final String RING = "l1-ring-allreduce-bytes";

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({"1280, 800, ''", "1920, 1080, -1920"})
  void from_an_empty_field_to_the_help_where_the_comma_is_chosen_and_back(
      int width, int height, String suffix, FxRobot person) throws TimeoutException {
    Camera camera = Camera.in(person, width, height, suffix);
    Workplace workplace = camera.workplace();
    person.interact(() -> workplace.drill(List.of(RING), RING));
    wait(() -> workplace.drill().askedProperty().get() != null);
    assertThat(shown(person, camera, "#what-can-be-typed").isVisible()).isTrue();
    person.interact(() -> workplace.drill().typedProperty().set("1,120 GB"));
    wait(() -> workplace.drill().echoProperty().get() != null);
    assertThat(shown(person, camera, "#what-can-be-typed").isVisible()).isFalse();
    person.interact(() -> workplace.drill().typedProperty().set(""));
    waitForFxEvents();

    person.interact(() -> ((javafx.scene.control.Hyperlink) link(person, camera)).fire());
    camera.take("help");
    assertThat(toggle(person, camera, "#decimal-point").isSelected()).isTrue();
    assertThat(person.from(root(camera)).lookup(".help-line").queryAll()).hasSizeGreaterThan(50);

    person.interact(() -> toggle(person, camera, "#decimal-comma").fire());
    waitForFxEvents();
    assertThat(toggle(person, camera, "#decimal-point").isSelected()).isFalse();
    person.interact(() -> toggle(person, camera, "#decimal-comma").fire());
    assertThat(toggle(person, camera, "#decimal-comma").isSelected()).isTrue();

    person.interact(() -> workplace.open(Place.DRILL));
    person.interact(() -> ((TextField) shown(person, camera, "#answer")).setText("1,120 GB"));
    wait(() -> ((Label) shown(person, camera, "#echo")).getText().startsWith("1.12"));
    person.interact(() -> camera.opened().frame().appearance().useTextSizeNearest(150));
    person.interact(() -> workplace.open(Place.HELP));
    camera.take("help-large-text");
    camera.close();
  }

  private static Node link(FxRobot person, Camera camera) {
    return shown(person, camera, "#what-can-be-typed");
  }

  private static ToggleButton toggle(FxRobot person, Camera camera, String id) {
    return (ToggleButton) shown(person, camera, id);
  }

  private static Node shown(FxRobot person, Camera camera, String id) {
    return person.from(root(camera)).lookup(id).query();
  }

  private static Node root(Camera camera) {
    return camera.opened().frame().scene().getRoot();
  }

  private static void wait(Callable<Boolean> condition) throws TimeoutException {
    waitFor(10, TimeUnit.SECONDS, condition);
    waitForFxEvents();
  }
}
