#include "exchange/position_json.h"

#include <algorithm>
#include <span>

#include "adjustment/adjustment_due.h"
#include "exchange/state_extras.h"

namespace entente {
namespace {

// The units of a state in the sequence in which they are written: by power, dislodged ones first ("*" sorts before the
// letters), armies before fleets, then by province.
class UnitList {
 public:
  UnitList(const PositionView& position, bool standing, bool dislodged) {
    const Map& map = position.map();
    if (dislodged) {
      for (int i = 0; i < position.dislodged_count(); ++i) Add(map, position.Dislodged(i).unit, true);
    }
    if (standing) position.ForEachUnit([&](const Unit& unit) { Add(map, unit, false); });
    std::sort(keys_, keys_ + count_);
  }

  struct Entry {
    uint64_t key;
    bool dislodged() const { return (key >> kStandingBit & 1) == 0; }
    PowerIndex power() const { return static_cast<PowerIndex>(key >> kPowerShift); }
    UnitType type() const { return static_cast<UnitType>(key >> kTypeBit & 1); }
    ProvinceIndex province() const { return static_cast<ProvinceIndex>(key >> 16 & 0xffff); }
    LocationIndex location() const { return static_cast<LocationIndex>(key & 0xffff); }
  };
  int size() const { return count_; }
  Entry operator[](int i) const { return {keys_[i]}; }

 private:
  static constexpr int kTypeBit = 32, kStandingBit = 33, kPowerShift = 40;

  void Add(const Map& map, const Unit& unit, bool dislodged) {
    keys_[count_++] = uint64_t{unit.power} << kPowerShift | uint64_t{!dislodged} << kStandingBit |
                      uint64_t(unit.type) << kTypeBit | uint64_t{map.ProvinceOf(unit.location)} << 16 | unit.location;
  }

