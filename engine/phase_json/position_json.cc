#include "phase_json/position_json.h"

#include <algorithm>
#include <span>

#include "adjustment/adjustment_due.h"
#include "map/each_power.h"
#include "phase_json/name_cursor.h"
#include "phase_json/state_extras.h"
#include "phase_json/value_reader.h"

namespace entente {
namespace {

constexpr int kMostUnits = kMaxProvinces + kMaxProvinces / 2 + 1;  // with the most dislodged units (PositionLayout)

// Sorts `keys` into `sorted` by group. The sort is stable.
//   Shapes: at most kMostUnits keys; group_of(key) is below `groups`, at most 4 * kMaxPowers.
template <typename Key, typename GroupOf>
void SortIntoGroups(std::span<const Key> keys, int groups, const GroupOf& group_of, Key* sorted) {
  uint16_t ends[4 * kMaxPowers];
  std::fill_n(ends, groups, uint16_t{0});
  for (const Key key : keys) ++ends[group_of(key)];
  for (int group = 1; group < groups; ++group) ends[group] = static_cast<uint16_t>(ends[group] + ends[group - 1]);
  for (size_t i = keys.size(); i-- > 0;) sorted[--ends[group_of(keys[i])]] = keys[i];
}

// The units of a state in the sequence of the output: by power, dislodged ones first ("*" sorts before letters), armies
// before fleets, then by province.
class UnitList {
 public:
  UnitList(const PositionView& position, bool standing, bool dislodged) {
    if (dislodged) {
      for (int i = 0; i < position.dislodged_count(); ++i) Add(position.Dislodged(i).unit, true);
    }
    if (standing) position.ForEachUnit([&](const Unit& unit) { Add(unit, false); });
    const auto group_of = [](uint32_t key) { return key >> kGroupShift; };
    SortIntoGroups(std::span<const uint32_t>(added_, static_cast<size_t>(count_)), 4 * position.map().power_count(),
                   group_of, keys_);
  }

  struct Entry {
    uint32_t key;
    bool dislodged() const { return (key >> (kGroupShift + 1) & 1) == 0; }
    PowerIndex power() const { return static_cast<PowerIndex>(key >> (kGroupShift + 2)); }
    UnitType type() const { return static_cast<UnitType>(key >> kGroupShift & 1); }
    LocationIndex location() const { return static_cast<LocationIndex>(key & 0xffff); }
  };
  int size() const { return count_; }
  Entry operator[](int i) const { return {keys_[i]}; }

 private:
  static constexpr int kGroupShift = 16;

  void Add(const Unit& unit, bool dislodged) {
    const uint32_t group = uint32_t{unit.power} << 2 | uint32_t{!dislodged} << 1 | static_cast<uint32_t>(unit.type);
    added_[count_++] = group << kGroupShift | unit.location;
  }

  uint32_t added_[kMostUnits], keys_[kMostUnits];
  int count_ = 0;
};

// Writes an object with a list for each owner, {"FRANCE":["PAR",..]}. Items of an owner must follow each other.
class OwnedLists {
 public:
  OwnedLists(const Map& map, TextCursor& to) : names_(map, to), to_(to) { to_.Put("{"); }
  static size_t MostBytes(const Map& map, int things) {
    return static_cast<size_t>(things + map.power_count() + 1) * NameCursor::MostOfName(map);
  }

  void Begin(PowerIndex owner) {
    to_.Put("\"");
    names_.PutPower(owner);
    to_.Put("\":[");
  }
  // Writes an item of the list with put(NameCursor&).
  template <typename Put>
  void Add(const Put& put) {
    to_.Put("\"");
    put(names_);
    to_.Put("\",");
    is_empty_ = false;
  }
  void End() {
    if (!is_empty_) to_.Drop();
    is_empty_ = true;
    to_.Put("],");
    has_lists_ = true;
  }
  void EndAll() {
    if (has_lists_) to_.Drop();
    to_.Put("}");
  }

