#include "notation/usual_words.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "base/text.h"
#include "notation/bare_text.h"
#include "notation/order_phrases.h"
#include "notation/order_place.h"

namespace entente {
namespace {

using Kind = OrderToken::Kind;

bool IsNumber(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return '0' <= c && c <= '9'; });
}

class WordChanger {
 public:
  WordChanger(const Map& map, PhaseType phase_type, const PlainText& plain, const BareText& bare,
              const OrderTokens& tokens)
      : map_(map),
        phase_type_(phase_type),
        plain_(plain),
        mark_(bare.mark),
        tokens_(tokens),
        words_(tokens),
        last_(tokens.size()),
        is_changed_(bare.text != plain.text) {}

  // The changed text; no value if nothing was changed.
  std::optional<PlainText> Change() {
    if (IsWaive()) {
      Say(HasSeveral() ? "WAIVE (several)" : "WAIVE", 0, last_);  // UnreadRemark names the number
    } else {
      for (size_t at = 0; at < last_;) at = ChangeAt(at);
      SayMark();
    }
    out_.origin.push_back(plain_.origin.back());
    return is_changed_ ? std::optional(std::move(out_)) : std::nullopt;
  }

 private:
  // ---- Writing ----

  void Put(std::string_view text, size_t origin) {
    out_.text += text;
    out_.origin.resize(out_.text.size(), plain_.origin[origin]);
  }
  // Writes words in place of the tokens first..last-1.
  void Say(std::string_view words, size_t first, size_t last) {
    is_changed_ = true;
    Put(" ", tokens_[first].begin);
    Put(words, tokens_[first].begin);
    PutGap(last);
  }
  // Copies tokens with the bytes between them.
  void Copy(size_t first, size_t last) {
    const size_t begin = tokens_[first].begin;
    const std::string_view source = tokens_.Source(first, last);
    for (size_t i = 0; i < source.size(); ++i) Put(source.substr(i, 1), begin + i);
    const bool is_glued = last < tokens_.size() && tokens_[last].begin == tokens_[last - 1].end;
    if (!is_glued) PutGap(last);
  }
  void PutGap(size_t last) { Put(tokens_[last - 1].colon_after ? ": " : " ", tokens_[last - 1].end); }

  // ---- Changing ----

  // Changes or copies what begins with token `at`; returns the token behind it.
  size_t ChangeAt(size_t at) {
    if (IsCommentAt(map_, tokens_, at)) {
      Copy(at, last_);
      return last_;
    }
    const std::optional<PlaceMatch> place = PlaceAt(map_, tokens_, at);
    const size_t end = place ? place->end : at;
    if (!place && IsFrenchTo(at)) {
      at == behind_verb_ ? void(is_changed_ = true) : Say(at > 0 && IsUnitWord(at - 1) ? "AT" : "TO", at, at + 1);
      return at + 1;
    }
    if (place) behind_place_ = place->end;
    if (tokens_[at].Is(Kind::kWord)) {
      if (const size_t behind = ChangePhrase(at, end); behind > end) return behind;
      if (const size_t behind = place ? at : ChangeWord(at); behind > at) return behind;
    }
    Copy(at, std::max(end, at + 1));
    return std::max(end, at + 1);
  }

  // Changes the longest phrase that begins with token `at`, if it is longer than a name of the map up to `end`.
  size_t ChangePhrase(size_t at, size_t end) {
    const auto fits = [&](const Phrase& phrase, size_t behind) { return Fits(phrase, at, behind); };
    const PhraseMatch best = words_.LongestAt(at, end, last_, fits);
    if (best.phrase == nullptr) return at;
    const std::string_view meaning = best.phrase->meaning;
    is_changed_ = true;
    if (best.phrase->kind == PhraseKind::kSeparable) --last_;
    if (!meaning.empty()) Say(meaning, at, best.end);
    if (best.phrase->is_french_verb) (meaning == "TO" || meaning == "RETREAT" ? behind_verb_ : french_) = best.end;
    is_ordered_ |= meaning == "BUILD" || meaning == "DISBAND" || meaning == "WAIVE";
    return best.end;
  }

  bool Fits(const Phrase& phrase, size_t at, size_t end) const {
    switch (phrase.kind) {
      case PhraseKind::kWords:
        return !phrase.meaning.empty() || (end < last_ && !IsCommentAt(map_, tokens_, end));
      case PhraseKind::kSeparable:
        return end + 1 < last_ && words_.Is(last_ - 1, phrase.particle);
      case PhraseKind::kCoast:
        return at > 0 && (tokens_[at - 1].Is(Kind::kSlash) || tokens_[at - 1].Is(Kind::kOpen));
      case PhraseKind::kPower:
        return map_.FindPower(phrase.meaning).has_value() && !PowerAt(map_, tokens_, at);
    }
    return false;
  }

