#include "base/plain_text.h"

#include "base/code_points.h"
#include "base/letters.h"
#include "base/text.h"

namespace entente {
namespace {

// Soft hyphen, combining grapheme joiner, Arabic letter mark, Hangul and Khmer fillers, Mongolian separators, zero-width
// blanks and joiners, marks of direction, word joiner and invisible operators, variation selectors, byte order mark.
constexpr CodePoints kInvisible[] = {{0xAD, 0xAD},     {0x34F, 0x34F},   {0x61C, 0x61C},   {0x115F, 0x1160},
                                     {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x200B, 0x200F}, {0x202A, 0x202E},
                                     {0x2060, 0x206F}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xE0000, 0xE0FFF}};

// Next line, no-break space, Ogham space, en quad to hair space, line and paragraph separators, narrow no-break and
// mathematical spaces, ideographic space; bullets and boxes, which only begin list lines; double quotes.
constexpr CodePoints kBlank[] = {{0x85, 0x85},     {0xA0, 0xA0},     {0xB7, 0xB7},     {0x1680, 0x1680},
                                 {0x2000, 0x200A}, {0x201C, 0x201F}, {0x2022, 0x2022}, {0x2023, 0x2023},
                                 {0x2028, 0x2029}, {0x202F, 0x202F}, {0x2043, 0x2043}, {0x205F, 0x205F},
                                 {0x2219, 0x2219}, {0x25A0, 0x25A1}, {0x25AA, 0x25AB}, {0x25CB, 0x25CB},
                                 {0x25CF, 0x25CF}, {0x25E6, 0x25E6}, {0x2610, 0x2610}, {0x3000, 0x3000}};

// Hyphens, dashes, bars, the minus sign; arrows to the right, and triangles used as arrows.
constexpr CodePoints kDash[] = {
    {0x2010, 0x2015}, {0x2212, 0x2212}, {0xFE58, 0xFE58}, {0xFE63, 0xFE63}, {0xFF0D, 0xFF0D}};
constexpr CodePoints kArrow[] = {
    {0x203A, 0x203A}, {0x2192, 0x2192}, {0x219D, 0x219D}, {0x21A0, 0x21A0}, {0x21A3, 0x21A3}, {0x21A6, 0x21A6},
    {0x21AA, 0x21AA}, {0x21C0, 0x21C1}, {0x21C9, 0x21C9}, {0x21D2, 0x21D2}, {0x21DB, 0x21DB}, {0x21DD, 0x21DD},
    {0x21E2, 0x21E2}, {0x21E5, 0x21E5}, {0x21E8, 0x21E8}, {0x21FE, 0x21FE}, {0x25B6, 0x25B6}, {0x25B8, 0x25BA},
    {0x2794, 0x2794}, {0x2798, 0x27AF}, {0x27B1, 0x27BE}, {0x27F6, 0x27F6}, {0x27F9, 0x27F9}, {0x27FC, 0x27FC},
    {0x2B62, 0x2B62}, {0x2B95, 0x2B95}};
constexpr CodePoints kSingleQuote[] = {{0x60, 0x60}, {0xB4, 0xB4}, {0x2BC, 0x2BC}, {0x2018, 0x201B}, {0x2032, 0x2032}};
constexpr CodePoints kSlash[] = {{0x2044, 0x2044}, {0x2215, 0x2215}};
constexpr CodePoints kFullwidth[] = {{0xFF01, 0xFF5E}};  // of '!' to '~'

// The plain form of a character; the character itself if it has none.
std::string Plain(char32_t c) {
  if (c < 0x80 && c != '`') return std::string(1, static_cast<char>(c));
  if (IsIn(kInvisible, c)) return "";
  if (IsIn(kBlank, c)) return " ";
  if (IsIn(kDash, c)) return "-";
  if (IsIn(kArrow, c)) return "->";
  if (IsIn(kSingleQuote, c)) return "'";
  if (IsIn(kSlash, c)) return "/";
  if (c == 0xAB) return "<";
  if (c == 0xBB) return ">";
  if (IsIn(kFullwidth, c)) return std::string(1, static_cast<char>(c - kFullwidth[0].first + '!'));
  return Utf8Of(c);
}

}  // namespace

PlainText PlainTextOf(std::string_view written) {
  PlainText plain;
  plain.text.reserve(written.size());
  plain.origin.reserve(written.size() + 1);
  size_t last = 0;  // start of the last character of `plain`
  for (size_t at = 0; at < written.size();) {
    const std::string_view bytes = FirstCharacter(written.substr(at));
    const char32_t c = CodePointOf(bytes);
    const bool composes = IsCombiningMark(c) && !plain.text.empty();
    const char32_t composed = composes ? Composed(CodePointOf(std::string_view(plain.text).substr(last)), c) : 0;
    auto origin = static_cast<uint32_t>(at);
    if (composed != 0) {
      origin = plain.origin[last];
      plain.text.resize(last);
      plain.origin.resize(last);
    }
    const std::string added = composed != 0 ? Utf8Of(composed) : Plain(c);
    if (!added.empty() && !(composes && composed == 0)) last = plain.text.size();
    plain.text += added;
    plain.origin.resize(plain.text.size(), origin);
    at += bytes.size();
  }
  plain.origin.push_back(static_cast<uint32_t>(written.size()));
  return plain;
}

bool IsBlankText(std::string_view text) {
  while (!text.empty()) {
    const std::string_view bytes = FirstCharacter(text);
    const char32_t c = CodePointOf(bytes);
    const bool is_blank = c == ' ' || ('\t' <= c && c <= '\r');
    if (!is_blank && !IsIn(kInvisible, c) && !(c >= 0x80 && Plain(c) == " ")) return false;
    text.remove_prefix(bytes.size());
  }
  return true;
}

}  // namespace entente
