// What players and their programs put into text besides letters: invisible characters, blanks of all widths,
// typographic dashes, arrows and quotes, fullwidth letters, accents as characters of their own. Any threads.
#ifndef ENTENTE_ENGINE_BASE_PLAIN_TEXT_H_
#define ENTENTE_ENGINE_BASE_PLAIN_TEXT_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

// A text with plain signs, and where each of its bytes comes from.
struct PlainText {
  std::string text;
  // By byte of `text`, and one more for its end: the byte of the written text at which it stands.
  std::vector<uint32_t> origin;
};

// `written` with the invisible characters left out, every blank as ' ', every dash as '-', arrows as "->", quotes as
// in ASCII, and letters with combining marks as one letter where there is one. Accented letters stay.
//   Shapes: at most as long as `written`; linear time.
//   Errors: none. `written` is valid UTF-8.
PlainText PlainTextOf(std::string_view written);

// Whether a text shows nothing: blanks of any width and invisible characters alone.
bool IsBlankText(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_PLAIN_TEXT_H_
