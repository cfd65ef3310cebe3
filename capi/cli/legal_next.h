// Completes an order word by word: collects the next word of each legal order that begins with the words so far. A unit
// ("A MAR") counts as one word. After a province, its coast ("/NC") may be the next word.
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

  // Adds the next word of a legal order in normal form ("A PAR S A MAR - BUR"), if the order begins with the words so far.
  void Add(absl::string_view order);
  // What a text reads as: no order, the order in question, or another one.
  enum class Reading { kNone, kSame, kOther };
  using Reads = std::function<Reading(const std::string& text)>;
  // Add() for words in another notation. The order counts if the words so far and a rest of the order, joined, read as the
  // order. `is_place` tells whether a text names a place.
  using Question = std::function<bool(const std::string& text)>;
  void AddRead(absl::string_view order, const Reads& reads, const Question& is_place);
  // The words of a legal order that are nearest to the words so far, if no order begins with those; "" if none is near.
  const std::string& nearest() const { return nearest_; }
  // The next words, each once, in the sequence of the orders; kEnd if an order is complete.
  // Behind a dash or `to` these are places alone: `A Paris - H` is read as a hold, but a dash announces a place.
  const std::vector<std::string>& words() const { return places_.empty() ? words_ : places_; }
  void Clear() {
    words_.clear();
    places_.clear();
    nearest_.clear();
  }
  bool has_begun() const { return !begun_.empty(); }

  static constexpr absl::string_view kEnd = "(complete)";

 private:
  // Adds the first word of `rest`, or kEnd if `rest` is empty.
  static void AddWord(absl::string_view rest, std::vector<std::string>& words);
  bool EndsIn(const Question& is_place) const;
  Reading ReadWith(absl::string_view rest, const Reads& reads) const;

  void LookNear(absl::string_view order);

  std::string begun_;  // upper case, one blank between words
  std::string nearest_;
  size_t wrong_ = 0;  // letters of nearest_
  std::vector<std::string> words_;
  std::vector<std::string> places_;  // the words that follow a dash of the order, which stands in the words so far
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_LEGAL_NEXT_H_
