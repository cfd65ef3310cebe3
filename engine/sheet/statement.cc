#include "sheet/statement.h"

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

// Reads "PROXY A PAR TO GERMANY". `to` is the offset of " TO ".
Proxy ReadProxy(const Map& map, std::string_view words, size_t to) {
  if (to < kProxyWord.size()) return {};
  std::string_view unit = words.substr(kProxyWord.size(), to - kProxyWord.size());
  Proxy proxy;
  proxy.to = map.FindPower(words.substr(to + kTo.size())).value_or(kNoPower);
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
  const size_t to = words.rfind(kTo);
  if (!words.starts_with(kProxyWord) || to == words.npos) return {};
  return {LineKind::kProxy, ReadProxy(map, words, to)};
}

}  // namespace entente
