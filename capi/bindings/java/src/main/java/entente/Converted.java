package entente;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A game in another form.
 *
 * @param bytes the game; text in all forms but the binary one
 * @param notes a sentence for each kind of content that was left out or computed
 */
public record Converted(byte[] bytes, List<String> notes) {
  /** {@return the bytes as text} */
  public String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
