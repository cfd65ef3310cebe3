#include "encodings/order_forms.h"

#include <bit>

namespace entente {

namespace {

Unit ArmyIn(ProvinceIndex province) { return {kNoPower, UnitType::kArmy, province}; }

}  // namespace

OrderForms::OrderForms(const Map& map) : map_(&map), graph_(map.stage(0).graph()), waters_(map) {
  for (int l = 0; l < map.location_count(); ++l) {
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      const auto location = static_cast<LocationIndex>(l);
      if (!graph_.Neighbors(type, location).empty()) units_.push_back({kNoPower, type, location});
    }
  }
}

std::vector<Order> OrderForms::Holds() const {
  std::vector<Order> orders;
  for (const Unit& unit : units_) orders.push_back(Order::Hold(unit));
  return orders;
}

std::vector<Order> OrderForms::Disbands() const {
  std::vector<Order> orders;
  for (const Unit& unit : units_) orders.push_back(Order::Disband(unit));
  return orders;
}

std::vector<Order> OrderForms::Builds(const Word* sites) const {
  std::vector<Order> orders;
  for (const Unit& unit : units_) {
    if (TestBit(sites, ProvinceOf(unit))) orders.push_back(Order::Build(unit));
  }
  return orders;
}

std::vector<Order> OrderForms::BuildsOnCenters() const {
  std::vector<Word> sites(static_cast<size_t>(map_->province_words()), 0);
  for (const ProvinceIndex center : map_->centers()) SetBit(sites.data(), center);
  return Builds(sites.data());
}

std::vector<Order> OrderForms::BuildsOnHomes(PowerIndex power) const {
  std::vector<Word> sites(static_cast<size_t>(map_->province_words()), 0);
  for (const PowerIndex each : map_->powers()) {
    if (power != kNoPower && each != power) continue;
    for (const ProvinceIndex home : map_->Homes(each)) SetBit(sites.data(), home);
  }
  return Builds(sites.data());
}

std::vector<Order> OrderForms::Moves() const {
  std::vector<Order> orders;
  for (const Unit& unit : units_) {
    for (const LocationIndex to : graph_.Neighbors(unit.type, unit.location)) orders.push_back(Order::Move(unit, to));
  }
  return orders;
}

std::vector<Order> OrderForms::Retreats() const {
  std::vector<Order> orders;
  for (const Order move : Moves()) orders.push_back(move.WithKind(OrderKind::kRetreat));
  return orders;
}

std::vector<Order> OrderForms::HoldSupports() const {
  std::vector<Order> orders;
  for (const Unit& unit : units_) {
    for (const Unit& other : units_) {
      if (TestBit(Reach(unit), ProvinceOf(other)))
        orders.push_back(Order::SupportHold(unit, other.type, other.location));
    }
  }
  return orders;
}

std::vector<Order> OrderForms::MoveSupports() const {
  std::vector<Order> orders;
  for (const Unit& unit : units_) {
    for (const Unit& other : units_) {
      if (ProvinceOf(other) == ProvinceOf(unit)) continue;
      for (int p = 0; p < map_->province_count(); ++p) {
        const auto to = static_cast<ProvinceIndex>(p);
        if (TestBit(Reach(unit), to) && TestBit(Reach(other), to))
          orders.push_back(Order::SupportMove(unit, other.type, other.location, to));
      }
    }
  }
  return orders;
}

std::vector<Order> OrderForms::ViaMoves(int length) const {
  std::vector<Order> orders;
  for (const ConvoyChain& chain : waters_.ChainsOf(length))
    orders.push_back(Order::Move(ArmyIn(chain.from), chain.to, true));
  return orders;
}

std::vector<Order> OrderForms::ViaSupports(int length) const {
  std::vector<SeaSet> seas_of_unit;  // the sea where the unit stands
  for (const Unit& unit : units_) {
    SeaSet seas = 0;
    for (int sea = 0; sea < waters_.sea_count(); ++sea) seas |= waters_.SeaAt(sea) == unit.location ? SeaBit(sea) : 0;
    seas_of_unit.push_back(seas);
  }
  std::vector<Order> orders;
  for (const ConvoyChain& chain : waters_.ChainsOf(length)) {
    for (size_t i = 0; i < units_.size(); ++i) {
      const Unit& unit = units_[i];
      const bool is_apart = ProvinceOf(unit) != chain.from && (seas_of_unit[i] & chain.seas) == 0;
      if (is_apart && TestBit(Reach(unit), chain.to))
        orders.push_back(Order::SupportMove(unit, UnitType::kArmy, chain.from, chain.to));
    }
  }
  return orders;
}

std::vector<Order> OrderForms::Convoys(int length) const {
  std::vector<Order> orders;
  for (const ConvoyChain& chain : waters_.ChainsOf(length)) {
    for (SeaSet rest = chain.seas; rest != 0; rest &= rest - 1) {
      const ProvinceIndex sea = waters_.SeaAt(std::countr_zero(rest));
      orders.push_back(Order::Convoy({kNoPower, UnitType::kFleet, sea}, chain.from, chain.to));
    }
  }
  return orders;
}

}  // namespace entente
