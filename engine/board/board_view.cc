#include "board/board_view.h"

#include <bit>

namespace entente {

BoardView::BoardView(const PositionView& position, const RuleOptions& rules)
    : position_(position),
      graph_(position_.stage().graph(rules)),
      rules_(rules),
      is_special_(IsSpecialBoard(position_, graph_, rules)) {
  FindCarriers(UnitType::kArmy);
  if (AreFleetsConvoyed()) FindCarriers(UnitType::kFleet);
}

void BoardView::FindCarriers(UnitType carried) {
  const Word* places = ConvoyGraph(carried).carriers();
  const Word* occupied = position_.occupied();
  const uint16_t* codes = position_.unit_codes();
  ProvinceSet& carriers = carriers_[static_cast<size_t>(carried)];
  bool any = false;
  for (int w = 0; w < graph_.province_words(); ++w) {
    Word found = 0;
    for (Word rest = places[w] & occupied[w]; rest != 0; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      const bool carries = (codes[w * 64 + bit] & 1) != static_cast<int>(carried);
      found |= Word{carries} << bit;
    }
    carriers.words[w] = found;
    any |= found != 0;
  }
  any_carrier_[static_cast<size_t>(carried)] = any;
}

bool BoardView::CarriersReach(UnitType carried, ProvinceIndex from, ProvinceIndex to, ProvinceIndex except) const {
  ConvoyLegsMemory memory;
  const ConvoyLegs legs = Legs(carried, from, to, memory);
  const bool is_one_enough =
      IsOneEnough(carriers(carried), legs, ConvoyGraph(carried).province_words(), except);  // cheap: needs no groups
  return is_one_enough || ConvoysOf(carried).CanCarry(legs, except);
}

bool BoardView::IsNeeded(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
  ConvoyLegsMemory memory;
  const ConvoyLegs legs = Legs(carried, from, to, memory);
  const bool any_way = from == to || rules_.convoy_back == ConvoyBack::kAllowed;
  return any_way ? ConvoysOf(carried).IsOnAnyWay(carrier, legs) : ConvoysOf(carried).IsNeeded(carrier, legs);
}

}  // namespace entente
