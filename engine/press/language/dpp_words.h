// Defines the words of DPP as tokens: dpp::words::kSUB. Constants; any threads.
//
// A line of DPP becomes tokens that the readers of DAIDE's messages can read. Both languages have the same tokens for
// brackets, numbers, powers and provinces. The words of DPP have a category that DAIDE never sends, so no message
// belongs to both languages. A name is kNAME and then its characters as text tokens.
//   Source: language/dpp_words.def.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_DPP_WORDS_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_DPP_WORDS_H_

#include <array>

#include "press/language/token.h"

namespace entente::press::dpp {

enum class WordGroup : uint8_t { kUnitType, kOrder, kNote, kCoast, kSeason, kCommand, kPress };

namespace words {

// The low octets of the tokens: the rows of dpp_words.def, then the signs.
enum Row : uint8_t {
#define DPP_WORD(word, Group) kRowOf##word,
#include "press/language/dpp_words.def"
  kWordCount,
  kRowOfStar = kWordCount,
  kRowOfDash,
  kRowOfName,
  kRowCount
};

#define DPP_WORD(word, Group) inline constexpr Token k##word{Category::kReserved, kRowOf##word};
#include "press/language/dpp_words.def"
inline constexpr Token kStar{Category::kReserved, kRowOfStar};  // in HUH: stands before the token at fault
inline constexpr Token kDash{Category::kReserved, kRowOfDash};  // between turns
inline constexpr Token kNAME{Category::kReserved, kRowOfName};  // stands before the characters of a name

}  // namespace words

inline constexpr LanguageWord kWords[] = {
#define DPP_WORD(word, Group) {#word, words::k##word},
#include "press/language/dpp_words.def"
};
inline constexpr WordGroup kWordGroups[] = {
#define DPP_WORD(word, Group) WordGroup::Group,
#include "press/language/dpp_words.def"
};

// Whether the token is one of the tokens above.
constexpr bool IsWord(Token token) {
  return token.category() == Category::kReserved && token.index() < words::kRowCount;
}
constexpr bool IsOf(WordGroup group, Token token) {
  return IsWord(token) && token.index() < words::kWordCount && kWordGroups[token.index()] == group;
}

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_DPP_WORDS_H_
