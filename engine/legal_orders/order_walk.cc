#include "legal_orders/order_walk.h"

#include <utility>

#include "legal_orders/order_visits.h"

namespace entente {
namespace {

size_t CountOf(Word bits) { return CountTargets(&bits, 1); }

}  // namespace

OrderWalk::OrderWalk(const Map& map, OrderTablesRef tables)
    : map_(&map), words_(map.location_words()), tables_(std::move(tables)), needed_(map) {
  const auto provinces = static_cast<size_t>(map.province_count()), words = static_cast<size_t>(words_);
  units_.resize(provinces);
  index_.resize(provinces);
  slots_.resize(provinces);
  for (size_t type = 0; type < 2; ++type) {
    units_of_type_[type].resize(words);
    passengers_[type].all.resize(words);
    passengers_[type].by_group.resize(provinces * words);
    passengers_[type].list.reserve(provinces);
  }
  no_passengers_.resize(words);
  all_far_.resize(words);
  landings_.resize(provinces * words);
  far_.resize(provinces * words);
  goals_.resize(provinces * words);
  goal_counts_.resize(static_cast<size_t>(map.location_count()) + 1);
}

void OrderWalk::SetBoard(const PositionView& position, const RuleOptions& rules) {
  board_.emplace(position, rules);
  stage_ = &tables_->stages[map_->StageIndexAt(position.phase())];
  reach_ = &stage_->reach;
  are_fleets_convoyed_ = board_->AreFleetsConvoyed();
  const bool has_ready = stage_->ready.are_made() && !board_->is_special() && !are_fleets_convoyed_;
  ready_ = has_ready ? &stage_->ready : nullptr;
  leagues_ = HasLeagues(position, rules);
  no_coasts_ = rules.second_coasts == SecondCoasts::kRefused;
  goals_are_counted_ = false;
  EnterUnits();
  std::fill_n(all_far_.data(), words_, Word{0});
  needed_.Forget();
  for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) FindPassengers(type);
}

void OrderWalk::EnterUnits() {
  const PositionView& position = board_->position();
  PlacedUnit* end = units_.data();
  for (int w = 0; w < map_->province_words(); ++w) {
    Word fleets = 0;
    for (Word rest = position.occupied()[w]; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
      const Unit unit = position.UnitAt(at);
      const auto number = static_cast<uint16_t>(reach_->NumberOf(unit.type, unit.location));
      index_[at] = static_cast<uint16_t>(end - units_.data());
      if (ready_ != nullptr) slots_[at] = ready_->slots()[number];
      *end++ = {unit, at, number};
      fleets |= Word{unit.type == UnitType::kFleet} << (at & 63);
    }
    units_of_type_[0][size_t(w)] = position.occupied()[w] ^ fleets;
    units_of_type_[1][size_t(w)] = fleets;
  }
  unit_count_ = static_cast<size_t>(end - units_.data());
  for (size_t i = 0; ready_ == nullptr && i < unit_count_; ++i) {
    RowMemory<> memory;
    std::copy_n(MovesOf(units_[i], memory), words_, Row(goals_, units_[i].at));
  }
}

void OrderWalk::FindPassengers(UnitType type) {
  Passengers& passengers = passengers_[static_cast<size_t>(type)];
  std::fill_n(passengers.all.data(), words_, Word{0});
  passengers.list.clear();
  if (!board_->HasCarriers(type)) return;
  const Graph& graph = board_->ConvoyGraph(type);
  const Convoys& convoys = board_->ConvoysOf(type);
  std::fill_n(passengers.by_group.data(), convoys.group_count() * words_, Word{0});
  ForEachBit(board_->carriers(type), graph.province_words(), [&](int p) {
    const auto carrier = static_cast<ProvinceIndex>(p);
    Word* const of_group = passengers.by_group.data() + size_t(convoys.GroupOf(carrier)) * size_t(words_);
    for (int w = 0; w < graph.province_words(); ++w) {
      const Word found = graph.Boarders(carrier)[w] & units_of_type_[static_cast<size_t>(type)][size_t(w)];
      of_group[w] |= found;
      passengers.all[size_t(w)] |= found;
    }
  });
  ForEachBit(passengers.all.data(), words_, [&](int p) {
    const auto at = static_cast<ProvinceIndex>(p);
    passengers.list.push_back(at);
    FindLandings(units_[index_[at]], kNoProvince, Row(landings_, at));
    FindGoals(units_[index_[at]], Row(landings_, at), Row(goals_, at));
    RowMemory<> memory;
    const Word* const moves = MovesOf(units_[index_[at]], memory);
    for (int w = 0; w < words_; ++w) {
      Row(far_, at)[w] = Row(landings_, at)[w] & ~moves[w];
      all_far_[size_t(w)] |= Row(far_, at)[w];
    }
  });
}

// ---- Targets that special maps and rules remove ----

