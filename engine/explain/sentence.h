// Writes one plain sentence for the result of an order, or for an event, with the reason.
//
// Uses only the result; it counts no strengths. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_SENTENCE_H_
#define ENTENTE_ENGINE_EXPLAIN_SENTENCE_H_

#include <span>
#include <string>

#include "explain/names.h"
#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// Appends the sentence for a result to `text`.
//   Shapes: `before` is the position whose adjudication gave `result`. `all` has the results of all orders; if it is
//           empty, the sentence leaves out what only the other results show. Order values may be anything, even
//           malformed.
void AppendResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                          std::string& text, Voice voice = {});

std::string ResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all = {},
                           Voice voice = {});

// Whether a line may have been for the unit of an order that the rules made: another order of it, or an unreadable line
// of its power. True if `all` is empty.
bool MayHaveOrder(const Map& map, std::span<const OrderResult> all, Order implied);

// As "A MUN of Germany was disbanded: it had no place to go." `stage` gives the names of powers and places.
std::string EventSentence(const Map& map, const MapStage& stage, const PhaseEvent& event, Voice voice = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_SENTENCE_H_
