package entente;

/**
 * How sentences are written.
 *
 * @param language a code of {@link Entente#languages}; "" for English
 * @param fullNames "Army Paris" instead of "A PAR"
 * @param width of texts of several lines: the most columns of a line; 0: no limit
 * @param board a report also lists the board after the phase
 */
public record TextOptions(String language, boolean fullNames, int width, boolean board) {
  /** In English, with ids. */
  public static final TextOptions USUAL = in("");

  /**
   * Sentences in a language, with ids.
   *
   * @param language a code of {@link Entente#languages}
   * @return the options
   */
  public static TextOptions in(String language) {
    return new TextOptions(language, false, 0, false);
  }

  /** {@return the same with full names} */
  public TextOptions withFullNames() {
    return new TextOptions(language, true, width, board);
  }

  static int number(String language) {
    return language.isEmpty() ? 0 : Native.findWord(WordList.TEXT_LANGUAGE, language);
  }

  Structs.TextOptions struct() {
    return Structs.TextOptions.ZERO.fullNames(fullNames).width(width).board(board).language(number(language));
  }
}
