#include "map_language/map_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "base/text.h"
#include "map_language/map_directives.h"

namespace entente {
namespace {

constexpr size_t kUsualTokens = 12;  // of a line

bool IsBlankByte(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// The next byte from `at` on that is a blank (`blank`), or that is not.
size_t NextByte(std::string_view text, size_t at, bool blank) {
  while (at < text.size() && IsBlankByte(text[at]) != blank) ++at;
  return at;
}

// Joiners are not in the list: some scripts need them in names.
constexpr std::string_view kDirection = "a mark of the direction of writing";
constexpr std::array<UnseenMark, 16> kUnseenMarks = {{
    {"\xc2\xa0", "a no-break space", " "},
    {"\xe2\x80\x8b", "a zero-width space", ""},
    {"\xe2\x81\xa0", "a word joiner", ""},
    {"\xef\xbb\xbf", "a byte order mark", ""},
    {"\xd8\x9c", kDirection, ""},      // U+061C
    {"\xe2\x80\x8e", kDirection, ""},  // U+200E, U+200F
    {"\xe2\x80\x8f", kDirection, ""},
    {"\xe2\x80\xaa", kDirection, ""},  // U+202A to U+202E
    {"\xe2\x80\xab", kDirection, ""},
    {"\xe2\x80\xac", kDirection, ""},
    {"\xe2\x80\xad", kDirection, ""},
    {"\xe2\x80\xae", kDirection, ""},
    {"\xe2\x81\xa6", kDirection, ""},  // U+2066 to U+2069
    {"\xe2\x81\xa7", kDirection, ""},
    {"\xe2\x81\xa8", kDirection, ""},
    {"\xe2\x81\xa9", kDirection, ""},
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
  size_t counted = 0;  // bytes whose code points `column` includes
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

namespace {

struct Front {
  std::string_view bytes, form;
};
constexpr std::array<Front, 8> kFronts = {{
    {"\xff\xfe", "UTF-16 text"},
    {"\xfe\xff", "UTF-16 text"},
    {"\x89PNG", "a PNG picture"},
    {"GIF8", "a GIF picture"},
    {"\xff\xd8\xff", "a JPEG picture"},
    {"PK\x03\x04", "a ZIP archive"},
    {"\x1f\x8b", "a gzip archive"},
    {"%PDF", "a PDF document"},
}};
// Tested after a byte order mark and blanks. No place or power has such a name.
constexpr std::array<Front, 3> kTextFronts = {{{"<", "HTML or XML"}, {"{", "JSON"}, {"MDF (", "an MDF message"}}};

std::string_view FormOf(std::string_view bytes, std::span<const Front> fronts) {
  const auto found =
      std::find_if(fronts.begin(), fronts.end(), [&](const Front& front) { return bytes.starts_with(front.bytes); });
  return found == fronts.end() ? std::string_view() : found->form;
}

// In UTF-16 without a byte order mark, almost exactly every second byte of plain letters is zero. Other bytes with a
// third of zeros are binary data of an unknown kind.
std::string_view FormOfZeros(std::string_view bytes) {
  constexpr size_t kLookedAt = 256;
  const std::string_view front = bytes.substr(0, kLookedAt);
  size_t zeros[2] = {0, 0};  // at even and at odd places
  for (size_t i = 0; i < front.size(); ++i) zeros[i % 2] += front[i] == '\0';
  if (front.size() < 8 || 3 * (zeros[0] + zeros[1]) < front.size()) return {};
  return 16 * std::min(zeros[0], zeros[1]) < front.size() ? "UTF-16 text" : "binary data";
}

bool EndsLinesInCrAlone(std::string_view bytes) {
  return bytes.find('\n') == std::string_view::npos && std::count(bytes.begin(), bytes.end(), '\r') > 1;
}

}  // namespace

std::string_view ForeignForm(std::string_view bytes) {
  if (const std::string_view form = FormOf(bytes, kFronts); !form.empty()) return form;
  if (const std::string_view form = FormOfZeros(bytes); !form.empty()) return form;
  if (EndsLinesInCrAlone(bytes)) return "text whose lines end in CR alone";
  if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
  const size_t first = bytes.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos ? std::string_view() : FormOf(bytes.substr(first), kTextFronts);
}

}  // namespace entente
