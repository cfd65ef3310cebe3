#include "map_forms/daide_names.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/text.h"
#include "map/map.h"
#include "map_language/canonical_text.h"

namespace entente {
namespace {

constexpr std::string_view kTable[] = {
#define DAIDE_TOKEN(word, Category, low) #word,
#include "map_forms/daide_tokens.def"
    // Words of 0.178. Tables differ in their numbers.
    "CCL",
    "NAR",
};

constexpr auto kSorted = [] {
  std::array<std::string_view, std::size(kTable)> words{};
  std::copy(std::begin(kTable), std::end(kTable), words.begin());
  std::sort(words.begin(), words.end());
  return words;
}();

}  // namespace

bool IsDaideWord(std::string_view token) { return std::binary_search(kSorted.begin(), kSorted.end(), token); }

namespace {

bool IsCapital(char c) { return 'A' <= c && c <= 'Z'; }
bool IsLetterOrDigit(char c) { return ('0' <= c && c <= '9') || IsCapital(c); }

// A message would read digits only as a number.
bool IsName(std::string_view word) {
  return word.size() == 3 && std::all_of(word.begin(), word.end(), IsLetterOrDigit) &&
         std::any_of(word.begin(), word.end(), IsCapital);
}

// SHUT provinces and provinces of other stages are not on the board.
bool IsOnBoard(const Map& map, ProvinceIndex p) {
  const Graph& graph = map.stage(0).graph();
  return graph.Exists(p) && graph.terrain(p) != Terrain::kShut;
}

// "Z00" to "Z99", then "Y00" and so on: more names than a map has places and powers.
std::string Numbered(int number) {
  const int rest = number % 100;
  return {static_cast<char>('Z' - number / 100), static_cast<char>('0' + rest / 10),
          static_cast<char>('0' + rest % 10)};
}

}  // namespace

Result<DaideNames> DaideNames::Make(const Map& map, const MapDraft& draft) {
  DaideNames names(map, draft);
  for (ProvinceIndex p = 0; p < map.province_count(); ++p) {
    if (!names.NameCoasts(map, p)) {
      return InvalidError("an MDF message knows eight coasts of a province; " + std::string(map.Id(p)) + " has more");
    }
  }
  return names;
}

Result<DaideNames> DaideNames::Make(const Map& map) {
  const Result<MapDraft> draft = ReadCanonicalText(map.source(), std::string(map.name()) + ".map");
  if (!draft.ok()) return draft.status();
  return Make(map, *draft);
}

DaideNames::DaideNames(const Map& map, const MapDraft& draft) : provinces_(size_t(map.province_count())) {
  for (const DraftPlace& place : draft.places) {
    const std::optional<LocationIndex> location = map.FindPlace(place.id);
    if (location.has_value() && !map.IsCoast(*location)) NameProvince(map, *location, place);
  }
  for (ProvinceIndex p = 0; p < map.province_count(); ++p) {
    if (provinces_[p].empty() && IsOnBoard(map, p)) provinces_[p] = Made(map.LongName(p));
  }
  for (const PowerIndex p : map.powers()) powers_.push_back(Made(map.PowerName(p)));
}

std::string_view DaideNames::Coast(LocationIndex coast) const {
  const auto found = coasts_.find(coast);
  return found == coasts_.end() ? std::string_view() : found->second;
}

bool DaideNames::Take(std::string& name, std::string_view word) {
  if (!IsName(word) || IsDaideWord(word) || !taken_.emplace(word).second) return false;
  name = word;
  return true;
}

// Names a province by DAIDE's own word, its abbreviation, or another word of three letters that players use.
void DaideNames::NameProvince(const Map& map, ProvinceIndex p, const DraftPlace& place) {
  constexpr std::pair<std::string_view, std::string_view> kOtherwise[] = {
      {"BOT", "GOB"}, {"ENG", "ECH"}, {"LYO", "GOL"}};
  std::string& name = provinces_[p];
  if (!IsOnBoard(map, p)) return;
  for (const auto& [id, word] : kOtherwise) {
    if (place.id == id && map.FindPlace(word) == p && Take(name, word)) return;
  }
  if (Take(name, place.id)) return;
  for (const DraftAlias& alias : place.aliases) {
    if (map.FindPlace(alias.key) == p && Take(name, alias.key)) return;
  }
}

// Gives each coast its standard name, or for other codes the first free one.
bool DaideNames::NameCoasts(const Map& map, ProvinceIndex p) {
  std::set<std::string_view> free;
  for (const DaideCoast& coast : kDaideCoasts) free.insert(coast.token);
  std::vector<LocationIndex> others;
  for (const LocationIndex location : map.CoastsOf(p)) {
    const std::string_view code = map.Id(location).substr(map.Id(location).find('/') + 1);
    const auto known = std::find_if(std::begin(kDaideCoasts), std::end(kDaideCoasts),
                                    [&](const DaideCoast& coast) { return coast.code == code; });
    if (known == std::end(kDaideCoasts)) {
      others.push_back(location);
    } else {
      free.erase(coasts_[location] = known->token);
    }
  }
  for (const LocationIndex location : others) {
    if (free.empty()) return false;
    const auto next = std::find_if(std::begin(kDaideCoasts), std::end(kDaideCoasts),
                                   [&](const DaideCoast& coast) { return free.contains(coast.token); });
    free.erase(coasts_[location] = next->token);
  }
  return true;
}

// Makes a name of the first letters, or of the first letter and two later ones, or with a number.
std::string DaideNames::Made(std::string_view name) {
  std::string letters = UpperCase(name);
  std::erase_if(letters, [](char c) { return !IsLetterOrDigit(c); });
  letters.resize(std::min<size_t>(letters.size(), 32));
  std::string made;
  for (size_t i = 1; i + 1 < letters.size(); ++i) {
    for (size_t j = i + 1; j < letters.size(); ++j) {
      if (Take(made, std::string{letters[0], letters[i], letters[j]})) return made;
    }
  }
  for (int number = 0; !Take(made, Numbered(number));) ++number;
  return made;
}

}  // namespace entente
