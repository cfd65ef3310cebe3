#include "exchange/state_extras.h"

#include <charconv>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "exchange/power_key.h"
#include "map/called.h"
#include "notation/notation.h"
#include "position/control.h"
#include "position/new_homes.h"

namespace entente {
namespace {

// A count that each power has, and how the position and the map name it.
struct CountMember {
  std::string_view name;
  MapTrait trait;
  int (PositionView::*get)(PowerIndex) const;
  void (PositionRef::*set)(PowerIndex, int);
  int (*most)(const Map& map, PowerIndex power);  // what a position may have
};
constexpr CountMember kCounts[] = {
    {"claims", MapTrait::kHomesChange, &PositionView::ClaimsLeft, &PositionRef::SetClaimsLeft,
     [](const Map& map, PowerIndex power) { return map.Claims(power); }},
    {"seizing_builds", MapTrait::kTokens, &PositionView::SeizingBuildsLeft, &PositionRef::SetSeizingBuildsLeft,
     [](const Map& map, PowerIndex power) { return map.SeizingBuilds(power); }},
    {"guest_builds", MapTrait::kTokens, &PositionView::GuestBuildsLeft, &PositionRef::SetGuestBuildsLeft,
     [](const Map& map, PowerIndex power) { return map.MostGuestBuilds(power); }},
    {"control_turns", MapTrait::kControl, &PositionView::ControlTurn, &PositionRef::SetControlTurn,
     [](const Map& map, PowerIndex power) { return std::max(1, static_cast<int>(map.Controllers(power).size())) - 1; }},
};
constexpr int kCountMembers = static_cast<int>(std::size(kCounts));
constexpr std::string_view kOtherMembers[] = {"homes", "hidden_builds", "controllers"};
constexpr int kHomesMember = kCountMembers, kHiddenMember = kCountMembers + 1, kControllersMember = kCountMembers + 2;
constexpr int kMembers = kCountMembers + static_cast<int>(std::size(kOtherMembers));

std::string_view NameOf(int member) {
  return member < kCountMembers ? kCounts[member].name : kOtherMembers[member - kCountMembers];
}

// Whether a map has the member, and it can say something.
bool Has(const Map& map, int member) {
  if (member == kHomesMember) return map.Has(MapTrait::kHomesChange);
  if (member == kHiddenMember) return map.Has(MapTrait::kHiddenBuilds);
  if (member == kControllersMember) return map.Has(MapTrait::kVassals);
  if (!map.Has(kCounts[member].trait)) return false;
  for (int p = 0; p < map.power_count(); ++p) {
    if (kCounts[member].most(map, static_cast<PowerIndex>(p)) > 0) return true;
  }
  return false;
}

// A number of a power as it stands in the text.
struct PowerCount {
  JsonString power;
  uint32_t begin = 0;
  uint32_t end = 0;
};

// The power that a power is said to be controlled by.
struct ControllerText {
  JsonString power;
  JsonString controller;
};

struct ExtrasText {
  bool is_there[kMembers] = {};
  std::vector<PowerCount> counts[kCountMembers];
  std::vector<PowerTexts> homes;
  std::vector<JsonString> items;  // of homes
  std::vector<JsonString> hidden;
  std::vector<ControllerText> controllers;
};

// Picks the members out of a phase that was read without errors.
class ExtrasVisitor : public JsonVisitor {
 public:
  ExtrasVisitor(const Map& map, std::string_view json, ExtrasText& text) : map_(map), json_(json), text_(text) {}

  bool Key(const JsonString& key) override {
    if (depth_ == 1) in_state_ = key.text == "state";
    if (depth_ == 2 && in_state_) return StartMember(key);
    if (depth_ == 3 && member_ >= 0) power_ = key;
    return true;
  }

  bool String(const JsonString& value) override {
    if (!Accepts(JsonKind::kString, value.offset)) return false;
    if (member_ == kHiddenMember) text_.hidden.push_back(value);
    if (member_ == kControllersMember) text_.controllers.push_back({power_, value});
    if (member_ == kHomesMember) {
      text_.items.push_back(value);
      text_.homes.back().end = static_cast<uint32_t>(text_.items.size());
    }
    return true;
  }

  bool Scalar(JsonKind kind, uint32_t begin, uint32_t end) override {
    if (member_ >= 0 && depth_ == 2 && kind == JsonKind::kNull) {
      text_.is_there[member_] = false;
      return true;
    }
    if (!Accepts(kind, begin)) return false;
    if (member_ >= 0 && member_ < kCountMembers) text_.counts[member_].push_back({power_, begin, end});
    return true;
  }

  bool Open(JsonKind kind, uint32_t begin) override {
    if (!Accepts(kind, begin)) return false;
    ++depth_;
    if (member_ == kHomesMember && depth_ == 4) {
      const auto at = static_cast<uint32_t>(text_.items.size());
      text_.homes.push_back({power_, at, at});
    }
    return true;
  }

  bool Close(uint32_t) override {
    --depth_;
    if (depth_ <= 2) member_ = -1;
    return true;
  }

