// Rewrites order text in words that the reader knows: without the signs around it (bare_text.h), and with the words of
// order_phrases.def (sentences of websites and judges, French, German) in place. Call it only after the other readings
// of a text have failed. Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_USUAL_WORDS_H_
#define ENTENTE_ENGINE_NOTATION_USUAL_WORDS_H_

#include <optional>

#include "base/plain_text.h"
#include "map/map.h"
#include "notation/order_tokens.h"

namespace entente {

// The text in usual words; no value if that is the same text, or too long. `tokens` is memory for the work.
//   A name of the map is never rewritten.
std::optional<PlainText> InUsualWords(const Map& map, PhaseType phase_type, const PlainText& plain,
                                      OrderTokens& tokens);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_USUAL_WORDS_H_
