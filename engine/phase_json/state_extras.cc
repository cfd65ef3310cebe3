#include "phase_json/state_extras.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string>
#include <utility>

#include "base/text.h"
#include "map/called.h"
#include "map/each_power.h"
#include "notation/notation.h"
#include "phase_json/power_key.h"
#include "position/control.h"
#include "position/extra_members.h"
#include "position/new_homes.h"

namespace entente {
namespace {

// The names of the counts, in the sequence of the output.
constexpr std::string_view kCountNames[] = {"claims", "seizing_builds", "guest_builds", "control_turns"};

const ExtraMember* FindMember(std::string_view name) {
  const auto* found = std::find_if(std::begin(kExtraMembers), std::end(kExtraMembers),
                                   [&](const ExtraMember& member) { return member.name == name; });
  return found == std::end(kExtraMembers) ? nullptr : found;
}

// Whether the map uses the member, so that positions have room for it.
bool Has(const Map& map, const ExtraMember& member) {
  if (!map.Has(member.trait)) return false;
  if (member.kind != ExtraMemberKind::kCounts) return true;
  for (int p = 0; p < map.power_count(); ++p) {
    if (member.most(map, static_cast<PowerIndex>(p)) > 0) return true;
  }
  return false;
}

class ExtrasReader {
 public:
  ExtrasReader(const PhaseText& phase, const NormalForm& names, PositionRef position)
      : phase_(phase), json_(*phase.json), names_(names), map_(position.map()), position_(position) {}

  Status Read() {
    bool seen[std::size(kExtraMembers)] = {}, has_homes = false;
    for (const JsonIndex value : json_.Children(phase_.state)) {
      const ExtraMember* const member = FindMember(json_.KeyOf(value).text);
      if (member == nullptr || !Has(map_, *member)) continue;
      if (std::exchange(seen[member - kExtraMembers], true)) {
        return ErrorAtString(json_.input(), json_.KeyOf(value), json_.PathOf(value, phase_.root),
                             "the key stands twice");
      }
      if (json_.KindOf(value) == JsonKind::kNull) continue;
      has_homes |= member->kind == ExtraMemberKind::kHomes;
      if (Status status = ReadMember(*member, value); !status.ok()) return status;
    }
    const bool owns_homes = !map_.new_homes().empty() && !AwaitsNewHomes(map_, position_.phase().year);
    if (position_.homes_change() && !has_homes && owns_homes) MakeOwnedHomes(position_);
    return OkStatus();
  }

 private:
  Status ReadMember(const ExtraMember& member, JsonIndex value) {
    Clear(member);
    if (member.kind == ExtraMemberKind::kHidden) return ReadHidden(value);
    if (Status status = Expect(value, JsonKind::kObject); !status.ok()) return status;
    PowerSet seen = 0;
    for (const JsonIndex entry : json_.Children(value)) {
      const Result<PowerIndex> power = ListedPower(phase_, names_, value, entry, seen);
      if (!power.ok()) return power.status();
      const Status status = member.kind == ExtraMemberKind::kCounts  ? ReadCount(member, *power, entry)
                            : member.kind == ExtraMemberKind::kHomes ? ReadHomes(*power, entry)
                                                                     : ReadController(*power, entry);
      if (!status.ok()) return status;
    }
    return OkStatus();
  }

  // Clears a present member for all powers before it is read.
  void Clear(const ExtraMember& member) {
    const Word none[WordsFor(kMaxProvinces)] = {};
    ForEachPower(map_, [&](PowerIndex power) {
      if (member.kind == ExtraMemberKind::kCounts) (position_.*member.set)(power, 0);
      if (member.kind == ExtraMemberKind::kHomes) position_.SetHomes(power, none);
      if (member.kind == ExtraMemberKind::kControllers) position_.SetController(power, kNoPower);
    });
  }

  Status Expect(JsonIndex value, JsonKind kind) const {
    return json_.KindOf(value) == kind ? OkStatus() : json_.KindError(value, kind, phase_.root);
  }

  Status ReadCount(const ExtraMember& member, PowerIndex power, JsonIndex at) {
    if (Status status = Expect(at, JsonKind::kNumber); !status.ok()) return status;
    const std::string_view digits = json_.TextOf(at);
    const int most = member.most(map_, power);
    int value = -1;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (failure != std::errc() || end != digits.data() + digits.size() || value < 0 || value > most) {
      return phase_.Error(at, "'" + Excerpt(digits) + "' is out of range: expected 0 to " + std::to_string(most));
    }
    (position_.*member.set)(power, value);
    return OkStatus();
  }

