package entente;

import java.util.Set;

/**
 * How a board is drawn.
 *
 * @param form a picture (SVG), or the board as text in sequence, for screen readers
 * @param theme the colors of what is no power's
 * @param palette colors of powers, or colors and patterns for players to whom two colors look alike
 * @param hidden what is left out
 * @param fullNames "Army Paris" instead of "A PAR"
 * @param width of SVG in pixels, of text in columns; 0: its own
 * @param language one of {@link Entente#languages}; "" for English
 * @param outlook the powers of whose orders it is drawn what they do surely and what they may do, however the others are ordered, instead of
 *     results; empty: results
 */
public record RenderOptions(RenderForm form, RenderTheme theme, RenderPalette palette, Set<RenderParts> hidden, boolean fullNames, int width,
    String language, Set<String> outlook) {
  /** A picture with everything, in the usual colors, in English. */
  public static final RenderOptions USUAL = of(RenderForm.SVG, RenderTheme.LIGHT);

  /**
   * With everything, in the usual colors of powers, in English.
   *
   * @param form a picture or text
   * @param theme the colors of what is no power's
   * @return the options
   */
  public static RenderOptions of(RenderForm form, RenderTheme theme) {
    return new RenderOptions(form, theme, RenderPalette.USUAL, Set.of(), false, 0, "", Set.of());
  }

  /**
   * The same of an outlook.
   *
   * @param powers the powers
   * @return the options
   */
  public RenderOptions withOutlook(String... powers) {
    return new RenderOptions(form, theme, palette, hidden, fullNames, width, language, Set.of(powers));
  }

  Structs.RenderOptions struct(GameMap map) {
    int bits = hidden.stream().mapToInt(RenderParts::number).reduce(0, (a, b) -> a | b);
    return Structs.RenderOptions.ZERO.form(form).theme(theme).palette(palette).hidden(bits).fullNames(fullNames).width(width)
        .language(TextOptions.number(language)).outlook(outlook.isEmpty() ? 0 : map.mask(outlook));
  }
}
