#include "movement/convoy_choices.h"

#include <algorithm>

#include "board/convoys.h"

namespace entente {
namespace {

// Whether OrderGraph::Build chooses the ways under this rule.
bool KnowsOrderGraph(AdjacentConvoy rule) {
  return rule == AdjacentConvoy::kOwnIntent || rule == AdjacentConvoy::kViaOnly;
}

}  // namespace

template <int kWords>
void ConvoyChoices<kWords>::Choose(const PositionView& position, const RuleOptions& rules,
                                   std::span<const WrittenPath> paths, OrderGraph<kWords>& orders) {
  orders_ = &orders;
  either_ = on_path_ = {};
  breaks_with_any_route_ = rules.convoy_routes != ConvoyRoutes::kAllBroken;
  comes_from_the_sea_ = rules.convoyed_cut == ConvoyedCut::kCuts;
  dislodged_keep_nobody_out_ = rules.dislodged_bounce == DislodgedBounce::kNever;
  attacked_convoys_ = rules.attacked_convoys;
  has_shields_ = rules.convoy_paradox == ConvoyParadox::k1971 || rules.convoy_paradox == ConvoyParadox::k1982 ||
                 rules.convoy_paradox == ConvoyParadox::k2000;
  if (!KnowsOrderGraph(rules.adjacent_convoy)) ChooseWays(position, rules.adjacent_convoy);
  if (!paths.empty()) KeepToPaths(paths);
  if (rules.convoy_routes == ConvoyRoutes::kAnyBrokenOwnFirst) KeepOwnRoutes();
  orders.SetConvoyed(orders.convoyed, orders.convoys);
  if (breaks_with_any_route_) FindNeeded();
  if (has_shields_) FindShields(rules.convoy_paradox);
  any_ = comes_from_the_sea_ || dislodged_keep_nobody_out_ || has_shields_ || either_.Any();
}

// 4.A.6 b: a move with a written path goes by sea and needs every fleet of the path. Other fleets convoy in vain.
template <int kWords>
void ConvoyChoices<kWords>::KeepToPaths(std::span<const WrittenPath> paths) {
  for (const WrittenPath& path : paths) {
    const UnitIndex m = orders_->unit_at[path.from];
    if (m == kNoUnit || !orders_->IsMover(m)) continue;
    Bits fleets;
    bool all_convoy = true;
    for (const LocationIndex place : path.places) {
      const UnitIndex fleet = orders_->unit_at[orders_->map->ProvinceOf(place)];
      if (fleet == kNoUnit || !orders_->convoyers[m].Test(fleet)) {
        all_convoy = false;
      } else {
        fleets.Set(fleet);
      }
    }
    on_path_.Set(m);
    either_.Clear(m);
    needed_[m] = orders_->convoyers[m] = all_convoy ? fleets : Bits{};
    orders_->lands_from[m] = all_convoy ? orders_->unit_at[orders_->map->ProvinceOf(path.places.back())] : kNoUnit;
  }
  orders_->convoyed |= on_path_;
}

// 4.A.1, as the DPTG softens it: foreign fleets do not count if the army's own fleets form a route.
template <int kWords>
void ConvoyChoices<kWords>::KeepOwnRoutes() {
  orders_->movers.ForEach([&](int m) {
    const auto army = static_cast<UnitIndex>(m);
    if (!MayGoBySea(army) || on_path_.Test(m)) return;
    const Bits own = orders_->convoyers[m] & orders_->units_of[orders_->unit[m].power];
    if (own.Any() && orders_->ChainExists(army, own)) orders_->convoyers[m] = own;
  });
}

// Whether `s` has a matching support of an attack on a unit that is ordered to convoy the army.
template <int kWords>
bool ConvoyChoices<kWords>::SupportsAttackOnConvoy(UnitIndex s, UnitIndex army) const {
  if (!orders_->supports.Test(s) || orders_->kind[s] != OrderKind::kSupportMove) return false;
  const UnitIndex fleet = orders_->unit_at[orders_->into[s]];
  return fleet != kNoUnit && orders_->convoyers[army].Test(fleet);
}

// 4.A.3, for units that have a way by land, too.
template <int kWords>
void ConvoyChoices<kWords>::ChooseWays(const PositionView& position, AdjacentConvoy rule) {
  Bits by_sea = orders_->convoyed;
  orders_->movers.ForEach([&](int m) {
    const auto army = static_cast<UnitIndex>(m);
    if (!orders_->HasWayByLand(position, army) || !orders_->CanBeConvoyed(army)) return;
    const Bits& fleets = orders_->convoyers[m];
    const bool via = orders_->via.Test(m), own = (fleets & orders_->units_of[orders_->unit[m].power]).Any();
    const bool meant = via || own;
    bool sea = false;
    switch (rule) {
      case AdjacentConvoy::kOwnIntentOrLandIfNone:
        sea = meant && orders_->ChainExists(army, fleets);
        break;
      case AdjacentConvoy::kOwnIntentOrLandUnlessVia: {
        const UnitIndex there = orders_->unit_at[orders_->into[m]];
        const bool binds = via || (there != kNoUnit && SupportsAttackOnConvoy(there, army));
        sea = binds && meant && orders_->ChainExists(army, fleets);
        either_.SetIf(m, !binds && own && fleets.Any());
        break;
      }
      case AdjacentConvoy::kIntent:  // "via convoy" does not help if only foreign fleets convoy
        sea = own;
        break;
      case AdjacentConvoy::kOwnIntentOrLand:
        either_.SetIf(m, meant && fleets.Any());
        break;
      case AdjacentConvoy::kSwapOnly: {
        const UnitIndex other = orders_->unit_at[orders_->into[m]];
        const bool swaps = other != kNoUnit && orders_->IsMover(other) && orders_->into[other] == orders_->province[m];
        either_.SetIf(m, swaps && fleets.Any());
        break;
      }
      default:
        sea = by_sea.Test(m);
        break;
    }
    by_sea.Clear(m);
    by_sea.SetIf(m, sea);
  });
  orders_->convoyed = by_sea;
}

// 4.A.1 a.
template <int kWords>
void ConvoyChoices<kWords>::FindNeeded() {
  orders_->movers.ForEach([&](int m) {
    const auto army = static_cast<UnitIndex>(m);
    if (on_path_.Test(m)) return;
    needed_[m] = {};
    if (!MayGoBySea(army)) return;
    const ProvinceSet fleets = orders_->ProvincesOf(orders_->convoyers[m]);
    ConvoyLegsMemory memory;
    const ConvoyLegs legs = orders_->LegsOf(army, memory);
    Convoys convoys;
    convoys.Begin(orders_->ConvoyGraphOf(army), fleets.words);
    orders_->convoyers[m].ForEach([&](int f) { needed_[m].SetIf(f, convoys.IsNeeded(orders_->province[f], legs)); });
  });
}

// 4.A.2 a to c.
template <int kWords>
void ConvoyChoices<kWords>::FindShields(ConvoyParadox rule) {
  orders_->supports.ForEach([&](int s) { shielded_from_[s] = {}; });
  orders_->movers.ForEach([&](int m) {
    const auto army = static_cast<UnitIndex>(m);
    const UnitIndex s = orders_->unit_at[orders_->into[m]];
    if (s == kNoUnit || !orders_->supports.Test(s) || !MayGoBySea(army)) return;
    shielded_from_[s].SetIf(m, IsShielded(rule, s, army));
  });
}

template <int kWords>
bool ConvoyChoices<kWords>::IsShielded(ConvoyParadox rule, UnitIndex s, UnitIndex army) const {
  const UnitIndex fleet = orders_->unit_at[orders_->into[s]];
  if (fleet == kNoUnit) return false;
  const bool by_fleet = orders_->unit[s].type == UnitType::kFleet;
  const bool attack_on_its_convoy = SupportsAttackOnConvoy(s, army);
  switch (rule) {
    case ConvoyParadox::k1971:
      return by_fleet && attack_on_its_convoy;
    case ConvoyParadox::k1982:  // any fleet with a matching convoy
      return by_fleet && orders_->convoys.Test(fleet) && orders_->graph->terrain(orders_->into[s]) == Terrain::kWater;
    default:
      return attack_on_its_convoy && !CanDoWithout(army, fleet);
  }
}

// 4.A.2 c: whether the army's convoy holds without the fleet.
template <int kWords>
bool ConvoyChoices<kWords>::CanDoWithout(UnitIndex army, UnitIndex fleet) const {
  if (BreaksWithAnyOf(army)) return !needed_[army].Test(fleet);
  return orders_->ChainExists(army, orders_->convoyers[army].AndNot(Bits::Of(fleet)));
}

ENTENTE_EACH_WIDTH(template class ConvoyChoices);

}  // namespace entente
