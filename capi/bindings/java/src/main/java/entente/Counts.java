package entente;

/**
 * What a power has on the board.
 *
 * @param units units without the dislodged ones
 * @param dislodged dislodged units
 * @param centers supply centers
 */
public record Counts(int units, int dislodged, int centers) {}
