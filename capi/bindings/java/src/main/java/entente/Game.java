package entente;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A game: its position, the orders handed in, its history. Each call holds its lock, so threads may share it. It is freed by {@link #close} or
 * when it is dropped; a call after close() is an IllegalStateException.
 */
public final class Game implements AutoCloseable {
  private final Handle handle;
  private final GameMap map;
  private final Played played;

  // The played phases; keeps the game alive for its results.
  private record Played(Handle game) implements Source {
    @Override
    public <T> T current(Outcome of, Supplier<T> call) {
      synchronized (game) {
        if (of.phase >= Native.gamePhaseCount(game) || Native.gameSummary(game, of.phase).serial() != of.serial) throw Source.stale();
        return call.get();
      }
    }

    @Override
    public String texts(Outcome of, PhaseTexts kind, Structs.TextOptions options) {
      return Native.gameTexts(game, of.phase, kind, options);
    }
  }

  private Game(long made, GameMap map) {
    handle = Handle.game(made);
    this.map = map != null ? map : new GameMap(Native.mapRetain(Native.gameMap(handle)));
    played = new Played(handle);
  }

  /** A game at the start of the standard map. */
  public Game() {
    this(GameMap.standard());
  }

  /**
   * A game at the start of a map, under its default rules.
   *
   * @param map the map
   */
  public Game(GameMap map) {
    this(map, null, null);
  }

  /**
   * A game at the start of a map.
   *
   * @param map the map
   * @param rules the rules
   */
  public Game(GameMap map, Rules rules) {
    this(map, rules, null);
  }

  /**
   * A game at a position.
   *
   * @param map the map
   * @param rules the rules; null: the default of the map
   * @param position the position; null: the start of the map
   */
  public Game(GameMap map, Rules rules, Position position) {
    this(Native.gameNew(map.handle, Rules.struct(rules), position == null ? null : position.bytes), map);
  }

  /**
   * A game at the start of a shipped map.
   *
   * @param map the name of the map
   * @param rules a text, as {@link Rules#Rules(String, GameMap)} takes it
   * @return the game
   * @throws EntenteException.NotFound for an unknown map, naming the nearest
   * @throws EntenteException.InvalidArgument for unreadable rules, with the column of the word
   */
  public static Game of(String map, String rules) {
    GameMap chosen = new GameMap(map);
    return new Game(chosen, new Rules(rules, chosen));
  }

  /**
   * A game of random legal orders, the same for a seed on every platform.
   *
   * @param seed the seed
   * @param map the map
   * @param maxPhases the most phases to be played
   * @return the game
   */
  public static Game random(long seed, GameMap map, int maxPhases) {
    try (Handle scratch = new Handle(Native.scratchNew(map.handle), Native.CALLS::entente_scratch_free)) {
      return new Game(Native.play(scratch, null, seed, maxPhases).game(), map);
    }
  }

  /**
   * A game of {@link #save}.
   *
   * @param json the JSON
   * @return the game
   * @throws EntenteException.InvalidArgument with line and column
   */
  public static Game load(String json) {
    return load(json, null);
  }

  /**
   * A game of {@link #save}.
   *
   * @param json the JSON
   * @param map for games that name none or name this one; null: shipped maps only
   * @return the game
   * @throws EntenteException.InvalidArgument with line and column
   */
  public static Game load(String json, GameMap map) {
    return load(json.getBytes(StandardCharsets.UTF_8), map);
  }

  /**
   * A game of {@link #saveBytes}.
   *
   * @param bytes the bytes
   * @return the game
   * @throws EntenteException.InvalidArgument if the bytes are damaged
   */
  public static Game load(byte[] bytes) {
    return load(bytes, null);
  }

  /**
   * A game of {@link #saveBytes}.
   *
   * @param bytes the bytes
   * @param map is used instead of the one in the bytes, if the game was played on it; null: none
   * @return the game
   * @throws EntenteException.InvalidArgument if the bytes are damaged
   */
  public static Game load(byte[] bytes, GameMap map) {
    return new Game(Native.gameLoad(bytes, map == null ? null : map.handle), null);
  }

  @Override
  public void close() {
    handle.close();
  }

  // Copies and saves.

  /** {@return an independent copy, which shares the played phases} */
  public Game fork() {
    return new Game(Native.gameFork(handle), map);
  }

  /**
   * A copy as a power may see it. Saved, it may be sent to the player.
   *
   * @param power the power
   * @return the copy
   */
  public Game view(String power) {
    return new Game(Native.gameView(handle, map.powerNumber(power)), map);
  }

  /** {@return the game as JSON, which every other program of Entente reads} */
  public String save() {
    return Native.gameSave(handle);
  }

  /** {@return the game in a binary form, a sixth of the length of JSON} */
  public byte[] saveBytes() {
    return Native.gameSaveBinary(handle);
  }

  // What it is.

  private Structs.GameInfo info() {
    return Native.gameDescribe(handle);
  }

  /** {@return the map} */
  public GameMap map() {
    return map;
  }

  /** {@return the rules} */
  public Rules rules() {
    return new Rules(Native.gameRules(handle));
  }

  /** {@return the current phase: "S1901M"; "COMPLETED" if the game is over} */
  public String phaseName() {
    return info().phaseName();
  }

  /** {@return movement, retreats, adjustments, or a phase of the map's own} */
  public PhaseType phaseType() {
    return info().phaseType();
  }

  /** {@return the year of the current phase} */
  public int year() {
    return info().year();
  }

  /** {@return whether the game has ended} */
  public boolean isOver() {
    return end() != EndKind.NONE;
  }

  /** {@return how the game ended; {@link EndKind#NONE} if it goes on} */
  public EndKind end() {
    return info().endKind();
  }

  /** {@return the winners of that end} */
  public List<String> winners() {
    return map.powersOf(info().winners());
  }

  /** {@return the powers that want the phase to wait} */
  public List<String> waiting() {
    return map.powersOf(info().waiting());
  }

  /** {@return the number of phases played; also the number of the current phase} */
  public int phaseCount() {
    return Native.gamePhaseCount(handle);
  }

  /** {@return the current position, a copy} */
  public Position position() {
    synchronized (handle) {
      return positionAt(phaseCount());
    }
  }

  /**
   * The position at the start of a phase, a copy.
   *
   * @param phase the number of the phase
   * @return the position
   * @throws EntenteException.InvalidArgument for a phase that the game has not reached
   */
  public Position positionAt(int phase) {
    return new Position(map, to -> Native.gamePosition(handle, phase, to));
  }

  /**
   * The number of the first phase of a name, played or current.
   *
   * @param name the name
   * @return the number
   * @throws EntenteException.NotFound if there is none
   */
  public int findPhase(String name) {
    return Native.gameFindPhase(handle, name);
  }

  /**
   * A played phase by number.
   *
   * @param number the number
   * @return the phase
   * @throws EntenteException.InvalidArgument if it was not played
   */
  public PlayedPhase phase(int number) {
    synchronized (handle) {
      return new PlayedPhase(handle, map, played, number, Native.gameSummary(handle, number));
    }
  }

  /**
   * A played phase by name.
   *
   * @param name the name
   * @return the phase
   * @throws EntenteException.NotFound if there is none
   */
  public PlayedPhase phase(String name) {
    synchronized (handle) {
      return phase(findPhase(name));
    }
  }

  /** {@return the played phases, from the first} */
  public List<PlayedPhase> phases() {
    synchronized (handle) {
      return IntStream.range(0, phaseCount()).mapToObj(this::phase).toList();
    }
  }

  /** {@return a 64-bit hash of the game, the same in every version and language} */
  public long hash() {
    synchronized (handle) {
      return hash(phaseCount());
    }
  }

  /**
   * A 64-bit hash of the game up to the start of a phase.
   *
   * @param phase the number of the phase
   * @return the hash
   */
  public long hash(int phase) {
    return Native.gameHash(handle, phase);
  }

  // Orders.

  /**
   * Hands in the orders of a power, which replace those handed in before. Illegal and unreadable orders are kept: they are results.
   *
   * @param power whose units are ordered
   * @param orders the orders, in any notation, one or more lines each
   * @throws EntenteException.WrongPhase if the game is over
   */
  public void submit(String power, String... orders) {
    submit(power, Arrays.asList(orders), SubmitMode.REPLACE, null);
  }

  /**
   * Hands in the orders of a power.
   *
   * @param power whose units are ordered
   * @param orders the orders, in any notation
   * @param mode what happens to the orders handed in before
   * @param by the power that hands them in, if it must be allowed to; null: the host
   * @throws EntenteException.WrongPhase if the game is over
   * @throws EntenteException.InvalidArgument if "by" may not order the power's units
   */
  public void submit(String power, Collection<String> orders, SubmitMode mode, String by) {
    Native.gameSubmitText(handle, map.powerNumber(power), String.join("\n", orders), Structs.Submission.ZERO.by(map.powerOrNone(by)).mode(mode));
  }

  /**
   * Hands in the orders of a power, which replace those handed in before.
   *
   * @param power whose units are ordered
   * @param orders the orders
   */
  public void submit(String power, Collection<Order> orders) {
    submitOrders(power, orders, SubmitMode.REPLACE, null);
  }

  /**
   * Hands in the orders of a power.
   *
   * @param power whose units are ordered
   * @param orders the orders
   * @param mode what happens to the orders handed in before
   * @param by the power that hands them in, if it must be allowed to; null: the host
   */
  public void submitOrders(String power, Collection<Order> orders, SubmitMode mode, String by) {
    Native.gameSubmit(handle, map.powerNumber(power), Order.packed(orders), Structs.Submission.ZERO.by(map.powerOrNone(by)).mode(mode));
  }

  /**
   * The lines that a power handed in for the current phase.
   *
   * @param power the power
   * @return the lines
   */
  public List<String> orders(String power) {
    synchronized (handle) {
      return orders(power, phaseCount(), false);
    }
  }

  /**
   * The lines that a power handed in for a phase, or its default orders.
   *
   * @param power the power
   * @param phase the number of the phase
   * @param defaults true: the default orders of the power for the current phase
   * @return the lines
   */
  public List<String> orders(String power, int phase, boolean defaults) {
    return Entente.lines(Native.gameOrdersText(handle, phase, map.powerNumber(power), defaults));
  }

  /**
   * Takes back the order for the unit or site of a province.
   *
   * @param power the power
   * @param province the province; null: all orders of the power
   * @throws EntenteException.NotFound if there is no such order
   */
  public void cancel(String power, String province) {
    cancel(power, province, null);
  }

  /**
   * Takes back the order for the unit or site of a province.
   *
   * @param power the power
   * @param province the province; null: all orders of the power
   * @param by the power that takes it back, if it must be allowed to; null: the host
   * @throws EntenteException.NotFound if there is no such order
   */
  public void cancel(String power, String province, String by) {
    Native.gameCancelOrder(handle, map.powerNumber(power), map.provinceOrAll(province), map.powerOrNone(by));
  }

  /**
   * The legal orders of a province.
   *
   * @param province the province
   * @return the orders
   */
  public List<Order> legalOrders(String province) {
    return legalOrders(province, null);
  }

  /**
   * The legal orders of a province and of a power.
   *
   * @param province the province; null: of all
   * @param power the power; null: of all
   * @return the orders
   */
  public List<Order> legalOrders(String province, String power) {
    return Order.of(map, Native.gameLegalOrders(handle, map.powerOrNone(power), map.provinceOrAll(province)));
  }

  /**
   * What one order is worth in the current phase; the game does not change.
   *
   * @param power who would give it
   * @param text the order
   * @return the answer, with a sentence in English
   * @throws EntenteException.WrongPhase if the game is over
   */
  public OrderCheck checkOrder(String power, String text) {
    return checkOrder(power, text, TextOptions.USUAL);
  }

  /**
   * What one order is worth in the current phase; the game does not change.
   *
   * @param power who would give it
   * @param text the order
   * @param options how the sentence is written
   * @return the answer
   * @throws EntenteException.WrongPhase if the game is over
   */
  public OrderCheck checkOrder(String power, String text, TextOptions options) {
    Native.GameCheckOrderGot got = Native.gameCheckOrder(handle, map.powerNumber(power), text, options.struct());
    Structs.OrderCheck check = got.check();
    return new OrderCheck(check.isLegal(), check.reason(), check.illegality(), Order.ofNullable(map, check.order()), got.sentence(),
        check.faultOffset(), check.faultLength());
  }

  /**
   * What a power still has to order.
   *
   * @param power the power
   * @return what it owes
   * @throws EntenteException.WrongPhase if the game is over
   */
  public Owed owed(String power) {
    int number = map.powerNumber(power);
    synchronized (handle) {
      Structs.Owed owed = Native.gameOwed(handle, number);
      return new Owed(map.units(Native.gameOwedUnits(handle, number)), owed.buildCount(), owed.removalCount(), Optional.ofNullable(map.powerId(owed.by())));
    }
  }

  /** {@return what all powers owe, and whether the phase is ready, as JSON} */
  public String owedJson() {
    return Native.gameOwedJson(handle);
  }

  /** {@return possible mistakes in the orders handed in so far, in English} */
  public String advise() {
    return advise(List.of(), null, false, TextForm.FOR_PEOPLE, TextOptions.USUAL);
  }

  /**
   * Possible mistakes in the orders handed in so far.
   *
   * @param about whose orders; empty: all
   * @param unknown powers whose orders the reader must not learn from it; null: those that handed in nothing
   * @param outlook also what surely happens and what may
   * @param form for people or JSON (advice.schema.json)
   * @param options how sentences are written
   * @return the advice
   */
  public String advise(Collection<String> about, Collection<String> unknown, boolean outlook, TextForm form, TextOptions options) {
    return Native.gameAdvise(handle, map.question(about, unknown, outlook), form, options.struct());
  }

  /**
   * Says whether a power wants the phase to wait; {@link #process} ignores it, the host decides.
   *
   * @param power the power
   * @param waits whether it wants the phase to wait
   */
  public void setWaiting(String power, boolean waits) {
    Native.gameSetWaiting(handle, map.powerNumber(power), waits);
  }

  /**
   * Lets a power hand in orders of another, as a deputy, or no longer.
   *
   * @param by the deputy
   * @param power the other power
   * @param allowed whether it may
   */
  public void allow(String by, String power, boolean allowed) {
    Native.gameAllow(handle, map.powerNumber(by), map.powerNumber(power), allowed);
  }

  /**
   * Whether a power may hand in orders of another.
   *
   * @param by the one
   * @param power the other
   * @return whether it may
   */
  public boolean mayOrder(String by, String power) {
    return Native.gameMayOrder(handle, map.powerNumber(by), map.powerNumber(power));
  }

  // Time.

  /**
   * Plays the current phase with the orders handed in, and goes on to the next one.
   *
   * @return the played phase
   * @throws EntenteException.WrongPhase if the game is over
   */
  public PlayedPhase process() {
    synchronized (handle) {
      Native.gameProcess(handle);
      return phase(phaseCount() - 1);
    }
  }

  /**
   * Takes back the last phase; its orders are handed in again.
   *
   * @throws EntenteException.WrongPhase if no phase was played
   */
  public void undo() {
    Native.gameUndo(handle);
  }

  /**
   * Plays the phase that was undone last again.
   *
   * @throws EntenteException.WrongPhase if no phase was undone
   */
  public void redo() {
    Native.gameRedo(handle);
  }

  /**
   * Undoes or redoes phases until so many are played.
   *
   * @param phase the number of phases
   * @throws EntenteException.InvalidArgument beyond the played and undone phases
   */
  public void goTo(int phase) {
    Native.gameGoTo(handle, phase);
  }

  // Votes and ends.

  /** {@return how a draw is voted on} */
  public DrawPolicy drawPolicy() {
    return info().drawPolicy();
  }

  /**
   * Says how a draw is voted on; deletes all votes.
   *
   * @param policy how
   */
  public void setDrawPolicy(DrawPolicy policy) {
    Native.gameSetDrawPolicy(handle, policy);
  }

  private Structs.Vote struct(String power, VoteKind kind, String[] powers) {
    return new Structs.Vote(map.mask(Arrays.asList(powers)), map.powerNumber(power), kind, false);
  }

  /**
   * Casts a vote. A vote that completes a draw ends the game.
   *
   * @param power who votes
   * @param kind for a draw, for a list, a concession
   * @param powers of a list the draw, of a concession the power conceded to
   * @throws EntenteException.InvalidArgument saying why, if the vote is refused
   */
  public void vote(String power, VoteKind kind, String... powers) {
    Native.gameVote(handle, struct(power, kind, powers));
  }

  /**
   * Takes a vote back.
   *
   * @param power who voted
   * @param kind the kind of the vote
   * @param powers of a list the draw
   */
  public void cancelVote(String power, VoteKind kind, String... powers) {
    Native.gameCancelVote(handle, struct(power, kind, powers));
  }

  /**
   * Carries out a mail judge's command.
   *
   * @param power the power; null: the moderator
   * @param text "SET DRAW AEF"; of the moderator "SET DIAS"
   */
  public void voteCommand(String power, String text) {
    Native.gameVoteCommand(handle, map.powerOrNone(power), text);
  }

  /** {@return the votes that count now} */
  public List<Vote> votes() {
    return Arrays.stream(Native.gameVotes(handle))
        .map(each -> new Vote(map.powerId(each.power()), each.kind(), map.powersOf(each.powers()), each.listIgnored())).toList();
  }

  /**
   * Ends the game as its players or the host decide.
   *
   * @param kind how
   * @param winners for whom
   */
  public void stop(EndKind kind, String... winners) {
    Native.gameEnd(handle, kind, map.mask(Arrays.asList(winners)));
  }

  /**
   * Lets a game go on that was stopped.
   *
   * @throws EntenteException.WrongPhase if it is not over, or was won
   */
  public void resume() {
    Native.gameResume(handle);
  }

  /** {@return ends beside the victory on the board} */
  public EndRules endRules() {
    Structs.EndRules found = Native.gameEndRules(handle);
    return new EndRules(found.lastSurvivor(), found.hasLastYear() ? OptionalInt.of(found.lastYear()) : OptionalInt.empty(), found.yearLimit(),
        found.stalemateYears(), found.phaseLimit());
  }

  /**
   * Sets ends beside the victory on the board.
   *
   * @param rules the ends
   */
  public void setEndRules(EndRules rules) {
    Native.gameSetEndRules(handle, Structs.EndRules.ZERO.lastSurvivor(rules.lastSurvivor()).hasLastYear(rules.lastYear().isPresent())
        .lastYear(rules.lastYear().orElse(0)).yearLimit(rules.yearLimit()).stalemateYears(rules.stalemateYears()).phaseLimit(rules.phaseLimit()));
  }

  /** {@return "standard, S1901M"} */
  @Override
  public String toString() {
    return map + ", " + phaseName();
  }
}
