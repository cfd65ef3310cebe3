// Says which orders a phase will find legal, for code that chooses among the lines of a sheet before adjudication.
// Made for one position; the first question builds its board. One thread.
#ifndef ENTENTE_ENGINE_PHASE_SHEET_LEGALITY_H_
#define ENTENTE_ENGINE_PHASE_SHEET_LEGALITY_H_

#include <optional>

#include "board/legality_check.h"

namespace entente {

class SheetLegality : public LegalityCheck {
 public:
  SheetLegality(const PositionView& position, const RuleOptions& rules) : position_(position), rules_(rules) {}
  CheckedOrder Check(Order order) override;

 private:
  const PositionView& position_;
  const RuleOptions& rules_;
  std::optional<BoardView> board_;  // set in a movement phase
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_SHEET_LEGALITY_H_
