// Words to places and powers. Source: maps/LANGUAGE.md (Places; Powers).
#include <algorithm>

#include "base/letters.h"
#include "base/text.h"
#include "map/map.h"
#include "map/name_key.h"

namespace entente {

std::string Map::PlaceKey(std::string_view text) { return PlaceKeyOf(text); }

const KeyRecord* Map::FindKey(ImageSection section, std::string_view key) const {
  const KeyRecord* first = Section<KeyRecord>(section);
  const KeyRecord* last = first + SectionSize(section);
  const KeyRecord* found =
      std::lower_bound(first, last, key, [this](const KeyRecord& a, std::string_view b) { return Text(a.key) < b; });
  return found != last && Text(found->key) == key ? found : nullptr;
}

std::optional<LocationIndex> Map::FindPlace(std::string_view key) const {
  if (const KeyRecord* found = FindKey(ImageSection::kPlaceKeys, key)) return found->index;
  for (const CoastReading& reading : CoastReadings(key)) {
    if (const std::optional<LocationIndex> coast = FindCoast(reading.base, reading.words)) return coast;
  }
  return std::nullopt;
}

// The coast that `words` name of the province with key `base`. An alias such as "SPA/WC" serves every form of that
// coast.
std::optional<LocationIndex> Map::FindCoast(std::string_view base, std::string_view words) const {
  const KeyRecord* province = FindKey(ImageSection::kPlaceKeys, base);
  if (province == nullptr || IsCoast(province->index)) return std::nullopt;
  const LocationIndex first = FirstCoast(province->index);
  for (int i = 0; i < CoastCount(province->index); ++i) {
    const auto coast = static_cast<LocationIndex>(first + i);
    const std::string_view code = Id(coast).substr(Id(coast).find('/') + 1);
    const std::string name = PlaceKeyOf(LongName(coast));
    if (IsCoastWord(words, code, BracketWords(name))) return coast;
  }
  const std::string alias = std::string(Id(province->index)) + "/" + std::string(CoastCodeOf(words));
  const KeyRecord* found = CoastCount(province->index) > 0 ? FindKey(ImageSection::kPlaceKeys, alias) : nullptr;
  return found != nullptr ? std::optional<LocationIndex>(found->index) : std::nullopt;
}

bool Map::IsAmbiguous(std::string_view key) const {
  const KeyRecord* found = FindKey(ImageSection::kPlaceKeys, key);
  return found != nullptr && found->ambiguous != 0;
}

std::span<const KeyRecord> Map::place_keys() const {
  return {Section<KeyRecord>(ImageSection::kPlaceKeys), SectionSize(ImageSection::kPlaceKeys)};
}

std::span<const KeyRecord> Map::power_keys() const {
  return {Section<KeyRecord>(ImageSection::kPowerKeys), SectionSize(ImageSection::kPowerKeys)};
}

int Map::longest_place_words() const { return static_cast<int>(header().longest_place_words); }

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
