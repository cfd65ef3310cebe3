// Second-rank words (`alias?`) in order text, for games in which they are refused (NO_CHECK). Any threads.
//   Source: maps/LANGUAGE.md (Places).
#ifndef ENTENTE_ENGINE_NOTATION_AMBIGUOUS_WORD_H_
#define ENTENTE_ENGINE_NOTATION_AMBIGUOUS_WORD_H_

#include <string_view>

#include "base/status.h"
#include "map/map.h"
#include "rules/rule_options.h"

namespace entente {

// Ok unless the rules refuse second-rank words and `text` uses one: invalid argument at its Place. Text that cannot be
// cut into words is left to ParseOrder.
Status CheckWords(const Map& map, const RuleOptions& rules, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_AMBIGUOUS_WORD_H_