  uint64_t keys_[kMaxProvinces + kMaxProvinces / 2 + 1];  // the most dislodged units: PositionLayout
  int count_ = 0;
};

std::string WrittenUnit(const Map& map, const UnitList::Entry& unit, bool starred) {
  std::string text = starred ? "*" : "";
  text += UnitLetter(unit.type());
  text += ' ';
  return text += map.Id(unit.location());
}

// Retreats of a dislodged unit, sorted as text: by province, then coast.
void AppendPlaces(const PositionView& position, const DislodgedUnit& dislodged, JsonWriter& out) {
  const Map& map = position.map();
  uint32_t places[kMaxLocations];
  int count = 0, bit = 0;
  for (const LocationIndex to : map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    if (MayRetreatTo(dislodged, bit++)) places[count++] = uint32_t{map.ProvinceOf(to)} << 16 | to;
  }
  std::sort(places, places + count);
  out.BeginArray();
  for (int i = 0; i < count; ++i) out.String(map.Id(static_cast<LocationIndex>(places[i] & 0xffff)));
  out.EndArray();
}

// The provinces of a row.
void AppendProvinces(const Map& map, const Word* row, JsonWriter& out) {
  out.BeginArray();
  ForEachBit(row, map.province_words(), [&](int p) { out.String(map.Id(static_cast<LocationIndex>(p))); });
  out.EndArray();
}

bool AdjustsNow(const PositionView& position) {
  return position.phase_type() == PhaseType::kAdjustments && !position.is_over();
}

}  // namespace

std::string PhaseNameOf(const PositionView& position) {
  return position.is_over() ? std::string(kCompleted) : position.map().PhaseName(position.phase());
}

void AppendUnits(const PositionView& position, ListedUnits which, JsonWriter& out) {
  const Map& map = position.map();
  const UnitList units(position, true, which == ListedUnits::kWithDislodged);
  out.BeginObject();
  for (int i = 0; i < units.size();) {
    const PowerIndex power = units[i].power();
    out.TextKey(map.PowerId(power));
    out.BeginArray();
    for (; i < units.size() && units[i].power() == power; ++i) {
      out.String(WrittenUnit(map, units[i], units[i].dislodged()));
    }
    out.EndArray();
  }
  out.EndObject();
}

void AppendRetreats(const PositionView& position, JsonWriter& out) {
  const Map& map = position.map();
  const UnitList units(position, false, true);
  out.BeginObject();
  for (int i = 0; i < units.size();) {
    const PowerIndex power = units[i].power();
    out.TextKey(map.PowerId(power));
    out.BeginObject();
    for (; i < units.size() && units[i].power() == power; ++i) {
      out.TextKey(WrittenUnit(map, units[i], false));
      AppendPlaces(position, position.Dislodged(position.FindDislodged(units[i].province())), out);
    }
    out.EndObject();
  }
  out.EndObject();
}

void AppendCenters(const PositionView& position, JsonWriter& out) {
  const Map& map = position.map();
  uint32_t owned[kMaxProvinces];
  int count = 0;
  for (int c = 0; c < map.center_count(); ++c) {
    const PowerIndex owner = position.OwnerOf(static_cast<CenterIndex>(c));
    if (owner != kNoPower) owned[count++] = uint32_t{owner} << 16 | map.CenterProvince(static_cast<CenterIndex>(c));
  }
  std::sort(owned, owned + count);
  out.BeginObject();
  for (int i = 0; i < count;) {
    const uint32_t owner = owned[i] >> 16;
    out.TextKey(map.PowerId(static_cast<PowerIndex>(owner)));
    out.BeginArray();
    for (; i < count && owned[i] >> 16 == owner; ++i) out.String(map.Id(static_cast<LocationIndex>(owned[i] & 0xffff)));
    out.EndArray();
  }
  out.EndObject();
}

void AppendHomes(const PositionView& position, JsonWriter& out) {
  const Map& map = position.map();
  out.BeginObject();
  for (int p = 0; p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    out.TextKey(map.PowerId(power));
    AppendProvinces(map, position.Homes(power), out);
  }
  out.EndObject();
}

void AppendBuildsOf(const PositionView& position, const RuleOptions& rules, PowerIndex power, JsonWriter& out) {
  const AdjustmentDue due = AdjustsNow(position) ? DueOf(position, rules, power) : AdjustmentDue{};
  BuildSiteSet sites = {};
  if (due.builds > 0) FindBuildSites(position, rules, power, sites);
  out.BeginObject();
  out.Key("count");
  out.Int(due.builds - due.removals);
  out.Key("homes");
  AppendProvinces(position.map(), sites.words, out);
  out.EndObject();
}

void AppendBuilds(const PositionView& position, const RuleOptions& rules, JsonWriter& out) {
  const Map& map = position.map();
  out.BeginObject();
  for (int p = 0; AdjustsNow(position) && p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    out.TextKey(map.PowerId(power));
    AppendBuildsOf(position, rules, power, out);
  }
  out.EndObject();
}

void AppendEnd(const PositionView& position, JsonWriter& out) {
  const Map& map = position.map();
  out.Key("end");
  out.String(GameEndWord(position.end()));
  out.Key("winners");
  out.BeginArray();
  const PowerSet winners = position.winners();
  ForEachBit(&winners, 1, [&](int power) { out.String(map.PowerId(static_cast<PowerIndex>(power))); });
  out.EndArray();
  out.Key("ended_in");
  out.String(map.PhaseName(position.phase()));
  out.Key("winner");
  position.winner() == kNoPower ? out.Null() : out.String(map.PowerId(position.winner()));
}

void AppendPhaseMembers(const PositionView& position, const RuleOptions& rules, JsonWriter& out) {
  out.Key("name");
  out.String(PhaseNameOf(position));
  out.Key("state");
  out.BeginObject();
  out.Key("units");
  AppendUnits(position, ListedUnits::kWithDislodged, out);
  out.Key("retreats");
  AppendRetreats(position, out);
  out.Key("centers");
  AppendCenters(position, out);
  out.Key("homes");
  AppendHomes(position, out);
  if (position.has_extras() || rules.vassals == Vassals::kByHomes) AppendStateExtras(position, rules, out);
  out.Key("builds");
  AppendBuilds(position, rules, out);
  out.EndObject();
  if (position.is_over()) AppendEnd(position, out);
}

std::string PositionToJson(const PositionView& position, const RuleOptions& rules) {
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  out.Key("map");
  out.String(position.map().name());
  AppendPhaseMembers(position, rules, out);
  out.EndObject();
  return text;
}

}  // namespace entente
