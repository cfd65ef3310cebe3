#include "sheet/statement.h"

#include <optional>
#include <string>

#include "base/text.h"

namespace entente {
namespace {

constexpr size_t kLongestStatement = 64;
constexpr std::string_view kProxyWord = "PROXY ", kTo = " TO ";

// The words of a text with one blank between them, in capital letters. It begins with a word.
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

}  // namespace

SheetStatement ReadStatement(std::string_view text) {
  if (text.size() > kLongestStatement || text.empty()) return SheetStatement::kNone;
  if (const char first = text[0]; first != 'S' && first != 's' && first != 'P' && first != 'p')
    return SheetStatement::kNone;
  const std::string words = PlainWords(text);
  if (words == "SET CONTINUES") return SheetStatement::kSetContinues;
  if (words == "SET REPLACES") return SheetStatement::kSetReplaces;
  if (words == "SET UNORDERED") return SheetStatement::kSetUnordered;
  const bool is_proxy = words.rfind(kProxyWord, 0) == 0 && words.find(kTo) != words.npos;
  return is_proxy ? SheetStatement::kProxy : SheetStatement::kNone;
}

Proxy ReadProxy(const Map& map, std::string_view text) {
  if (ReadStatement(text) != SheetStatement::kProxy) return {};
  const std::string words = PlainWords(text);
  const size_t to = words.rfind(kTo);
  if (to < kProxyWord.size()) return {};
  std::string_view unit = std::string_view(words).substr(kProxyWord.size(), to - kProxyWord.size());
  Proxy proxy;
  proxy.to = map.FindPower(std::string_view(words).substr(to + kTo.size())).value_or(kNoPower);
  if (unit == "ALL") return proxy;
  for (const std::string_view type : {"A ", "F ", "ARMY ", "FLEET "}) {
    if (unit.rfind(type, 0) != 0) continue;
    unit.remove_prefix(type.size());
    break;
  }
  const std::optional<LocationIndex> place = map.FindPlace(Map::PlaceKey(unit));
  if (!place.has_value()) return {};
  proxy.unit = map.ProvinceOf(*place);
  return proxy;
}

std::string_view StatementPhrase(SheetStatement statement) {
  switch (statement) {
    case SheetStatement::kSetContinues:
      return "No order: it says that this set of orders builds on those before it.";
    case SheetStatement::kSetReplaces:
      return "No order: it says that this set of orders replaces those before it.";
    case SheetStatement::kSetUnordered:
      return "No order: it says that nobody knows which set of orders came last.";
    case SheetStatement::kProxy:
      return "No order: it says that another power orders the unit, which counts where the rules let an order set say "
             "so.";
    case SheetStatement::kNone:
      return "";
  }
  return "";
}

}  // namespace entente
