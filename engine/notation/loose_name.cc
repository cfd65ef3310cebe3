#include "notation/loose_name.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>

#include "base/letters.h"
#include "base/plain_text.h"
#include "base/text.h"

namespace entente {
namespace {

// The least letters of a shortened word.
struct Shortest {
  size_t beginning;  // letters that begin the word
  size_t skeleton;   // consonants
};

bool IsVowel(char c) { return std::string_view("AEIOUY").find(c) != std::string_view::npos; }

constexpr Shortest kAmongOthers{1, 2};  // of a word beside others

// The first letter of a word and its consonants.
std::string SkeletonOf(std::string_view word) {
  std::string skeleton;
  for (const char c : word) {
    if (skeleton.empty() || !IsVowel(c)) skeleton += c;
  }
  return skeleton;
}

bool HasVowel(std::string_view letters) { return std::any_of(letters.begin(), letters.end(), IsVowel); }

bool IsSubsequence(std::string_view part, std::string_view whole) {
  for (const char c : whole) {
    if (!part.empty() && part.front() == c) part.remove_prefix(1);
  }
  return part.empty();
}

// Whether `written` consists of consonants of the word, from its first letter to its last consonant or without a gap:
// "LVPL", "CNST". Neither text is empty.
bool IsSkeleton(std::string_view written, std::string_view word) {
  if (written.front() != word.front() || HasVowel(written.substr(1))) return false;
  const std::string skeleton = SkeletonOf(word);
  if (skeleton.starts_with(written)) return true;
  return written.back() == skeleton.back() && IsSubsequence(written, skeleton);
}

bool Shortens(std::string_view written, std::string_view word, const Shortest& shortest) {
  if (word.starts_with(written)) return written.size() >= shortest.beginning;
  return written.size() >= shortest.skeleton && written.size() < word.size() && IsSkeleton(written, word);
}

// Whether a single letter could mean a point of the compass, but does not mean one in this word.
bool IsOtherThanCompass(std::string_view written, std::string_view word) {
  constexpr std::string_view kPoints[] = {"NORTH", "SOUTH", "EAST", "WEST"};
  return written.size() == 1 && std::any_of(std::begin(kPoints), std::end(kPoints), [&](std::string_view point) {
           return point.starts_with(written) && !word.starts_with(point);
         });
}

// Whether a word may be left out before another word: "Gulf Lyon".
bool MayBeMissing(std::string_view word) { return word == "OF" || word == "THE" || word == "AND"; }

using Words = std::span<const std::string>;

// How `written` shortens `name`. Tries at most two to the number of small words, of which names have few.
Abbreviation Fit(Words name, Words written, const Shortest& shortest) {
  if (written.empty()) return Abbreviation::kCompass;
  if (name.empty()) return Abbreviation::kNone;
  if (Shortens(written.front(), name.front(), shortest)) {
    const Abbreviation rest = Fit(name.subspan(1), written.subspan(1), shortest);
    const bool is_other = rest == Abbreviation::kCompass && IsOtherThanCompass(written.front(), name.front());
    if (rest != Abbreviation::kNone) return is_other ? Abbreviation::kLoose : rest;
  }
  return MayBeMissing(name.front()) ? Fit(name.subspan(1), written, shortest) : Abbreviation::kNone;
}

bool IsSeparator(char32_t c) {
  const bool is_letter = (U'A' <= c && c <= U'Z') || (U'a' <= c && c <= U'z') || (U'0' <= c && c <= U'9');
  return c < 0x80 && !is_letter && c != U'\'';
}

}  // namespace

bool IsGenericWord(std::string_view word) {
  constexpr std::string_view kGeneric[] = {"SEA",   "OCEAN", "GULF",  "BAY",   "CHANNEL", "STRAIT", "STRAITS", "CAPE",
                                           "LAKE",  "RIVER", "COAST", "NORTH", "SOUTH",   "EAST",   "WEST",    "NEW",
                                           "UPPER", "LOWER", "INNER", "OUTER", "CENTRAL", "ISLAND", "ISLANDS"};
  return std::find(std::begin(kGeneric), std::end(kGeneric), word) != std::end(kGeneric);
}

std::vector<std::string> WordsOf(std::string_view text, bool spelled) {
  std::vector<std::string> words;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = begin;
    while (end < text.size() && !IsSeparator(static_cast<unsigned char>(text[end]))) ++end;
    if (std::string word = LettersOf(text.substr(begin, end - begin), spelled); !word.empty()) words.push_back(word);
    begin = end + 1;
  }
  return words;
}

Abbreviation AbbreviationOf(Words name, Words written, bool has_dot) {
  if (written.empty() || written.size() > name.size()) return Abbreviation::kNone;
  const Shortest alone{has_dot ? size_t{2} : size_t{3}, 4};
  return Fit(name, written, written.size() == 1 ? alone : kAmongOthers);
}

