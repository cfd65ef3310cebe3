// The words of the language and their tokens. Constants; any threads.
//   Source: map_forms/daide_tokens.def.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_LANGUAGE_WORDS_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_LANGUAGE_WORDS_H_

#include <string_view>

#include "press/language/token.h"

namespace entente::press {

struct LanguageWord {
  std::string_view word;  // "NME"; the brackets are "BRA" and "KET"
  Token token;
};

inline constexpr LanguageWord kLanguageWords[] = {
#define DAIDE_TOKEN(word, Category, low) {#word, tokens::k##word},
#include "map_forms/daide_tokens.def"
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_LANGUAGE_WORDS_H_
