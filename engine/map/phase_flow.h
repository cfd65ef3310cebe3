// Phases and the order in which a map's years run through them.
//   Source: maps/LANGUAGE.md (Phases and victory).
#ifndef ENTENTE_ENGINE_MAP_PHASE_FLOW_H_
#define ENTENTE_ENGINE_MAP_PHASE_FLOW_H_

#include <cstdint>

namespace entente {

enum class PhaseType : uint8_t {
  kMovement = 0,
  kRetreats = 1,
  kAdjustments = 2,
  kOther = 3,  // a type of the map's own: it has no orders and waits until the caller goes on
};

// A phase of a game: an element of the map's flow, and the year.
struct Phase {
  int32_t year = 0;
  uint16_t game_year = 0;  // NEWYEAR steps passed since the game began (indexes VICTORY lists)
  uint16_t element = 0;    // index into the map's flow; always an element of kind kPhase

  friend bool operator==(const Phase&, const Phase&) = default;
};

struct FlowElement {
  enum class Kind : uint8_t { kPhase = 0, kNewYear = 1, kIfYearDiv = 2 };
  Kind kind = Kind::kPhase;
  PhaseType type = PhaseType::kMovement;  // kPhase
  uint8_t reserved[2] = {0, 0};
  uint32_t season = 0;     // kPhase: text reference into the map (Map::Season)
  uint32_t type_name = 0;  // kPhase: text reference into the map (Map::TypeName)
  int32_t step = 0;        // kNewYear: years to add; kIfYearDiv: divisor
  int32_t remainder = 0;   // kIfYearDiv
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_PHASE_FLOW_H_
