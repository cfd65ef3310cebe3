// Reads position lines field by field, from left to right.
#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "base/text.h"
#include "lines/line_words.h"
#include "lines/position_line.h"
#include "map/called.h"
#include "notation/normal_form.h"
#include "position/extra_members.h"

namespace entente {
namespace {

constexpr int kFields = 7;
constexpr std::string_view kFieldNames[kFields] = {
    "map", "phase", "units", "centers", "dislodged units", "what only some maps have", "how the game ended"};

class LineReader {
 public:
  LineReader(std::string_view line, PositionRef position)
      : line_(line), position_(position), map_(position.map()), powers_(map_), names_(map_) {}

  Status Read() {
    position_.Clear();
    ClearMembers();
    if (line_.size() > kMaxPositionLine) return LimitError("the line is longer than any position takes");
    using Step = Status (LineReader::*)(std::string_view);
    constexpr Step kSteps[kFields] = {&LineReader::ReadMap,     &LineReader::ReadPhase,     &LineReader::ReadUnits,
                                      &LineReader::ReadCenters, &LineReader::ReadDislodged, &LineReader::ReadMembers,
                                      &LineReader::ReadEnd};
    std::string_view rest = line_;
    for (int i = 0; i < kFields; ++i) {
      const Result<std::string_view> field = TakeField(rest, i);
      if (!field.ok()) return field.status();
      if (Status status = (this->*kSteps[i])(*field); !status.ok()) return status;
    }
    return OkStatus();
  }

 private:
  // An error at `word`, which must be a view into the line.
  Status Error(std::string_view word, std::string_view message) const {
    return ErrorAt(PlaceInText(line_, static_cast<size_t>(word.data() - line_.data()), word.size()), message);
  }
  Status ErrorIn(std::string_view word, std::string_view message) const {
    return Error(word, "'" + Excerpt(word) + "' " + std::string(message));
  }

  // ---- Fields ----

  Result<std::string_view> TakeField(std::string_view& rest, int index) const {
    const bool last = index + 1 == kFields;
    const size_t blank = rest.find(' ');
    const std::string_view field = rest.substr(0, blank);
    const std::string what = "field " + std::to_string(index + 1) + " of " + std::to_string(kFields) + " (" +
                             std::string(kFieldNames[index]) + ")";
    if (field.empty()) return Error(field, "nothing stands in " + what + ": expected - for an empty field");
    if (!last && blank == rest.npos) {
      return Error(line_.substr(line_.size()), "the line ends after " + what + ": expected a blank and " +
                                                   std::string(kFieldNames[index + 1]) + ", or -");
    }
    if (last && blank != rest.npos) return Error(rest.substr(blank), "expected the end of the line after " + what);
    rest.remove_prefix(last ? rest.size() : blank + 1);
    return field;
  }

  // Calls visit(part) -> Status for each part between separators.
  template <typename Visit>
  Status ForEachPart(std::string_view text, char separator, const Visit& visit) const {
    while (true) {
      const size_t end = text.find(separator);
      if (Status status = visit(text.substr(0, end)); !status.ok() || end == text.npos) return status;
      text.remove_prefix(end + 1);
    }
  }

  // Calls visit(power, item) -> Status for every item of power:item,item;power:item; "-" has none.
  template <typename Visit>
  Status ForEachItem(std::string_view text, const Visit& visit) const {
    if (text == "-") return OkStatus();
    PowerSet seen = 0;
    return ForEachPart(text, ';', [&](std::string_view group) {
      const size_t colon = group.find(':');
      if (colon == group.npos) return ErrorIn(group, "is no list of a power: expected power:item,item");
      const Result<PowerIndex> power = PowerOf(group.substr(0, colon), seen);
      if (!power.ok()) return power.status();
      return ForEachPart(group.substr(colon + 1), ',', [&](std::string_view item) { return visit(*power, item); });
    });
  }

  // ---- Words ----

  Result<std::string> NameOf(std::string_view word) const {
    if (std::optional<std::string> name = Unescaped(word)) return *std::move(name);
    return ErrorIn(word, "has a % that escapes nothing: expected two hexadecimal digits behind it");
  }

