package sixteenbytes.app.desktop;

import java.time.Clock;
import sixteenbytes.app.desktop.background.Background;
import sixteenbytes.app.desktop.component.Typesetting;

/**
 * What every page is given.
 *
 * @param texts what the pages say
 * @param typesetting for formulas
 * @param background for work that must not hold up the screen
 * @param navigation to the other pages
 * @param clock for time that passes while somebody thinks
 */
public record Desk(
    Texts texts,
    Typesetting typesetting,
    Background background,
    Navigation navigation,
    Clock clock) {}
