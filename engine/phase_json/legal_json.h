// Writes lists of legal orders as JSON.
#ifndef ENTENTE_ENGINE_PHASE_JSON_LEGAL_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_LEGAL_JSON_H_

#include <string>
#include <utility>
#include <vector>

#include "json/json_writer.h"
#include "legal_orders/legal_orders.h"

namespace entente {

// Working memory that grows as needed, and the keys of the last list (units, sites and waivers) in their sequence, each with
// its power.
struct LegalMemory {
  std::vector<Order> orders;
  std::vector<std::pair<PowerIndex, std::string>> names;
};

// Appends the members of {"A PAR":["A PAR H", ..]}. Keys are units; in an adjustments phase, sites of builds ("PAR") and
// powers with waivers ("FRANCE"). Appends nothing for a game that is over.
//   Shapes: `lister` must be set to `position`.
void AppendLegal(const LegalOrderLister& lister, const PositionView& position, LegalMemory& memory, JsonWriter& out);

// Appends the members of {"FRANCE":["A PAR", ..]} for the last list: the keys of each power.
void AppendLegalPowers(const LegalMemory& memory, const Map& map, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_LEGAL_JSON_H_
