// Finds places and powers in order text: the longest run of tokens that is a name of the map. Any threads.
//
// A coast may be written "SPA/NC", "Spain(nc)", "spain (north coast)", "spa nc", "SPA NCS". A coast that the province
// does not have is dropped and reported (4.B.6), so the order keeps its place.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_PLACE_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_PLACE_H_

#include <cstdint>
#include <optional>

#include "map/map.h"
#include "notation/order_tokens.h"

namespace entente {

struct PlaceMatch {
  LocationIndex location = kNoLocation;
  bool no_such_coast = false;  // a coast was written that the province does not have
  size_t name_end = 0;         // number of the token after the name, coast not counted
  size_t end = 0;              // number of the token after the place
};

struct PowerMatch {
  PowerIndex power = kNoPower;
  size_t end = 0;
};

// The place that starts with token `first`: the longest name of at most `most` tokens. A caller can lower `most` to get
// a shorter name.
std::optional<PlaceMatch> PlaceAt(const Map& map, const OrderTokens& tokens, size_t first, size_t most = SIZE_MAX);

// Whether a comment begins with token `at`: two slashes, or a word that begins with # and is no place of the map.
bool IsCommentAt(const Map& map, const OrderTokens& tokens, size_t at);

// The power that starts with token `first`: its name, adjective ("French") or abbreviation, also in the genitive
// ("England's"). A single letter counts only before a colon ("f: a par h").
std::optional<PowerMatch> PowerAt(const Map& map, const OrderTokens& tokens, size_t first);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_PLACE_H_
