// Chooses the lines of a sheet for forms with one set of orders for each power, so that the orders that count under the
// rules of the game are those that are written. Any threads.
//   Source: DATC 4.D.1, 4.D.2, 4.E.5.
#ifndef ENTENTE_ENGINE_GAME_FORMS_LINE_USES_H_
#define ENTENTE_ENGINE_GAME_FORMS_LINE_USES_H_

#include <cstdint>
#include <vector>

#include "records/game_record.h"

namespace entente {

enum class LineUse : uint8_t {
  kWritten,
  kLeftOut,    // another order or set counts instead
  kPowerless,  // a line of no power
  kDone,       // a statement about sets that counted: the lines that are written follow it
};

// The use of each line of a phase.
std::vector<LineUse> UsesOfLines(const RecordedPhase& phase, const RuleOptions& rules);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_LINE_USES_H_
