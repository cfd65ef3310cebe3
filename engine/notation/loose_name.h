// Reads names of places and powers that differ from the map's spelling: other accents or none, joined or separated
// words, abbreviations. Call it only after the normal reading of a text has failed. Any threads.
//
// An abbreviation shortens each word of a name, from the left, to its beginning ("N. Atl.", "Const") or to consonants
// ("Lvpl", "Nth Sea"). Words at the end of the name may be missing ("Adriat"). An abbreviation counts only if it fits
// exactly one place of the map. A single letter N, S, E or W means a point of the compass if some name fits with that
// meaning ("N. Sea" is the North Sea, not the Norwegian Sea). Letters between dots are words ("N.Sea"). A unit letter
// or order word ends a name, unless a dot follows it ("S. China Sea") or no blank is beside it ("S:t"). Between two
// places it is never part of a name ("Balt. S. SWE" is a support).
#ifndef ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_
#define ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "map/called.h"
#include "map/map.h"
#include "notation/order_place.h"
#include "notation/order_tokens.h"

namespace entente {

struct LooseName {
  std::vector<LocationIndex> places;  // the places that the words could mean, ascending
  size_t end = 0;                     // the token after the words; the first token if no place fits
};

// Reads the loose names of a text. Keeps the names of the map that begin with the letters of the text, so that each
// letter costs one search of the map: use one object for all readings of a text. One thread at a time.
class LooseNames {
 public:
  explicit LooseNames(const Map& map) : map_(map) {}

  // The places that the longest fitting run of words from token `first` could mean. `known`: PlaceAt of that token.
  LooseName At(const OrderTokens& tokens, size_t first, const std::optional<PlaceMatch>& known);
  // Replaces loosely written places and powers by their keys; false if the text has none.
  bool Replace(OrderTokens& tokens);

  // A key of the map, with its letters and words in both ways of leaving out accents (letters.h).
  struct Name {
    NameLetters letters;
    std::vector<std::string> bare, spelled;
  };

 private:
  // The names that begin with a letter.
  struct OfLetter {
    char letter;
    std::vector<Name> names;
  };
  const std::vector<Name>& Like(std::string_view text, std::span<const KeyRecord> keys, std::vector<OfLetter>& known);
  std::optional<PowerIndex> PowerAt(const OrderTokens& tokens, size_t at);

  const Map& map_;
  std::vector<OfLetter> places_, powers_;
};

// ---- Whether written words shorten a name ----

// The words of a text, in capitals without accents (letters.h). Characters other than letters separate words.
std::vector<std::string> WordsOf(std::string_view text, bool spelled);

// Whether a word only gives the kind or position of a place ("SEA", "UPPER"), so that it names no place by itself.
bool IsGenericWord(std::string_view word);

enum class Abbreviation : uint8_t {
  kNone,
  kLoose,    // the words fit the name
  kCompass,  // the words fit, and every single letter N, S, E or W is a point of the compass: "N. Sea"
};

// How the words `written` shorten the words `name`. A single word needs at least three letters of the name's beginning,
// two if a dot follows, or four if it leaves out vowels.
//   Shapes: both are results of WordsOf.
Abbreviation AbbreviationOf(std::span<const std::string> name, std::span<const std::string> written, bool has_dot);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_
