#include "notation/remark.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

#include "base/plain_text.h"
#include "base/text.h"
#include "notation/bare_text.h"
#include "notation/order_phrases.h"
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

// Words of courtesy behind an order. They need no answer. Sorted.
constexpr std::string_view kCourtesies[] = {"BITTE", "DANKE", "MERCI", "PLEASE", "PLS", "PLZ", "SVP", "THANKS", "THX"};
static_assert(std::is_sorted(std::begin(kCourtesies), std::end(kCourtesies)));

// Words that take an order back, in capitals without accents. Ä, Ö and Ü may be written AE, OE and UE.
constexpr std::string_view kTakesBack[] = {
    "ANNULE",    "ANNULEE",    "ANNULER",  "ANNULIERT",  "ANNULLIERT", "AUFGEHOBEN", "CANCEL",         "CANCELED",
    "CANCELLED", "CANCELS",    "DELETED",  "GESTRICHEN", "NICHTIG",    "RESCINDED",  "RETRACTED",      "REVOKED",
    "STORNIERT", "SUPERSEDED", "UNGULTIG", "WIDERRUFEN", "WITHDRAWN",  "WITHDREW",   "ZURUCKGENOMMEN", "ZURUCKGEZOGEN",
};
// A word of a bracket that turns them round: "(not cancelled)".
constexpr std::string_view kNegations[] = {"NOT", "NEVER", "DONT", "NICHT", "NIE", "PAS", "JAMAIS"};

// The words that stand beside results: "support cut", "no convoy", "bounced and dislodged". Sorted.
constexpr std::string_view kBesideResults[] = {"AND", "ARMY", "CONVOY", "MOVE", "ORDER", "RETREAT", "SUPPORT", "UNIT"};
static_assert(std::is_sorted(std::begin(kBesideResults), std::end(kBesideResults)));

// The words in front of the units that a result is due to: "dislodged by A MUN".
constexpr std::string_view kCauses[] = {"BY", "FROM", "IN", "WITH"};

