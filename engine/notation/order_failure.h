// Keeps the furthest token at which the readings of a text failed, and makes the fault of the text from it. Any
// threads.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_FAILURE_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_FAILURE_H_

#include <string>
#include <string_view>

#include "map/map.h"
#include "notation/order_tokens.h"
#include "notation/text_fault.h"

namespace entente {

// Why a text is not the name of a place: "'PARR' is no place (nearest: PAR)", or "'LIV' could be LVN or LVP".
std::string NoPlaceText(const Map& map, std::string_view text);

class OrderFailure {
 public:
  // Keeps the failure at the furthest token; of two failures at the same token, the first.
  void Note(size_t token, Expected expected) {
    if (noted_ && token <= token_) return;
    noted_ = true;
    token_ = token;
    expected_ = expected;
  }
  // The fault of the text, from the failure that is kept.
  TextFault Fault(const Map& map, const OrderTokens& tokens) const;

 private:
  bool FindSecond(const Map& map, const OrderTokens& tokens, TextFault& fault) const;
  bool FindTakingBack(const Map& map, const OrderTokens& tokens, TextFault& fault) const;
  void FindPlaces(const Map& map, const OrderTokens& tokens, size_t last, TextFault& fault) const;

  bool noted_ = false;
  size_t token_ = 0;
  Expected expected_ = Expected::kUnit;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_FAILURE_H_