  // Finds a power and adds it to `seen`. Fails if it is in `seen` already.
  Result<PowerIndex> PowerOf(std::string_view word, PowerSet& seen) const {
    const Result<std::string> name = NameOf(word);
    if (!name.ok()) return name.status();
    const std::optional<PowerIndex> power = powers_.Find(*name);
    if (!power.has_value()) {
      std::string message = "is no power of this map: expected ";
      for (const PowerIndex known : powers_.sorted()) {
        message.append(known == powers_.sorted().front() ? "" : ", ").append(powers_[known]);
      }
      return ErrorIn(word, message);
    }
    if ((seen & SetOf(*power)) != 0) return ErrorIn(word, "stands twice: expected each power once");
    seen |= SetOf(*power);
    return *power;
  }

  Result<LocationIndex> PlaceOf(std::string_view word) const {
    const Result<std::string> name = NameOf(word);
    if (!name.ok()) return name.status();
    if (const LocationIndex quick = names_.FindLocation(*name); quick != kNoLocation) return quick;
    if (const std::optional<LocationIndex> place = PlaceCalled(map_, *name)) return *place;
    std::string message = "is no place";
    std::string_view separator = " (nearest: ";
    for (const std::string& near : map_.NearestPlaces(UpperCase(*name), 3)) {
      message.append(separator).append(near);
      separator = ", ";
    }
    return ErrorIn(word,
                   separator == ", " ? message + ")" : message + ": expected an id such as " + std::string(map_.Id(0)));
  }

  Result<ProvinceIndex> CenterOf(std::string_view word) const {
    const Result<LocationIndex> place = PlaceOf(word);
    if (!place.ok()) return place.status();
    if (!map_.IsCenter(map_.ProvinceOf(*place))) return ErrorIn(word, "is no supply center");
    return map_.ProvinceOf(*place);
  }

  Result<Unit> UnitOf(PowerIndex power, std::string_view word) const {
    const char letter = word.empty() ? ' ' : LowerAscii(word.substr(0, 1)).front();
    if (letter != 'a' && letter != 'f') {
      return ErrorIn(word, "is no unit: expected a or f and a place, such as a" + std::string(map_.Id(0)));
    }
    const Result<LocationIndex> place = PlaceOf(word.substr(1));
    if (!place.ok()) return place.status();
    const Unit unit{power, letter == 'a' ? UnitType::kArmy : UnitType::kFleet, *place};
    if (position_.graph().MayStand(unit.type, *place) || map_.MayEverStand(unit.type, *place)) return unit;
    return ErrorIn(word, (letter == 'a' ? "is an army in " : "is a fleet in ") + std::string(map_.Id(*place)) +
                             ", where it cannot stand" + CoastsExpected(unit));
  }

  // The end of an error about a fleet without its coast: ": expected STP/NC or STP/SC".
  std::string CoastsExpected(const Unit& unit) const {
    const int coasts = map_.IsCoast(unit.location) ? 0 : map_.CoastCount(unit.location);
    std::string text;
    for (int c = 0; unit.type == UnitType::kFleet && c < coasts; ++c) {
      text.append(c == 0 ? ": expected " : " or ");
      text.append(map_.Id(static_cast<LocationIndex>(map_.FirstCoast(unit.location) + c)));
    }
    return text;
  }

  // ---- Contents of fields ----

  Status ReadMap(std::string_view field) {
    const Result<std::string> name = MapNameInLine(field);
    if (!name.ok()) return Error(field, name.status().message());
    if (UpperCase(*name) == UpperCase(map_.name())) return OkStatus();
    return ErrorIn(field, "is another map: expected " + std::string(map_.name()));
  }

  Status ReadPhase(std::string_view field) {
    const Result<std::string> name = NameOf(field);
    if (!name.ok()) return name.status();
    const Result<Phase> phase = map_.ParsePhase(*name);
    if (!phase.ok()) return Error(field, phase.status().message());
    position_.SetPhase(*phase);
    return OkStatus();
  }

  Status ReadUnits(std::string_view field) {
    return ForEachItem(field, [this](PowerIndex power, std::string_view item) {
      const Result<Unit> unit = UnitOf(power, item);
      if (!unit.ok()) return unit.status();
      if (position_.HasUnit(map_.ProvinceOf(unit->location))) return ErrorIn(item, "is a second unit in its province");
      position_.PlaceUnit(*unit);
      return OkStatus();
    });
  }

