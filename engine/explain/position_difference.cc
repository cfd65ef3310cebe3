#include "explain/position_difference.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace entente {
namespace {

constexpr std::string_view kWords[kDifferenceKinds] = {
    "phase",        "moved",         "left",         "arrived",    "vanished",     "appeared", "dislodged",
    "restored",     "retreats",      "center",       "home_added", "home_removed", "claims",   "seizing_builds",
    "guest_builds", "control_turns", "build_hidden", "build_told", "end",
};

// Counts that each power has.
struct PowerCount {
  DifferenceKind kind;
  int (PositionView::*get)(PowerIndex) const;
};
constexpr PowerCount kCounts[] = {
    {DifferenceKind::kClaims, &PositionView::ClaimsLeft},
    {DifferenceKind::kSeizingBuilds, &PositionView::SeizingBuildsLeft},
    {DifferenceKind::kGuestBuilds, &PositionView::GuestBuildsLeft},
    {DifferenceKind::kControlTurn, &PositionView::ControlTurn},
};

class PositionComparison {
 public:
  PositionComparison(const PositionView& before, const PositionView& after)
      : before_(before), after_(after), map_(before.map()) {}

  std::vector<PositionDifference> List() {
    if (before_.phase() != after_.phase()) Add(DifferenceKind::kPhase);
    CompareUnits();
    CompareCenters();
    for (const PowerIndex p : map_.powers()) ComparePower(p);
    CompareHidden();
    if (before_.end() != after_.end() || before_.winners() != after_.winners()) Add(DifferenceKind::kEnd);
    return std::move(list_);
  }

 private:
  // A unit on one board that is not in its place on the other board.
  struct Single {
    Unit unit;
    bool dislodged = false;
  };

  PositionDifference& Add(DifferenceKind kind) {
    list_.push_back({.kind = kind});
    return list_.back();
  }
  void AddUnit(DifferenceKind kind, const Unit& unit, bool was_dislodged, bool is_dislodged,
               LocationIndex place = kNoLocation) {
    list_.push_back({.kind = kind,
                     .unit = unit,
                     .was_dislodged = was_dislodged,
                     .is_dislodged = is_dislodged,
                     .place = place,
                     .power = unit.power});
  }

  // ---- Units ----

  void CompareUnits() {
    const auto first = static_cast<std::ptrdiff_t>(list_.size());
    int next_before = 0, next_after = 0;
    for (int p = 0; p < map_.province_count(); ++p) {
      const auto province = static_cast<ProvinceIndex>(p);
      const Unit gone = TakeDislodged(before_, province, next_before);
      const Unit come = TakeDislodged(after_, province, next_after);
      if (before_.HasUnit(province) || after_.HasUnit(province) || gone.power != kNoPower || come.power != kNoPower) {
        CompareIn(province, gone, come);
      }
    }
    PairSingles();
    std::stable_sort(list_.begin() + first, list_.end(), [](const PositionDifference& a, const PositionDifference& b) {
      return a.unit.power < b.unit.power;
    });
  }

  // The dislodged unit of a province, of kNoPower if there is none. `next` moves through the ascending list.
  Unit TakeDislodged(const PositionView& position, ProvinceIndex province, int& next) const {
    if (next >= position.dislodged_count()) return {};
    const Unit unit = position.Dislodged(next).unit;
    if (map_.ProvinceOf(unit.location) != province) return {};
    ++next;
    return unit;
  }

  void CompareIn(ProvinceIndex province, Unit dislodged_before, Unit dislodged_after) {
    Unit stood = before_.UnitAt(province), stands = after_.UnitAt(province);
    const auto same = [](Unit& a, Unit& b) {
      if (a.power == kNoPower || !(a == b)) return false;
      a = b = Unit{};
      return true;
    };
    same(stood, stands);
    if (const Unit unit = dislodged_after; same(dislodged_before, dislodged_after)) {
      if (!SameRetreats(province)) AddUnit(DifferenceKind::kRetreats, unit, true, true);
    }
    if (const Unit unit = stood; same(stood, dislodged_after)) {
      AddUnit(DifferenceKind::kDislodged, unit, false, true);
    }
    if (const Unit unit = stands; same(dislodged_before, stands)) {
      AddUnit(DifferenceKind::kRestored, unit, true, false);
    }
    Keep(stood, false, left_);
    Keep(dislodged_before, true, left_);
    Keep(stands, false, came_);
    Keep(dislodged_after, true, came_);
  }

  static void Keep(const Unit& unit, bool dislodged, std::vector<Single>& singles) {
    if (unit.power != kNoPower) singles.push_back({unit, dislodged});
  }