namespace {

using Kind = OrderToken::Kind;
using Name = LooseNames::Name;

// Whether places may be known by a short form of the name. A coast is read behind its province.
bool MayBeShortened(const Map& map, const Name& name) {
  return !map.IsCoast(name.letters.key->index) && name.letters.key->rank <= static_cast<uint8_t>(KeyRank::kAlias);
}

// Letters with A, O and U for AE, OE and UE: "MUNCHEN" for "MUENCHEN".
std::string WithoutUmlauts(std::string_view letters) {
  std::string folded;
  for (const char c : letters) {
    const bool is_umlaut = c == 'E' && !folded.empty() && std::string_view("AOU").find(folded.back()) < 3;
    if (!is_umlaut) folded += c;
  }
  return folded;
}

// The words of a run of tokens, in both ways of leaving out accents, with their letters together.
struct WrittenWords {
  std::vector<std::string> bare, spelled;
  std::string bare_letters, spelled_letters;
  std::string folded_letters;  // the bare letters with A, O and U for AE, OE and UE
  bool has_dot = false;

  void Add(const OrderTokens& tokens, size_t i) {
    if (!tokens[i].Is(Kind::kWord)) return;
    const std::string text = PlainTextOf(tokens.Source(i, i + 1)).text;
    has_dot |= text.find('.') != text.npos;
    for (std::string& word : WordsOf(text, false)) bare_letters += bare.emplace_back(std::move(word));
    for (std::string& word : WordsOf(text, true)) spelled_letters += spelled.emplace_back(std::move(word));
    folded_letters = WithoutUmlauts(bare_letters);
  }
  // Whether the name could have these words, and perhaps more.
  bool MayBegin(const Map& map, const Name& name) const {
    for (const std::string& letters : {bare_letters, spelled_letters, folded_letters}) {
      if (name.letters.bare.starts_with(letters) || name.letters.spelled.starts_with(letters)) return true;
    }
    return MayBeShortened(map, name) && (Fit(name.bare, bare, kAmongOthers) != Abbreviation::kNone ||
                                         Fit(name.spelled, spelled, kAmongOthers) != Abbreviation::kNone);
  }
  Abbreviation Of(const Name& name) const {
    return std::max(AbbreviationOf(name.bare, bare, has_dot), AbbreviationOf(name.spelled, spelled, has_dot));
  }
};

// `names`: those that begin with the letter of token `first`.
class NameReader {
 public:
  NameReader(const Map& map, const std::vector<Name>& names, const OrderTokens& tokens, size_t first)
      : map_(map), names_(names), tokens_(tokens), first_(first) {}

  // `known`: the place that begins with the token in the map's spelling.
  LooseName Read(const std::optional<PlaceMatch>& known) {
    if (!HasLetters(first_) || IsUnitLetter() || IsVerb()) return {{}, first_};
    const size_t end = EndOfWords(), end_of_known = known ? known->end : first_;
    for (size_t last = std::max(end, end_of_known); last > first_; --last) {
      if (std::vector<LocationIndex> places = PlacesOf(last); !places.empty()) return {std::move(places), last};
    }
    return {{}, first_};
  }

 private:
  // Whether the first token is a unit letter: "A", "F" in front of a place.
  bool IsUnitLetter() const {
    const auto is_type = [this](size_t i) {
      return tokens_[i].Is(OrderWord::kArmy) || tokens_[i].Is(OrderWord::kFleet);
    };
    return is_type(first_) && (first_ == 0 || !is_type(first_ - 1)) && !IsGlued(first_, first_ + 1);
  }

  bool IsOrderWord(size_t i) const {
    return tokens_[i].Is(Kind::kWord) && tokens_[i].word != OrderWord::kNone && !IsSmallWord(tokens_[i]);
  }

  // Whether the token is a word inside names: "Gulf of Lyon", "Bosnia and Herzegovina".
  static bool IsSmallWord(const OrderToken& token) { return token.Is(OrderWord::kNoise) || token.Is(OrderWord::kAnd); }

  // Whether the first token is an order word behind a place ("S."), and so not the beginning of a name.
  bool IsVerb() const {
    if (first_ == 0 || !IsOrderWord(first_)) return false;
    const OrderToken& before = tokens_[first_ - 1];
    if (before.Is(Kind::kClose)) return true;
    const bool is_name = before.Is(Kind::kWord) && before.word == OrderWord::kNone;
    return is_name && !before.colon_after && !PowerAt(map_, tokens_, first_ - 1) && !IsGlued(first_ - 1, first_);
  }

