#include "press/translation/translation_rows.h"

#include <algorithm>
#include <map>

#include "press/language/dpp_words.h"

namespace entente::press::dpp {
namespace {

struct WrittenRow {
  Direction direction;
  std::string_view type, dpp, daide, lost, why;
};
constexpr WrittenRow kWritten[] = {
#define TO_DAIDE(type, dpp, daide, lost) {Direction::kToDaide, #type, dpp, daide, lost, ""},
#define TO_DPP(type, dpp, daide, lost) {Direction::kToDpp, #type, dpp, daide, lost, ""},
#define NOT_IN_DAIDE(type, dpp, why) {Direction::kToDaide, #type, dpp, "", "", why},
#define NOT_IN_DPP(type, daide, why) {Direction::kToDpp, #type, "", daide, "", why},
#include "press/translation/translation.def"
};

Token WordNamed(std::string_view name, std::span<const LanguageWord> words) {
  if (name == "-") return words::kDash;
  const auto word = std::find_if(words.begin(), words.end(), [&](const LanguageWord& w) { return w.word == name; });
  return word == words.end() ? kNoToken : word->token;
}

// Reads a pattern up to the end of the text, or up to the bracket that closes, which it skips.
Pattern ReadPattern(std::string_view& text, std::span<const LanguageWord> words) {
  Pattern pattern;
  while (!text.empty()) {
    const char c = text[0];
    if (c == '(' || c == ')' || c == ' ' || c == '+') {
      text.remove_prefix(1);
      if (c == ')') break;
      if (c == '(') pattern.emplace_back().inside = ReadPattern(text, words);
      if (c == '+') pattern.back().repeats = true;
      continue;
    }
    const std::string_view name = text.substr(0, text.find_first_of(" +()"));
    text.remove_prefix(name.size());
    PatternElement& element = pattern.emplace_back();
    element.word = WordNamed(name, words);
    if (element.word == kNoToken) element.part = name;
  }
  return pattern;
}

using RowsByType = std::map<std::string_view, std::vector<TranslationRow>, std::less<>>;

RowsByType ReadRows(Direction direction) {
  RowsByType rows;
  for (const WrittenRow& written : kWritten) {
    if (written.direction != direction) continue;
    std::string_view dpp = written.dpp, daide = written.daide;
    Pattern of_dpp = ReadPattern(dpp, kWords), of_daide = ReadPattern(daide, kLanguageWords);
    if (direction == Direction::kToDpp) std::swap(of_dpp, of_daide);
    rows[written.type].push_back({std::move(of_dpp), std::move(of_daide), written.lost, written.why});
  }
  return rows;
}

}  // namespace

std::span<const TranslationRow> RowsOf(std::string_view type, Direction direction) {
  static const RowsByType to_daide = ReadRows(Direction::kToDaide), to_dpp = ReadRows(Direction::kToDpp);
  const RowsByType& rows = direction == Direction::kToDaide ? to_daide : to_dpp;
  const auto found = rows.find(type);
  return found == rows.end() ? std::span<const TranslationRow>() : found->second;
}

}  // namespace entente::press::dpp
