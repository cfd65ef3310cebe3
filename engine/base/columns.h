// Measures text on a screen of fixed columns, and breaks it into lines. UTF-8 in and out; any threads.
#ifndef ENTENTE_ENGINE_BASE_COLUMNS_H_
#define ENTENTE_ENGINE_BASE_COLUMNS_H_

#include <string>
#include <string_view>

namespace entente {

// Number of columns of valid UTF-8: none for marks that combine with the letter before them, two for the wide letters
// of East Asia, one for every other code point.
//   Source: Unicode Standard Annex 11 (wide and fullwidth), in blocks.
int ColumnCount(std::string_view text);

// Appends `text`, then blanks up to `width` columns.
void AppendPadded(std::string_view text, int width, std::string& out);

// Appends `text` and "\n". If `width` > 0, no line is wider: the function breaks lines at blanks, and a word longer
// than a line between code points. Lines after the first begin with `indent` blanks, or fewer if the text would have
// no room.
//   Shapes: `text` is one line of valid UTF-8. A line shows at least one code point.
void AppendWrapped(std::string_view text, int width, int indent, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_COLUMNS_H_
