// Text on a screen of fixed columns: how wide it is, and breaking it into lines. UTF-8 in and out; any threads.
#ifndef ENTENTE_ENGINE_BASE_COLUMNS_H_
#define ENTENTE_ENGINE_BASE_COLUMNS_H_

#include <string>
#include <string_view>

namespace entente {

// Columns that valid UTF-8 takes: none for marks that combine with the letter before them, two for the wide letters of
// East Asia, one for each other code point.
//   Source: Unicode Standard Annex 11 (wide and fullwidth), in blocks.
int ColumnCount(std::string_view text);

// Appends blanks so that what follows `text` stands `width` columns behind where `text` began.
void AppendPadded(std::string_view text, int width, std::string& out);

// Appends `text` and "\n". With `width` > 0 no line is wider: it is broken at blanks, and a word that no line has room
// for between code points; lines after the first begin with `indent` blanks, fewer if that leaves no room for text.
//   Shapes: `text` is one line of valid UTF-8. A line shows at least one code point.
void AppendWrapped(std::string_view text, int width, int indent, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_COLUMNS_H_
