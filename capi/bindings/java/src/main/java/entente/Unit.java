package entente;

/**
 * A unit on the board.
 *
 * @param power the id of its power
 * @param type army or fleet
 * @param location the id of the province or coast where it stands
 */
public record Unit(String power, UnitType type, String location) {
  /** {@return "A PAR"} */
  @Override
  public String toString() {
    return (type == UnitType.ARMY ? "A " : "F ") + location;
  }
}
