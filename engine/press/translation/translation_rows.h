// The rows of translation.def as patterns of tokens, by direction. Static; any threads.
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
  std::string_view part;               // its name
  std::vector<PatternElement> inside;  // of a bracket
  bool repeats = false;
};
using Pattern = std::vector<PatternElement>;

struct TranslationRow {
  Pattern from, to;
  std::string_view lost;  // the detail that has no form there
  std::string_view why;   // if not empty, the form cannot be translated, and this says why
};

// The rows of a type, in the sequence in which they are tried; none for a name that is no type.
std::span<const TranslationRow> RowsOf(std::string_view type, Direction direction);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_TRANSLATION_ROWS_H_
