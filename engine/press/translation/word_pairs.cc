#include "press/translation/word_pairs.h"

#include <utility>

#include "press/language/dpp_line.h"
#include "press/language/dpp_words.h"
#include "press/language/token.h"

namespace entente::press::dpp {
namespace {

// Words with the same meaning and different spelling: DPP, DAIDE.
constexpr std::pair<Token, Token> kPairs[] = {
    {words::kCNV, tokens::kCVY}, {words::kVLD, tokens::kSUC}, {words::kStar, tokens::kERR},
    {words::kCDD, tokens::kCCD}, {words::kMBE, tokens::kNVR},
};
// Words with the same spelling and different meaning. In DPP CCD is a carbon copy; in DAIDE NEC is a coast. DAIDE's ERR
// is * in DPP, although players of DPP use ERR, too.
constexpr Token kFalseFriends[] = {words::kCCD, words::kNEC, words::kERR};

bool IsFalseFriend(Token of_dpp) {
  for (const Token token : kFalseFriends) {
    if (token == of_dpp) return true;
  }
  return false;
}

}  // namespace

Token DaideWordOf(Token of_dpp) {
  if (!IsWord(of_dpp)) return of_dpp == kSwitzerland ? kNoToken : of_dpp;
  for (const auto& [dpp_word, daide_word] : kPairs) {
    if (dpp_word == of_dpp) return daide_word;
  }
  if (of_dpp == words::kERR) return tokens::kERR;
  if (of_dpp.index() >= words::kWordCount || IsFalseFriend(of_dpp)) return kNoToken;
  for (const LanguageWord& entry : kLanguageWords) {
    if (entry.word == kWords[of_dpp.index()].word) return entry.token;
  }
  return kNoToken;
}

Token DppWordOf(Token of_daide) {
  for (const auto& [dpp_word, daide_word] : kPairs) {
    if (daide_word == of_daide) return dpp_word;
  }
  if (IsBracket(of_daide)) return of_daide;
  for (const LanguageWord& entry : kLanguageWords) {
    if (entry.token != of_daide) continue;
    for (const LanguageWord& other : kWords) {
      if (other.word == entry.word && !IsFalseFriend(other.token)) return other.token;
    }
    return kNoToken;
  }
  const bool is_same = IsNumber(of_daide) || IsPower(of_daide) || IsProvince(of_daide);
  return is_same ? of_daide : kNoToken;
}

}  // namespace entente::press::dpp
