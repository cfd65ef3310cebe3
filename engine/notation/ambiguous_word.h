// Finds second-rank words (`alias?`) in order text, for games that refuse such words (NO_CHECK). Any threads.
//   Source: maps/LANGUAGE.md (Places).
#ifndef ENTENTE_ENGINE_NOTATION_AMBIGUOUS_WORD_H_
#define ENTENTE_ENGINE_NOTATION_AMBIGUOUS_WORD_H_

#include <optional>
#include <string_view>

#include "map/map.h"
#include "notation/text_fault.h"
#include "rules/rule_options.h"

namespace entente {

// The fault of the first second-rank word in `text`. No value if there is none, if the rules accept such words, or if
// the text cannot be cut into words.
std::optional<TextFault> AmbiguousWordIn(const Map& map, const RuleOptions& rules, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_AMBIGUOUS_WORD_H_