  Status ReadHomes(PowerIndex power, JsonIndex list) {
    if (Status status = Expect(list, JsonKind::kArray); !status.ok()) return status;
    for (const JsonIndex at : json_.Children(list)) {
      if (Status status = Expect(at, JsonKind::kString); !status.ok()) return status;
      const std::string_view text = json_.StringOf(at);
      const std::optional<LocationIndex> location = PlaceCalled(map_, text);
      if (!location.has_value()) return phase_.Error(at, "'" + Excerpt(text) + "' is no place");
      if (!map_.IsCenter(map_.ProvinceOf(*location))) {
        return phase_.Error(at, "'" + Excerpt(text) + "' is no supply center");
      }
      position_.AddHome(power, map_.ProvinceOf(*location));
    }
    return OkStatus();
  }

  // Reads the controller of a vassal.
  Status ReadController(PowerIndex power, JsonIndex at) {
    if (Status status = Expect(at, JsonKind::kString); !status.ok()) return status;
    const Result<PowerIndex> controller = PowerNamed(phase_, names_, at);
    if (!controller.ok()) return controller.status();
    if (!map_.IsDummy(power)) {
      return ErrorAtString(json_.input(), json_.KeyOf(at), json_.PathOf(at, phase_.root), "expected a dummy");
    }
    if (map_.IsDummy(*controller)) {
      return phase_.Error(at, "'" + Excerpt(json_.StringOf(at)) + "' is a dummy, which controls no power");
    }
    position_.SetController(power, *controller);
    return OkStatus();
  }

  Status ReadHidden(JsonIndex list) {
    if (Status status = Expect(list, JsonKind::kArray); !status.ok()) return status;
    for (const JsonIndex at : json_.Children(list)) {
      if (Status status = Expect(at, JsonKind::kString); !status.ok()) return status;
      const ProvinceIndex province = FindUnit(json_.StringOf(at));
      if (province == kNoProvince) {
        return phase_.Error(
            at, "'" + Excerpt(json_.StringOf(at)) + "' is no unit on the board: expected one such as 'A PAR'");
      }
      position_.SetHidden(province);
    }
    return OkStatus();
  }

  ProvinceIndex FindUnit(std::string_view text) const {
    bool dislodged = false;
    const Result<Unit> unit = ParseUnit(map_, position_.graph(), 0, text, &dislodged);
    if (!unit.ok() || dislodged) return kNoProvince;
    const ProvinceIndex province = map_.ProvinceOf(unit->location);
    const Unit there = position_.UnitAt(province);
    const bool same = there.power != kNoPower && there.type == unit->type && there.location == unit->location;
    return same ? province : kNoProvince;
  }

  const PhaseText& phase_;
  const JsonTape& json_;
  const NormalForm& names_;
  const Map& map_;
  PositionRef position_;
};

void AppendCounts(const PositionView& position, const ExtraMember& member, JsonWriter& out) {
  out.Key(member.name);
  out.BeginObject();
  ForEachPower(position.map(), [&](PowerIndex power) {
    const int count = (position.*member.get)(power);
    if (count == 0) return;
    out.TextKey(position.map().PowerId(power));
    out.Int(count);
  });
  out.EndObject();
}

// Writes the controllers of dummies. Under VASSAL_DUMMIES they are part of the position, else they follow from it.
void AppendControllers(const PositionView& position, const RuleOptions& rules, JsonWriter& out) {
  const Map& map = position.map();
  out.Key("controllers");
  out.BeginObject();
  ForEachPower(map, [&](PowerIndex power) {
    std::string_view name;
    if (!map.Has(MapTrait::kVassals)) {
      name = ControllerName(position, rules, power);
    } else if (position.ControllerOf(power) != kNoPower) {
      name = map.PowerId(position.ControllerOf(power));
    }
    if (name.empty()) return;
    out.TextKey(map.PowerId(power));
    out.String(name);
  });
  out.EndObject();
}

}  // namespace

bool IsStateExtra(std::string_view key) {
  const ExtraMember* const member = FindMember(key);
  return member != nullptr && member->kind != ExtraMemberKind::kHomes && member->kind != ExtraMemberKind::kControllers;
}

bool HasStateExtra(const Map& map, std::string_view key) {
  const ExtraMember* const member = FindMember(key);
  return member != nullptr && Has(map, *member);
}

void AppendStateExtras(const PositionView& position, const RuleOptions& rules, JsonWriter& out) {
  const Map& map = position.map();
  if (map.Has(MapTrait::kControl) || map.Has(MapTrait::kVassals)) AppendControllers(position, rules, out);
  for (const std::string_view name : kCountNames) {
    const ExtraMember& member = *FindMember(name);
    if (Has(map, member)) AppendCounts(position, member, out);
  }
  if (position.HiddenRow() == nullptr) return;
  out.Array("hidden_builds", [&] {
    ForEachBit(position.HiddenRow(), map.province_words(), [&](int province) {
      const Unit unit = position.UnitAt(static_cast<ProvinceIndex>(province));
      out.String(FormatUnit(map, unit.type, unit.location));
    });
  });
}

Status FillStateExtras(const PhaseText& phase, const NormalForm& names, PositionRef position) {
  return ExtrasReader(phase, names, position).Read();
}

}  // namespace entente