  bool SameRetreats(ProvinceIndex province) const {
    const DislodgedUnit was = before_.Dislodged(before_.FindDislodged(province));
    const DislodgedUnit is = after_.Dislodged(after_.FindDislodged(province));
    return std::memcmp(was.retreats, is.retreats, static_cast<size_t>(RetreatWords(map_)) * 4) == 0;
  }

  static bool IsLess(const Single& a, const Single& b) {
    return a.unit.power != b.unit.power ? a.unit.power < b.unit.power : a.unit.type < b.unit.type;
  }

  // Pairs the units of each power and type.
  void PairSingles() {
    std::stable_sort(left_.begin(), left_.end(), IsLess);
    std::stable_sort(came_.begin(), came_.end(), IsLess);
    auto left = left_.begin();
    auto came = came_.begin();
    while (left != left_.end() || came != came_.end()) {
      const Single kind = came == came_.end() || (left != left_.end() && !IsLess(*came, *left)) ? *left : *came;
      const auto left_end = std::upper_bound(left, left_.end(), kind, IsLess);
      const auto came_end = std::upper_bound(came, came_.end(), kind, IsLess);
      AddSingles({left, left_end}, {came, came_end});
      left = left_end;
      came = came_end;
    }
  }

  void AddSingles(std::span<const Single> left, std::span<const Single> came) {
    if (left.size() == 1 && came.size() == 1) {
      const Single &from = left.front(), &to = came.front();
      return AddUnit(DifferenceKind::kMoved, from.unit, from.dislodged, to.dislodged, to.unit.location);
    }
    for (const Single& one : left) {
      AddUnit(came.empty() ? DifferenceKind::kVanished : DifferenceKind::kLeft, one.unit, one.dislodged, false);
    }
    for (const Single& one : came) {
      AddUnit(left.empty() ? DifferenceKind::kAppeared : DifferenceKind::kArrived, one.unit, false, one.dislodged);
    }
  }

  // ---- Centers and extras ----

  void CompareCenters() {
    for (int c = 0; c < map_.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      const PowerIndex was = before_.OwnerOf(center), is = after_.OwnerOf(center);
      if (was == is) continue;
      PositionDifference& found = Add(DifferenceKind::kCenter);
      found.place = map_.CenterProvince(center);
      found.former = was;
      found.power = is;
    }
  }

  void ComparePower(PowerIndex power) {
    const int provinces = before_.homes_change() ? map_.province_count() : 0;
    for (int p = 0; p < provinces; ++p) {
      const bool was = TestBit(before_.Homes(power), static_cast<size_t>(p));
      if (was == TestBit(after_.Homes(power), static_cast<size_t>(p))) continue;
      PositionDifference& found = Add(was ? DifferenceKind::kHomeRemoved : DifferenceKind::kHomeAdded);
      found.place = static_cast<LocationIndex>(p);
      found.power = power;
    }
    for (const PowerCount& count : kCounts) {
      const int was = (before_.*count.get)(power), is = (after_.*count.get)(power);
      if (was == is) continue;
      PositionDifference& found = Add(count.kind);
      found.power = power;
      found.before = was;
      found.after = is;
    }
  }

  void CompareHidden() {
    const Word *was = before_.HiddenRow(), *is = after_.HiddenRow();
    const int provinces = was == nullptr ? 0 : map_.province_count();
    for (int p = 0; p < provinces; ++p) {
      const auto bit = static_cast<size_t>(p);
      if (TestBit(was, bit) == TestBit(is, bit)) continue;
      const bool told = TestBit(was, bit);
      const Unit unit = (told ? before_ : after_).UnitAt(static_cast<ProvinceIndex>(p));
      AddUnit(told ? DifferenceKind::kBuildTold : DifferenceKind::kBuildHidden, unit, false, false);
    }
  }

  const PositionView& before_;
  const PositionView& after_;
  const Map& map_;
  std::vector<PositionDifference> list_;
  std::vector<Single> left_, came_;
};

}  // namespace

std::string_view DifferenceWord(DifferenceKind kind) { return kWords[static_cast<size_t>(kind)]; }

std::vector<PositionDifference> DifferencesOf(const PositionView& before, const PositionView& after) {
  return PositionComparison(before, after).List();
}

std::vector<LocationIndex> RetreatsOf(const PositionView& after, const PositionDifference& difference) {
  std::vector<LocationIndex> places;
  if (!difference.is_dislodged) return places;
  const Map& map = after.map();
  const LocationIndex at = difference.place == kNoLocation ? difference.unit.location : difference.place;
  const DislodgedUnit dislodged = after.Dislodged(after.FindDislodged(map.ProvinceOf(at)));
  int bit = 0;
  for (const LocationIndex to : map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    if (MayRetreatTo(dislodged, bit++)) places.push_back(to);
  }
  return places;
}

}  // namespace entente
