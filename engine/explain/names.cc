#include "explain/names.h"

#include "explain/message_writer.h"

namespace entente {

std::string Names::Unit(UnitType type, LocationIndex location) const {
  std::string text;
  MessageWriter(map_, stage_, voice_, text).WriteUnit(type, location);
  return text;
}

std::string Names::OrderText(Order order) const {
  std::string text;
  MessageWriter(map_, stage_, voice_, text).WriteOrder(order);
  return text;
}

}  // namespace entente
