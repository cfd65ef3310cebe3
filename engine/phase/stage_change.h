// What happens to units when the map changes from one phase to the next.
#ifndef ENTENTE_ENGINE_PHASE_STAGE_CHANGE_H_
#define ENTENTE_ENGINE_PHASE_STAGE_CHANGE_H_

#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// What became of one unit on entering a phase.
struct UnitChange {
  enum class Kind : uint8_t {
    kNone,
    kCaught,   // it stays where no unit may be, and may only hold
    kFreed,    // it was caught and is no more
    kAdapted,  // it has another type, or is on another coast
    kLost,
  };
  Kind kind = Kind::kNone;
  Unit now;  // for kLost: as it was
};

// What becomes of `unit`, which stood there under stage `before`, when stage `after` comes into force.
//   Source: maps/LANGUAGE.md (IN and FROM). No allocation; any threads.
UnitChange ChangeOf(const Map& map, const RuleOptions& rules, size_t before, size_t after, const Unit& unit);

// Closes the retreats of dislodged units that the position's stage does not allow.
void CloseRetreats(PositionRef position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_STAGE_CHANGE_H_