  // Whether token `i` may end a name: "North S." in front of an arrow or order word. In front of a place or unit "S."
  // is the order word.
  bool MayEndName(size_t i) const {
    if (i + 1 >= tokens_.size() || tokens_[i + 1].Is(Kind::kArrow) || tokens_[i + 1].Is(Kind::kClose)) return true;
    return IsOrderWord(i + 1) && !tokens_[i + 1].Is(OrderWord::kArmy) && !tokens_[i + 1].Is(OrderWord::kFleet);
  }

  // The number of tokens that a name could have: up to an arrow that is no hyphen, a star or a comment, and at most as
  // many as the longest name.
  size_t LongestRun() const {
    const auto bound = static_cast<size_t>(std::max(1, map_.longest_place_words())) * 2 + 1;
    size_t count = 0;
    while (count < bound && first_ + count < tokens_.size() && !IsCommentAt(map_, tokens_, first_ + count)) {
      const OrderToken& token = tokens_[first_ + count];
      if ((token.Is(Kind::kArrow) && !token.hyphen) || token.Is(Kind::kStar)) break;
      ++count;
    }
    return count;
  }

  // The token behind the longest run of words that could begin a name.
  size_t EndOfWords() const {
    const size_t stop = first_ + LongestRun();
    WrittenWords words;
    const auto may_begin = [&](const Name& name) { return words.MayBegin(map_, name); };
    size_t end = first_;
    for (; end < stop; ++end) {
      words.Add(tokens_, end);
      if (std::none_of(names_.begin(), names_.end(), may_begin)) break;
    }
    return end;
  }

  WrittenWords WordsTo(size_t last) const {
    WrittenWords words;
    for (size_t i = first_; i < last; ++i) words.Add(tokens_, i);
    return words;
  }

  std::vector<LocationIndex> PlacesOf(size_t last) {
    if (!EndsAsName(last)) return {};
    if (const std::optional<LocationIndex> place = map_.FindPlace(tokens_.Key(first_, last))) return {*place};
    const bool is_name = AreWords(last, false), may_be_short = AreWords(last, true) && !IsPower(last);
    if (!is_name && !may_be_short) return {};
    const WrittenWords words = WordsTo(last);
    if (is_name) {
      if (std::vector<LocationIndex> places = WithTheLetters(words); !places.empty()) return places;
    }
    if (may_be_short) {
      if (std::vector<LocationIndex> places = Abbreviated(words); !places.empty()) return places;
    }
    return is_name ? WithTheFoldedLetters(words) : std::vector<LocationIndex>();
  }

  // Whether the token is a word of a name, and not a sign that joins two: "&", "PAR&".
  bool HasLetters(size_t i) const {
    if (!tokens_[i].Is(Kind::kWord)) return false;
    const std::string_view word = tokens_.Source(i, i + 1);
    return !word.starts_with('&') && !word.ends_with('&') && !LettersOf(word, false).empty();
  }

  bool EndsAsName(size_t last) const {
    int open = 0;
    for (size_t i = first_; i < last; ++i) {
      open += tokens_[i].Is(Kind::kOpen) ? 1 : tokens_[i].Is(Kind::kClose) ? -1 : 0;
      if (open < 0) return false;
    }
    // The bracket of "YOR (?)" is no part of a name.
    return open == 0 && (HasLetters(last - 1) || (tokens_[last - 1].Is(Kind::kClose) && HasLetters(last - 2)));
  }

  // Whether no word in the run is an order word by itself. `dotted`: a word with a dot is no order word.
  bool AreWords(size_t last, bool dotted) const {
    for (size_t i = first_; i < last; ++i) {
      const OrderToken& token = tokens_[i];
      if (dotted && !token.Is(Kind::kWord) && !token.Is(Kind::kArrow)) return false;
      if (token.word == OrderWord::kNone || (IsSmallWord(token) && i > first_)) continue;
      const bool glued = (i > first_ && IsGlued(i - 1, i)) || (i + 1 < last && IsGlued(i, i + 1));
      if (!(dotted ? tokens_.Source(i, i + 1).ends_with('.') : glued)) return false;
      if (dotted && i > first_ && !glued && !MayEndName(i)) return false;
    }
    return true;
  }

  // Whether no blank stands between two neighbouring tokens.
  bool IsGlued(size_t left, size_t right) const {
    if (right >= tokens_.size()) return false;
    const size_t begin = tokens_[left].end - tokens_[left].begin;
    const size_t end = tokens_[right].begin - tokens_[left].begin;
    return tokens_.Source(left, right + 1).substr(begin, end - begin).find_first_of(" \t\r\n") ==
           std::string_view::npos;
  }

  bool IsPower(size_t last) const {
    return last == first_ + 1 && (tokens_[first_].colon_after || PowerAt(map_, tokens_, first_));
  }

