// Names of places and powers that are written otherwise than the map writes them: without their accents or with others,
// in one word or in several, shortened. Only for texts that cannot be read as they stand. Any threads.
//
// An abbreviation shortens each word of a name, from the left, to its beginning ("N. Atl.", "Const") or to consonants
// ("Lvpl", "Nth Sea"); words at the end of the name may be missing ("Adriat"). It is read where it fits exactly one
// place of the map; a letter N, S, E or W alone means a point of the compass if some name fits so ("N. Sea" is the North
// Sea, not the Norwegian one). Letters between dots are words ("N.Sea"). A unit letter or order word ends a name, unless a dot
// stands behind it ("S. China Sea") or no blank beside it ("S:t"); behind a place and in front of one it is never part of
// a name ("Balt. S. SWE" is a support).
#ifndef ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_
#define ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_

#include <vector>

#include "map/map.h"
#include "notation/order_tokens.h"

namespace entente {

struct LooseName {
  std::vector<LocationIndex> places;  // that the words could mean, ascending; of several none is meant
  size_t end = 0;                     // number of the token after the words; the first one's if nothing is found
};

// The place whose name starts with token `first`: of the longest run of words that fits any.
LooseName LooseNameAt(const Map& map, const OrderTokens& tokens, size_t first);

// Gives words that mean a place or a power loosely the key of that place or power; false if there are none.
bool ReplaceLooseNames(const Map& map, OrderTokens& tokens);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_LOOSE_NAME_H_
