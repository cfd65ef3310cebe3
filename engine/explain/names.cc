#include "explain/names.h"

#include "explain/message_writer.h"
#include "notation/notation.h"

namespace entente {
std::string Names::Unit(UnitType type, LocationIndex location) const {
  if (naming_ == Naming::kIds) return FormatUnit(map_, type, location);
  return std::string(TypePrefix(type)).append(Place(location));
}

std::string Names::OrderText(Order order) const {
  std::string text;
  MessageWriter(map_, stage_, naming_, text).WriteOrder(order);
  return text;
}

}  // namespace entente
