#include "notation/bare_text.h"

#include <algorithm>
#include <vector>

#include "base/code_points.h"
#include "base/text.h"
#include "notation/order_words.h"

namespace entente {
namespace {

bool IsBlankByte(char c) { return std::string_view(" \t\r\n,;\"").find(c) != std::string_view::npos; }
bool IsDigitByte(char c) { return '0' <= c && c <= '9'; }
bool IsLetterByte(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

class Stripper {
 public:
  explicit Stripper(std::string_view plain) { bare_.text = plain; }

  BareText Strip() {
    DropTags();
    DropOrnaments();
    WriteArrows();
    DropMarkdown();
    DropAngles();
    DropEnds();
    while (DropListMark()) {
    }
    DropBrackets();
    return std::move(bare_);
  }

 private:
  char At(size_t i) const { return i < bare_.text.size() ? bare_.text[i] : '\0'; }
  void Blank(size_t first, size_t last) {
    std::fill(bare_.text.begin() + static_cast<std::ptrdiff_t>(first),
              bare_.text.begin() + static_cast<std::ptrdiff_t>(last), ' ');
  }
  size_t First() const {
    const auto it = std::find_if_not(bare_.text.begin(), bare_.text.end(), IsBlankByte);
    return static_cast<size_t>(it - bare_.text.begin());
  }

  // Drops the tags of HTML and BBCode that set how a text looks: "<b>", "[/i]", "[color=red]", "<br />". A tag that crosses
  // a text out is none of them.
  void DropTags() {
    for (size_t i = 0; i < bare_.text.size(); ++i) {
      const char close = At(i) == '<' ? '>' : At(i) == '[' ? ']' : '\0';
      const size_t end = close == '\0' ? std::string::npos : bare_.text.find(close, i);
      if (end != std::string::npos && IsTag(std::string_view(bare_.text).substr(i + 1, end - i - 1))) Blank(i, end + 1);
    }
  }
  static bool IsTag(std::string_view inside) {
    constexpr std::string_view kTags[] = {"b",  "big", "br", "center", "code", "color", "div",  "em",     "font", "i",
                                          "li", "ol",  "p",  "pre",    "size", "small", "span", "strong", "u",    "ul"};
    if (inside.starts_with('/')) inside.remove_prefix(1);
    if (inside.ends_with('/')) inside.remove_suffix(1);
    while (inside.ends_with(' ')) inside.remove_suffix(1);
    const std::string name = LowerAscii(inside.substr(0, inside.find_first_of(" =")));
    const bool is_bare = name.size() == inside.size() || inside.find('=') != inside.npos;
    return is_bare && std::find(std::begin(kTags), std::end(kTags), name) != std::end(kTags);
  }

  // Drops pictures that adorn a text or agree to it: stars, anchors, check marks, flags, thumbs up, smiling faces. Crosses
  // and other pictures may take the order back.
  void DropOrnaments() {
    constexpr CodePoints kOrnaments[] = {{0x2605, 0x2606},   {0x2611, 0x2611},   {0x263A, 0x263A},   {0x2693, 0x2694},
                                         {0x26F5, 0x26F5},   {0x2705, 0x2705},   {0x2713, 0x2714},   {0x2B50, 0x2B50},
                                         {0x1F1E6, 0x1F1FF}, {0x1F389, 0x1F389}, {0x1F3FB, 0x1F3FF}, {0x1F44C, 0x1F44D},
                                         {0x1F44F, 0x1F44F}, {0x1F4AA, 0x1F4AA}, {0x1F600, 0x1F60F}, {0x1F642, 0x1F642},
                                         {0x1F64C, 0x1F64C}, {0x1F64F, 0x1F64F}, {0x1F6A2, 0x1F6A2}};
    for (size_t i = 0; i < bare_.text.size();) {
      const size_t length = FirstCharacter(std::string_view(bare_.text).substr(i)).size();
      if (length > 1 && IsIn(kOrnaments, CodePointOf(std::string_view(bare_.text).substr(i)))) Blank(i, i + length);
      i += length;
    }
  }

  // Writes '>' and '<' for the "&gt;" and "&lt;" of HTML, and "->" for "~>".
  void WriteArrows() {
    WriteSign("&gt;", '>');
    WriteSign("&lt;", '<');
    for (size_t i = 0; i + 1 < bare_.text.size(); ++i) {
      if (At(i) == '~' && At(i + 1) == '>') bare_.text[i] = '-';
    }
  }

  void WriteSign(std::string_view name, char sign) {
    for (size_t at = bare_.text.find(name); at != std::string::npos; at = bare_.text.find(name, at)) {
      Blank(at, at + name.size());
      bare_.text[at] = sign;
    }
  }

  // Drops signs of emphasis, and makes '=' an arrow, as French players write it.
  void DropMarkdown() {
    const auto is_of_arrow = [this](size_t i) { return std::string_view("-=>").find(At(i)) < 3; };
    for (size_t i = 0; i < bare_.text.size(); ++i) {
      const char c = At(i);
      if (c == '*' || c == '_' || c == '{' || c == '}') bare_.text[i] = ' ';
      const bool is_alone = !is_of_arrow(i + 1) && (i == 0 || !is_of_arrow(i - 1));
      if (c == '=' && is_alone) bare_.text[i] = '-';
    }
  }

  // Drops '<' in front of words and the '>' that belongs to it, which is no part of an arrow. Any other '<' is an arrow to
  // the left, which no order has.
  void DropAngles() {
    std::vector<size_t> open;
    for (size_t i = 0; i < bare_.text.size(); ++i) {
      const bool is_arrow = i > 0 && (At(i - 1) == '-' || At(i - 1) == '=' || At(i - 1) == '<');
      if (At(i) == '<' && IsLetterByte(At(i + 1)) && !is_arrow) open.push_back(i);
      if (At(i) != '>' || is_arrow || open.empty()) continue;
      bare_.text[open.back()] = bare_.text[i] = ' ';
      open.pop_back();
    }
  }

  // Drops quotation marks and bars of a table at the ends, and exclamation marks and a smile at the end.
  void DropEnds() {
    const auto is_end = [](char c) { return c == '\'' || c == '|' || IsBlankByte(c); };
    size_t first = 0, last = bare_.text.size();
    while (first < last && is_end(At(first))) ++first;
    const auto drop_last = [&] {
      while (last > first && (is_end(At(last - 1)) || At(last - 1) == '!')) --last;
    };
    drop_last();
    for (const std::string_view smile : {" :)", " :-)", " ;)", " ;-)"}) {
      if (std::string_view(bare_.text).substr(first, last - first).ends_with(smile)) last -= smile.size();
    }
    drop_last();
    Blank(0, first);
    Blank(last, bare_.text.size());
  }

  bool DropListMark() {
    const size_t first = First();
    const size_t end = EndOfMark(first);
    if (end == first) return false;
    for (size_t i = first; i < end; ++i) TakeMark(At(i));
    Blank(first, end);
    return true;
  }

  // Marks that contradict each other are none.
  void TakeMark(char sign) {
    if (sign != '+' && sign != '-') return;
    is_mixed_ |= bare_.mark != '\0' && bare_.mark != sign;
    bare_.mark = is_mixed_ ? '\0' : sign;
  }

  // The end of a list mark: "1.", "1)", "(1)", "1:", "a)", "ii. ", "-", "+", ">", "[x]".
  size_t EndOfMark(size_t at) const {
    if (At(at) == '[' && (At(at + 1) == ' ' || At(at + 1) == 'x' || At(at + 1) == 'X') && At(at + 2) == ']')
      return at + 3;
    size_t end = at;
    while (std::string_view("-+>").find(At(end)) < 3 && end < at + 2) ++end;
    if (end > at) return end;
    const bool is_open = At(at) == '(';
    size_t number = at + (is_open ? 1 : 0);
    while (IsDigitByte(At(number)) && number < at + 3) ++number;
    const bool has_number = number > at + (is_open ? 1 : 0);
    if (has_number && (At(number) == ')' || (!is_open && (At(number) == '.' || At(number) == ':')))) return number + 1;
    while (std::string_view("ivxIVX").find(At(number)) != std::string_view::npos && number < at + 4) ++number;
    if (!is_open && number > at && At(number) == '.' && At(number + 1) == ' ') return number + 1;
    return !is_open && IsLetterByte(At(at)) && At(at + 1) == ')' ? at + 2 : at;
  }

  // Drops brackets around the whole order or its first unit, and around a place or unit behind a unit letter, a support
  // or a convoy: "(F MAO - SPA(nc))", "A(PAR)", "S [A MAR - BUR]". DAIDE's brackets stay.
  void DropBrackets() {
    const std::string upper = UpperCase(bare_.text);
    for (std::string_view word : {"AMY", "FLT", "HLD", "MTO", "CTO", "CVY", "RTO", "DSB", "BLD", "WVE"}) {
      if (upper.find(word) != std::string::npos) return;
    }
    for (size_t i = 0; i < bare_.text.size(); ++i) {
      if ((At(i) != '(' && At(i) != '[') || !MayOpen(upper, i)) continue;
      const size_t close = CloseOf(i);
      if (close == std::string::npos) return;
      bare_.text[i] = bare_.text[close] = ' ';
    }
  }

  size_t CloseOf(size_t at) const {
    int open = 0;
    for (size_t i = at; i < bare_.text.size(); ++i) {
      if (At(i) == '(' || At(i) == '[') ++open;
      if ((At(i) == ')' || At(i) == ']') && --open == 0) return i;
    }
    return std::string::npos;
  }

  // Whether the bracket at `at` begins the text, or follows a word for a unit, a support or a convoy.
  bool MayOpen(std::string_view upper, size_t at) const {
    size_t end = at;
    while (end > 0 && IsBlankByte(At(end - 1))) --end;
    size_t begin = end;
    while (begin > 0 && IsLetterByte(At(begin - 1))) --begin;
    if (end == 0) return true;
    const OrderWord word = OrderWordOf(upper.substr(begin, end - begin));
    return word == OrderWord::kArmy || word == OrderWord::kFleet || word == OrderWord::kSupport ||
           word == OrderWord::kConvoy;
  }

  BareText bare_;
  bool is_mixed_ = false;  // both '+' and '-' stand in front of the order
};

}  // namespace

BareText BareTextOf(std::string_view plain) { return Stripper(plain).Strip(); }

}  // namespace entente