const Word* OrderWalk::OpenMovesOf(const PlacedUnit& placed, RowMemory<>& memory) const {
  if (board_->IsImmobile(placed.unit)) {
    std::fill_n(memory.words, words_, Word{0});
  } else {
    std::copy_n(RowsOf(placed).moves(), words_, memory.words);
    ClearClosed(placed.unit, false, memory.words);
  }
  return memory.words;
}

const Word* OrderWalk::SupportsOf(const PlacedUnit& placed, RowMemory<>& memory) const {
  std::copy_n(RowsOf(placed).supports(), words_, memory.words);
  ClearClosed(placed.unit, true, memory.words);
  return memory.words;
}

void OrderWalk::ClearClosed(const Unit& unit, bool for_support, Word* row) const {
  for (const PassageRecord& passage : board_->graph().PassagesFrom(unit.location)) {
    const bool is_open = for_support ? board_->CanSupport(unit, passage.to) : board_->IsOpen(unit, passage.to);
    if (is_open) continue;
    ClearBit(row, passage.to);
    for (int c = 0; c < map_->CoastCount(passage.to); ++c)
      ClearBit(row, static_cast<size_t>(map_->FirstCoast(passage.to)) + static_cast<size_t>(c));
  }
}

bool OrderWalk::MaskSupports(PowerIndex power, const Unit& other, bool may_hold, Word* targets) const {
  if (no_coasts_ && other.type == UnitType::kFleet) {
    RowMemory<> provinces;
    FindProvinces(targets, provinces.words);
    std::copy_n(provinces.words, words_, targets);
  }
  if (!leagues_) return may_hold;
  ForbidByLeague(power, other, targets);
  return may_hold && !LeagueForbids(board_->position(), board_->rules(), power, other, kNoProvince);
}

void OrderWalk::ForbidByLeague(PowerIndex power, const Unit& other, Word* targets) const {
  ForEachBit(targets, words_, [&](int to) {
    const ProvinceIndex province = map_->ProvinceOf(static_cast<LocationIndex>(to));
    if (LeagueForbids(board_->position(), board_->rules(), power, other, province)) ClearBit(targets, size_t(to));
  });
}

// ---- Convoys ----

void OrderWalk::FindLandings(const PlacedUnit& placed, ProvinceIndex except, Word* landings) const {
  const UnitType type = placed.unit.type;
  std::fill_n(landings, words_, Word{0});
  if (board_->IsImmobile(placed.unit)) return;
  const ConvoyedUnit convoyed(board_->position(), board_->ConvoyGraph(type), placed.unit);
  board_->ConvoysOf(type).FindLandings(convoyed, except, landings);
  const bool may_return = type == UnitType::kArmy ? detours() : map_->CoastCount(placed.at) > 0;
  if (!may_return) ClearBit(landings, placed.at);
}

// Also gives a fleet the other coasts of its own province.
void OrderWalk::FindPlaces(const Unit& unit, const Word* landings, Word* row) const {
  std::copy_n(landings, words_, row);
  if (unit.type == UnitType::kArmy) return;
  ForEachBit(landings, words_, [&](int p) {
    const auto province = static_cast<ProvinceIndex>(p);
    for (int c = 0; c < map_->CoastCount(province); ++c)
      SetBit(row, static_cast<size_t>(map_->FirstCoast(province)) + static_cast<size_t>(c));
  });
  for (int w = 0; w < words_; ++w) row[w] &= board_->graph().fleet_places()[w];
  ClearBit(row, unit.location);
}

void OrderWalk::FindProvinces(const Word* places, Word* row) const {
  std::fill_n(row, words_, Word{0});
  ForEachBit(places, words_, [&](int to) { SetBit(row, map_->ProvinceOf(static_cast<LocationIndex>(to))); });
}

void OrderWalk::FindPlacesIn(ProvinceIndex province, const Word* places, Word* row) const {
  std::fill_n(row, words_, Word{0});
  const auto take = [&](LocationIndex place) {
    if (TestBit(places, place)) SetBit(row, place);
  };
  take(province);
  for (int c = 0; c < map_->CoastCount(province); ++c) take(static_cast<LocationIndex>(map_->FirstCoast(province) + c));
}

void OrderWalk::FindGoals(const PlacedUnit& placed, const Word* landings, Word* row) const {
  RowMemory<> memory, places;
  const Word* const moves = MovesOf(placed, memory);
  if (placed.unit.type == UnitType::kArmy) {
    for (int w = 0; w < words_; ++w) row[w] = moves[w] | landings[w];
    return;
  }
  FindPlaces(placed.unit, landings, places.words);
  for (int w = 0; w < words_; ++w) row[w] = moves[w] | places.words[w];
}

void OrderWalk::FindGoalsWithout(const PlacedUnit& placed, ProvinceIndex except, Word* row) const {
  RowMemory<> landings;
  FindLandings(placed, except, landings.words);
  FindGoals(placed, landings.words, row);
}

