package sixteenbytes.app.launch;

import java.util.List;

/**
 * A library of the system that JavaFX loads on Linux, and the package that brings it.
 *
 * @param prefix how the names of its files begin
 * @param debian the package on Debian, Ubuntu and their kin
 * @param fedora the package on Fedora, RHEL and their kin
 */
record NativeLibrary(String prefix, String debian, String fedora) {
  private static final List<NativeLibrary> KNOWN =
      List.of(
          new NativeLibrary("libgtk-3.", "libgtk-3-0", "gtk3"),
          new NativeLibrary("libgdk-3.", "libgtk-3-0", "gtk3"),
          new NativeLibrary("libgdk_pixbuf-2.0.", "libgdk-pixbuf-2.0-0", "gdk-pixbuf2"),
          new NativeLibrary("libgio-2.0.", "libglib2.0-0", "glib2"),
          new NativeLibrary("libglib-2.0.", "libglib2.0-0", "glib2"),
          new NativeLibrary("libgobject-2.0.", "libglib2.0-0", "glib2"),
          new NativeLibrary("libgmodule-2.0.", "libglib2.0-0", "glib2"),
          new NativeLibrary("libgthread-2.0.", "libglib2.0-0", "glib2"),
          new NativeLibrary("libpango-1.0.", "libpango-1.0-0", "pango"),
          new NativeLibrary("libpangoft2-1.0.", "libpangoft2-1.0-0", "pango"),
          new NativeLibrary("libpangocairo-1.0.", "libpangocairo-1.0-0", "pango"),
          new NativeLibrary("libcairo.", "libcairo2", "cairo"),
          new NativeLibrary("libcairo-gobject.", "libcairo-gobject2", "cairo-gobject"),
          new NativeLibrary("libatk-1.0.", "libatk1.0-0", "atk"),
          new NativeLibrary("libfreetype.", "libfreetype6", "freetype"),
          new NativeLibrary("libfontconfig.", "libfontconfig1", "fontconfig"),
          new NativeLibrary("libGL.", "libgl1", "libglvnd-glx"),
          new NativeLibrary("libGLX.", "libglx0", "libglvnd-glx"),
          new NativeLibrary("libX11.", "libx11-6", "libX11"),
          new NativeLibrary("libXext.", "libxext6", "libXext"),
          new NativeLibrary("libXi.", "libxi6", "libXi"),
          new NativeLibrary("libXrender.", "libxrender1", "libXrender"),
          new NativeLibrary("libXtst.", "libxtst6", "libXtst"),
          new NativeLibrary("libXxf86vm.", "libxxf86vm1", "libXxf86vm"));

  /** The sentence for a file that is not there, such as libgtk-3.so.0. */
  static String missing(String file) {
    return KNOWN.stream()
        .filter(library -> file.startsWith(library.prefix))
        .findFirst()
        .map(
            library ->
                "The desktop needs %s, which is not installed; the package %s (Debian, Ubuntu) or %s (Fedora) brings it."
                    .formatted(file, library.debian, library.fedora))
        .orElse("The desktop needs %s, which is not installed.".formatted(file));
  }
}