  Status ReadCenters(std::string_view field) {
    return ForEachItem(field, [this](PowerIndex power, std::string_view item) {
      const Result<ProvinceIndex> province = CenterOf(item);
      if (!province.ok()) return province.status();
      const CenterIndex center = map_.CenterOf(*province);
      if (position_.OwnerOf(center) != kNoPower) return ErrorIn(item, "is owned twice");
      position_.SetOwner(center, power);
      return OkStatus();
    });
  }

  Status ReadDislodged(std::string_view field) {
    if (field != "-" && !MayHaveDislodged(position_.phase_type())) {
      return ErrorIn(
          field, "has dislodged units, but " + map_.PhaseName(position_.phase()) + " is no retreats phase: expected -");
    }
    return ForEachItem(field, [this](PowerIndex power, std::string_view item) {
      const size_t arrow = item.find('>');
      const Result<Unit> unit = UnitOf(power, item.substr(0, arrow));
      if (!unit.ok()) return unit.status();
      if (position_.FindDislodged(map_.ProvinceOf(unit->location)) >= 0) {
        return ErrorIn(item, "is a second dislodged unit in its province");
      }
      uint32_t* mask = position_.AddDislodged(*unit);
      if (mask == nullptr) return LimitError("more dislodged units than a board can have");
      if (arrow == item.npos) return OkStatus();
      return ForEachPart(item.substr(arrow + 1), '+',
                         [&](std::string_view place) { return AddRetreat(*unit, place, mask); });
    });
  }

  Status AddRetreat(const Unit& unit, std::string_view word, uint32_t* mask) const {
    const Result<LocationIndex> to = PlaceOf(word);
    if (!to.ok()) return to.status();
    const auto places = map_.RetreatPlaces(unit.type, unit.location);
    const auto found = std::lower_bound(places.begin(), places.end(), *to);
    if (found == places.end() || *found != *to) {
      return ErrorIn(word, "is no place where the unit in " + std::string(map_.Id(unit.location)) +
                               " could go: expected one that is adjacent for it");
    }
    if (map_.stage_count() > 1 && !position_.graph().MayStand(unit.type, *to)) {
      return ErrorIn(word, "is no place for the unit in this phase");
    }
    const auto bit = static_cast<size_t>(found - places.begin());
    mask[bit / 32] |= uint32_t{1} << (bit % 32);
    return OkStatus();
  }

  // ---- Extra state ----

  // Clears the extra state. A cleared position has the extra state of the map's start.
  void ClearMembers() {
    const Word none[WordsFor(kMaxProvinces)] = {};
    for (const PowerIndex power : powers_.sorted()) {
      position_.SetHomes(power, none);
      position_.SetController(power, kNoPower);
      for (const ExtraMember& member : kExtraMembers) {
        if (member.kind == ExtraMemberKind::kCounts) (position_.*member.set)(power, 0);
      }
    }
  }

  Status ReadMembers(std::string_view field) {
    if (field == "-") return OkStatus();
    std::array<bool, std::size(kExtraMembers)> seen{};
    return ForEachPart(field, '|', [&](std::string_view text) {
      const size_t sign = text.find('=');
      const std::string_view name = text.substr(0, sign);
      const auto* member = std::find_if(std::begin(kExtraMembers), std::end(kExtraMembers),
                                        [name](const ExtraMember& known) { return known.name == name; });
      if (sign == text.npos || member == std::end(kExtraMembers) || !map_.Has(member->trait)) {
        return ErrorIn(text, MembersExpected());
      }
      bool& there = seen[static_cast<size_t>(member - kExtraMembers)];
      if (there) return ErrorIn(name, "stands twice");
      there = true;
      return ReadMember(*member, text.substr(sign + 1));
    });
  }

  std::string MembersExpected() const {
    std::string text = "is nothing that this map has: expected -";
    for (const ExtraMember& member : kExtraMembers) {
      if (map_.Has(member.trait)) text.append(", ").append(member.name).append("=");
    }
    return text;
  }

