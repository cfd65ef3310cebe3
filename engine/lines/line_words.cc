#include "lines/line_words.h"

#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "map/called.h"

namespace entente {
namespace {

bool IsPlain(char c) {
  const bool letter_or_digit = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  return letter_or_digit || std::string_view("_.-~/").find(c) != std::string_view::npos;
}

int DigitOf(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

size_t CommonBytes(std::string_view a, std::string_view b) {
  return static_cast<size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

bool IsInsideCharacter(std::string_view text, size_t at) {
  return at < text.size() && (static_cast<uint8_t>(text[at]) & 0xc0) == 0x80;
}

std::string_view ShortId(const Map& map, PowerIndex power) {
  const std::string_view id = map.PowerId(power);
  size_t length = 1;
  for (int p = 0; p < map.power_count(); ++p) {
    if (p != power) length = std::max(length, CommonBytes(id, map.PowerId(static_cast<PowerIndex>(p))) + 1);
  }
  while (IsInsideCharacter(id, length)) ++length;
  return id.substr(0, length);
}

}  // namespace

void AppendEscaped(std::string_view name, std::string& out) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  for (const char c : name) {
    if (IsPlain(c)) {
      out += c;
    } else {
      out += '%';
      out += kDigits[static_cast<uint8_t>(c) >> 4];
      out += kDigits[static_cast<uint8_t>(c) & 15];
    }
  }
}

std::optional<std::string> Unescaped(std::string_view word) {
  std::string name;
  for (size_t i = 0; i < word.size(); ++i) {
    if (word[i] != '%') {
      name += word[i];
      continue;
    }
    const int high = i + 2 < word.size() ? DigitOf(word[i + 1]) : -1;
    const int low = high >= 0 ? DigitOf(word[i + 2]) : -1;
    if (low < 0) return std::nullopt;
    name += static_cast<char>(high << 4 | low);
    i += 2;
  }
  return name;
}

PowerWords::PowerWords(const Map& map)
    : map_(map), words_(static_cast<size_t>(map.power_count())), sorted_(words_.size()) {
  for (size_t p = 0; p < words_.size(); ++p) AppendEscaped(ShortId(map, static_cast<PowerIndex>(p)), words_[p]);
  std::iota(sorted_.begin(), sorted_.end(), PowerIndex{0});
  std::sort(sorted_.begin(), sorted_.end(), [this](PowerIndex a, PowerIndex b) { return words_[a] < words_[b]; });
}

std::optional<PowerIndex> PowerWords::Find(std::string_view unescaped) const {
  std::optional<PowerIndex> found;
  bool several = unescaped.empty();
  const std::string begin = UpperCase(unescaped);
  for (const PowerIndex power : sorted_) {
    const std::string_view id = map_.PowerId(power);
    if (id == begin) return power;
    if (!id.starts_with(begin)) continue;
    several |= found.has_value();
    found = power;
  }
  return found.has_value() && !several ? found : PowerCalled(map_, unescaped);
}

}  // namespace entente
