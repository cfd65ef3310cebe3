// Says why a text cannot be read as an order or a unit: as data, and as a sentence in a language of the catalogue.
// Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_TEXT_FAULT_H_
#define ENTENTE_ENGINE_NOTATION_TEXT_FAULT_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "messages/catalogue.h"

namespace entente {

// What was expected where reading stopped. The catalogue lists the phrases in this sequence, from kExpectedUnit.
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

struct TextFault {
  // The catalogue lists the messages in this sequence, from kUnreadEmpty. Saved games hold the numbers.
  enum class Kind : uint8_t {
    kEmpty,        // there is no text
    kEnds,         // it ends too early
    kBehindOrder,  // more words follow a whole order
    kBehindUnit,
    kUnexpected,  // these words do not belong here
    kSeveral,     // the words could mean several places: `nearest`
    kNoPlace,
    kNoOrderWord,
    kNotAPower,
    kNoOrder,           // brackets with one word in them: "(none)"
    kTooLong,           // more than kMaxOrderBytes
    kControl,           // a control character
    kNotUtf8,           // a byte that is no UTF-8
    kAmbiguous,         // a word with two meanings, which the rules refuse (ambiguous_word.h)
    kPerpetualRefused,  // PERPETUAL where the rules refuse it (4.E.4)
    kPerpetualPhase,    // PERPETUAL outside a movement phase
  };
  static constexpr Kind kLastKind = Kind::kPerpetualPhase;

  Kind kind = Kind::kEmpty;
  Expected expected = Expected::kUnit;
  bool has_more = false;  // kSeveral: `nearest` names only some of the places
  uint32_t offset = 0;    // bytes of the text: the words, or where the text ends
  uint32_t length = 0;
  std::vector<std::string> nearest;  // words that could stand there

  Place place() const { return {1, offset + 1, offset, length}; }
};

// "'BURR' at 9 is no place: expected a destination (nearest: BUR, RUH)".
//   `text`: the text with the fault.
std::string FaultText(const TextFault& fault, std::string_view text, Language language = Language::kEnglish);

// The same as an error: invalid argument at the fault's place.
Status FaultStatus(const TextFault& fault, std::string_view text);

// The same of a text that should be the name of a place, without its place and what was expected: "'PARR' is no place
// (nearest: PAR)", "'LIV' could be LVN or LVP".
//   `fault`: of the kind kNoPlace or kSeveral.
std::string PlaceFaultText(const TextFault& fault, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_TEXT_FAULT_H_
