// Lists of legal orders as JSON.
#ifndef ENTENTE_ENGINE_PHASE_JSON_LEGAL_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_LEGAL_JSON_H_

#include <string>
#include <utility>
#include <vector>

#include "json/json_writer.h"
#include "legal_orders/legal_orders.h"

namespace entente {

// Working memory that grows as needed, and what was appended last: the names of units, sites and waives in their
// sequence, with whose they are.
struct LegalMemory {
  std::vector<Order> orders;
  std::vector<std::pair<PowerIndex, std::string>> names;
};

// Appends the members of {"A PAR":["A PAR H", ..]}: by unit; in an adjustments phase builds by their site ("PAR"),
// waives by power ("FRANCE"). Nothing for a game that is over.
//   Shapes: `lister` is set to `position`.
void AppendLegal(const LegalOrderLister& lister, const PositionView& position, LegalMemory& memory, JsonWriter& out);

// Appends the members of {"FRANCE":["A PAR", ..]} for what was appended last: power by power, which names are its own.
void AppendLegalPowers(const LegalMemory& memory, const Map& map, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_LEGAL_JSON_H_