template <size_t kSize>
bool IsOneOf(const std::string_view (&words)[kSize], std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

class RemarkReader {
 public:
  RemarkReader(const Map& map, const OrderTokens& tokens, size_t at) : map_(map), tokens_(tokens), at_(at) {}

  bool IsResult() const {
    const size_t end = End();
    return end > at_ && HasResult(at_ + 1, end);
  }

  // The token behind a bracket that takes the order back; `at_` if there is none.
  size_t EndOfTakingBack() const {
    const size_t close = tokens_[at_].Is(Kind::kOpen) ? CloseOf(at_) : tokens_.size();
    return close < tokens_.size() && TakesBack(at_ + 1, close) ? close + 1 : at_;
  }

  bool Read() {
    while (at_ < tokens_.size() && !IsCommentAt(map_, tokens_, at_)) {
      const size_t end = End();
      if (end == at_) return false;
      if (tokens_[at_].Is(Kind::kWord) ? AreCourtesies(at_, end) : AreResults(at_, end)) {
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

  static bool IsSmallWord(const OrderToken& token) { return token.Is(OrderWord::kNoise) || token.Is(OrderWord::kAnd); }

  template <size_t kSize>
  bool IsWordOf(const std::string_view (&words)[kSize], size_t i) const {
    return tokens_[i].Is(Kind::kWord) && std::binary_search(std::begin(words), std::end(words), tokens_.Key(i, i + 1));
  }

  // The token after words for results, words without meaning and words of courtesy.
  size_t EndOfWords() const {
    size_t end = at_;
    while (true) {
      const bool is_word = IsWordOf(kBareResults, end) || IsWordOf(kCourtesies, end) || IsSmallWord(tokens_[end]);
      const size_t next = is_word ? end + 1 : EndOfByLand(tokens_, end);
      if (next == end) return end;
      end = next;
    }
  }

  bool AreCourtesies(size_t first, size_t last) const {
    while (first < last && IsWordOf(kCourtesies, first)) ++first;
    return first == last;
  }

  // "no" is one in front of another word: "no convoy".
  bool IsResult(size_t i) const {
    return IsWordOf(kResults, i) && (tokens_.Key(i, i + 1) != "NO" || tokens_[i + 1].Is(Kind::kWord));
  }
  bool HasResult(size_t first, size_t last) const {
    for (size_t i = first; i < last; ++i) {
      if (IsResult(i)) return true;
    }
    return false;
  }

  // Whether a bracket or a pair of stars holds results only, as judges and websites list them: "(*bounce, dislodged*)",
  // "(bounced with GERMANY: A MUN - BUR)". "(void: replaced by A PAR H)" and "(no)" say more, or nothing.
  bool AreResults(size_t first, size_t last) const {
    bool has_result = false;
    for (size_t i = first; i < last;) {
      const size_t end = tokens_[i].Is(Kind::kWord) ? EndOfResultWord(i, last) : i + 1;
      if (end == i || tokens_[i].Is(Kind::kArrow)) return false;
      has_result |= IsResult(i);
      i = end;
    }
    return has_result;
  }
  // The token after a word in a list of results, and after the units behind a cause; `at` for any other word.
  size_t EndOfResultWord(size_t at, size_t last) const {
    const std::string_view word = tokens_.Key(at, at + 1);
    if (word == "NO") return tokens_[at + 1].Is(OrderWord::kConvoy) ? at + 2 : at;
    if (IsOneOf(kCauses, word)) return EndOfUnits(at + 1, last);
    return IsResult(at) || IsOneOf(kBesideResults, word) ? at + 1 : at;
  }
  // The token after powers, units and their moves.
  size_t EndOfUnits(size_t at, size_t last) const {
    while (at < last) {
      const bool is_type = tokens_[at].Is(OrderWord::kArmy) || tokens_[at].Is(OrderWord::kFleet);
      const std::optional<PowerMatch> power = PowerAt(map_, tokens_, at);
      const std::optional<PlaceMatch> place = PlaceAt(map_, tokens_, at);
      if (place) {
        at = place->end;
      } else if (power) {
        at = power->end;
      } else if (is_type || tokens_[at].Is(Kind::kArrow) || IsSmallWord(tokens_[at])) {
        ++at;
      } else {
        break;
      }
    }
    return at;
  }

  // The token that closes the bracket; the number of tokens if none does.
  size_t CloseOf(size_t open_at) const {
    size_t close = open_at + 1;
    int open = 1;
    for (; close < tokens_.size(); ++close) {
      open += tokens_[close].Is(Kind::kOpen) ? 1 : tokens_[close].Is(Kind::kClose) ? -1 : 0;
      if (open == 0) break;
    }
    return close;
  }

  // The token after the bracket, or `at_` if it is no remark.
  size_t EndOfBracket() const {
    const size_t close = CloseOf(at_);
    if (close >= tokens_.size() || TakesBack(at_ + 1, close)) return at_;
    const bool is_by_land = close > at_ + 1 && EndOfByLand(tokens_, at_ + 1) == close;
    const bool is_remark = HasResult(at_ + 1, close) || is_by_land || !CouldBeMeant(at_ + 1, close);
    return is_remark ? close + 1 : at_;
  }

  // Whether the inside of a bracket takes the order back: "(cancelled)", "[withdrawn, see below]". So does "(void)", unlike
  // the results "(*void*)" and "[void]".
  bool TakesBack(size_t first, size_t last) const {
    const PhraseWords words(tokens_);
    const bool is_round = tokens_.Source(first - 1, first) == "(";
    if (is_round && last == first + 1 && words[first] == "VOID") return true;
    bool takes_back = false;
    for (size_t i = first; i < last; ++i) {
      if (IsOneOf(kNegations, words[i])) return false;
      takes_back |= std::any_of(std::begin(kTakesBack), std::end(kTakesBack),
                                [&](std::string_view word) { return words.Is(i, word); });
    }
    return takes_back;
  }

  // The token after a pair of stars: "*bounce*". DPjudge's "*void* *cut*" is two remarks.
  size_t EndOfStars() const {
    constexpr size_t kMostWords = 4;
    if (!tokens_[at_].Is(Kind::kStar)) return at_;
    size_t end = at_ + 1;
    while (end <= at_ + kMostWords && tokens_[end].Is(Kind::kWord)) ++end;
    return tokens_[end].Is(Kind::kStar) && HasResult(at_ + 1, end) ? end + 1 : at_;
  }

  // Whether a word means a coast, also inside another word ("NORTHCOAST"), or a side or a way by land or ferry.
  static bool NamesACoast(std::string_view word) {
    constexpr std::string_view kCoasts[] = {"COAST", "CST", "KUST", "K\u00DCST", "COTE", "C\u00D4TE", "COSTA", "SHORE"};
    constexpr std::string_view kWays[] = {"SIDE", "LAND", "OVERLAND", "FERRY", "FERRIED"};
    return std::find(std::begin(kWays), std::end(kWays), word) != std::end(kWays) ||
           std::any_of(std::begin(kCoasts), std::end(kCoasts),
                       [&](std::string_view coast) { return word.find(coast) != std::string_view::npos; });
  }

  bool IsFrom(size_t i) const { return tokens_[i].Is(OrderWord::kNoise) && tokens_.Key(i, i + 1) == "FROM"; }

  // Words in a bracket, up to a token, and whether they mean a part of an order.
  struct OrderPart {
    size_t end;
    bool has_meaning;
  };

  // The place, the word of orders or the phrase for one that begins with token `i` and ends at `last` at the latest; it
  // ends at `i` if there is none. "from" and "will" tell of an order instead of giving one: "support from Marseilles".
  OrderPart PartAt(const PhraseWords& words, size_t i, size_t last) const {
    const auto is_of_orders = [](const Phrase& phrase, size_t) {
      return phrase.kind == PhraseKind::kWords || phrase.kind == PhraseKind::kCoast;
    };
    const OrderToken& token = tokens_[i];
    const std::optional<PlaceMatch> place = PlaceAt(map_, tokens_, i);
    const PhraseMatch found = words.LongestAt(i, place ? place->end : i, last, is_of_orders);
    if (found.phrase != nullptr) {
      const std::string_view meaning = found.phrase->meaning;
      const bool tells = meaning == "FROM" || meaning == "RETREAT" || found.phrase->words == "WILL";
      return {tells ? i : found.end, !meaning.empty()};
    }
    if (place) return {place->end, true};
    if (token.Is(OrderWord::kRetreat) || IsFrom(i)) return {i, false};
    const bool is_of_order = !token.Is(Kind::kWord) || token.word != OrderWord::kNone;
    return {is_of_order ? i + 1 : i, !IsSmallWord(token)};
  }

  // Whether the tokens first..last-1 are nothing but places and words of orders, and one of them has a meaning.
  bool AreAllOfOrders(const PhraseWords& words, size_t first, size_t last) const {
    bool has_meaning = false;
    for (size_t i = first; i < last;) {
      const OrderPart part = PartAt(words, i, last);
      if (part.end == i) return false;
      has_meaning |= part.has_meaning;
      i = part.end;
    }
    return has_meaning;
  }

  static bool IsPhrase(const Phrase& phrase, size_t) { return phrase.kind == PhraseKind::kWords; }

  // Whether the tokens first..last-1 begin with a word for a route, or end with a destination behind words of orders.
  // The destination may be misspelt.
  bool AreOfARoute(const PhraseWords& words, size_t first, size_t last) const {
    const PhraseMatch begin = words.LongestAt(first, first, last, IsPhrase);
    if (tokens_[first].Is(OrderWord::kVia) || (begin.phrase != nullptr && begin.phrase->meaning.starts_with("VIA"))) {
      return true;
    }
    if (last < first + 2) return false;
    const PhraseMatch to = words.LongestAt(last - 2, last - 2, last - 1, IsPhrase);
    const bool is_to = to.phrase != nullptr && to.phrase->meaning == "TO";
    return tokens_[last - 2].Is(OrderWord::kTo) || (is_to && AreAllOfOrders(words, first, last - 1));
  }

  // Whether the tokens are signs that mean nothing in an order: "(?)", "(!)", "(~)".
  bool AreSigns(size_t first, size_t last) const {
    for (size_t i = first; i < last; ++i) {
      if (!tokens_[i].Is(Kind::kSymbol) && !tokens_[i].Is(Kind::kSlash)) return false;
    }
    return true;
  }

  // Whether the tokens first..last-1 of a bracket could be a part of the order: a coast, a route, a destination ("to"
  // and one word), or places and words of orders alone.
  bool CouldBeMeant(size_t first, size_t last) const {
    constexpr size_t kLongestCoast = 4;  // of a coast's code
    while (first < last && tokens_[first].Is(Kind::kStar)) ++first;
    while (first < last && tokens_[last - 1].Is(Kind::kStar)) --last;
    if (first == last) return false;
    while (last > first + 1 && tokens_[last - 1].Is(Kind::kSymbol)) --last;  // "(no!)"
    if (AreSigns(first, last)) return false;
    if (!tokens_[first].Is(Kind::kWord)) return true;
    if (last == first + 1 && tokens_.Key(first, last).size() <= kLongestCoast) return true;
    for (size_t i = first; i < last; ++i) {
      if (tokens_[i].Is(Kind::kWord) && NamesACoast(tokens_.Key(i, i + 1))) return true;
    }
    const PhraseWords words(tokens_);
    return AreOfARoute(words, first, last) || AreAllOfOrders(words, first, last);
  }

  const Map& map_;
  const OrderTokens& tokens_;
  size_t at_;
  size_t unread_ = 0, unread_end_ = 0;
};

}  // namespace

bool IsRemarkAt(const Map& map, const OrderTokens& tokens, size_t at) { return RemarkReader(map, tokens, at).Read(); }

size_t EndOfByLand(const OrderTokens& tokens, size_t at) {
  const auto is = [&](size_t i, std::string_view key) {
    return tokens[i].Is(Kind::kWord) && tokens.Key(i, i + 1) == key;
  };
  if (is(at, "OVERLAND")) return at + 1;
  return is(at, "BY") && is(at + 1, "LAND") ? at + 2 : at;
}

size_t EndOfTakingBack(const Map& map, const OrderTokens& tokens, size_t at) {
  return RemarkReader(map, tokens, at).EndOfTakingBack();
}

bool IsResultAt(const Map& map, const OrderTokens& tokens, size_t at) {
  return RemarkReader(map, tokens, at).IsResult();
}

namespace {

// The remark behind the order in a form of the text; no value if no remark ends it.
std::optional<std::string_view> UnreadIn(const Map& map, const OrderTokens& tokens) {
  for (size_t at = 1; at < tokens.size(); ++at) {
    if (IsCommentAt(map, tokens, at)) return std::string_view();
    RemarkReader reader(map, tokens, at);
    if (reader.Read()) return reader.Unread();
  }
  return std::nullopt;
}

std::string_view AllOrBoth(std::string_view text) {
  const std::string lower = " " + LowerAscii(text) + " ";
  for (const std::string_view word : {" all ", " both "}) {
    const size_t at = lower.find(word);  // in `text`: of the letter behind the blank
    if (at != lower.npos) return text.substr(at, word.size() - 2);
  }
  return {};
}

// The number of "Waive 2", which is one waive, or its word "all" or "both"; empty if none is written.
std::string_view NumberOfWaives(std::string_view text) {
  constexpr std::string_view kDecimals = "0123456789";
  const size_t last = text.find_last_of(kDecimals);
  if (last == text.npos) return AllOrBoth(text);
  const size_t before = text.find_last_not_of(kDecimals, last);
  return text.substr(before + 1, last - before);
}

}  // namespace

bool IsInFront(std::string_view text, std::string_view words) {
  return std::none_of(text.data(), words.data(),
                      [](char c) { return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z'); });
}

std::string_view UnreadRemark(const Map& map, std::string_view text) {
  const PlainText plain = PlainTextOf(text);
  const BareText bare = BareTextOf(plain.text);
  for (const std::string& form : {plain.text, bare.text}) {
    OrderTokens tokens;
    if (tokens.Read(form).has_value()) return {};
    tokens.MoveTo(text, plain.origin);
    if (const std::optional<std::string_view> unread = UnreadIn(map, tokens)) return *unread;
  }
  return NumberOfWaives(text);
}

}  // namespace entente
