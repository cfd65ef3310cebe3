// Letters beyond ASCII as players write them: with and without accents, composed or with a combining mark behind them,
// and the ASCII letters that stand for them. Latin letters only; any threads.
#ifndef ENTENTE_ENGINE_BASE_LETTERS_H_
#define ENTENTE_ENGINE_BASE_LETTERS_H_

#include <string>
#include <string_view>

namespace entente {

// How a letter is written without its accent. Both ways in capitals.
struct PlainLetter {
  std::string_view bare;     // "U" for ü, "O" for ø, "SS" for ß
  std::string_view spelled;  // "UE" for ü, "OE" for ø; where that spelling is unused, as `bare`
};

// Of an accented Latin letter or ligature, capital or small; both empty for anything else.
PlainLetter PlainLetterOf(char32_t letter);

// Whether this is an accent that stands behind the letter it belongs to.
bool IsCombiningMark(char32_t code_point);
// The letter that `base` and the combining `mark` behind it make; 0 if there is none.
char32_t Composed(char32_t base, char32_t mark);

// The letters and digits of `text` in capitals without accents; everything else is left out, but for letters of other
// scripts, which stay. `spelled` chooses the long way: "MUENCHEN", not "MUNCHEN".
//   Errors: none. `text` is valid UTF-8.
std::string LettersOf(std::string_view text, bool spelled);

// `text` in capitals without accents, everything else as it is: "MUNCHEN (A)".
std::string WithoutAccents(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_LETTERS_H_
