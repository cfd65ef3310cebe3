package entente;

/** The outcome of {@link Adjudicator#adjudicate}. */
public final class Adjudication extends Outcome {
  private final Handle scratch;
  private final Position after;
  private final Position next;

  Adjudication(Handle scratch, GameMap map, Source source, long serial, Structs.PhaseSummary summary) {
    super(map, source, 0, serial, summary);
    this.scratch = scratch;
    after = new Position(map, to -> Native.scratchAfter(scratch, to));
    next = new Position(map, to -> Native.scratchNext(scratch, to));
    fill(Native.scratchResults(scratch), Native.scratchEvents(scratch), Native.scratchLosses(scratch));
  }

  /** {@return the position straight after the phase, before centers change hands} */
  public Position after() {
    return after;
  }

  /** {@return the position of the next phase to be played, or of the end of the game} */
  public Position next() {
    return next;
  }

  @Override
  public String explain(String order, TextForm form, TextOptions options) {
    return source.current(this, () -> Native.scratchExplain(scratch, order, form, options.struct()));
  }
}
