#include "map_language/map_lines.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.h"

namespace entente {
namespace {

constexpr size_t kUsualTokens = 12;  // of a line

bool IsBlankByte(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// The next byte from `at` on that is a blank, or is none.
size_t NextByte(std::string_view text, size_t at, bool blank) {
  while (at < text.size() && IsBlankByte(text[at]) != blank) ++at;
  return at;
}

// Joiners are none of these: some scripts need them in names.
constexpr std::array<UnseenMark, 4> kUnseenMarks = {{
    {"\xc2\xa0", "a no-break space", " "},
    {"\xe2\x80\x8b", "a zero-width space", ""},
    {"\xe2\x81\xa0", "a word joiner", ""},
    {"\xef\xbb\xbf", "a byte order mark", ""},
}};

}  // namespace

std::string MapLine::Text(size_t first, std::string MapToken::*form) const {
  std::string text;
  for (size_t i = first; i < tokens.size(); ++i) text.append(text.empty() ? "" : " ").append(tokens[i].*form);
  return text;
}

const UnseenMark* UnseenMarkAt(std::string_view text) {
  const auto found = std::find_if(kUnseenMarks.begin(), kUnseenMarks.end(),
                                  [&](const UnseenMark& mark) { return text.starts_with(mark.bytes); });
  return found == kUnseenMarks.end() ? nullptr : &*found;
}

size_t FindBadByte(std::string_view text) {
  for (size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte == 0x7f || (byte < 0x20 && text[i] != '\t' && text[i] != '\r')) return i;
    if (byte >= 0x80 && UnseenMarkAt(text.substr(i)) != nullptr) return i;
  }
  return std::string_view::npos;
}

MapLine SplitLine(std::string_view text, const Origin& at) {
  MapLine line;
  line.at = at;
  size_t start = NextByte(text, 0, false);
  if (start == text.size() || text[start] == '#') return line;
  line.tokens.reserve(kUsualTokens);
  uint32_t column = 1;
  size_t counted = 0;  // bytes whose code points are in `column`
  while (start < text.size()) {
    const size_t end = NextByte(text, start, true);
    column += static_cast<uint32_t>(CodePointCount(text.substr(counted, start - counted)));
    counted = start;
    MapToken& token = line.tokens.emplace_back();
    token.at = at;
    token.at.column = column;
    token.text = text.substr(start, end - start);
    token.upper = UpperCase(token.text);
    start = NextByte(text, end, false);
  }
  return line;
}

std::optional<int32_t> ParseNumber(std::string_view text) {
  int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::vector<std::string> SplitAtCommas(std::string_view text) {
  std::vector<std::string> parts;
  for (size_t start = 0; start <= text.size();) {
    const size_t comma = std::min(text.find(',', start), text.size());
    if (comma > start) parts.emplace_back(text.substr(start, comma - start));
    start = comma + 1;
  }
  return parts;
}

}  // namespace entente