  Status error() const override { return error_; }

 private:
  bool StartMember(const JsonString& key) {
    member_ = -1;
    for (int m = 0; m < kMembers; ++m) {
      if (key.text == NameOf(m) && Has(map_, m)) member_ = m;
    }
    if (member_ < 0) return true;
    bool& is_there = seen_[member_];
    if (is_there) error_ = ErrorAtString(json_, key, Path(), "the key stands twice");
    is_there = text_.is_there[member_] = true;
    return error_.ok();
  }

  // What a value of the member in hand may be, by its depth.
  JsonKind Expected() const {
    if (depth_ == 2) return member_ == kHiddenMember ? JsonKind::kArray : JsonKind::kObject;
    if (member_ < kCountMembers) return JsonKind::kNumber;
    return member_ == kHomesMember && depth_ == 3 ? JsonKind::kArray : JsonKind::kString;
  }

  bool Accepts(JsonKind kind, uint32_t offset) {
    if (member_ < 0 || kind == Expected()) return true;
    std::string message = Path() + ": expected ";
    message.append(JsonKindName(Expected())).append(", not ").append(JsonKindName(kind));
    error_ = ErrorAt(PlaceInText(json_, offset, 1), message);
    return false;
  }

  std::string Path() const {
    std::string path = "state." + std::string(NameOf(member_));
    if (depth_ >= 3 && member_ != kHiddenMember) path += "." + Excerpt(power_.text);
    return path;
  }

  const Map& map_;
  const std::string_view json_;
  ExtrasText& text_;
  int depth_ = 0;
  bool in_state_ = false;
  int member_ = -1;  // the member whose value is read
  bool seen_[kMembers] = {};
  JsonString power_;
  Status error_;
};

// Gives the texts their meaning.
class ExtrasFiller {
 public:
  ExtrasFiller(const PhaseText& phase, const NormalForm& names, PositionRef position)
      : phase_(phase), names_(names), map_(position.map()), position_(position) {}

  Status Fill() {
    std::string buffer;
    ExtrasVisitor visitor(map_, phase_.json, text_);
    if (Status status = ReadJson(phase_.json, buffer, visitor); !status.ok()) return status;
    for (int m = 0; m < kCountMembers; ++m) {
      if (!text_.is_there[m]) continue;
      if (Status status = FillCounts(m); !status.ok()) return status;
    }
    if (Status status = FillHomes(); !status.ok()) return status;
    if (Status status = FillControllers(); !status.ok()) return status;
    return FillHidden();
  }

 private:
  static std::string PathOf(int member, const JsonString& power) {
    return "state." + std::string(NameOf(member)) + "." + Excerpt(power.text);
  }

  Result<PowerIndex> ListedPower(const JsonString& key, int member, uint64_t& seen) const {
    const std::string path = "state." + std::string(NameOf(member));
    const Result<PowerIndex> power = PowerOf(phase_, names_, map_, key, path);
    if (!power.ok()) return power;
    if ((seen >> *power & 1) != 0) {
      return ErrorAtString(phase_.json, key, path, "'" + Excerpt(key.text) + "': the power stands twice");
    }
    seen |= uint64_t{1} << *power;
    return power;
  }

  Status FillCounts(int member) {
    for (int p = 0; p < map_.power_count(); ++p) (position_.*kCounts[member].set)(static_cast<PowerIndex>(p), 0);
    uint64_t seen = 0;
    for (const PowerCount& count : text_.counts[member]) {
      const Result<PowerIndex> power = ListedPower(count.power, member, seen);
      if (!power.ok()) return power.status();
      const std::string_view digits = phase_.json.substr(count.begin, count.end - count.begin);
      const int most = kCounts[member].most(map_, *power);
      int value = -1;
      const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
      if (failure != std::errc() || end != digits.data() + digits.size() || value < 0 || value > most) {
        return ErrorAt(PlaceInText(phase_.json, count.begin, digits.size()),
                       PathOf(member, count.power) + ": '" + Excerpt(digits) + "' is out of range: expected 0 to " +
                           std::to_string(most));
      }
      (position_.*kCounts[member].set)(*power, value);
    }
    return OkStatus();
  }

  // ---- Homes ----

  Status FillHomes() {
    if (!position_.homes_change()) return OkStatus();
    if (!text_.is_there[kHomesMember]) {
      const bool made = !map_.new_homes().empty() && !AwaitsNewHomes(map_, position_.phase().year);
      if (made) MakeOwnedHomes(position_);
      return OkStatus();
    }
    const Word none[WordsFor(kMaxProvinces)] = {};
    for (int p = 0; p < map_.power_count(); ++p) position_.SetHomes(static_cast<PowerIndex>(p), none);
    uint64_t seen = 0;
    for (const PowerTexts& list : text_.homes) {
      const Result<PowerIndex> power = ListedPower(list.power, kHomesMember, seen);
      if (!power.ok()) return power.status();
      for (uint32_t i = list.begin; i < list.end; ++i) {
        if (Status status = FillHome(*power, list, i); !status.ok()) return status;
      }
    }
    return OkStatus();
  }

