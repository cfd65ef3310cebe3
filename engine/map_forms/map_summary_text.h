// Writes a summary of a map as text for people. For one with everything, as JSON, see map_summary.h.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_TEXT_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_TEXT_H_

#include <optional>
#include <string>

#include "map/map.h"

namespace entente {

// Lines with the counts of the map, its settings, and the home centers of each power; in English. The map is the one in
// force in `phase`, or the base map (before any IN or FROM) without a phase.
std::string MapSummaryText(const Map& map, const std::optional<Phase>& phase = std::nullopt);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_TEXT_H_
