// Why a text could not be read as an order: the furthest token at which reading stopped and what was expected there.
// Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_FAILURE_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_FAILURE_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "map/map.h"
#include "notation/order_tokens.h"

namespace entente {

enum class Expected : uint8_t {
  kUnit,           // the ordered unit's place
  kSupportedUnit,  // the places of the units that others act on
  kConvoyedUnit,
  kDestination,
  kConvoyFleet,  // a place on a written convoy path
  kOrderWord,
  kArrow,  // "-" between a convoyed army and its destination
  kEnd,
  kPower,      // in DAIDE's brackets
  kUnitType,   // army or fleet
  kUnitPlace,  // a unit that is no order
  kUnitEnd,
  kOpen,
  kClose,
};

// What of a text cannot be read as an order or unit, for who tells of it in another language (explain/unread_sentence.h).
struct UnreadFacts {
  enum class Form : uint8_t {
    kEmpty,        // there is no text
    kEnds,         // it ends too early
    kBehindOrder,  // `words` stand behind all that an order needs
    kBehindUnit,
    kUnexpected,  // `words` do not belong there
    kSeveral,     // `words` could mean several places: `nearest`
    kNoPlace,     // `words` are none
    kNoOrderWord,
    kNotAPower,
    kNoOrder,  // `words` are brackets with a word in them
  };
  Form form = Form::kEmpty;
  Expected expected = Expected::kUnit;
  Place place;                       // of `words`, or where the text ends
  std::string words;                 // as written, shortened for a message
  std::vector<std::string> nearest;  // the nearest words that could stand there
  bool has_more = false;             // kSeveral: there are more of them
};

// "'BURR' at 9 is no place: expected a destination (nearest: BUR, RUH)".
std::string UnreadText(const UnreadFacts& facts);

// What is said of a text that is no place's name: "'PARR' is no place (nearest: PAR)", or "'LIV' could be LVN or LVP".
std::string NoPlaceText(const Map& map, std::string_view text);

class OrderFailure {
 public:
  // Keeps the failure that is furthest into the text; of two at the same token the first.
  void Note(size_t token, Expected expected) {
    if (noted_ && token <= token_) return;
    noted_ = true;
    token_ = token;
    expected_ = expected;
  }
  UnreadFacts Facts(const Map& map, const OrderTokens& tokens) const;

 private:
  void FindPlaces(const Map& map, const OrderTokens& tokens, size_t last, UnreadFacts& facts) const;

  bool noted_ = false;
  size_t token_ = 0;
  Expected expected_ = Expected::kUnit;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_FAILURE_H_