  Status FillHome(PowerIndex power, const PowerTexts& list, uint32_t i) {
    const JsonString& text = text_.items[i];
    const std::optional<LocationIndex> location = PlaceCalled(map_, text.text);
    const bool is_center = location.has_value() && map_.IsCenter(map_.ProvinceOf(*location));
    if (!is_center) {
      const std::string path = PathOf(kHomesMember, list.power) + "[" + std::to_string(i - list.begin) + "]";
      const std::string_view what = location.has_value() ? "' is no supply center" : "' is no place";
      return ErrorAtString(phase_.json, text, path, "'" + Excerpt(text.text) + std::string(what));
    }
    position_.AddHome(power, map_.ProvinceOf(*location));
    return OkStatus();
  }

  // ---- Controllers of vassals ----

  Status FillControllers() {
    if (!text_.is_there[kControllersMember]) return OkStatus();
    for (int p = 0; p < map_.power_count(); ++p) position_.SetController(static_cast<PowerIndex>(p), kNoPower);
    uint64_t seen = 0;
    for (const ControllerText& text : text_.controllers) {
      const Result<PowerIndex> power = ListedPower(text.power, kControllersMember, seen);
      if (!power.ok()) return power.status();
      const std::string path = PathOf(kControllersMember, text.power);
      const Result<PowerIndex> controller = PowerOf(phase_, names_, map_, text.controller, path);
      if (!controller.ok()) return controller.status();
      if (!map_.IsDummy(*power)) return ErrorAtString(phase_.json, text.power, path, "expected a dummy");
      if (map_.IsDummy(*controller)) {
        return ErrorAtString(phase_.json, text.controller, path,
                             "'" + Excerpt(text.controller.text) + "' is a dummy, which controls nobody");
      }
      position_.SetController(*power, *controller);
    }
    return OkStatus();
  }

  // ---- Hidden builds ----

  Status FillHidden() {
    for (size_t i = 0; i < text_.hidden.size(); ++i) {
      const JsonString& text = text_.hidden[i];
      const ProvinceIndex province = FindUnit(text.text);
      if (province == kNoProvince) {
        return ErrorAtString(phase_.json, text, "state.hidden_builds[" + std::to_string(i) + "]",
                             "'" + Excerpt(text.text) + "' is no unit on the board: expected one such as 'A PAR'");
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
  const NormalForm& names_;
  const Map& map_;
  PositionRef position_;
  ExtrasText text_;
};

void AppendCounts(const PositionView& position, const CountMember& member, JsonWriter& out) {
  out.Key(member.name);
  out.BeginObject();
  for (int p = 0; p < position.map().power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    const int count = (position.*member.get)(power);
    if (count == 0) continue;
    out.TextKey(position.map().PowerId(power));
    out.Int(count);
  }
  out.EndObject();
}

// Who controls which dummy now. Under VASSAL_DUMMIES it is kept and read back, else it follows from the rest.
void AppendControllers(const PositionView& position, const RuleOptions& rules, JsonWriter& out) {
  const Map& map = position.map();
  out.Key("controllers");
  out.BeginObject();
  for (int p = 0; p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    std::string_view name;
    if (!map.Has(MapTrait::kVassals)) {
      name = ControllerName(position, rules, power);
    } else if (position.ControllerOf(power) != kNoPower) {
      name = map.PowerId(position.ControllerOf(power));
    }
    if (name.empty()) continue;
    out.TextKey(map.PowerId(power));
    out.String(name);
  }
  out.EndObject();
}

}  // namespace

bool IsStateExtra(std::string_view key) {
  for (int m = 0; m < kMembers; ++m) {
    if (m != kHomesMember && m != kControllersMember && key == NameOf(m)) return true;
  }
  return false;
}

bool HasStateExtra(const Map& map, std::string_view key) {
  for (int m = 0; m < kMembers; ++m) {
    if (key == NameOf(m) && Has(map, m)) return true;
  }
  return false;
}

void AppendStateExtras(const PositionView& position, const RuleOptions& rules, JsonWriter& out) {
  const Map& map = position.map();
  if (map.Has(MapTrait::kControl) || map.Has(MapTrait::kVassals)) AppendControllers(position, rules, out);
  for (int m = 0; m < kCountMembers; ++m) {
    if (Has(map, m)) AppendCounts(position, kCounts[m], out);
  }
  if (position.HiddenRow() == nullptr) return;
  out.Key(NameOf(kHiddenMember));
  out.BeginArray();
  ForEachBit(position.HiddenRow(), map.province_words(), [&](int province) {
    const Unit unit = position.UnitAt(static_cast<ProvinceIndex>(province));
    out.String(FormatUnit(map, unit.type, unit.location));
  });
  out.EndArray();
}

Status FillStateExtras(const PhaseText& phase, const NormalForm& names, PositionRef position) {
  return ExtrasFiller(phase, names, position).Fill();
}

}  // namespace entente
