// Reads names of places and powers that differ from the map's spelling: with other accents or none, joined or
// separated, shortened. Call it only for texts that cannot be read as they stand. Any threads.
//
// An abbreviation shortens each word of a name, from the left, to its beginning ("N. Atl.", "Const") or to consonants
// ("Lvpl", "Nth Sea"); words at the end of the name may be missing ("Adriat"). It counts only if it fits exactly one
// place of the map; a letter N, S, E or W alone means a point of the compass if some name fits so ("N. Sea" is the
// North Sea, not the Norwegian one). Letters between dots are words ("N.Sea"). A unit letter or order word ends a name,
// unless a dot follows it ("S. China Sea") or it has no blank beside it ("S:t"); between two places it is never part of
// a name ("Balt. S. SWE" is a support).
#ifndef ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_
#define ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"
#include "notation/order_tokens.h"

namespace entente {

struct LooseName {
  std::vector<LocationIndex> places;  // that the words could mean, ascending
  size_t end = 0;                     // the token after the words; the first token if no place fits
};

// The places that the longest fitting run of words from token `first` could mean.
LooseName LooseNameAt(const Map& map, const OrderTokens& tokens, size_t first);

// Replaces loosely written places and powers by their keys; false if the text has none.
bool ReplaceLooseNames(const Map& map, OrderTokens& tokens);

// Decides whether written words shorten a name. Any threads.

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

#endif  // ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_