  Status ReadMember(const ExtraMember& member, std::string_view value) {
    switch (member.kind) {
      case ExtraMemberKind::kHidden:
        return ForEachPart(value, ',', [this](std::string_view item) { return ReadHidden(item); });
      case ExtraMemberKind::kHomes:
        return ForEachItem(value, [this](PowerIndex power, std::string_view item) {
          const Result<ProvinceIndex> home = CenterOf(item);
          if (home.ok()) position_.AddHome(power, *home);
          return home.status();
        });
      case ExtraMemberKind::kControllers:
        return ForEachItem(value,
                           [this](PowerIndex power, std::string_view item) { return ReadController(power, item); });
      case ExtraMemberKind::kCounts:
        break;
    }
    return ForEachItem(value, [&](PowerIndex power, std::string_view item) { return ReadCount(member, power, item); });
  }

  Status ReadHidden(std::string_view item) {
    const Result<LocationIndex> place = PlaceOf(item);
    if (!place.ok()) return place.status();
    if (!position_.HasUnit(map_.ProvinceOf(*place))) return ErrorIn(item, "has no unit whose build could be hidden");
    position_.SetHidden(map_.ProvinceOf(*place));
    return OkStatus();
  }

  Status ReadController(PowerIndex power, std::string_view item) {
    PowerSet seen = 0;
    const Result<PowerIndex> controller = PowerOf(item, seen);
    if (!controller.ok()) return controller.status();
    if (!map_.IsDummy(power) || map_.IsDummy(*controller)) {
      return ErrorIn(item, "is out of place: expected a power that is no dummy, for a dummy");
    }
    if (position_.ControllerOf(power) != kNoPower) return ErrorIn(item, "is a second controller of its dummy");
    position_.SetController(power, *controller);
    return OkStatus();
  }

  Status ReadCount(const ExtraMember& member, PowerIndex power, std::string_view item) {
    const int most = member.most(map_, power);
    int count = -1;
    const auto [end, failure] = std::from_chars(item.data(), item.data() + item.size(), count);
    if (failure != std::errc() || end != item.data() + item.size() || count < 0 || count > most) {
      return ErrorIn(item, "is out of range: expected 0 to " + std::to_string(most));
    }
    (position_.*member.set)(power, count);
    return OkStatus();
  }

  // ---- The end ----

  Status ReadEnd(std::string_view field) {
    if (field == "-") return OkStatus();
    const size_t colon = field.find(':');
    const std::optional<GameEnd> end = FindGameEnd(field.substr(0, colon));
    if (!end.has_value()) return ErrorIn(field.substr(0, colon), EndsExpected());
    PowerSet winners = 0;
    if (colon != field.npos) {
      Status status = ForEachPart(field.substr(colon + 1), ',',
                                  [&](std::string_view word) { return PowerOf(word, winners).status(); });
      if (!status.ok()) return status;
    }
    if (!MayHaveWinners(*end, winners)) {
      return ErrorIn(field, "cannot be: expected " + std::string(WinnersExpected(*end)));
    }
    position_.SetEnd(*end, winners);
    return OkStatus();
  }

  static std::string EndsExpected() {
    std::string text = "is no end of a game: expected -";
    for (int end = 1; end < kGameEndCount; ++end) text.append(", ").append(GameEndWord(static_cast<GameEnd>(end)));
    return text;
  }

  const std::string_view line_;
  PositionRef position_;
  const Map& map_;
  const PowerWords powers_;
  const NormalForm names_;
};

}  // namespace

Status ReadPositionLine(std::string_view line, PositionRef position) {
  Status status = LineReader(line, position).Read();
  if (!status.ok()) position.Clear();
  return status;
}

Result<Position> PositionFromLine(const Map& map, std::string_view line) {
  Position position(map);
  if (Status status = ReadPositionLine(line, position.ref()); !status.ok()) return status;
  return position;
}

Result<std::string> MapNameInLine(std::string_view line) {
  const std::string_view word = line.substr(0, line.find(' '));
  if (word == "-") return std::string();
  if (std::optional<std::string> name = Unescaped(word)) return *std::move(name);
  return ErrorAt({1, 1, 0, static_cast<uint32_t>(word.size())},
                 "'" + Excerpt(word) + "' has a % that escapes nothing: expected two hexadecimal digits behind it");
}

}  // namespace entente
