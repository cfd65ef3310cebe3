#include "map/called.h"

#include <algorithm>

#include "base/letters.h"
#include "base/plain_text.h"
#include "base/text.h"

namespace entente {
namespace {

// Whether a text can be a name: UTF-8 without control characters.
bool IsText(std::string_view text) {
  return IsUtf8(text) && std::none_of(text.begin(), text.end(), [](char c) {
           const auto byte = static_cast<unsigned char>(c);
           return byte < 0x20 || byte == 0x7f;
         });
}

std::optional<uint16_t> OnlyOneCalled(const Map& map, std::span<const KeyRecord> keys, std::string_view text) {
  const std::vector<uint16_t> found = WithTheLetters(NamesLike(map, keys, text), text);
  return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

}  // namespace

char FirstLetterOf(std::string_view text) {
  const char first = text.empty() ? '\0' : text.front();
  if (('A' <= first && first <= 'Z') || ('0' <= first && first <= '9')) return first;
  const std::string letters = LettersOf(text, false);
  return letters.empty() ? '\0' : letters.front();
}

std::vector<NameLetters> NamesLike(const Map& map, std::span<const KeyRecord> keys, std::string_view text) {
  const char first = FirstLetterOf(text);
  std::vector<NameLetters> names;
  for (const KeyRecord& key : keys) {
    const std::string_view name = map.KeyText(key);
    if (FirstLetterOf(name) == first) names.push_back({&key, LettersOf(name, false), LettersOf(name, true)});
  }
  return names;
}

std::vector<uint16_t> WithTheLetters(const std::vector<NameLetters>& names, std::string_view text) {
  const std::string bare = LettersOf(text, false), spelled = LettersOf(text, true);
  std::vector<uint16_t> found;
  if (bare.empty()) return found;
  for (const NameLetters& name : names) {
    if (name.Are(bare, spelled)) found.push_back(name.key->index);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::optional<LocationIndex> PlaceCalled(const Map& map, std::string_view text) {
  if (const auto place = map.FindPlace(Map::PlaceKey(text))) return place;
  if (!IsText(text)) return std::nullopt;
  const std::string plain = PlainTextOf(text).text;
  if (const auto place = map.FindPlace(Map::PlaceKey(plain))) return place;
  return OnlyOneCalled(map, map.place_keys(), plain);
}

std::optional<PowerIndex> PowerCalled(const Map& map, std::string_view text) {
  if (const auto power = map.FindPower(text)) return power;
  if (!IsText(text)) return std::nullopt;
  const std::string plain = PlainTextOf(text).text;
  if (const auto power = map.FindPower(plain)) return power;
  if (const std::optional<uint16_t> power = OnlyOneCalled(map, map.power_keys(), plain)) {
    return static_cast<PowerIndex>(*power);
  }
  return plain.size() <= 4 && CodePointCount(plain) == 1 ? PowerOfLetter(map, CodePointOf(UpperCase(plain)))
                                                         : std::nullopt;
}

std::optional<PowerIndex> PowerOfLetter(const Map& map, char32_t letter) {
  for (const PowerIndex power : map.powers()) {
    const char32_t own = map.PowerLetter(power);
    if (own != 0 && CodePointOf(UpperCase(Utf8Of(own))) == letter) return power;
  }
  return std::nullopt;
}

std::string NoPowerMessage(const Map& map, std::string_view text) {
  std::vector<std::string_view> ids, names;
  for (const PowerIndex p : map.powers()) ids.push_back(map.PowerId(p));
  for (const PowerIndex p : map.powers()) names.push_back(map.PowerName(p));
  std::string message = "'" + Excerpt(text) + "' is no power of this map: expected ";
  for (size_t p = 0; p < ids.size(); ++p) message.append(p == 0 ? "" : ", ").append(ids[p]);
  std::vector<std::string_view> nearest = NearestWords(text, ids, 2);
  if (nearest.empty()) nearest = NearestWords(text, names, 2);
  for (size_t i = 0; i < nearest.size(); ++i) message.append(i == 0 ? " (nearest: " : ", ").append(nearest[i]);
  return nearest.empty() ? message : message + ")";
}

}  // namespace entente
