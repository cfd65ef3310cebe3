// Cuts .map text into lines and tokens, and finds bytes that no map text may contain. Any threads.
//   Source: maps/LANGUAGE.md (Text and lines).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_LINES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_LINES_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/map_diagnostics.h"

namespace entente {

struct MapToken {
  Origin at;
  std::string text;   // as written, UTF-8
  std::string upper;  // in upper case
};

struct MapLine {
  Origin at;
  std::vector<MapToken> tokens;

  size_t size() const { return tokens.size(); }
  const MapToken& operator[](size_t i) const { return tokens[i]; }
  const std::string& Keyword() const { return tokens.front().upper; }
  // The words from `first` on, as written or in upper case, with one blank between them.
  std::string Text(size_t first = 0, std::string MapToken::*form = &MapToken::text) const;
};

// An invisible character, or one that looks like a blank; words with it are not the visible words.
struct UnseenMark {
  std::string_view bytes, name;
  std::string_view instead;  // the text that is read for it
};
// The mark at the start of `text`; null if there is none.
const UnseenMark* UnseenMarkAt(std::string_view text);

// Position of the first character that no map text may contain: a control character other than tab and CR (LF ends the
// line before), or an unseen mark. npos if there is none.
size_t FindBadByte(std::string_view text);

// Splits one line (without its end) at runs of blanks and tabs. A comment or blank line has no tokens.
MapLine SplitLine(std::string_view text, const Origin& at);

// A whole decimal number, or nothing.
std::optional<int32_t> ParseNumber(std::string_view text);

// The parts between commas, without empty ones.
std::vector<std::string> SplitAtCommas(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_LINES_H_
