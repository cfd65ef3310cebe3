package entente;

/** A phase of a game that was played. After an undo its results stay; what asks the library throws. */
public final class PlayedPhase extends Outcome {
  private final Handle game;
  private final Position position;
  private final Position after;

  PlayedPhase(Handle game, GameMap map, Source source, int number, Structs.PhaseSummary summary) {
    super(map, source, number, summary.serial(), summary);
    this.game = game;
    position = new Position(map, to -> Native.gamePosition(game, number, to));
    after = new Position(map, to -> Native.gameAfter(game, number, to));
    fill(Native.gameResults(game, number), Native.gameEvents(game, number), Native.gameLosses(game, number));
  }

  /** {@return its number, from 0} */
  public int number() {
    return phase;
  }

  /** {@return "S1901M"} */
  public String name() {
    return position.phaseName();
  }

  /** {@return the position at the start of the phase} */
  public Position position() {
    return position;
  }

  /** {@return the position straight after the phase, before centers change hands} */
  public Position after() {
    return after;
  }

  /**
   * The result as JSON: orders, events, losses, after, next (result.schema.json).
   *
   * @param options how sentences are written
   * @return the JSON
   */
  public String json(TextOptions options) {
    return source.current(this, () -> Native.gamePhaseJson(game, phase, options.struct()));
  }

  @Override
  public String explain(String order, TextForm form, TextOptions options) {
    return source.current(this, () -> Native.gameExplain(game, phase, order, form, options.struct()));
  }
}
