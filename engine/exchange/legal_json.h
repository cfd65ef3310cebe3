// Lists of legal orders as JSON.
#ifndef ENTENTE_ENGINE_EXCHANGE_LEGAL_JSON_H_
#define ENTENTE_ENGINE_EXCHANGE_LEGAL_JSON_H_

#include <vector>

#include "json/json_writer.h"
#include "legal_orders/legal_orders.h"

namespace entente {

// Appends the members of {"A PAR":["A PAR H", ..]}: by unit; in an adjustments phase builds by their site ("PAR"),
// waives by power ("FRANCE"). Nothing for a game that is over.
//   Shapes: `lister` is set to `position`; `memory` is working memory that grows as needed.
void AppendLegal(const LegalOrderLister& lister, const PositionView& position, std::vector<Order>& memory,
                 JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_LEGAL_JSON_H_
