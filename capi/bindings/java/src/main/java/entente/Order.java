package entente;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * An order: a 64-bit value with the map whose places it names. It may be illegal.
 *
 * @param map the map
 * @param bits the 64 bits
 */
public record Order(GameMap map, long bits) {
  /**
   * Reads an order of a movement phase in any notation.
   *
   * @param map the map
   * @param text the order
   * @param power who gives it; null if the text names it
   * @return the order
   * @throws EntenteException.InvalidArgument with column, offset and length of the offending word
   */
  public static Order read(GameMap map, String text, String power) {
    return read(map, text, power, PhaseType.MOVEMENT, null);
  }

  /**
   * Reads an order in any notation.
   *
   * @param map the map
   * @param text the order
   * @param power who gives it; null if the text names it
   * @param phaseType decides the meaning of "-" and "D"
   * @param rules decide whether ambiguous words are errors; null: the default of the map
   * @return the order
   * @throws EntenteException.InvalidArgument with column, offset and length of the offending word
   */
  public static Order read(GameMap map, String text, String power, PhaseType phaseType, Rules rules) {
    return new Order(map, Native.orderRead(map.handle, Rules.struct(rules), phaseType, map.powerOrNone(power), text));
  }

  static List<Order> of(GameMap map, long[] packed) {
    return Arrays.stream(packed).mapToObj(bits -> new Order(map, bits)).toList();
  }

  static long[] packed(Collection<Order> orders) {
    return orders.stream().mapToLong(Order::bits).toArray();
  }

  static Optional<Order> ofNullable(GameMap map, long bits) {
    return (bits & 15) == 0 ? Optional.empty() : Optional.of(new Order(map, bits));
  }

  private Structs.OrderFields fields() {
    return Native.orderUnpack(bits);
  }

  /** {@return hold, move, ...} */
  public OrderKind kind() {
    return fields().kind();
  }

  /** {@return who gives it; empty if the order does not say} */
  public Optional<String> power() {
    return Optional.ofNullable(map.powerId(fields().power()));
  }

  /** {@return the type of the ordered unit, or of the one to build; empty if the order does not say} */
  public Optional<UnitType> unitType() {
    Structs.OrderFields fields = fields();
    return fields.unitTypeKnown() ? Optional.of(fields.unitType()) : Optional.empty();
  }

  /** {@return where the ordered unit stands, or the build site; empty of a waive} */
  public Optional<String> source() {
    return Optional.ofNullable(map.place(fields().source()));
  }

  /** {@return the destination of a move, retreat, supported move or convoy} */
  public Optional<String> target() {
    return Optional.ofNullable(map.place(fields().target()));
  }

  /** {@return where the supported or convoyed unit stands} */
  public Optional<String> third() {
    return Optional.ofNullable(map.place(fields().third()));
  }

  /** {@return whether the order says that the unit moves by convoy} */
  public boolean viaConvoy() {
    return fields().viaConvoy();
  }

  /** {@return the normal form: "A PAR - BUR"} */
  @Override
  public String toString() {
    return Native.orderWrite(map.handle, bits);
  }
}
