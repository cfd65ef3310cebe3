// Replaces the typographic characters in text from players and their programs: invisible characters, blanks of all
// widths, dashes, arrows and quotes, fullwidth letters, accents as separate characters. Any threads.
#ifndef ENTENTE_ENGINE_BASE_PLAIN_TEXT_H_
#define ENTENTE_ENGINE_BASE_PLAIN_TEXT_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

// A text in plain characters, with the origin of each byte.
struct PlainText {
  std::string text;
  // For each byte of `text`, and for its end: the offset of its origin in the written text.
  std::vector<uint32_t> origin;
};

// Returns `written` without invisible characters; every blank becomes ' ', every dash '-', arrows "->", quotes ASCII
// quotes, and a letter with a combining mark one letter if that letter exists. Accented letters stay.
//   Shapes: at most as long as `written`; linear time.
//   Errors: none. `written` is valid UTF-8.
PlainText PlainTextOf(std::string_view written);

// Whether a text consists of blanks and invisible characters only.
bool IsBlankText(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_PLAIN_TEXT_H_
