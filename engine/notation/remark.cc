#include "notation/remark.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "base/plain_text.h"
#include "notation/order_place.h"

namespace entente {
namespace {

using Kind = OrderToken::Kind;

// Words for results of judges, websites and DAIDE. Sorted.
constexpr std::string_view kResults[] = {
    "ANNIHILATED", "BNC",       "BOUNCE",   "BOUNCED", "BOUNCES",    "CUT",        "DESTROYED", "DISBANDED",
    "DISLODGED",   "DISRUPTED", "DSR",      "FAIL",    "FAILED",     "FAILS",      "FAILURE",   "FLD",
    "ILLEGAL",     "INVALID",   "NO",       "NSO",     "OK",         "RET",        "SAILED",    "STANDOFF",
    "SUC",         "SUCCEEDED", "SUCCEEDS", "SUCCESS", "SUCCESSFUL", "UNRESOLVED", "VOID",
};
static_assert(std::is_sorted(std::begin(kResults), std::end(kResults)));

// The results that also stand without a bracket: "A PAR - BUR, bounced". Sorted.
constexpr std::string_view kBareResults[] = {
    "BOUNCE", "BOUNCED", "BOUNCES",  "CUT",       "DISLODGED", "DISRUPTED", "FAIL",
    "FAILED", "FAILS",   "STANDOFF", "SUCCEEDED", "SUCCEEDS",  "SUCCESS",   "SUCCESSFUL",
};
static_assert(std::is_sorted(std::begin(kBareResults), std::end(kBareResults)));

class RemarkReader {
 public:
  RemarkReader(const Map& map, const OrderTokens& tokens, size_t at) : map_(map), tokens_(tokens), at_(at) {}

  bool IsResult() const {
    const size_t end = End();
    return end > at_ && HasResult(at_ + 1, end);
  }

  bool Read() {
    while (at_ < tokens_.size() && !IsCommentAt(map_, tokens_, at_)) {
      const size_t end = End();
      if (end == at_) return false;
      if (!tokens_[at_].Is(Kind::kWord) && HasResult(at_, end)) {
        at_ = end;
        continue;
      }
      if (unread_end_ == 0) unread_ = at_;
      unread_end_ = at_ = end;
    }
    return true;
  }
  // After Read: the first and the last of the remarks that are no results in brackets; empty if there are none.
  std::string_view Unread() const {
    return unread_end_ == 0 ? std::string_view() : tokens_.Source(unread_, unread_end_);
  }

 private:
  // The token after one remark, or `at_` if no remark begins there.
  size_t End() const {
    return tokens_[at_].Is(Kind::kOpen) ? EndOfBracket() : tokens_[at_].Is(Kind::kWord) ? EndOfWords() : EndOfStars();
  }

  // The token after words for results and words without meaning.
  size_t EndOfWords() const {
    size_t end = at_;
    const auto is_bare = [this](size_t i) {
      return tokens_[i].Is(Kind::kWord) &&
             std::binary_search(std::begin(kBareResults), std::end(kBareResults), tokens_.Key(i, i + 1));
    };
    while (is_bare(end) || tokens_[end].Is(OrderWord::kNoise)) ++end;
    return end;
  }

  bool IsResult(size_t i) const {
    return tokens_[i].Is(Kind::kWord) &&
           std::binary_search(std::begin(kResults), std::end(kResults), tokens_.Key(i, i + 1));
  }
  bool HasResult(size_t first, size_t last) const {
    for (size_t i = first; i < last; ++i) {
      if (IsResult(i)) return true;
    }
    return false;
  }

  // The token after the bracket, or `at_` if it is no remark.
  size_t EndOfBracket() const {
    size_t close = at_ + 1;
    int open = 1;
    for (; close < tokens_.size(); ++close) {
      open += tokens_[close].Is(Kind::kOpen) ? 1 : tokens_[close].Is(Kind::kClose) ? -1 : 0;
      if (open == 0) break;
    }
    if (close >= tokens_.size()) return at_;
    const bool is_remark = HasResult(at_ + 1, close) || !CouldBeMeant(at_ + 1, close);
    return is_remark ? close + 1 : at_;
  }

  // The token after a pair of stars: "*bounce*". DPjudge's "*void* *cut*" is two remarks.
  size_t EndOfStars() const {
    constexpr size_t kMostWords = 4;
    if (!tokens_[at_].Is(Kind::kStar)) return at_;
    size_t end = at_ + 1;
    while (end <= at_ + kMostWords && tokens_[end].Is(Kind::kWord)) ++end;
    return tokens_[end].Is(Kind::kStar) && HasResult(at_ + 1, end) ? end + 1 : at_;
  }

  // Whether a word means a coast, also inside another word ("NORTHCOAST"), or a way to move.
  static bool NamesAWay(std::string_view word) {
    constexpr std::string_view kCoasts[] = {"COAST", "CST", "KUST", "K\u00DCST", "COTE", "C\u00D4TE", "COSTA", "SHORE"};
    constexpr std::string_view kWays[] = {"SIDE", "LAND", "OVERLAND", "FERRY", "FERRIED", "CONVOYED", "CONVOY"};
    return std::find(std::begin(kWays), std::end(kWays), word) != std::end(kWays) ||
           std::any_of(std::begin(kCoasts), std::end(kCoasts),
                       [&](std::string_view coast) { return word.find(coast) != std::string_view::npos; });
  }

  // Whether the tokens first..last-1 of a bracket could be a part of the order.
  bool CouldBeMeant(size_t first, size_t last) const {
    constexpr size_t kLongestCoast = 4;  // of a coast's code
    if (first == last) return false;
    const OrderToken& token = tokens_[first];
    const bool is_order_word = token.Is(Kind::kWord) && token.word != OrderWord::kNone &&
                               !token.Is(OrderWord::kNoise) && !token.Is(OrderWord::kRetreat);
    if (!token.Is(Kind::kWord) || is_order_word || PlaceAt(map_, tokens_, first)) return true;
    if (last == first + 1 && tokens_.Key(first, last).size() <= kLongestCoast) return true;
    for (size_t i = first; i < last; ++i) {
      if (tokens_[i].Is(Kind::kWord) && NamesAWay(tokens_.Key(i, i + 1))) return true;
    }
    return false;
  }

  const Map& map_;
  const OrderTokens& tokens_;
  size_t at_;
  size_t unread_ = 0, unread_end_ = 0;
};

}  // namespace

bool IsRemarkAt(const Map& map, const OrderTokens& tokens, size_t at) { return RemarkReader(map, tokens, at).Read(); }

bool IsResultAt(const Map& map, const OrderTokens& tokens, size_t at) {
  return RemarkReader(map, tokens, at).IsResult();
}

std::string_view UnreadRemark(const Map& map, std::string_view text) {
  const PlainText plain = PlainTextOf(text);
  OrderTokens tokens;
  if (tokens.Read(plain.text).has_value()) return {};
  tokens.MoveTo(text, plain.origin);
  for (size_t at = 1; at < tokens.size() && !IsCommentAt(map, tokens, at); ++at) {
    RemarkReader reader(map, tokens, at);
    if (reader.Read()) return reader.Unread();
  }
  return {};
}

}  // namespace entente
