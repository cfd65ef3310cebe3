// Converts Latin letters beyond ASCII, with composed accents or combining marks, to the ASCII letters that stand for
// them. Any threads.
#ifndef ENTENTE_ENGINE_BASE_LETTERS_H_
#define ENTENTE_ENGINE_BASE_LETTERS_H_

#include <string>
#include <string_view>

namespace entente {

// A letter written without its accent, in two ways, both in capitals.
struct PlainLetter {
  std::string_view bare;     // "U" for ü, "O" for ø, "SS" for ß
  std::string_view spelled;  // "UE" for ü, "OE" for ø; same as `bare` if that spelling is unused
};

// The plain letters of an accented Latin letter or ligature, capital or small; both empty for other code points.
PlainLetter PlainLetterOf(char32_t letter);

// Whether the code point is an accent that combines with the letter before it.
bool IsCombiningMark(char32_t code_point);
// The letter that `base` and the following combining `mark` make; 0 if there is none.
char32_t Composed(char32_t base, char32_t mark);

// The letters and digits of `text` in capitals without accents. Letters of other scripts stay; all other characters
// are left out. `spelled` chooses the longer spelling: "MUENCHEN", not "MUNCHEN".
//   Errors: none. `text` is valid UTF-8.
std::string LettersOf(std::string_view text, bool spelled);

// `text` in capitals without accents; other characters stay: "MUNCHEN (A)".
std::string WithoutAccents(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_LETTERS_H_
