// Cuts order text into tokens: words, arrows and brackets, each with its place in the source and in the key text.
//
// The *key text* is the source in the form of stored place names (maps/LANGUAGE.md, Places: upper case, dots dropped,
// hyphens as blanks, blanks around brackets). So the key of any run of tokens is a slice of the key text, and a name of
// several words is looked up without building a string. One thread at a time per OrderTokens; the next Read reuses its
// memory.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_TOKENS_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_TOKENS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "notation/order_words.h"
#include "notation/text_fault.h"

namespace entente {

inline constexpr size_t kMaxOrderBytes = 512;

struct OrderToken {
  enum class Kind : uint8_t { kWord, kArrow, kSlash, kOpen, kClose, kStar, kSymbol, kEnd };
  Kind kind = Kind::kEnd;
  OrderWord word = OrderWord::kNone;  // the meaning of a kWord
  bool hyphen = false;                // an arrow that may be a hyphen: a single dash without a blank on either side
  bool colon_after = false;           // "France:"
  uint16_t begin = 0, end = 0;        // bytes of the source
  uint16_t key_begin = 0, key_end = 0;

  bool Is(Kind other) const { return kind == other; }
  bool Is(OrderWord other) const { return kind == Kind::kWord && word == other; }
};

class OrderTokens {
 public:
  // Cuts `text`, which must outlive this object. Returns a fault for more than kMaxOrderBytes, bytes that are no UTF-8,
  // and control characters other than tab and line ends.
  std::optional<TextFault> Read(std::string_view text);

  // A key for the tokens first..last-1, which become one word.
  struct NewKey {
    size_t first, last;
    std::string key;
  };
  // Replaces the keys of tokens. `keys` ascend and do not overlap.
  void Replace(std::span<const NewKey> keys);
  // Gives the tokens their places in `written`. Call it if the text that was cut is the plain form of `written`
  // (plain_text.h).
  void MoveTo(std::string_view written, std::span<const uint32_t> origin);

  size_t size() const { return tokens_.size(); }
  // Token `i`; the kEnd token for every number from size() on.
  const OrderToken& operator[](size_t i) const { return i < tokens_.size() ? tokens_[i] : end_; }
  // The source, and the matching key, of the tokens first..last-1. Needs first < last <= size().
  std::string_view Source(size_t first, size_t last) const {
    return text_.substr(tokens_[first].begin, tokens_[last - 1].end - tokens_[first].begin);
  }
  std::string_view Key(size_t first, size_t last) const {
    return std::string_view(key_).substr(tokens_[first].key_begin,
                                         tokens_[last - 1].key_end - tokens_[first].key_begin);
  }
  // The number of characters in the source before token `i`.
  int CharactersBefore(size_t i) const { return CodePointCount(text_.substr(0, tokens_[i].begin)); }

 private:
  void Cut(std::string_view upper);
  size_t CutWord(std::string_view upper, size_t begin);
  void Add(OrderToken::Kind kind, size_t begin, size_t end, std::string_view key);

  std::string_view text_;
  std::string upper_;
  std::string key_;
  std::string word_;            // the key of a word with dots
  bool blank_pending_ = false;  // the key needs a blank before the next token
  std::vector<OrderToken> tokens_;
  OrderToken end_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_TOKENS_H_
