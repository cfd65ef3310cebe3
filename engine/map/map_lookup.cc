// Finds places and powers by words. Source: maps/LANGUAGE.md (Places; Powers).
#include <algorithm>

#include "base/letters.h"
#include "base/text.h"
#include "map/map.h"
#include "map/name_key.h"

namespace entente {

namespace {

// Whether `words` begin with the letters after the last open bracket of a name, so that they may be its key.
bool MayBeBracketed(std::string_view words, std::string_view name) {
  const size_t open = name.rfind('(');
  if (open == name.npos) return false;
  for (const char c : name.substr(open + 1)) {
    const auto upper = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    if (upper < 'A' || upper > 'Z') return true;
    if (!words.starts_with(upper)) return false;
    words.remove_prefix(1);
  }
  return true;
}

}  // namespace

std::string Map::PlaceKey(std::string_view text) { return PlaceKeyOf(text); }

std::span<const KeyRecord> Map::KeysFrom(ImageSection section, std::string_view key) const {
  const std::span<const KeyRecord> keys = All<KeyRecord>(section);
  const auto is_before = [this](const KeyRecord& record, std::string_view other) {
    const std::string_view text = Text(record.key);
    if (text.empty() || other.empty() || text[0] == other[0]) return text < other;
    return static_cast<unsigned char>(text[0]) < static_cast<unsigned char>(other[0]);  // half of all comparisons
  };
  const auto first = std::lower_bound(keys.begin(), keys.end(), key, is_before);
  return keys.subspan(static_cast<size_t>(first - keys.begin()));
}

const KeyRecord* Map::FindKey(ImageSection section, std::string_view key) const {
  const std::span<const KeyRecord> keys = KeysFrom(section, key);
  return !keys.empty() && Text(keys.front().key) == key ? &keys.front() : nullptr;
}

std::span<const KeyRecord> Map::PlaceKeysFrom(std::string_view key) const {
  return KeysFrom(ImageSection::kPlaceKeys, key);
}

std::optional<LocationIndex> Map::FindPlace(std::string_view key) const {
  if (const KeyRecord* found = FindKey(ImageSection::kPlaceKeys, key)) return found->index;
  std::optional<LocationIndex> coast;
  AnyCoastReading(key, [&](const CoastReading& reading) {
    coast = FindCoast(reading.base, reading.words);
    return coast.has_value();
  });
  return coast;
}

// The coast that `words` name, of the province with key `base`. An alias such as "SPA/WC" counts for every form of that
// coast.
std::optional<LocationIndex> Map::FindCoast(std::string_view base, std::string_view words) const {
  const KeyRecord* province = FindKey(ImageSection::kPlaceKeys, base);
  if (province == nullptr || IsCoast(province->index) || CoastCount(province->index) == 0) return std::nullopt;
  const std::string_view known = CoastCodeOf(words, CoastWords::kOfKey), wanted = known.empty() ? words : known;
  for (const LocationIndex coast : CoastsOf(province->index)) {
    const std::string_view code = Id(coast).substr(Id(coast).find('/') + 1);
    if (words == code || wanted == code) return coast;
    if (!MayBeBracketed(words, LongName(coast))) continue;
    if (words == BracketWords(PlaceKeyOf(LongName(coast)))) return coast;
  }
  return FindCoastAlias(Id(province->index), wanted);
}

// The coast for a key of an id, a slash and a code, such as "SPA/WC".
std::optional<LocationIndex> Map::FindCoastAlias(std::string_view id, std::string_view code) const {
  for (const KeyRecord& key : PlaceKeysFrom(id)) {
    if (!Text(key.key).starts_with(id)) break;
    const std::string_view rest = Text(key.key).substr(id.size());
    if (rest.starts_with('/') && rest.substr(1) == code) return key.index;
  }
  return std::nullopt;
}

bool Map::IsAmbiguous(std::string_view key) const {
  const KeyRecord* found = FindKey(ImageSection::kPlaceKeys, key);
  return found != nullptr && found->ambiguous != 0;
}

std::vector<std::string> Map::NearestPlaces(std::string_view word, int most) const {
  std::vector<std::string_view> candidates;
  for (LocationIndex l = 0; l < location_count_; ++l) candidates.push_back(Id(l));
  for (LocationIndex l = 0; l < location_count_; ++l) candidates.push_back(LongName(l));
  const std::string upper = UpperCase(word);
  std::vector<std::string> nearest;
  for (std::string_view candidate : NearestWords(upper, candidates, most)) nearest.emplace_back(candidate);
  if (!nearest.empty() || most == 0 || !IsUtf8(upper)) return nearest;
  // A name in another language or spelling often begins with the letters of the id: MÜNCHEN, LYONS.
  constexpr size_t kIdLetters = 3, kLongName = 5;
  const std::string letters = LettersOf(upper, false);
  if (letters.size() < kLongName) return nearest;
  if (const auto place = FindPlace(letters.substr(0, kIdLetters))) nearest.emplace_back(Id(*place));
  return nearest;
}

std::optional<PowerIndex> Map::FindPower(std::string_view word) const {
  const KeyRecord* found = FindKey(ImageSection::kPowerKeys, UpperCase(word));
  if (found == nullptr) found = FindKey(ImageSection::kPowerKeys, PowerWordKey(word));
  return found != nullptr ? std::optional<PowerIndex>(static_cast<PowerIndex>(found->index)) : std::nullopt;
}

}  // namespace entente
