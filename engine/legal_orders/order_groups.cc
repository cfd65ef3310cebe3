#include "legal_orders/order_groups.h"

#include <algorithm>
#include <utility>

#include "order/legality.h"

namespace entente {

OrderGroups::OrderGroups(const Map& map, OrderTablesRef tables)
    : map_(&map),
      words_(map.location_words()),
      tables_(std::move(tables)),
      position_(map, nullptr),
      convoys_(map),
      units_(static_cast<size_t>(map.province_count())),
      occupied_(static_cast<size_t>(words_)),
      armies_(static_cast<size_t>(words_)),
      fleets_(static_cast<size_t>(words_)),
      slots_(static_cast<size_t>(map.province_count())),
      unit_slots_(static_cast<size_t>(map.province_count()) + 1),
      third_(static_cast<size_t>(map.province_count())),
      goals_(static_cast<size_t>(map.province_count()) * static_cast<size_t>(words_)),
      goal_counts_(words_) {}

bool OrderGroups::Set(const PositionView& position, const RuleOptions& rules) {
  const Graph& graph = position.stage().graph(rules);
  if (position.phase_type() != PhaseType::kMovement || rules.portage == Portage::kAllowed) return false;
  if (IsSpecialBoard(position, graph, rules)) return false;
  stage_ = &tables_->stages[map_->StageIndexAt(position.phase())];
  const bool on_coasts = rules.convoying_fleets == ConvoyingFleets::kOnCoasts;
  const ShoreTables& shores = on_coasts ? stage_->coastal_shores : stage_->shores;
  if (!shores.links_are_mutual()) return false;
  ready_ = stage_->ready.are_made() ? &stage_->ready : nullptr;
  position_ = position;
  goals_are_counted_ = false;
  words_ == 2 ? SetRows<2>(position) : SetRows<0>(position);
  convoys_.Set(graph, shores, armies_.data(), fleets_.data(), rules.convoy_back == ConvoyBack::kAllowed);
  ForEachBit(convoys_.passengers(), words_, [&](int p) {
    const auto at = static_cast<ProvinceIndex>(p);
    const Word* const moves = stage_->reach.Moves(UnitType::kArmy, at);
    const Word* const destinations = convoys_.Destinations(at);
    Word* const goals = goals_.data() + size_t{at} * size_t(words_);
    for (int w = 0; w < words_; ++w) goals[w] = moves[w] | destinations[w];
    third_[at] = ThirdOf(UnitType::kArmy, at);
  });
  return true;
}

size_t OrderGroups::CountMoves(const Unit& unit) const {
  const ProvinceIndex at = map_->ProvinceOf(unit.location);
  const size_t direct =
      ready_ != nullptr ? ready_->RunsOf(Place(unit).number).In(ReadyOrders::kOwnSlot).count - 1  // without the hold
                        : static_cast<size_t>(CountBits(stage_->reach.Moves(unit.type, unit.location), words_));
  if (!TestBit(convoys_.passengers(), at)) return direct;
  return direct + static_cast<size_t>(CountBits(convoys_.Destinations(at), words_));
}

template <int kWords>
void OrderGroups::SetRows(const PositionView& position) {
  const int words = Words<kWords>();
  std::fill_n(armies_.data(), words, Word{0});
  std::fill_n(fleets_.data(), words, Word{0});
  std::copy_n(position.occupied(), map_->province_words(), occupied_.data());
  const uint16_t* const codes = position.unit_codes();
  const UnitsByCode::View units = tables_->units.view();
  const uint8_t* const slot_of = stage_->ready.slots();
  uint8_t *const slots = slots_.data(), *slot = unit_slots_.data();
  PlacedUnit* end = units_.data();
  for (int w = 0; w < map_->province_words(); ++w) {
    Word fleets = 0;
    for (Word rest = occupied_[size_t(w)]; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
      const uint16_t code = codes[at];
      units.Place(at, code, *end);
      slots[at] = *++slot = slot_of[end++->number];
      fleets |= (rest & -rest) & -Word{code & 1u};
    }
    fleets_[size_t(w)] = fleets;
    armies_[size_t(w)] = occupied_[size_t(w)] & ~fleets;
  }
  unit_count_ = static_cast<int>(end - units_.data());
  if (ready_ != nullptr) return;
  for (const PlacedUnit* placed = units_.data(); placed != end; ++placed) {
    third_[placed->at] = ThirdOf(placed->unit.type, placed->unit.location);
    const Word* const moves = RowsOf<kWords>(*placed).moves();
    for (int w = 0; w < words; ++w) goals_[static_cast<size_t>(placed->at * words + w)] = moves[w];
  }
}

}  // namespace entente
