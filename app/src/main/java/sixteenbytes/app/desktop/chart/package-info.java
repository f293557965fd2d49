/** Curves: axes without nodes, and the node that draws them in the colours of the style sheets. */
package sixteenbytes.app.desktop.chart;
