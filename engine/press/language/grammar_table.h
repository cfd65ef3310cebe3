// Gives the productions of grammar_0167.def and grammar_dpp.def as rows. Static; any threads.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_TABLE_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_TABLE_H_

#include <cstdint>
#include <span>
#include <string_view>

#include "press/language/message_check.h"

namespace entente::press {

enum class GrammarWhen : uint8_t { kAlways, k0143, k0167, k0178, kPartialDraws };

struct GrammarRow {
  std::string_view type;
  int level;  // kObserverLevel for all clients
  GrammarWhen when;
  std::string_view production;
  bool is_list;  // `production` is a list of words, each a production
};

// The rows in the order of the table; rows of the same type stand together. The editions of DAIDE have one table,
// whose rows say by `when` which editions they belong to.
std::span<const GrammarRow> GrammarRows(Dialect dialect = Dialect::k0167);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_TABLE_H_
