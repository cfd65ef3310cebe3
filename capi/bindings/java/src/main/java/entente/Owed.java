package entente;

import java.util.List;
import java.util.Optional;

/**
 * What a power still has to order.
 *
 * @param units units without a legal order
 * @param builds builds that are neither ordered nor waived
 * @param removals removals that are not ordered
 * @param by the power that can order them; empty for none
 */
public record Owed(List<Unit> units, int builds, int removals, Optional<String> by) {
  /** {@return whether anything is owed} */
  public boolean any() {
    return !units.isEmpty() || builds > 0 || removals > 0;
  }
}
