// Gives the meaning of the words of order text: English, judge and DAIDE words. Any threads.
//
// A word has the same meaning at every place in the order. If a place or a power is expected, the reader asks the map
// first, so it finds a province with the abbreviation AND or VIA.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_WORDS_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_WORDS_H_

#include <cstdint>
#include <string_view>
#include <vector>

namespace entente {

enum class OrderWord : uint8_t {
  kNone,
  kArmy,
  kFleet,
  kHold,
  kMove,      // "moves", MTO
  kConvoyTo,  // CTO: a move by convoy
  kTo,
  kSupport,
  kConvoy,
  kRetreat,
  kDisband,
  kBuild,
  kWaive,
  kVia,
  kAnd,    // between the fleets of a path
  kNoise,  // "the", "in": carries no meaning
};

// The meaning of an upper-case word; kNone if it is no order word.
OrderWord OrderWordOf(std::string_view upper);

// Up to `most` order words for actions of a unit, those nearest to an upper-case word, for error messages.
std::vector<std::string_view> NearestOrderWords(std::string_view upper, int most);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_WORDS_H_