  std::vector<LocationIndex> WithTheLetters(const WrittenWords& written) const {
    return WithTheLetters(written.bare_letters, written.spelled_letters);
  }
  // Names that the map has without an umlaut, written with one: "Muenchen".
  std::vector<LocationIndex> WithTheFoldedLetters(const WrittenWords& written) const {
    if (written.folded_letters == written.bare_letters) return {};
    return WithTheLetters(written.folded_letters, written.folded_letters);
  }
  std::vector<LocationIndex> WithTheLetters(std::string_view bare, std::string_view spelled) const {
    std::vector<LocationIndex> places;
    for (const Name& name : names_) {
      if (name.letters.Are(bare, spelled)) places.push_back(name.letters.key->index);
    }
    return Sorted(std::move(places));
  }

  std::vector<LocationIndex> Abbreviated(const WrittenWords& written) const {
    std::vector<LocationIndex> places;
    Abbreviation best = Abbreviation::kLoose;
    for (const Name& name : names_) {
      const Abbreviation fit = MayBeShortened(map_, name) ? written.Of(name) : Abbreviation::kNone;
      if (fit > best) places.clear();
      best = std::max(best, fit);
      if (fit == best) places.push_back(name.letters.key->index);
    }
    places = Sorted(std::move(places));
    const bool is_generic = written.bare.size() == 1 && IsGenericWord(written.bare.front());
    return is_generic && places.size() == 1 ? std::vector<LocationIndex>() : places;
  }

  static std::vector<LocationIndex> Sorted(std::vector<LocationIndex> places) {
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
  }

  const Map& map_;
  const std::vector<Name>& names_;
  const OrderTokens& tokens_;
  const size_t first_;
};

}  // namespace

// The names that begin with the same letter as `text`.
const std::vector<Name>& LooseNames::Like(std::string_view text, std::span<const KeyRecord> keys,
                                          std::vector<OfLetter>& known) {
  const char letter = FirstLetterOf(text);
  for (const OfLetter& names : known) {
    if (names.letter == letter) return names.names;
  }
  OfLetter& names = known.emplace_back(OfLetter{letter, {}});
  for (const NameLetters& name : NamesLike(map_, keys, text)) {
    const std::string_view key = map_.KeyText(*name.key);
    names.names.push_back({name, WordsOf(key, false), WordsOf(key, true)});
  }
  return names.names;
}

// The power that one word names if accents are ignored.
std::optional<PowerIndex> LooseNames::PowerAt(const OrderTokens& tokens, size_t at) {
  if (tokens[at].word != OrderWord::kNone) return std::nullopt;
  std::string text = PlainTextOf(tokens.Source(at, at + 1)).text;
  for (std::string_view genitive : {"'s", "'S"}) {
    if (text.ends_with(genitive)) text.resize(text.size() - genitive.size());
  }
  if (CodePointCount(text) < 2) return std::nullopt;
  const std::string bare = LettersOf(text, false), spelled = LettersOf(text, true);
  std::optional<PowerIndex> power;
  for (const Name& name : Like(text, map_.power_keys(), powers_)) {
    const auto index = static_cast<PowerIndex>(name.letters.key->index);
    if (!name.letters.Are(bare, spelled)) continue;
    if (power && power != index) return std::nullopt;
    power = index;
  }
  return power;
}

LooseName LooseNames::At(const OrderTokens& tokens, size_t first, const std::optional<PlaceMatch>& known) {
  if (!tokens[first].Is(Kind::kWord)) return {{}, first};
  const std::string word = PlainTextOf(tokens.Source(first, first + 1)).text;
  return NameReader(map_, Like(word, map_.place_keys(), places_), tokens, first).Read(known);
}

bool LooseNames::Replace(OrderTokens& tokens) {
  std::vector<OrderTokens::NewKey> keys;
  for (size_t at = 0; at < tokens.size() && !IsCommentAt(map_, tokens, at);) {
    const std::optional<PlaceMatch> known = PlaceAt(map_, tokens, at);
    // "SWE-DEN" is a move, though it has the letters of Sweden.
    if (known && tokens[known->end].hyphen && PlaceAt(map_, tokens, known->end + 1)) {
      at = known->end;
      continue;
    }
    const LooseName name = At(tokens, at, known);
    if (name.places.size() == 1) {
      const bool is_known = known && known->location == name.places.front() && known->end >= name.end;
      if (!is_known) keys.push_back({at, name.end, Map::PlaceKey(map_.Id(name.places.front()))});
    } else if (name.places.empty() && tokens[at].Is(Kind::kWord)) {
      const std::optional<PowerIndex> power = PowerAt(tokens, at);
      if (power && !entente::PowerAt(map_, tokens, at)) keys.push_back({at, at + 1, std::string(map_.PowerId(*power))});
    }
    at = std::max(name.end, at + 1);
  }
  if (!keys.empty()) tokens.Replace(keys);
  return !keys.empty();
}

}  // namespace entente
