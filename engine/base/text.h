// Text helpers: UTF-8 in, UTF-8 out; case folding that covers ASCII and the Latin-1 letters; the nearest known word for
// an error message. No locale. Any threads.
#ifndef ENTENTE_ENGINE_BASE_TEXT_H_
#define ENTENTE_ENGINE_BASE_TEXT_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

// `text` in upper case. Letters beyond ASCII and Latin-1, and bytes that are no valid UTF-8, stay as they are.
std::string UpperCase(std::string_view text);
void UpperCase(std::string_view text, std::string& upper);  // the same into memory that is used again
// `text` with the letters of ASCII in lower case, as names of files compare.
std::string LowerAscii(std::string_view text);

// Whether `text` is valid UTF-8 (no overlong forms, no surrogates).
bool IsUtf8(std::string_view text);

// `text` if it is valid UTF-8, else the same bytes read as Latin-1. Source: maps/LANGUAGE.md (Text and lines).
std::string Utf8FromUtf8OrLatin1(std::string_view text);

// Appends `text` with a '?' for each byte that is no valid UTF-8: as long as it was.
void AppendUtf8(std::string_view text, std::string& out);

// Number of code points in valid UTF-8.
int CodePointCount(std::string_view text);

// The first code point of valid UTF-8; empty if there is none.
std::string_view FirstCharacter(std::string_view text);
// The number of the first code point of valid UTF-8; 0 for an empty text. And back.
char32_t CodePointOf(std::string_view text);
std::string Utf8Of(char32_t code_point);

// Insertions, deletions, replacements and swaps of neighbours that turn a into b; at most `limit` + 1 is computed.
//   Shapes: at most 64 bytes of each are looked at.
int EditDistance(std::string_view a, std::string_view b, int limit);

// The candidates nearest to `word`, accents and case aside, best first, at most `most`; ties in the order of
// `candidates`. One edit away from a word of up to 4 letters, two from one of 5 to 7, three up to 11, then four; always
// fewer than the word is long.
std::vector<std::string_view> NearestWords(std::string_view word, std::span<const std::string_view> candidates,
                                           int most);

// `text` shortened to at most `most` bytes without splitting a code point, control characters shown as '?', for error
// messages.
std::string Excerpt(std::string_view text, size_t most = 40);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_TEXT_H_
