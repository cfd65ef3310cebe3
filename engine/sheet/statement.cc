#include "sheet/statement.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

#include "base/text.h"

namespace entente {
namespace {

constexpr size_t kLongestStatement = 64;
constexpr std::string_view kProxyWord = "PROXY ", kTo = " TO ";

// The words of a text with one blank between them, in capital letters. The text begins with a word.
std::string PlainWords(std::string_view text) {
  std::string words;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\t';
    if (!is_blank) words += c;
    if (is_blank && words.back() != ' ') words += ' ';
  }
  if (words.back() == ' ') words.pop_back();
  return UpperCase(words);
}

// Cuts "PROXY A PAR TO GERMANY". `words`: as PlainWords makes them.
ProxyWords CutProxy(std::string_view words) {
  const size_t to = words.rfind(kTo);
  if (!words.starts_with(kProxyWord) || to == words.npos) return {};
  const size_t unit = std::min(kProxyWord.size(), to);
  return {std::string(words.substr(unit, to - unit)), std::string(words.substr(to + kTo.size()))};
}

Proxy ReadProxy(const Map& map, const ProxyWords& words) {
  std::string_view unit = words.unit;
  Proxy proxy;
  proxy.to = map.FindPower(words.power).value_or(kNoPower);
  if (unit == "ALL") return proxy;
  for (const std::string_view type : {"A ", "F ", "ARMY ", "FLEET "}) {
    if (!unit.starts_with(type)) continue;
    unit.remove_prefix(type.size());
    break;
  }
  const std::optional<LocationIndex> place = map.FindPlace(Map::PlaceKey(unit));
  if (!place.has_value()) return {};
  proxy.unit = map.ProvinceOf(*place);
  return proxy;
}

}  // namespace

SheetStatement ReadStatement(const Map& map, std::string_view text) {
  constexpr std::string_view kFirstLetters = "SsPp";
  if (text.empty() || text.size() > kLongestStatement || kFirstLetters.find(text[0]) == text.npos) return {};
  const std::string words = PlainWords(text);
  if (words == "SET CONTINUES") return {LineKind::kSetContinues, {}};
  if (words == "SET REPLACES") return {LineKind::kSetReplaces, {}};
  if (words == "SET UNORDERED") return {LineKind::kSetUnordered, {}};
  const ProxyWords proxy = CutProxy(words);
  if (proxy.power.empty()) return {};
  return {LineKind::kProxy, ReadProxy(map, proxy)};
}

std::vector<std::string> NearestStatements(const Map& map, std::string_view text) {
  constexpr std::string_view kProxy[] = {"PROXY"}, kSets[] = {"SET CONTINUES", "SET REPLACES", "SET UNORDERED"};
  if (text.empty() || text.size() > kLongestStatement) return {};
  const std::string words = PlainWords(text);
  const std::string_view first = std::string_view(words).substr(0, words.find(' '));
  if (map.FindPlace(Map::PlaceKey(first)).has_value()) return {};
  if (!NearestWords(first, kProxy, 1).empty()) return {"PROXY A PAR TO GERMANY"};
  std::vector<std::string_view> nearest = NearestWords(words, kSets, 1);
  if (nearest.empty() && first == "SET") nearest.assign(std::begin(kSets), std::end(kSets));
  return {nearest.begin(), nearest.end()};
}

ProxyWords WordsOfProxy(std::string_view text) { return text.empty() ? ProxyWords{} : CutProxy(PlainWords(text)); }

}  // namespace entente
