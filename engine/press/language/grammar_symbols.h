// Numbers the tokens that the grammars distinguish: the words of both languages, and the categories. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_SYMBOLS_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_SYMBOLS_H_

#include <bitset>
#include <cstdint>
#include <string_view>

#include "press/language/message_check.h"
#include "press/language/token.h"

namespace entente::press {

// A small number for a token that is no bracket.
using Symbol = uint16_t;
inline constexpr size_t kSymbolCount = 320;
using SymbolSet = std::bitset<kSymbolCount>;

Symbol SymbolOf(Token token);

// The symbols that a name in a production stands for: "YES", "0", "power". Empty for the name of a type.
SymbolSet SymbolsNamed(std::string_view name, Dialect dialect);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_SYMBOLS_H_
