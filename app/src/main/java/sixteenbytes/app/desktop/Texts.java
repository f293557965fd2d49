package sixteenbytes.app.desktop;

import java.util.Locale;
import java.util.ResourceBundle;

/** What the desktop says, in one bundle that can be translated. */
public final class Texts {
  private final ResourceBundle bundle;

  public Texts(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** The texts that come with the program. */
  public static Texts bundled() {
    return new Texts(ResourceBundle.getBundle("sixteenbytes.assets.texts.desktop", Locale.ROOT));
  }

  public String get(String key) {
    return bundle.getString(key);
  }

  /** A text with values in the places that {@link String#format} marks. */
  public String get(String key, Object... values) {
    return String.format(Locale.ROOT, bundle.getString(key), values);
  }

  /** The text of a key that is made of data, such as a topic, or the data itself made readable. */
  public String named(String family, String id) {
    String key = family + "." + id;
    if (bundle.containsKey(key)) {
      return bundle.getString(key);
    }
    String words = id.replace('-', ' ');
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
