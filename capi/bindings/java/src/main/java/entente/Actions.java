package entente;

import java.util.Collection;
import java.util.List;

/** Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes; any threads. It is freed when it is dropped. */
public final class Actions {
  /** The number of an order that is no action. */
  public static final int NONE = Native.NO_ACTION;

  final Handle handle;
  private final GameMap map;

  /**
   * The actions of a map.
   *
   * @param map the map
   * @param rules the rules; null: the default of the map
   */
  public Actions(GameMap map, Rules rules) {
    this.map = map;
    handle = new Handle(Native.actionsNew(map.handle, Rules.struct(rules)), Native.CALLS::entente_actions_free);
  }

  /** {@return how many there are} */
  public int size() {
    return Native.actionsCount(handle);
  }

  /** {@return a hash of the numbering: keep it beside what was learnt} */
  public long hash() {
    return Native.actionsHash(handle);
  }

  /**
   * The numbers of orders.
   *
   * @param orders the orders
   * @return the numbers, {@link #NONE} for an order that is no action
   */
  public int[] ofOrders(Collection<Order> orders) {
    return Native.actionsOfOrders(handle, Order.packed(orders));
  }

  /**
   * The orders of numbers, without a power.
   *
   * @param numbers the numbers
   * @return the orders
   * @throws EntenteException.NotFound for a number beyond the last
   */
  public List<Order> toOrders(int... numbers) {
    return Order.of(map, Native.actionsToOrders(handle, numbers));
  }
}
