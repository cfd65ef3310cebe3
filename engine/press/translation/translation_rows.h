// Gives the rows of translation.def as patterns of tokens, by direction. Static; any threads.
#ifndef ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_ROWS_H_
#define ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_ROWS_H_

#include <span>
#include <string_view>
#include <vector>

#include "press/language/token.h"

namespace entente::press::dpp {

enum class Direction : uint8_t { kToDaide, kToDpp };

// A word, a bracket, or a part that is translated by itself.
struct PatternElement {
  Token word = kNoToken;
  std::string_view part;               // the name of the part
  std::vector<PatternElement> inside;  // the content of the bracket
  bool repeats = false;
};
using Pattern = std::vector<PatternElement>;

struct TranslationRow {
  Pattern from, to;
  std::string_view lost;  // the detail that the other language cannot express
  std::string_view why;   // if not empty: the reason why the form cannot be translated
};

// The rows of a type, in the order in which they are tried; empty for a name that is no type.
std::span<const TranslationRow> RowsOf(std::string_view type, Direction direction);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_ROWS_H_
