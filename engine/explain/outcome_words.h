// Gives the words for reasons, events and their causes that JSON, the C ABI and reports share. Static text,
// zero-terminated; any threads.
//   Source: the words of datc_tests/README.md (Results).
#ifndef ENTENTE_ENGINE_EXPLAIN_OUTCOME_WORDS_H_
#define ENTENTE_ENGINE_EXPLAIN_OUTCOME_WORDS_H_

#include <string_view>

#include "messages/catalogue.h"
#include "order/illegality.h"
#include "order/outcome.h"

namespace entente {

// "bounced", "no_convoy", ..., "stated"; "none" for kNone, "" for an unknown number.
std::string_view ReasonWord(Reason reason);
// "succeeds" or "fails"; for a line that did neither, its reason: "replaced", "stated", "ignored".
std::string_view OutcomeWord(Reason reason);
inline bool IsFailure(Reason reason) { return reason != Reason::kNone && reason < Reason::kReplaced; }

// The word of an outcome in texts for people.
MessageId OutcomePhrase(Reason reason);

// "disbanded", "removed", "waived", "solo", ..., "retreated"; "" for an unknown number.
std::string_view EventWord(EventKind kind);

// "no_retreat", "no_order", "civil_disorder", "not_ordered", "victory", "illegal_order", ..., "retreat_failed"; "" for none and
// unknown numbers.
std::string_view EventWhyWord(EventWhy why);

// "malformed", "wrong_phase", ..., "handed_over"; "none" for kNone, "" for an unknown number.
std::string_view IllegalityWord(Illegality why);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_OUTCOME_WORDS_H_
