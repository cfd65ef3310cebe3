// Decides what happens to units when the map changes from one phase to the next.
#ifndef ENTENTE_ENGINE_PHASE_STAGE_CHANGE_H_
#define ENTENTE_ENGINE_PHASE_STAGE_CHANGE_H_

#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// The change of one unit on entering a phase.
struct UnitChange {
  enum class Kind : uint8_t {
    kNone,
    kCaught,   // stays in a province where no unit may be; may only hold
    kFreed,    // was caught before and no longer is
    kAdapted,  // has another type, or is on another coast
    kLost,
  };
  Kind kind = Kind::kNone;
  Unit now;  // for kLost: the unit before
};

// The change of `unit`, which stands on the board under stage `before`, when stage `after` comes into force.
//   Source: maps/LANGUAGE.md (IN and FROM). No allocation; any threads.
UnitChange ChangeOf(const Map& map, const RuleOptions& rules, size_t before, size_t after, const Unit& unit);

// Closes the retreats that the position's stage does not allow.
void CloseRetreats(PositionRef position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_STAGE_CHANGE_H_