// Under every rule, detours count for a convoy back to the unit's own province.
void OrderWalk::FindNeeded(const PlacedUnit& carrier, const PlacedUnit& passenger, Word* landings) const {
  const auto& [unit, at, number] = passenger;
  const Convoys& convoys = board_->ConvoysOf(unit.type);
  const Graph& graph = board_->ConvoyGraph(unit.type);
  std::copy_n(Row(landings_, at), words_, landings);
  if (convoys.SizeOf(convoys.GroupOf(carrier.at)) == 1 && !graph.has_conditions()) {  // the usual case
    for (int w = 0; w < graph.province_words(); ++w) landings[w] &= graph.Shore(carrier.at)[w];
    return;
  }
  const ConvoyedUnit convoyed(board_->position(), graph, unit);
  const Word* const needed = needed_.Of(convoys, convoyed, carrier.at, detours());
  for (int w = 0; w < map_->province_words(); ++w) landings[w] &= needed[w];
  if (detours() || !TestBit(Row(landings_, at), at)) return;
  ClearBit(landings, at);
  if (board_->CanConvoy(unit.type, carrier.at, at, at)) SetBit(landings, at);
}

// ---- Counts ----

size_t OrderWalk::CountMoves(size_t index) const {
  const PlacedUnit& placed = units_[index];
  OrderCounter counter;
  WalkOwn<0>(placed, counter);
  return counter.count() - 1;
}

// Counts the hold, and for each place that the unit supports into, the units that could go or stand there. The unit
// itself is among them: its own goals stand for its moves, because it may support into every place where it goes
// without a convoy.
size_t OrderWalk::Count(size_t index) const {
  const PlacedUnit& placed = units_[index];
  if (board_->is_special()) {
    OrderCounter counter;
    Walk(index, counter);
    return counter.count();
  }
  if (!goals_are_counted_) FindGoalCounts();
  const Word* const into = RowsOf(placed).supports();
  const std::span<const LocationIndex> places = reach_->SupportList(placed.number);
  size_t count = 1;
  for (size_t i = 0; i < places.size(); i += Reach::kAtOnce) {
    for (size_t k = 0; k < Reach::kAtOnce; ++k) count += goal_counts_[places[i + k]];
  }
  if (IsPassenger(placed)) count += CountByConvoy(placed, into);
  if (IsCarrier(placed)) count += CountCarrying(placed, into);
  return count;
}

void OrderWalk::FindGoalCounts() const {
  goals_are_counted_ = true;
  std::fill(goal_counts_.begin(), goal_counts_.end(), uint16_t{0});
  for (size_t i = 0; i < unit_count_; ++i) {
    const PlacedUnit& placed = units_[i];
    ++goal_counts_[placed.at];
    for (const LocationIndex place : reach_->MoveList(placed.number)) ++goal_counts_[place];
    if (!IsPassenger(placed)) continue;
    const Word* const goals = Row(goals_, placed.at);
    const Word* const moves = RowsOf(placed).moves();
    for (int w = 0; w < words_; ++w) {
      for (Word rest = goals[w] & ~moves[w]; rest != 0; rest &= rest - 1)
        ++goal_counts_[size_t(w * 64 + std::countr_zero(rest))];
    }
  }
  goal_counts_.back() = 0;  // the filler of lists counts nothing
}

// The moves by convoy, less the goals that the sum counts although the unit reaches them only by convoy.
size_t OrderWalk::CountByConvoy(const PlacedUnit& placed, const Word* into) const {
  OrderCounter counter;
  WalkMovesByConvoy<0>(placed, counter);
  size_t count = counter.count();
  const Word* const goals = Row(goals_, placed.at);
  const Word* const moves = RowsOf(placed).moves();
  for (int w = 0; w < words_; ++w) count -= CountOf(goals[w] & into[w] & ~moves[w]);
  return count;
}

// The convoys, less the supports that are lost because the unit would have to carry the supported unit itself.
size_t OrderWalk::CountCarrying(const PlacedUnit& placed, const Word* into) const {
  OrderCounter counter;
  WalkConvoys(placed, counter);
  size_t lost = 0;
  ForEachBit(PassengersOf(placed), words_, [&](int p) {
    const PlacedUnit& other = units_[index_[size_t(p)]];
    const Word* const goals = Row(goals_, other.at);
    const Word* const moves = RowsOf(other).moves();
    Word any = 0;  // goals reached only by convoy
    for (int w = 0; w < words_; ++w) any |= goals[w] & ~moves[w] & into[w];
    if (any == 0) return;
    RowMemory<> without;
    FindGoalsWithout(other, placed.at, without.words);
    for (int w = 0; w < words_; ++w) lost += CountOf(goals[w] & into[w] & ~without.words[w]);
  });
  return counter.count() - lost;
}

}  // namespace entente
