// Reads and writes the names of phases in jDip's test cases: "Fall 1901, Movement", read also as "Fall 1901 (Movement)".
// Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JDIP_PHASE_H_
#define ENTENTE_ENGINE_GAME_FORMS_JDIP_PHASE_H_

#include <optional>
#include <string>
#include <string_view>

#include "map/map.h"

namespace entente {

std::optional<Phase> FindJdipPhase(const Map& map, std::string_view text);
std::string JdipPhaseText(const Map& map, const Phase& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JDIP_PHASE_H_
