#include "map/name_key.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::string_view kDropped = ".:";
constexpr std::string_view kBlanks = "-+, \t\r\n";
constexpr std::string_view kSetApart = "()[]|*?!~=_^";

struct EnglishCoast {
  std::string_view code, words, word, daide;
};
constexpr std::array<EnglishCoast, 4> kEnglishCoasts = {{{"NC", "NORTH COAST", "NORTH", "NCS"},
                                                         {"SC", "SOUTH COAST", "SOUTH", "SCS"},
                                                         {"EC", "EAST COAST", "EAST", "ECS"},
                                                         {"WC", "WEST COAST", "WEST", "WCS"}}};

bool Contains(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }

std::string_view Trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

void AddReading(std::string_view base, std::string_view words, std::vector<CoastReading>& readings) {
  base = Trimmed(base);
  words = Trimmed(words);
  if (!base.empty() && !words.empty()) readings.push_back({base, words});
}

}  // namespace

std::string PlaceKeyOf(std::string_view text) {
  const std::string upper = UpperCase(text);
  std::string key;
  key.reserve(upper.size() + 4);
  const auto add_blank = [&key] {
    if (!key.empty() && key.back() != ' ') key.push_back(' ');
  };
  for (char c : upper) {
    if (Contains(kDropped, c)) continue;
    if (Contains(kBlanks, c)) {
      add_blank();
    } else if (Contains(kSetApart, c)) {
      add_blank();
      key.push_back(c);
      key.push_back(' ');
    } else {
      key.push_back(c);
    }
  }
  if (!key.empty() && key.back() == ' ') key.pop_back();
  return key;
}

std::vector<CoastReading> CoastReadings(std::string_view key) {
  std::vector<CoastReading> readings;
  if (const size_t slash = key.rfind('/'); slash != std::string_view::npos) {
    AddReading(key.substr(0, slash), key.substr(slash + 1), readings);
    return readings;
  }
  if (!key.empty() && key.back() == ')') {
    const size_t open = key.rfind('(');
    if (open != std::string_view::npos) {
      AddReading(key.substr(0, open), key.substr(open + 1, key.size() - open - 2), readings);
    }
    return readings;
  }
  for (size_t blank = key.rfind(' '); blank != std::string_view::npos && blank > 0; blank = key.rfind(' ', blank - 1)) {
    AddReading(key.substr(0, blank), key.substr(blank + 1), readings);
  }
  return readings;
}

std::string_view CoastCodeOf(std::string_view words) {
  for (const EnglishCoast& coast : kEnglishCoasts) {
    if (words == coast.words || words == coast.word || words == coast.daide) return coast.code;
  }
  return words;
}

bool IsCoastWord(std::string_view words, std::string_view code, std::string_view own_words) {
  return words == code || CoastCodeOf(words) == code || (!own_words.empty() && words == own_words);
}

std::string_view BracketWords(std::string_view key) {
  if (key.empty() || key.back() != ')') return {};
  const size_t open = key.rfind('(');
  return open == std::string_view::npos ? std::string_view() : Trimmed(key.substr(open + 1, key.size() - open - 2));
}

int WordCount(std::string_view key) {
  return key.empty() ? 0 : static_cast<int>(1 + std::count(key.begin(), key.end(), ' '));
}

std::string PowerIdentity(std::string_view written) {
  std::string identity = UpperCase(written);
  std::erase_if(identity, [](char c) { return std::string_view("+-,.:").find(c) != std::string_view::npos; });
  return identity;
}

std::string PowerWordKey(std::string_view word) {
  std::string key = PowerIdentity(word);
  std::erase_if(key, [](char c) { return c == '_' || c == ' '; });
  return key;
}

std::string AlphabetKey(std::string_view name) {
  std::string key = UpperCase(name);
  std::erase_if(key, [](char c) { return c == ' ' || c == '-' || c == '.'; });
  return key;
}

}  // namespace entente
