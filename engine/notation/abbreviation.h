// Decides whether written words shorten a name. Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_ABBREVIATION_H_
#define ENTENTE_ENGINE_NOTATION_ABBREVIATION_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

// The words of a text in capitals without accents (letters.h). Characters other than letters separate words.
std::vector<std::string> WordsOf(std::string_view text, bool spelled);

// Whether a word only tells the kind or position of a place ("SEA", "UPPER"), so that it names none alone.
bool IsGenericWord(std::string_view word);

enum class Abbreviation : uint8_t {
  kNone,
  kLoose,    // it fits
  kCompass,  // and each single letter N, S, E or W stands for a point of the compass, as is usual: "N. Sea"
};

// How `written` shortens the name of the words `name` (loose_name.h). A single word has at least three letters of the
// name's beginning, two with a dot behind it, or four letters if it leaves out vowels.
//   Shapes: both as WordsOf gives them.
Abbreviation AbbreviationOf(const std::vector<std::string>& name, const std::vector<std::string>& written,
                            bool has_dot);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ABBREVIATION_H_
