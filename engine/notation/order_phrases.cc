#include "notation/order_phrases.h"

#include <algorithm>

#include "base/letters.h"

namespace entente {
namespace {

constexpr Phrase kPhrases[] = {
#define PHRASE(words, meaning) {PhraseKind::kWords, words, {}, meaning},
#define FRENCH(words, meaning) {PhraseKind::kWords, words, {}, meaning, true},
#define SEPARABLE(words, particle, meaning) {PhraseKind::kSeparable, words, particle, meaning},
#define COAST(word, meaning) {PhraseKind::kCoast, word, {}, meaning},
#define POWER(words, power) {PhraseKind::kPower, words, {}, power},
#include "notation/order_phrases.def"
#undef PHRASE
#undef FRENCH
#undef SEPARABLE
#undef COAST
#undef POWER
};

bool IsPhraseWord(std::string_view written, std::string_view word) {
  size_t at = 0;
  for (const char c : word) {
    const bool is_umlaut = at > 0 && at < written.size() && written[at] == 'E' && c != 'E' &&
                           std::string_view("AOU").find(written[at - 1]) < 3;
    if (is_umlaut) ++at;
    if (at == written.size() || written[at] != c) return false;
    ++at;
  }
  return at == written.size();
}

}  // namespace

std::span<const Phrase> OrderPhrases() { return kPhrases; }

PhraseWords::PhraseWords(const OrderTokens& tokens) : tokens_(tokens) {
  words_.reserve(tokens.size());
  for (size_t i = 0; i < tokens.size(); ++i) {
    const bool is_word = tokens[i].Is(OrderToken::Kind::kWord);
    words_.push_back(is_word ? LettersOf(tokens.Source(i, i + 1), false) : std::string());
  }
}

bool PhraseWords::Is(size_t i, std::string_view word) const { return IsPhraseWord(words_[i], word); }

// The token behind the words of the phrase, which may be joined by hyphens; `at` if other words are there.
size_t PhraseWords::EndOf(const Phrase& phrase, size_t at, size_t last) const {
  size_t i = at;
  for (size_t begin = 0; begin < phrase.words.size(); ++i) {
    if (i > at && tokens_[i].Is(OrderToken::Kind::kArrow) && tokens_[i].hyphen) ++i;
    const size_t end = std::min(phrase.words.find(' ', begin), phrase.words.size());
    if (i >= last || !Is(i, phrase.words.substr(begin, end - begin))) return at;
    begin = end + 1;
  }
  return i;
}

}  // namespace entente
