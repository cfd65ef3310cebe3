// Writes the parts of an SVG: escaped texts, numbers, paths. Internal to board_svg.h. One thread at a time.
#ifndef ENTENTE_ENGINE_DRAWING_SVG_TEXT_H_
#define ENTENTE_ENGINE_DRAWING_SVG_TEXT_H_

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

#include "drawing/drawing.h"

namespace entente {

class SvgText {
 public:
  explicit SvgText(std::string& out) : out_(out) {}

  SvgText& operator<<(std::string_view text) {
    out_.append(text);
    return *this;
  }
  SvgText& operator<<(int number) {
    char digits[12];
    out_.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
    return *this;
  }
  // "12 34"
  SvgText& operator<<(DrawnPoint point) { return *this << point.x << (point.y < 0 ? "" : " ") << point.y; }

  // Text with the characters that XML reserves; control characters become blanks.
  SvgText& Escaped(std::string_view text) {
    for (const char c : text) {
      switch (c) {
        case '&':
          out_.append("&amp;");
          break;
        case '<':
          out_.append("&lt;");
          break;
        case '>':
          out_.append("&gt;");
          break;
        case '"':
          out_.append("&quot;");
          break;
        default:
          out_.push_back(static_cast<unsigned char>(c) < ' ' && c != '\n' ? ' ' : c);
      }
    }
    return *this;
  }
  SvgText& Title(std::string_view text) { return (*this << "<title>").Escaped(text) << "</title>"; }

 private:
  std::string& out_;
};

// The length of a vector, rounded down.
inline int LengthOf(DrawnPoint vector) {
  const int64_t square = int64_t{vector.x} * vector.x + int64_t{vector.y} * vector.y;
  int64_t root = 0;
  for (int64_t bit = int64_t{1} << 30; bit > 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return static_cast<int>(root);
}

// `vector` with the length `length`, about; {0, 0} for a vector without length.
inline DrawnPoint WithLength(DrawnPoint vector, int length) {
  const int64_t now = LengthOf(vector);
  if (now == 0) return {};
  return {static_cast<int>(int64_t{vector.x} * length / now), static_cast<int>(int64_t{vector.y} * length / now)};
}

// A quadratic curve.
struct DrawnCurve {
  DrawnPoint start, control, end;

  // The point after `parts` of 100 parts of the way.
  DrawnPoint At(int parts) const {
    const int64_t t = parts, u = 100 - parts;
    const auto mix = [&](int64_t a, int64_t b, int64_t c) {
      return static_cast<int>((a * u * u + 2 * b * u * t + c * t * t) / 10000);
    };
    return {mix(start.x, control.x, end.x), mix(start.y, control.y, end.y)};
  }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_SVG_TEXT_H_
