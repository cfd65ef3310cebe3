package entente;

import java.util.Collection;
import java.util.List;

/** Adjudicates JSON phases and games as the program "entente" does; keeps memory and maps between calls. Each call holds its lock. */
public final class Exchange implements AutoCloseable {
  /**
   * What a phase of a document stands for.
   *
   * @param map its map
   * @param rules its rules
   * @param position its position
   */
  public record Board(GameMap map, Rules rules, Position position) {}

  private final Handle handle;
  private final Structs.TextOptions options;

  /** With the standard map and the default rules, in English. */
  public Exchange() {
    this(null, null, TextOptions.USUAL);
  }

  /**
   * With a map and rules for inputs that name none.
   *
   * @param map the map; null: the standard map
   * @param rules the rules; null: the default of the map
   * @param options how sentences are written, unless the input says it
   */
  public Exchange(GameMap map, Rules rules, TextOptions options) {
    handle = new Handle(Native.exchangeNew(map == null ? null : map.handle, Rules.struct(rules)), Native.CALLS::entente_exchange_free);
    this.options = options.struct();
  }

  @Override
  public void close() {
    handle.close();
  }

  /**
   * Sets the parts that later results leave out.
   *
   * @param parts the parts
   */
  public void leaveOut(ResultParts... parts) {
    int bits = 0;
    for (ResultParts each : parts) bits |= each.number();
    Native.exchangeLeaveOut(handle, bits);
  }

  /**
   * The result of a phase, or of every phase with orders of a game (result.schema.json).
   *
   * @param json the phase or game
   * @return the result
   * @throws EntenteException.InvalidArgument with line and column
   */
  public String adjudicate(String json) {
    return Native.exchangeAdjudicate(handle, json, options);
  }

  /**
   * The result of a phase of a document.
   *
   * @param document the document
   * @param phase the number of the phase
   * @return the result
   */
  public String adjudicate(Document document, int phase) {
    return Native.exchangeAdjudicatePhase(handle, document.handle, phase, options);
  }

  /**
   * The legal orders of a phase by unit, build site or power (legal.schema.json).
   *
   * @param json the phase or game
   * @return the orders
   */
  public String legal(String json) {
    return Native.exchangeLegal(handle, json, options);
  }

  /**
   * The legal orders of a phase of a document.
   *
   * @param document the document
   * @param phase the number of the phase
   * @return the orders
   */
  public String legal(Document document, int phase) {
    return Native.exchangeLegalPhase(handle, document.handle, phase, options);
  }

  /**
   * A phase as readable text: each order with outcome and reason, events, the next position.
   *
   * @param document the document
   * @param phase the number of the phase
   * @return the report
   */
  public String report(Document document, int phase) {
    return Native.exchangeReport(handle, document.handle, phase, options);
  }

  /**
   * Why an order of a phase ended as it did.
   *
   * @param document the document
   * @param phase the number of the phase
   * @param order the order or unit; null: all orders
   * @param form for people, JSON, or a graph
   * @return the explanation
   * @throws EntenteException.NotFound if no such order was given
   */
  public String explain(Document document, int phase, String order, TextForm form) {
    return Native.exchangeExplain(handle, document.handle, phase, order, form, options);
  }

  /**
   * A phase as a picture with its orders and results, or as text.
   *
   * @param document the document
   * @param phase the number of the phase
   * @param order the order or unit that gets a ring, with the units that made it fail; null: none
   * @param how how it is drawn
   * @return SVG or text
   * @throws EntenteException.NotFound if no such order was given
   */
  public String render(Document document, int phase, String order, RenderOptions how) {
    GameMap map = how.outlook().isEmpty() ? null : read(document, phase).map();
    return Native.exchangeRender(handle, document.handle, phase, order, how.struct(map));
  }

  /**
   * Possible mistakes in the orders of a phase.
   *
   * @param document the document
   * @param phase the number of the phase
   * @param form JSON (advice.schema.json) or for people
   * @return the advice
   */
  public String advise(Document document, int phase, TextForm form) {
    return Native.exchangeAdvise(handle, document.handle, phase, null, form, options);
  }

  /**
   * Possible mistakes in the orders of a phase.
   *
   * @param document the document
   * @param phase the number of the phase
   * @param about whose orders; empty: all
   * @param unknown powers whose orders the reader must not learn from it; null: those that handed in nothing
   * @param outlook also what surely happens and what may
   * @param form JSON (advice.schema.json) or for people
   * @return the advice
   */
  public String advise(Document document, int phase, Collection<String> about, Collection<String> unknown, boolean outlook, TextForm form) {
    return Native.exchangeAdvise(handle, document.handle, phase, read(document, phase).map().question(about, unknown, outlook), form, options);
  }

  /**
   * Adjudicates a recorded game again and compares.
   *
   * @param document the game
   * @param form JSON (replay.schema.json) or for people
   * @return the differences
   */
  public String replay(Document document, TextForm form) {
    return Native.exchangeReplay(handle, document.handle, form, options).replay();
  }

  /**
   * Counts draw votes.
   *
   * @param ballot the votes (ballot.schema.json)
   * @param policy how a draw is voted on
   * @return {"draw":["FRANCE", ..]} or {"draw":null}
   */
  public String countVotes(String ballot, DrawPolicy policy) {
    return Native.exchangeCountVotes(handle, policy, ballot, options);
  }

  /**
   * Map, rules and position of a phase.
   *
   * @param document the document
   * @param phase the number of the phase
   * @return the three
   */
  public Board read(Document document, int phase) {
    synchronized (handle) {
      Native.ExchangeReadGot got = Native.exchangeRead(handle, document.handle, phase, options);
      GameMap map = new GameMap(Native.mapRetain(got.gameMap()));
      return new Board(map, new Rules(got.rules()), new Position(map, got.position()));
    }
  }

  /** {@return sentences about parts of the last input that were not read or had no effect} */
  public List<String> notes() {
    return Entente.lines(Native.exchangeNotes(handle));
  }
}
