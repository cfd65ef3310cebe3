package entente;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The library: its version, its lists, and conversion between the forms of games. Any threads. */
public final class Entente {
  private Entente() {}

  /** {@return "1.1.0"} */
  public static String version() {
    return Native.version();
  }

  /** {@return the codes of the languages, English first} */
  public static List<String> languages() {
    return counted(i -> Native.word(WordList.TEXT_LANGUAGE, i));
  }

  /** {@return the scoring systems; the index of each is the ordinal of its {@link ScoreSystem}} */
  public static List<Described> scoreSystems() {
    return counted(i -> {
      ScoreSystem system = ScoreSystem.of(i);
      if (system == null) return null;
      Structs.ScoreSystemInfo info = Native.scoreSystemDescribe(system);
      return new Described(info.name(), info.text());
    });
  }

  /** {@return the forms in which games are exchanged} */
  public static List<Described> gameForms() {
    return counted(i -> {
      Structs.GameFormInfo info = Native.gameFormDescribe(i);
      return new Described(info.name(), info.text());
    });
  }

  /**
   * Converts a game, a phase or a position from one form to another.
   *
   * @param source the game
   * @param from its form; {@link GameForm#GUESS} to guess it
   * @param to the form wanted
   * @param map for games that name none or name this one; null: the standard map
   * @param rules for games that say nothing about rules; null: the default
   * @param options how notes are written
   * @return the game in the other form
   * @throws EntenteException.NotFound if the form cannot be guessed
   * @throws EntenteException.InvalidArgument with line and column, if the text is not in its form; or if the other form cannot hold it
   */
  public static Converted convert(byte[] source, GameForm from, GameForm to, GameMap map, Rules rules, TextOptions options) {
    Native.ConvertGot got = Native.convert(source, from, to, map == null ? null : map.handle, Rules.struct(rules), options.struct());
    return new Converted(got.target(), lines(got.notes()));
  }

  /**
   * Converts a text whose form is guessed.
   *
   * @param source the game
   * @param to the form wanted
   * @return the game in the other form
   */
  public static Converted convert(String source, GameForm to) {
    return convert(source.getBytes(StandardCharsets.UTF_8), GameForm.GUESS, to, null, null, TextOptions.USUAL);
  }

  /**
   * Gives the last phase of a listing of the e-mail judges with its results, then the next position. The orders may be in the judges'
   * words or as players type them.
   *
   * @param source the listing
   * @param map its map; null: the standard map
   * @param rules the rules; null: the default
   * @param options how notes are written
   * @return the listing
   * @throws EntenteException.InvalidArgument with line and column, for a line that cannot be read
   * @throws EntenteException.WrongPhase if the game is over
   */
  public static Converted adjudicateListing(String source, GameMap map, Rules rules, TextOptions options) {
    Native.AdjudicateListingGot got =
        Native.adjudicateListing(source, map == null ? null : map.handle, Rules.struct(rules), options.struct());
    return new Converted(got.listing().getBytes(StandardCharsets.UTF_8), lines(got.notes()));
  }

  /**
   * The same with the standard map and the default rules.
   *
   * @param source the listing
   * @return the listing with its results
   */
  public static Converted adjudicateListing(String source) {
    return adjudicateListing(source, null, null, TextOptions.USUAL);
  }

  // What a function gives by number, until it gives null or says NotFound.
  static <T> List<T> counted(IntFunction<T> give) {
    List<T> all = new ArrayList<>();
    try {
      for (T each = give.apply(0); each != null; each = give.apply(all.size())) all.add(each);
    } catch (EntenteException.NotFound e) {
      return List.copyOf(all);
    }
    return List.copyOf(all);
  }

  static List<String> lines(String text) {
    return text.lines().filter(line -> !line.isEmpty()).toList();
  }
}
