package entente;

import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/** Adjudicates positions without a game: working memory of one map. Threads wait for each other: give each its own. */
public final class Adjudicator implements AutoCloseable {
  private final GameMap map;
  private final Handle handle;
  private final Last last;

  // The last adjudication; keeps the working memory alive for its results.
  private static final class Last implements Source {
    private final Handle scratch;
    private long serial;

    Last(Handle scratch) {
      this.scratch = scratch;
    }

    @Override
    public <T> T current(Outcome of, Supplier<T> call) {
      synchronized (scratch) {
        if (of.serial != serial) throw Source.stale();
        return call.get();
      }
    }

    @Override
    public String texts(Outcome of, PhaseTexts kind, Structs.TextOptions options) {
      return Native.scratchTexts(scratch, kind, options);
    }
  }

  /**
   * Working memory for a map.
   *
   * @param map the map
   */
  public Adjudicator(GameMap map) {
    this.map = map;
    handle = new Handle(Native.scratchNew(map.handle), Native.CALLS::entente_scratch_free);
    last = new Last(handle);
  }

  @Override
  public void close() {
    handle.close();
  }

  /**
   * Adjudicates one phase; the position stays as it is. Results of an earlier call lose their sentences.
   *
   * @param position the position
   * @param orders the orders of all powers
   * @param rules the rules; null: the default of the map
   * @return the outcome
   * @throws EntenteException.WrongPhase if the game is over
   */
  public Adjudication adjudicate(Position position, Collection<Order> orders, Rules rules) {
    synchronized (handle) {
      ++last.serial;
      Structs.PhaseSummary summary = Native.adjudicate(handle, position.bytes, Rules.struct(rules), Order.packed(orders));
      return new Adjudication(handle, map, last, last.serial, summary);
    }
  }

  /**
   * The same of arrays.
   *
   * @param position the bytes of a position, {@link GameMap#positionSize} of them
   * @param orders the bits of the orders
   * @param next gets the bytes of the next position; null: it is not wanted
   * @param rules the rules; null: the default of the map
   * @return the results: one for each order, then the implied ones
   */
  public PackedResult[] adjudicatePacked(byte[] position, long[] orders, byte[] next, Rules rules) {
    check(position.length == map.positionSize, "a position has GameMap.positionSize() bytes");
    synchronized (handle) {
      ++last.serial;
      Native.adjudicate(handle, position, Rules.struct(rules), orders);
      if (next != null) Native.scratchNext(handle, next);
      return Native.scratchResults(handle);
    }
  }

  /**
   * Adjudicates many positions, each of which becomes its next position.
   *
   * @param positions the bytes of the positions, one after the other
   * @param orders the bits of the orders of all positions
   * @param starts position i has the orders from starts[i] up to starts[i + 1]
   * @param results gets the result of each order; null: they are not wanted
   * @param statuses gets the number of the status of each position, 0 if it was adjudicated; null: they are not wanted
   * @param rules the rules; null: the default of the map
   * @throws EntenteException.InvalidArgument for arrays of other lengths; or a position that is none: "positions[7]: .."
   */
  public void adjudicateBatch(byte[] positions, long[] orders, long[] starts, PackedResult[] results, int[] statuses, Rules rules) {
    int count = starts.length - 1;
    check(count >= 0 && positions.length == (long) count * map.positionSize, "positions and starts have other numbers of positions");
    check(starts[count] <= orders.length && (results == null || starts[count] <= results.length), "orders or results are too short");
    check(statuses == null || statuses.length >= count, "statuses are too short");
    synchronized (handle) {
      ++last.serial;
      Native.adjudicateBatch(handle, positions, count, Rules.struct(rules), orders, starts, results, statuses);
    }
  }

  private static void check(boolean fits, String message) {
    if (!fits) throw EntenteException.of(Status.INVALID_ARGUMENT, message);
  }

  /**
   * The legal orders of a province and of a power.
   *
   * @param position the position
   * @param province the province; null: of all
   * @param power the power; null: of all
   * @param rules the rules; null: the default of the map
   * @return the orders
   */
  public List<Order> legalOrders(Position position, String province, String power, Rules rules) {
    return Order.of(map, Native.legalOrders(handle, position.bytes, Rules.struct(rules), map.powerOrNone(power), map.provinceOrAll(province)));
  }

  /**
   * The legal orders as numbers.
   *
   * @param position the position
   * @param actions the numbering
   * @param power the power; null: of all
   * @param rules the rules; null: the default of the map
   * @return the numbers
   */
  public int[] legalActions(Position position, Actions actions, String power, Rules rules) {
    return Native.legalActions(handle, position.bytes, Rules.struct(rules), actions.handle, map.powerOrNone(power));
  }

  /**
   * The next choices of an order for a province.
   *
   * @param position the position
   * @param province the province of the unit or build site
   * @param chosen the choices made so far, of {@link Choices#numbers}
   * @return the next choices
   * @throws EntenteException.NotFound for a choice that was not offered
   */
  public Choices choices(Position position, String province, int... chosen) {
    return Choices.of(map, Native.orderChoices(handle, position.bytes, null, Native.NO_POWER, map.provinceNumber(province), chosen));
  }
}