  size_t ChangeWord(size_t at) {
    const OrderToken& token = tokens_[at];
    if (const size_t behind = ChangePower(at); behind > at) return behind;
    is_ordered_ |= token.Is(OrderWord::kBuild) || token.Is(OrderWord::kDisband) || token.Is(OrderWord::kWaive);
    const bool is_heading = at == 0 && token.colon_after;  // "Support: A MAR S A PAR"
    if (is_heading && (token.Is(OrderWord::kSupport) || token.Is(OrderWord::kConvoy))) {
      is_changed_ = true;
      return at + 1;
    }
    if (token.Is(OrderWord::kArmy) || token.Is(OrderWord::kFleet)) return at;
    if (const size_t behind = ChangeJoined(at); behind > at) return behind;
    if (tokens_.Key(at, at + 1) == "\xC3\x80" || words_[at] == "EN") {  // "l'armée à Paris va à Brest"
      Say(at > 0 && IsUnitWord(at - 1) ? "AT" : "TO", at, at + 1);
      return at + 1;
    }
    return token.word == OrderWord::kNone ? ChangeGlued(at) : at;
  }

  // Whether the letter of an army stands for "à" in front of a place: "va a BUR", "soutient A MAR a BUR", "l'armee a Paris".
  // A unit there would have no meaning.
  bool IsFrenchTo(size_t at) const {
    if (at == 0 || words_[at] != "A" || !PlaceAt(map_, tokens_, at + 1)) return false;
    const bool is_behind_unit = french_ > 0 && at > french_ && at == behind_place_;
    return at == behind_verb_ || is_behind_unit || words_[at - 1].ends_with("ARMEE");
  }

  bool IsUnitWord(size_t at) const {
    return tokens_[at].Is(OrderWord::kArmy) || tokens_[at].Is(OrderWord::kFleet) || words_[at].ends_with("ARMEE") ||
           words_[at].ends_with("FLOTTE");
  }

  // Changes "SA", "SF", "CA" and "CF": a support or convoy and the type of its unit. Those who write so write a support
  // to hold as one of a move to its own place: "SF ION-ION".
  size_t ChangeJoined(size_t at) {
    const std::string_view key = tokens_.Key(at, at + 1);
    if (at == 0 || key.size() != 2 || (key[0] != 'S' && key[0] != 'C') || (key[1] != 'A' && key[1] != 'F')) return at;
    const std::optional<PlaceMatch> place = PlaceAt(map_, tokens_, at + 1);
    if (!place) return at;
    Say(key == "SA"   ? "SUPPORT ARMY"
        : key == "SF" ? "SUPPORT FLEET"
        : key == "CA" ? "CONVOY ARMY"
                      : "CONVOY FLEET",
        at, at + 1);
    Copy(at + 1, place->end);
    if (key[0] != 'S' || !tokens_[place->end].Is(Kind::kArrow)) return place->end;
    const std::optional<PlaceMatch> to = PlaceAt(map_, tokens_, place->end + 1);
    return to && map_.ProvinceOf(to->location) == map_.ProvinceOf(place->location) ? to->end : place->end;
  }

  // Changes words without a blank: "APAR" (a unit and its place), "SpaSC" (a place and its coast).
  size_t ChangeGlued(size_t at) {
    constexpr size_t kCoast = 2;
    const std::string_view key = tokens_.Key(at, at + 1);
    if (PowerAt(map_, tokens_, at) || key.size() <= 3) return at;
    if ((key[0] == 'A' || key[0] == 'F') && map_.FindPlace(key.substr(1))) {
      Say((key[0] == 'A' ? "ARMY " : "FLEET ") + std::string(key.substr(1)), at, at + 1);
      return at + 1;
    }
    const std::string coast =
        std::string(key.substr(0, key.size() - kCoast)) + "/" + std::string(key.substr(key.size() - kCoast));
    if (CodePointCount(key) != static_cast<int>(key.size()) || !map_.FindPlace(coast)) return at;
    Say(coast, at, at + 1);
    return at + 1;
  }

  // Changes a mistyped power at the beginning ("ingland:"), and the first letter of a power ("e:", and "b:" for Britain).
  size_t ChangePower(size_t at) {
    if (at != 0 || !tokens_[at].colon_after || PowerAt(map_, tokens_, at)) return at;
    const PowerIndex power = words_[at].size() == 1 ? PowerByLetter(words_[at][0]) : PowerLike(words_[at]);
    if (power == kNoPower) return at;
    Say(map_.PowerId(power), at, at + 1);
    return at + 1;
  }

