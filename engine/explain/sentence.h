// Writes one plain sentence for the result of an order, or for an event: why it ended as it did.
//
// Uses the result alone; strengths are not counted here. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_SENTENCE_H_
#define ENTENTE_ENGINE_EXPLAIN_SENTENCE_H_

#include <span>
#include <string>

#include "explain/names.h"
#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// Appends the sentence for a result to `text`.
//   Shapes: `before` is the position that was adjudicated to get `result`; `all` are the results of its orders, or
//           nothing: then what only the other results show is left out. Order values may be anything, malformed ones
//           too.
void AppendResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all,
                          std::string& text, Voice voice = {});

std::string ResultSentence(const PositionView& before, const OrderResult& result, std::span<const OrderResult> all = {},
                           Voice voice = {});

// "A MUN of Germany was disbanded: it had no place to go."
// `stage` says what powers and places are called.
std::string EventSentence(const Map& map, const MapStage& stage, const PhaseEvent& event, Voice voice = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_SENTENCE_H_