 private:
  NameCursor names_;
  TextCursor& to_;
  bool is_empty_ = true, has_lists_ = false;
};

// Writes the retreats of a dislodged unit, sorted as text: by province, then coast.
void AppendPlaces(const PositionView& position, const DislodgedUnit& dislodged, JsonWriter& out) {
  const Map& map = position.map();
  uint32_t places[kMaxLocations];
  int count = 0, bit = 0;
  for (const LocationIndex to : map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    if (MayRetreatTo(dislodged, bit++)) places[count++] = uint32_t{map.ProvinceOf(to)} << 16 | to;
  }
  std::sort(places, places + count);
  out.Array([&] {
    for (int i = 0; i < count; ++i) out.String(map.Id(static_cast<LocationIndex>(places[i] & 0xffff)));
  });
}

// Writes the provinces of a bit row.
void AppendProvinces(const Map& map, const Word* row, JsonWriter& out) {
  out.Array([&] {
    ForEachBit(row, map.province_words(), [&](int p) { out.String(map.Id(static_cast<LocationIndex>(p))); });
  });
}

bool AdjustsNow(const PositionView& position) {
  return position.phase_type() == PhaseType::kAdjustments && !position.is_over();
}

}  // namespace

std::string PhaseNameOf(const PositionView& position) {
  return position.is_over() ? std::string(kCompleted) : position.map().PhaseName(position.phase());
}

void AppendUnits(const PositionView& position, ListedUnits which, JsonWriter& out) {
  const UnitList units(position, true, which == ListedUnits::kWithDislodged);
  out.RawInto(OwnedLists::MostBytes(position.map(), units.size()), [&](TextCursor& to) {
    OwnedLists lists(position.map(), to);
    for (int i = 0; i < units.size();) {
      const PowerIndex power = units[i].power();
      lists.Begin(power);
      for (; i < units.size() && units[i].power() == power; ++i) {
        const UnitList::Entry unit = units[i];
        lists.Add([&](NameCursor& names) {
          if (unit.dislodged()) names.to().Put("*");
          names.PutUnit(unit.type(), unit.location());
        });
      }
      lists.End();
    }
    lists.EndAll();
  });
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
      const LocationIndex location = units[i].location();
      out.TextKey(map.ready_texts().Unit(units[i].type(), location));
      AppendPlaces(position, position.Dislodged(position.FindDislodged(map.ProvinceOf(location))), out);
    }
    out.EndObject();
  }
  out.EndObject();
}

void AppendCenters(const PositionView& position, JsonWriter& out) {
  const Map& map = position.map();
  uint32_t owned[kMaxProvinces], sorted[kMaxProvinces];  // owner << 16 | province
  size_t count = 0;
  for (int c = 0; c < map.center_count(); ++c) {
    const PowerIndex owner = position.OwnerOf(static_cast<CenterIndex>(c));
    if (owner != kNoPower) owned[count++] = uint32_t{owner} << 16 | map.CenterProvince(static_cast<CenterIndex>(c));
  }
  SortIntoGroups(
      std::span<const uint32_t>(owned, count), map.power_count(), [](uint32_t key) { return key >> 16; }, sorted);
  out.RawInto(OwnedLists::MostBytes(map, static_cast<int>(count)), [&](TextCursor& to) {
    OwnedLists lists(map, to);
    for (size_t i = 0; i < count;) {
      const uint32_t owner = sorted[i] >> 16;
      lists.Begin(static_cast<PowerIndex>(owner));
      for (; i < count && sorted[i] >> 16 == owner; ++i) {
        lists.Add([&](NameCursor& names) { names.PutPlace(static_cast<LocationIndex>(sorted[i] & 0xffff)); });
      }
      lists.End();
    }
    lists.EndAll();
  });
}

void AppendHomes(const PositionView& position, JsonWriter& out) {
  const Map& map = position.map();
  int count = 0;
  for (int p = 0; p < map.power_count(); ++p) {
    count += CountBits(position.Homes(static_cast<PowerIndex>(p)), map.province_words());
  }
  out.RawInto(OwnedLists::MostBytes(map, count), [&](TextCursor& to) {
    OwnedLists lists(map, to);
    ForEachPower(map, [&](PowerIndex power) {
      lists.Begin(power);
      ForEachBit(position.Homes(power), map.province_words(), [&](int province) {
        lists.Add([&](NameCursor& names) { names.PutPlace(static_cast<LocationIndex>(province)); });
      });
      lists.End();
    });
    lists.EndAll();
  });
}

void AppendBuildsOf(const PositionView& position, const RuleOptions& rules, PowerIndex power, JsonWriter& out) {
  const AdjustmentDue due = AdjustsNow(position) ? DueOf(position, rules, power) : AdjustmentDue{};
  ProvinceSet sites = {};
  if (due.builds > 0) FindBuildSites(position, rules, power, sites);
  out.Object([&] {
    out.Member("count", due.builds - due.removals);
    out.Key("homes");
    AppendProvinces(position.map(), sites.words, out);
  });
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

void AppendEnd(const PositionView& position, bool tells_phase, JsonWriter& out) {
  const Map& map = position.map();
  out.Member("end", GameEndWord(position.end()));
  out.Key("winners");
  AppendPowers(map, position.winners(), out);
  out.Key("ended_in");
  tells_phase ? out.String(map.PhaseName(position.phase())) : out.Null();
}

void AppendPhaseMembers(const PositionView& position, bool tells_phase, const RuleOptions& rules, JsonWriter& out) {
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
  if (position.is_over()) AppendEnd(position, tells_phase, out);
}

std::string PositionToJson(const PositionView& position, const RuleOptions& rules) {
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  out.Key("map");
  out.String(position.map().name());
  AppendPhaseMembers(position, true, rules, out);
  out.EndObject();
  return text;
}

}  // namespace entente
