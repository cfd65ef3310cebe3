// Text helpers: UTF-8 in and out, case folding for ASCII and Latin-1 letters, and the nearest known word for error
// messages. No locale. Any threads.
#ifndef ENTENTE_ENGINE_BASE_TEXT_H_
#define ENTENTE_ENGINE_BASE_TEXT_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

// `text` in upper case. Letters beyond ASCII and Latin-1, and bytes of invalid UTF-8, stay unchanged.
std::string UpperCase(std::string_view text);
void UpperCase(std::string_view text, std::string& upper);  // the same into memory that is used again
// `text` with ASCII letters in lower case, for comparing file names.
std::string LowerAscii(std::string_view text);

// Whether `text` is valid UTF-8 (no overlong forms, no surrogates).
bool IsUtf8(std::string_view text);

// `text` if it is valid UTF-8, otherwise its bytes read as Latin-1. Source: maps/LANGUAGE.md (Text and lines).
std::string Utf8FromUtf8OrLatin1(std::string_view text);

// Appends `text` with a '?' for each byte of invalid UTF-8, so the length stays the same.
void AppendUtf8(std::string_view text, std::string& out);

// Number of code points in valid UTF-8.
int CodePointCount(std::string_view text);

// The first code point of valid UTF-8; empty for an empty text.
std::string_view FirstCharacter(std::string_view text);
// CodePointOf: the number of the first code point of valid UTF-8; 0 for an empty text. Utf8Of: the reverse.
char32_t CodePointOf(std::string_view text);
std::string Utf8Of(char32_t code_point);

// The number of insertions, deletions, replacements and swaps of neighbors that turn a into b; `limit` + 1 if it is
// above `limit`.
//   Shapes: compares at most 64 bytes of each.
int EditDistance(std::string_view a, std::string_view b, int limit);

// The candidates nearest to `word`, regardless of accents and case, best first, at most `most`; ties in the sequence
// of `candidates`. Allows one edit for a word of up to 4 letters, two for 5 to 7, three for up to 11, otherwise four;
// always fewer than the word is long.
std::vector<std::string_view> NearestWords(std::string_view word, std::span<const std::string_view> candidates,
                                           int most);

// `text` shortened to at most `most` bytes, for error messages. Splits no code point; shows control characters as '?'.
std::string Excerpt(std::string_view text, size_t most = 40);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_TEXT_H_
