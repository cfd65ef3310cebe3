#include "press/language/try_filter.h"

#include <algorithm>

#include "press/language/grammar_table.h"
#include "press/language/language_words.h"

namespace entente::press {
namespace {

int TryLevel(Token token) {
  const auto word = std::find_if(std::begin(kLanguageWords), std::end(kLanguageWords),
                                 [&](const LanguageWord& entry) { return entry.token == token; });
  if (word == std::end(kLanguageWords)) return 0;
  for (const TryWord& entry : TryWords()) {
    if (entry.word == word->word) return entry.level;
  }
  return 0;
}

}  // namespace

Message PassedOn(MessageView press, int level) {
  Message passed(press.begin(), press.end());
  if (press.empty() || press[0] != tokens::kTRY) return passed;
  std::erase_if(passed, [&](Token token) { return TryLevel(token) > level; });
  return passed;
}

}  // namespace entente::press
