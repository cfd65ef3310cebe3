// The words of players in order_phrases.def: finds the longest phrase that begins at a word of an order text. Any
// threads.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_PHRASES_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_PHRASES_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/order_tokens.h"

namespace entente {

enum class PhraseKind : uint8_t { kWords, kSeparable, kCoast, kPower };

struct Phrase {
  PhraseKind kind;
  std::string_view words, particle, meaning;  // in capitals without accents; meaning: the order words, or none
  bool is_french_verb = false;
};

std::span<const Phrase> OrderPhrases();

// A phrase in a text, and the token behind its words.
struct PhraseMatch {
  const Phrase* phrase = nullptr;
  size_t end = 0;
};

// The words of a text as phrases have them: in capitals without accents.
class PhraseWords {
 public:
  // `tokens` must outlive this object.
  explicit PhraseWords(const OrderTokens& tokens);

  // The word of a token; empty for a sign.
  const std::string& operator[](size_t i) const { return words_[i]; }
  // Whether token `i` is `word`. Ä, Ö and Ü may be written AE, OE and UE.
  bool Is(size_t i, std::string_view word) const;

  // The longest phrase at token `at` that ends behind token `end` and at `last` at the latest, and for which
  // fits(phrase, its end) is true; of two, the one with a particle. Without one, a match without a phrase that ends at
  // `end`.
  template <typename Fits>
  PhraseMatch LongestAt(size_t at, size_t end, size_t last, Fits fits) const {
    PhraseMatch best{nullptr, end};
    for (const Phrase& phrase : OrderPhrases()) {
      if (!words_[at].starts_with(phrase.words.front())) continue;
      const size_t behind = EndOf(phrase, at, last);
      const bool is_fuller = behind == best.end && best.phrase != nullptr && phrase.kind == PhraseKind::kSeparable;
      if ((behind > best.end || is_fuller) && fits(phrase, behind)) best = {&phrase, behind};
    }
    return best;
  }

 private:
  size_t EndOf(const Phrase& phrase, size_t at, size_t last) const;

  const OrderTokens& tokens_;
  std::vector<std::string> words_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_PHRASES_H_
