#include "map/name_key.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/text.h"

namespace entente {
namespace {

enum class KeyByte : uint8_t { kKept, kDropped, kBlank, kSetApart };

// The form of each byte in a key.
constexpr std::array<KeyByte, 256> kKeyBytes = [] {
  std::array<KeyByte, 256> bytes{};
  for (const char c : std::string_view(".:")) bytes[static_cast<unsigned char>(c)] = KeyByte::kDropped;
  for (const char c : std::string_view("-+, \t\r\n")) bytes[static_cast<unsigned char>(c)] = KeyByte::kBlank;
  for (const char c : std::string_view("()[]|*?!~=_^")) bytes[static_cast<unsigned char>(c)] = KeyByte::kSetApart;
  return bytes;
}();

struct CoastWord {
  std::string_view words, code;
  CoastWords least;  // kOfKey: in orders too
};
constexpr auto kKey = CoastWords::kOfKey, kOrder = CoastWords::kOfOrder;
constexpr std::array<CoastWord, 28> kCoastWords = {
    {{"NC", "NC", kKey},          {"SC", "SC", kKey},          {"EC", "EC", kKey},         {"WC", "WC", kKey},
     {"NCS", "NC", kKey},         {"SCS", "SC", kKey},         {"ECS", "EC", kKey},        {"WCS", "WC", kKey},
     {"NORTH", "NC", kKey},       {"SOUTH", "SC", kKey},       {"EAST", "EC", kKey},       {"WEST", "WC", kKey},
     {"NORTH COAST", "NC", kKey}, {"SOUTH COAST", "SC", kKey}, {"EAST COAST", "EC", kKey}, {"WEST COAST", "WC", kKey},
     {"NORTHERN", "NC", kOrder},  {"SOUTHERN", "SC", kOrder},  {"EASTERN", "EC", kOrder},  {"WESTERN", "WC", kOrder},
     {"N", "NC", kOrder},         {"S", "SC", kOrder},         {"E", "EC", kOrder},        {"W", "WC", kOrder},
     {"NEC", "NE", kOrder},       {"NWC", "NW", kOrder},       {"SEC", "SE", kOrder},      {"SWC", "SW", kOrder}}};

std::string_view Trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
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
    switch (kKeyBytes[static_cast<unsigned char>(c)]) {
      case KeyByte::kKept:
        key.push_back(c);
        break;
      case KeyByte::kDropped:
        break;
      case KeyByte::kBlank:
        add_blank();
        break;
      case KeyByte::kSetApart:
        add_blank();
        key.push_back(c);
        key.push_back(' ');
    }
  }
  if (!key.empty() && key.back() == ' ') key.pop_back();
  return key;
}

CoastReading CoastReadingAt(std::string_view key, size_t end, size_t begin) {
  const CoastReading reading{Trimmed(key.substr(0, end)), Trimmed(key.substr(begin))};
  return reading.base.empty() ? CoastReading{} : reading;
}

CoastReading SignedCoastReading(std::string_view key) {
  if (const size_t slash = key.rfind('/'); slash != key.npos) return CoastReadingAt(key, slash, slash + 1);
  const size_t open = key.rfind('(');
  if (open == key.npos) return {};
  return CoastReadingAt(key.substr(0, key.size() - 1), open, open + 1);
}

std::string_view CoastCodeOf(std::string_view words, CoastWords where) {
  for (const CoastWord& coast : kCoastWords) {
    if (words == coast.words && coast.least <= where) return coast.code;
  }
  return {};
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
