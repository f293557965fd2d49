/**
 * The desktop: one window with a navigation on the left and one page at a time.
 *
 * <p>A page is a view, which builds and binds nodes, and a view model, which knows no node. What
 * things look like stands in the style sheets of the assets, what they say in its texts.
 */
package sixteenbytes.app.desktop;
