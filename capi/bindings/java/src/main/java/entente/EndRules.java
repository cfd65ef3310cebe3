package entente;

import java.util.OptionalInt;

/**
 * Ends of a game beside the victory on the board.
 *
 * @param lastSurvivor the last power that is left wins
 * @param lastYear the game ends when the next phase is in a year beyond it; empty: never
 * @param yearLimit how it then ends
 * @param stalemateYears years without a center changing hands that make a draw; 0: never
 * @param phaseLimit phases after which the game is a draw; 0: never
 */
public record EndRules(boolean lastSurvivor, OptionalInt lastYear, YearLimit yearLimit, int stalemateYears, int phaseLimit) {
  /** As a new game has them. */
  public static final EndRules NONE = new EndRules(false, OptionalInt.empty(), YearLimit.DRAW, 0, 0);
}
