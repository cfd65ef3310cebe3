// Describes why a text cannot be read as an order or a unit: as data, and as a sentence in a language of the catalogue.
// Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_TEXT_FAULT_H_
#define ENTENTE_ENGINE_NOTATION_TEXT_FAULT_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "messages/catalogue.h"

namespace entente {

// The part of an order that was expected where reading stopped. The catalogue has the phrases in this order, from
// kExpectedUnit on.
enum class Expected : uint8_t {
  kUnit,           // the ordered unit's place
  kSupportedUnit,  // the place of the supported unit; kConvoyedUnit: of the convoyed unit
  kConvoyedUnit,
  kDestination,
  kConvoyFleet,  // a place on a written convoy path
  kOrderWord,
  kArrow,  // "-" between a convoyed army and its destination
  kEnd,
  kPower,      // in DAIDE's brackets
  kUnitType,   // army or fleet
  kUnitPlace,  // the place of a unit alone, without an order
  kUnitEnd,
  kOpen,
  kClose,
  kNoPath,      // the end of a fleet's order, which has no convoy path
  kAdjustment,  // the word of an order in an adjustments phase
};
inline constexpr Expected kLastExpected = Expected::kAdjustment;

struct TextFault {
  // The catalogue has the messages in this order, from kUnreadEmpty on. Saved games hold the numbers.
  enum class Kind : uint8_t {
    kEmpty,        // there is no text
    kEnds,         // the text ends too early
    kBehindOrder,  // words follow a complete order
    kBehindUnit,
    kUnexpected,  // words that do not belong here
    kSeveral,     // the words could mean several places, listed in `nearest`
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
    kSecondPlace,       // a second place: "SER/RUM"
    kSecondOrder,       // a second order: "A PAR H; A MAR H"
    kOnlyComment,       // a comment without an order: "# none"
    kTakenBack,         // a remark that takes the order back: "(cancelled)"
  };
  static constexpr Kind kLastKind = Kind::kTakenBack;

  Kind kind = Kind::kEmpty;
  Expected expected = Expected::kUnit;
  bool has_more = false;  // kSeveral: `nearest` names only some of the places
  uint32_t offset = 0;    // in bytes: the start of the words, or the end of the text
  uint32_t length = 0;
  std::vector<std::string> nearest;  // valid words for that place
};

// The place of a fault in its text. The column counts the characters of the text, and the bytes of a text that is no
// UTF-8.
Place PlaceOf(const TextFault& fault, std::string_view text);

// The sentence for a fault: "'BURR' at 9 is no place: expected a destination (nearest: BUR, RUH)". It counts the
// characters of the text, and the bytes of a text that is no UTF-8.
//   `text`: the text with the fault.
std::string FaultText(const TextFault& fault, std::string_view text, Language language = Language::kEnglish);

// The fault as an error: invalid argument at the place of the fault.
Status FaultStatus(const TextFault& fault, std::string_view text);

// The sentence for a text that should be the name of a place, without position and expectation: "'PARR' is no place
// (nearest: PAR)", "'LIV' could be LVN or LVP".
//   `fault`: of the kind kNoPlace or kSeveral.
std::string PlaceFaultText(const TextFault& fault, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_TEXT_FAULT_H_
