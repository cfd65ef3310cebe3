#include "map_language/map_words.h"

#include <algorithm>

#include "base/text.h"

namespace entente {
namespace {

bool IsAsciiUpper(char c) { return 'A' <= c && c <= 'Z'; }
bool IsAsciiLower(char c) { return 'a' <= c && c <= 'z'; }

// The second byte of a Latin-1 capital in UTF-8 (the first is 0xc3).
bool IsLatin1Upper(char c) {
  const auto byte = static_cast<uint8_t>(c);
  return 0x80 <= byte && byte <= 0x9e && byte != 0x97;
}

bool IsWordByte(char c) {
  return ('0' <= c && c <= '9') || ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z') || static_cast<uint8_t>(c) >= 0x80;
}

bool HasUpper(std::string_view text) {
  for (size_t i = 0; i < text.size(); ++i) {
    if (IsAsciiUpper(text[i])) return true;
    if (text[i] == '\xc3' && i + 1 < text.size() && IsLatin1Upper(text[i + 1])) return true;
  }
  return false;
}

bool IsContinuation(char c) { return (static_cast<uint8_t>(c) & 0xc0) == 0x80; }

// The first code point of `text` in upper case, and what follows it.
std::string CapitalFirst(std::string_view text) {
  size_t first = std::min<size_t>(1, text.size());
  while (first < text.size() && IsContinuation(text[first])) ++first;
  return UpperCase(text.substr(0, first)) + std::string(text.substr(first));
}

// `+` dropped, the letter after it in upper case.
std::string JoinAtPlus(std::string_view text) {
  std::string joined;
  size_t start = 0;
  for (size_t plus = text.find('+'); plus != std::string_view::npos; plus = text.find('+', start)) {
    const std::string_view part = text.substr(start, plus - start);
    joined += start == 0 ? std::string(part) : CapitalFirst(part);
    start = plus + 1;
  }
  const std::string_view rest = text.substr(start);
  return joined + (start == 0 ? std::string(rest) : CapitalFirst(rest));
}

// "FRANCE" -> "France"; a word that has a small letter stays as it is.
std::string WithInitials(std::string_view text) {
  if (std::any_of(text.begin(), text.end(), IsAsciiLower)) return std::string(text);
  std::string shown(text);
  bool initial = true;
  for (size_t i = 0; i < shown.size(); ++i) {
    const bool letter = IsAsciiUpper(shown[i]) || static_cast<uint8_t>(shown[i]) >= 0x80;
    if (letter && !initial) {
      if (IsAsciiUpper(shown[i])) shown[i] = static_cast<char>(shown[i] + ('a' - 'A'));
      if (shown[i] == '\xc3' && i + 1 < shown.size() && IsLatin1Upper(shown[i + 1])) {
        shown[i + 1] = static_cast<char>(shown[i + 1] + 0x20);
      }
    }
    if (!IsContinuation(shown[i])) initial = !letter && shown[i] != '\'';
  }
  return shown;
}

}  // namespace

std::string_view ProvincePart(std::string_view id) { return id.substr(0, id.find('/')); }

bool IsPlaceId(std::string_view id) {
  const std::string_view province = ProvincePart(id);
  if (CodePointCount(province) != 3 || !IsWordByte(province.front()) || !IsWordByte(province.back())) return false;
  if (province.size() == id.size()) return true;
  const std::string_view coast = CoastPart(id);
  const int length = CodePointCount(coast);
  return 1 <= length && length <= 4 && std::all_of(coast.begin(), coast.end(), IsWordByte);
}

WrittenCase CaseOf(std::string_view written) {
  if (written == UpperCase(written)) return WrittenCase::kUpper;
  return HasUpper(written) ? WrittenCase::kTitle : WrittenCase::kLower;
}

std::string PowerDisplay(std::string_view written) {
  while (!written.empty() && written.front() == '_') written.remove_prefix(1);
  while (!written.empty() && (written.back() == ',' || written.back() == ':')) written.remove_suffix(1);
  return JoinAtPlus(WithInitials(written));
}

std::string OwnWordDisplay(std::string_view written) {
  std::string spaced(written);
  std::replace(spaced.begin(), spaced.end(), '+', ' ');
  return WithInitials(spaced);
}

std::string PlaceDisplay(std::string_view written) { return JoinAtPlus(written); }

}  // namespace entente
