// Collects what can follow in an order that is written word by word: the next word of each legal order that begins so. A unit
// ("A MAR") counts as one word, and a coast ("/NC") may follow its province.
#ifndef ENTENTE_CAPI_CLI_LEGAL_NEXT_H_
#define ENTENTE_CAPI_CLI_LEGAL_NEXT_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace entente_cli {

class NextWords {
 public:
  // `begun`: the words so far, in any case, with any blanks between them.
  explicit NextWords(absl::string_view begun);

  // Looks at an order in its normal form ("A PAR S A MAR - BUR").
  void Add(absl::string_view order);
  // The same if the words so far are in another notation: the order begins so if `reads` reads them, with the rest of the
  // order, as that order.
  using Question = std::function<bool(const std::string& text)>;
  void AddRead(absl::string_view order, const Question& reads, const Question& is_place);
  // The words that can follow, each once, in the sequence of the orders; kEnd where an order is complete.
  const std::vector<std::string>& words() const { return words_; }
  void Clear() { words_.clear(); }
  bool has_begun() const { return !begun_.empty(); }

  static constexpr absl::string_view kEnd = "(complete)";

 private:
  // What follows in an order that goes on with `rest`.
  void AddWord(absl::string_view rest);
  bool EndsIn(const Question& is_place) const;

  std::string begun_;  // upper case, one blank between words
  std::vector<std::string> words_;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_LEGAL_NEXT_H_
