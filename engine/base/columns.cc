#include "base/columns.h"

#include <algorithm>

#include "base/code_points.h"
#include "base/text.h"

namespace entente {
namespace {

// Both tables ascend.
constexpr CodePoints kCombining[] = {{0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd}, {0x064b, 0x065f},
                                     {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x200b, 0x200f}, {0x20d0, 0x20ff},
                                     {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xfeff, 0xfeff}};
constexpr CodePoints kWide[] = {{0x1100, 0x115f},  {0x2e80, 0x303e}, {0x3041, 0x4dbf},   {0x4e00, 0xa4cf},
                                {0xa960, 0xa97f},  {0xac00, 0xd7a3}, {0xf900, 0xfaff},   {0xfe30, 0xfe6f},
                                {0xff01, 0xff60},  {0xffe0, 0xffe6}, {0x1f300, 0x1f64f}, {0x1f900, 0x1f9ff},
                                {0x20000, 0x3fffd}};

int ColumnsOf(std::string_view character) {
  const char32_t code_point = CodePointOf(character);
  if (code_point < kCombining[0].first) return 1;
  return IsIn(kCombining, code_point) ? 0 : IsIn(kWide, code_point) ? 2 : 1;
}

// Takes the first word, and the blanks after it, off a text.
std::string_view TakeWord(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), std::max(text.find_first_not_of(' ', word.size()), word.size())));
  return word;
}

// Writes words into lines of a given width.
class Lines {
 public:
  Lines(int width, int indent, std::string& out) : width_(width), indent_(std::min(indent, width / 2)), out_(out) {}

  // Begins the first line with up to `blanks` blanks.
  void Begin(size_t blanks) {
    used_ = std::min(static_cast<int>(blanks), indent_);
    out_.append(static_cast<size_t>(used_), ' ');
  }

  void Word(std::string_view word, size_t blanks_before) {
    const int blanks = is_empty_ ? 0 : static_cast<int>(blanks_before), wanted = ColumnCount(word);
    if (used_ + blanks + wanted <= width_) {
      out_.append(static_cast<size_t>(blanks), ' ').append(word);
      used_ += blanks + wanted;
      is_empty_ = false;
      return;
    }
    if (!is_empty_) Break();
    Broken(word);
  }

 private:
  // Writes a word at the start of a line. A word longer than a line is broken.
  void Broken(std::string_view word) {
    while (!word.empty()) {
      const std::string_view character = FirstCharacter(word);
      const int columns = ColumnsOf(character);
      if (!is_empty_ && used_ + columns > width_) Break();
      out_ += character;
      used_ += columns;
      is_empty_ = false;
      word.remove_prefix(character.size());
    }
  }

  void Break() {
    out_ += '\n';
    out_.append(static_cast<size_t>(indent_), ' ');
    used_ = indent_;
    is_empty_ = true;
  }

  const int width_, indent_;
  std::string& out_;
  int used_ = 0;
  bool is_empty_ = true;  // the line has no word yet
};

}  // namespace

int ColumnCount(std::string_view text) {
  int count = 0;
  while (!text.empty()) {
    const std::string_view character = FirstCharacter(text);
    count += ColumnsOf(character);
    text.remove_prefix(character.size());
  }
  return count;
}

void AppendPadded(std::string_view text, int width, std::string& out) {
  out += text;
  out.append(static_cast<size_t>(std::max(0, width - ColumnCount(text))), ' ');
}

void AppendWrapped(std::string_view text, int width, int indent, std::string& out) {
  if (width <= 0 || ColumnCount(text) <= width) {
    out.append(text).append("\n");
    return;
  }
  Lines lines(width, indent, out);
  size_t blanks = std::min(text.find_first_not_of(' '), text.size());
  text.remove_prefix(blanks);
  lines.Begin(blanks);
  while (!text.empty()) {
    const size_t before = text.size();
    const std::string_view word = TakeWord(text);
    lines.Word(word, blanks);
    blanks = before - text.size() - word.size();
  }
  out += '\n';
}

}  // namespace entente
