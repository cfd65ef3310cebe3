// Recognizes the result marks and remarks in brackets that judges and websites print behind an order. Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_REMARK_H_
#define ENTENTE_ENGINE_NOTATION_REMARK_H_

#include <string_view>

#include "map/map.h"
#include "notation/order_tokens.h"

namespace entente {

// Whether the tokens from `at` on, behind an order, are only remarks: "(bounce)", "(*void*)", "[dislodged from MUN]",
// "*cut*", "(BNC)", one or several, and a comment after '#'. `at` is a token of the text.
//   A bracket with a result in it is a remark; UnreadRemark finds it unless it holds results only. Any other bracket is a
//   remark unless it could be a part of the order: a coast, a route by convoy, "to" and a word, or places and words of
//   orders alone. Words for results may stand without a bracket: "bounced".
bool IsRemarkAt(const Map& map, const OrderTokens& tokens, size_t at);

// The token behind "by land" or "overland"; `at` for other words. No order can demand this way, so it is a remark.
size_t EndOfByLand(const OrderTokens& tokens, size_t at);

// Whether a bracket or a pair of stars with a result in it begins with token `at`.
bool IsResultAt(const Map& map, const OrderTokens& tokens, size_t at);

// The token behind a bracket that takes the order back and begins with token `at`: "(cancelled)"; `at` if there is none.
size_t EndOfTakingBack(const Map& map, const OrderTokens& tokens, size_t at);

// The words of an order's text that were passed over though they are neither a result nor a comment: "(if Germany
// agrees)"; the number of "Waive 2", which is one waive. Empty if there are none.
//   Shapes: the order in `text` was read with a remark (ParsedOrder::has_remark).
std::string_view UnreadRemark(const Map& map, std::string_view text);
// Whether these words stand in front of the order: the number of "2 waives".
bool IsInFront(std::string_view text, std::string_view words);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_REMARK_H_
