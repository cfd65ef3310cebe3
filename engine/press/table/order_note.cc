#include "press/table/order_note.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "sheet/written_rules.h"

namespace entente::press {
namespace {

using namespace tokens;  // NOLINT: the words of the notes

bool IsRemoval(Order order) { return order.kind() == OrderKind::kDisband; }

Unit ThirdOf(const WrittenOrder& written) {
  return {written.third_power, written.order.third_type(), written.order.third()};
}

int CountOf(std::span<const Order> stored, bool removals) {
  return static_cast<int>(
      std::count_if(stored.begin(), stored.end(), [&](Order order) { return IsRemoval(order) == removals; }));
}

}  // namespace

PhaseType PhaseOf(Token order_word) {
  if (order_word == kRTO || order_word == kDSB) return PhaseType::kRetreats;
  for (const Token word : {kBLD, kREM, kWVE}) {
    if (order_word == word) return PhaseType::kAdjustments;
  }
  return PhaseType::kMovement;
}

Token OrderNotes::NoteOf(PowerIndex power, const WrittenOrder& written, std::span<const Order> stored) const {
  if (PhaseOf(written.word) != position().phase_type()) return kNRS;
  if (written.has_unknown_province) return kNSP;
  switch (position().phase_type()) {
    case PhaseType::kMovement:
      return MovementNote(power, written);
    case PhaseType::kRetreats:
      return RetreatNote(power, written);
    default:
      break;
  }
  if (written.word == kBLD) return BuildNote(power, written, stored);
  if (written.word == kREM) return RemovalNote(power, written.order.unit(), stored);
  return WaiveNote(power, written.order.power(), stored);
}

// Whether the unit stands on the board, with this power, type and coast.
bool OrderNotes::Stands(const Unit& unit) const {
  return unit.power != kNoPower && unit.location != kNoLocation &&
         position().UnitAt(map().ProvinceOf(unit.location)) == unit;
}

// ---- Movement ----

Token OrderNotes::MovementNote(PowerIndex power, const WrittenOrder& written) const {
  const Unit unit = written.order.unit();
  const LocationIndex to = written.order.target();
  if (!Stands(unit)) return kNSU;
  if (unit.power != power) return kNYU;
  if (any_orders_ || written.word == kHLD) return kMBV;
  const Token note = written.word == kMTO        ? MoveNote(unit, to)
                     : written.word == kCTO      ? ConvoyedMoveNote(unit, written.path, to)
                     : !Stands(ThirdOf(written)) ? kNSU
                     : written.word == kCVY      ? ConvoyNote(unit, ThirdOf(written))
                                                 : kMBV;
  return note == kMBV && !CheckMovementOrder(board_, written.order).legal() ? kFAR : note;
}

// The note of a direct move. The coast counts exactly as it is written.
Token OrderNotes::MoveNote(const Unit& unit, LocationIndex to) const {
  if (to == kNoLocation || (unit.type == UnitType::kArmy && map().IsCoast(to))) return kFAR;
  return board_.graph().IsMove(unit.type, unit.location, to) ? kMBV : kFAR;
}

Token OrderNotes::ConvoyNote(const Unit& unit, const Unit& army) const {
  if (unit.type != UnitType::kFleet) return kNSF;
  if (!board_.graph().IsCarrierProvince(map().ProvinceOf(unit.location))) return kNAS;
  return army.type == UnitType::kArmy ? kMBV : kNSA;
}

// The note of a convoyed move. A move to the army's own province is never possible. On a path the first wrong step
// counts.
Token OrderNotes::ConvoyedMoveNote(const Unit& unit, std::span<const LocationIndex> path, LocationIndex to) const {
  if (unit.type != UnitType::kArmy) return kNSA;
  const ProvinceIndex from = map().ProvinceOf(unit.location);
  if (to == from || IsConvoyPath(board_, UnitType::kArmy, from, to, path)) return to == from ? kFAR : kMBV;
  const size_t steps = ConvoySteps(board_, UnitType::kArmy, from, path);
  if (steps == path.size()) return kFAR;
  const ProvinceIndex sea = path[steps];
  if (!position().HasUnit(sea)) return kNSF;
  const bool is_fleet = position().UnitAt(sea).type == UnitType::kFleet;
  return is_fleet && board_.graph().IsCarrierProvince(sea) ? kFAR : kNAS;
}

// ---- Retreats ----

Token OrderNotes::RetreatNote(PowerIndex power, const WrittenOrder& written) const {
  const Unit unit = written.order.unit();
  if (unit.power == kNoPower || unit.location == kNoLocation) return kNRN;
  const int found = position().FindDislodged(map().ProvinceOf(unit.location));
  if (found < 0 || position().Dislodged(found).unit != unit) return kNRN;
  if (unit.power != power) return kNYU;
  if (any_orders_ || written.word == kDSB) return kMBV;
  const std::span<const LocationIndex> places = map().RetreatPlaces(unit.type, unit.location);
  const LocationIndex to = written.order.target();
  if (MoveNote(unit, to) != kMBV) return kFAR;
  const auto place = std::find(places.begin(), places.end(), to);
  if (place == places.end()) return kFAR;
  return MayRetreatTo(position().Dislodged(found), static_cast<int>(place - places.begin())) ? kMBV : kNVR;
}

// ---- Adjustments ----

// Asks the rules in force, because some allow builds outside the home centers, or where there is no center.
Token OrderNotes::SiteNote(PowerIndex power, ProvinceIndex at) const {
  if (IsBuildSite(position(), board_.rules(), power, at)) return kMBV;
  if (!map().IsCenter(at)) return kNSC;
  const bool is_home = TestBit(position().Homes(power), at);
  return is_home && position().OwnerOf(map().CenterOf(at)) != power ? kYSC : kHSC;
}

Token OrderNotes::BuildNote(PowerIndex power, const WrittenOrder& written, std::span<const Order> stored) const {
  const Unit unit = written.order.unit();
  const ProvinceIndex at = written.at;
  const AdjustmentDue due = DueOf(position(), board_.rules(), power);
  if (CountOf(stored, false) >= due.difference) return kNMB;
  if (unit.power != power) return kNYU;
  if (const Token note = SiteNote(power, at); note != kMBV) return note;
  if (position().HasUnit(at)) return kESC;
  if (unit.location == kNoLocation || !board_.graph().MayStand(unit.type, unit.location)) return kCST;
  if (any_orders_) return kMBV;
  int builds = 0;
  for (const Order order : stored) {
    if (order.kind() != OrderKind::kBuild) continue;
    if (map().ProvinceOf(order.source()) == at) return kESC;
    ++builds;
  }
  return builds < due.builds ? kMBV : kNMB;
}

Token OrderNotes::RemovalNote(PowerIndex power, const Unit& unit, std::span<const Order> stored) const {
  const auto is_same = [&](Order order) { return IsRemoval(order) && order.unit() == unit; };
  if (std::any_of(stored.begin(), stored.end(), is_same)) return kMBV;
  if (CountOf(stored, true) >= DueOf(position(), board_.rules(), power).removals) return kNMR;
  if (!Stands(unit)) return kNSU;
  return unit.power == power ? kMBV : kNYU;
}

Token OrderNotes::WaiveNote(PowerIndex power, PowerIndex by, std::span<const Order> stored) const {
  if (CountOf(stored, false) >= DueOf(position(), board_.rules(), power).difference) return kNMB;
  return by == power ? kMBV : kNYU;
}

}  // namespace entente::press
