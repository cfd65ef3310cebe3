#include "press/language/try_filter.h"

namespace entente::press {
namespace {

// The level from which TRY may list a word; 0 for any other token.
int TryLevel(Token token) {
  switch (token.value()) {
#define DAIDE_TRY(word, level)  \
  case tokens::k##word.value(): \
    return level;
#include "press/language/grammar_0167.def"
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