  PowerIndex PowerByLetter(char letter) const {
    PowerIndex found = kNoPower;
    for (const PowerIndex power : map_.powers()) {
      if (!map_.PowerId(power).starts_with(letter)) continue;
      if (found != kNoPower) return kNoPower;
      found = power;
    }
    return found == kNoPower && letter == 'B' ? map_.FindPower("ENGLAND").value_or(kNoPower) : found;
  }

  // The one power whose name, or whose word among the phrases, is one letter away from `word`.
  PowerIndex PowerLike(std::string_view word) const {
    constexpr size_t kShortest = 5;
    PowerIndex found = kNoPower;
    const auto add = [&](std::string_view name, PowerIndex power) {
      if (power == kNoPower || word.size() < kShortest || EditDistance(word, name, 1) > 1) return true;
      const bool is_one = found == kNoPower || found == power;
      found = power;
      return is_one;
    };
    for (const PowerIndex power : map_.powers()) {
      if (!add(map_.PowerId(power), power)) return kNoPower;
    }
    for (const Phrase& phrase : OrderPhrases()) {
      const bool is_power = phrase.kind == PhraseKind::kPower;
      if (is_power && !add(phrase.words, map_.FindPower(phrase.meaning).value_or(kNoPower))) return kNoPower;
    }
    return found;
  }

  // ---- Adjustments ----

  // Whether the text waives builds, with their number: "Waive 2", "w 2", "1 unusable build waived.".
  bool IsWaive() const {
    constexpr std::string_view kOthers[] = {"BUILD", "BUILDS", "UNUSABLE", "UNUSED", "REMAINING", "BOTH", "ALL", "THE"};
    bool has_waive = false, has_number = false;
    for (size_t i = 0; i < last_; ++i) {
      const std::string_view key = tokens_.Key(i, i + 1);
      const bool is_waive = tokens_[i].Is(OrderWord::kWaive) || (key == "W" && phase_type_ == PhaseType::kAdjustments);
      if (is_waive && has_waive) return false;
      if (IsNumber(key) && has_number) return false;
      if (IsNumber(key) && key.find_first_not_of('0') == key.npos) return false;
      has_waive |= is_waive;
      has_number |= IsNumber(key);
      const bool is_other = std::find(std::begin(kOthers), std::end(kOthers), key) != std::end(kOthers);
      if (!is_waive && !IsNumber(key) && !is_other) return false;
    }
    return has_waive;
  }

  // Whether more than one waive is written, though one order is one: a number above 1, "all", "both".
  bool HasSeveral() const {
    for (size_t i = 0; i < last_; ++i) {
      const std::string_view key = tokens_.Key(i, i + 1);
      if ((IsNumber(key) && key != "1") || key == "ALL" || key == "BOTH") return true;
    }
    return false;
  }

  // In adjustments, "+" and "-" before a unit are its order.
  void SayMark() {
    if (mark_ == '\0' || is_ordered_ || phase_type_ != PhaseType::kAdjustments) return;
    const std::string_view word = mark_ == '+' ? "BUILD " : "REMOVE ";
    out_.text.insert(0, word);
    out_.origin.insert(out_.origin.begin(), word.size(), plain_.origin.front());
  }

  const Map& map_;
  const PhaseType phase_type_;
  const PlainText& plain_;
  const char mark_;
  const OrderTokens& tokens_;
  const PhraseWords words_;
  size_t last_;              // the token behind those that are still to change
  bool is_changed_;          // the text is no longer the plain text
  size_t behind_verb_ = 0;   // the token behind a French verb of moving; 0: none was met
  size_t french_ = 0;        // behind a French word for a support or a convoy
  size_t behind_place_ = 0;  // behind the last place
  bool is_ordered_ = false;  // a word for building, removing or waiving was met
  PlainText out_;
};

}  // namespace

std::optional<PlainText> InUsualWords(const Map& map, PhaseType phase_type, const PlainText& plain,
                                      OrderTokens& tokens) {
  const BareText bare = BareTextOf(plain.text);
  if (tokens.Read(bare.text).has_value() || tokens.size() == 0) return std::nullopt;
  std::optional<PlainText> changed = WordChanger(map, phase_type, plain, bare, tokens).Change();
  return changed.has_value() && changed->text.size() <= kMaxOrderBytes ? changed : std::nullopt;
}

}  // namespace entente
