#include "game_forms/package_phase.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "adjustment/adjustment_due.h"
#include "game_forms/board_parts.h"
#include "notation/notation.h"
#include "phase_json/position_json.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

void AppendUnitsOf(const PositionView& position, PowerIndex power, JsonWriter& out) {
  const Map& map = position.map();
  out.BeginArray();
  position.ForEachUnit([&](const Unit& unit) {
    if (unit.power == power) out.String(FormatUnit(map, unit.type, unit.location));
  });
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const Unit unit = position.Dislodged(i).unit;
    if (unit.power == power) out.String("*" + FormatUnit(map, unit.type, unit.location));
  }
  out.EndArray();
}

void AppendRetreatsOf(const PositionView& position, PowerIndex power, JsonWriter& out) {
  const Map& map = position.map();
  out.BeginObject();
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit dislodged = position.Dislodged(i);
    if (dislodged.unit.power != power) continue;
    std::vector<std::string_view> places;
    for (const LocationIndex to : OpenPlaces(map, dislodged)) places.push_back(map.Id(to));
    std::sort(places.begin(), places.end());
    out.TextKey(FormatUnit(map, dislodged.unit.type, dislodged.unit.location));
    out.BeginArray();
    for (const std::string_view place : places) out.String(place);
    out.EndArray();
  }
  out.EndObject();
}

void AppendCentersOf(const PositionView& position, PowerIndex power, JsonWriter& out) {
  const Map& map = position.map();
  out.BeginArray();
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    if (position.OwnerOf(center) == power) out.String(map.Id(map.CenterProvince(center)));
  }
  out.EndArray();
}

bool Owns(const PositionView& position, PowerIndex power, ProvinceIndex province) {
  const CenterIndex center = position.map().CenterOf(province);
  return center != kNoCenter && position.OwnerOf(center) == power;
}

// Whether a power has anything to order, beside waiving.
bool HasOrders(const PositionView& position, const RuleOptions& rules, PowerIndex power) {
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      return position.UnitCountOf(power) > 0;
    case PhaseType::kRetreats:
      for (int i = 0; i < position.dislodged_count(); ++i) {
        if (position.Dislodged(i).unit.power == power) return true;
      }
      return false;
    case PhaseType::kAdjustments: {
      const AdjustmentDue due = DueOf(position, rules, power);
      return due.builds > 0 || due.removals > 0;
    }
    case PhaseType::kOther:
      break;
  }
  return false;
}

// Of an adjustment that was carried out: the package writes an empty word.
constexpr std::string_view kBuilt = "-";

// The word of the package for a reason; "" for none that it would tell.
std::string_view CodeOf(Reason reason, PhaseType phase_type) {
  switch (reason) {
    case Reason::kBounced:
      return "bounce";
    case Reason::kNoConvoy:
      return "no convoy";
    case Reason::kDisrupted:
    case Reason::kParadox:
    case Reason::kUnresolved:
      return "disrupted";
    case Reason::kCut:
      return "cut";
    case Reason::kNone:
    case Reason::kDislodged:
      return phase_type == PhaseType::kAdjustments ? kBuilt : std::string_view();
    default:
      return "void";
  }
}

using Codes = std::vector<std::string_view>;

void Add(std::string_view code, Codes& codes) {
  if (!code.empty() && std::find(codes.begin(), codes.end(), code) == codes.end()) codes.push_back(code);
}

void AddCodes(const OrderResult& line, PhaseType phase_type, Codes& codes) {
  const Reason reason = line.outcome.reason;
  Add(CodeOf(reason, phase_type), codes);
  if (line.outcome.dislodged_by != kNoProvince) Add("dislodged", codes);
  if (phase_type != PhaseType::kRetreats) return;
  if (line.order.kind() == OrderKind::kDisband || reason == Reason::kBounced) Add("disband", codes);
}

// The unit in a place; in a retreats phase the dislodged one goes first. Power kNoPower if there is none.
Unit UnitIn(const PositionView& position, LocationIndex place) {
  if (place >= position.map().location_count()) return {};
  const ProvinceIndex province = position.map().ProvinceOf(place);
  const int dislodged = position.FindDislodged(province);
  return dislodged >= 0 ? position.Dislodged(dislodged).unit : position.UnitAt(province);
}

// Types that were not written are those on the board: the package reads no unit without one.
Order WithTypes(const PositionView& position, Order order) {
  const Unit unit = UnitIn(position, order.source()), third = UnitIn(position, order.third());
  if (!order.type_known() && unit.power != kNoPower) order = order.WithUnitType(unit.type);
  if (!order.third_type_known() && third.power != kNoPower) order = order.WithThirdType(third.type);
  return order;
}

// By power, the number of its last set of orders.
std::vector<uint32_t> LastSets(const OrderSheet& sheet, const Map& map) {
  std::vector<uint32_t> last(static_cast<size_t>(map.power_count()));
  for (size_t i = 0; i < sheet.size(); ++i) {
    const PowerIndex power = sheet.PowerOf(i);
    if (power < last.size()) last[power] = std::max(last[power], sheet.SetOf(i) + (sheet.IsBeforeEmptySet(i) ? 1 : 0));
  }
  return last;
}

// The unit that an order is about: as it stands on the board, whatever the order calls it; a build as it is ordered.
std::string UnitKey(const PositionView& position, const Order& order) {
  const Map& map = position.map();
  if (order.source() >= map.location_count()) return "";
  const ProvinceIndex province = map.ProvinceOf(order.source());
  if (position.phase_type() == PhaseType::kRetreats) {
    const int i = position.FindDislodged(province);
    if (i < 0) return "";
    const Unit unit = position.Dislodged(i).unit;
    return FormatUnit(map, unit.type, unit.location);
  }
  if (order.kind() == OrderKind::kBuild) return FormatUnit(map, order.unit_type(), order.source());
  const Unit unit = position.UnitAt(province);
  return unit.power == kNoPower ? "" : FormatUnit(map, unit.type, unit.location);
}

}  // namespace

void AppendPackageBoard(const PositionView& position, JsonWriter& out) {
  const Map& map = position.map();
  AppendByPower("units", map, out, [&](PowerIndex power) { AppendUnitsOf(position, power, out); });
  AppendByPower("retreats", map, out, [&](PowerIndex power) { AppendRetreatsOf(position, power, out); });
  AppendByPower("centers", map, out, [&](PowerIndex power) { AppendCentersOf(position, power, out); });
}

void AppendPackageHomes(const PositionView& position, ListedHomes which, JsonWriter& out) {
  const Map& map = position.map();
  AppendByPower("homes", map, out, [&](PowerIndex power) {
    out.BeginArray();
    ForEachBit(position.Homes(power), map.province_words(), [&](int p) {
      const auto province = static_cast<ProvinceIndex>(p);
      if (which == ListedHomes::kAll || Owns(position, power, province)) out.String(map.Id(province));
    });
    out.EndArray();
  });
}

void AppendPackageBuilds(const PositionView& position, const RuleOptions& rules, JsonWriter& out) {
  AppendByPower("builds", position.map(), out, [&](PowerIndex power) { AppendBuildsOf(position, rules, power, out); });
}

PackagePhases::PackagePhases(const GameRecord& record, JsonWriter& out)
    : record_(record),
      out_(out),
      names_(*record.map),
      reader_(names_, record.rules, PhaseType::kMovement),
      judge_(*record.map) {}

void PackagePhases::AppendOrders(size_t i, NotHandedIn not_handed_in) {
  const PositionView position = record_.phases[i].position.view();
  const std::vector<OrderSheet> sheets = SheetsByPower(record_.phases[i].sheet, *record_.map);
  const bool is_current = i + 1 == record_.phases.size() && !position.is_over();
  reader_.Use(record_.rules, position.phase_type());
  losses_.Enter(position);
  out_.Key("orders");
  out_.BeginObject();
  for (const PowerIndex power : record_.map->powers()) {
    const OrderSheet& sheet = sheets[power];
    const bool is_missing = sheet.empty() && is_current && HasOrders(position, record_.rules, power);
    if (is_missing && not_handed_in == NotHandedIn::kLeftOut) continue;
    out_.TextKey(record_.map->PowerId(power));
    is_missing ? out_.Null() : AppendLines(position, sheet);
  }
  out_.EndObject();
}

void PackagePhases::AppendLines(const PositionView& position, const OrderSheet& sheet) {
  const LastSet set = FindLastSet(sheet, losses_);
  out_.BeginArray();
  for (size_t i = set.first; i < set.last; ++i) {
    const SheetLine line = sheet[i];
    if (line.is_readable()) losses_.See(line);
    out_.String(line.is_readable() ? FormatOrder(*record_.map, WithTypes(position, line.order))
                                   : LineText(reader_, line));
  }
  out_.EndArray();
}

void PackagePhases::AppendResults(size_t i) {
  out_.Key("results");
  out_.BeginObject();
  const PositionView position = record_.phases[i].position.view();
  std::map<std::string, Codes> codes_of;  // by unit
  if (i + 1 < record_.phases.size() && !position.is_over()) {
    const OrderSheet& sheet = record_.phases[i].sheet;
    const std::vector<uint32_t> last_sets = LastSets(sheet, *record_.map);
    const PhaseResult result = judge_.Adjudicate(position, record_.rules, sheet);
    for (size_t k = 0; k < result.results.size(); ++k) {
      const OrderResult& line = result.results[k];
      // An order of an earlier set that does not count is not written, so its unit is one without an order.
      const bool is_replaced = k < sheet.size() && line.outcome.reason == Reason::kIllegal &&
                               sheet.PowerOf(k) < last_sets.size() && sheet.SetOf(k) < last_sets[sheet.PowerOf(k)];
      const std::string unit = is_replaced ? "" : UnitKey(position, line.order);
      if (!unit.empty()) AddCodes(line, position.phase_type(), codes_of[unit]);
    }
  }
  for (const auto& [unit, codes] : codes_of) {
    out_.TextKey(unit);
    out_.BeginArray();
    for (const std::string_view code : codes) out_.String(code == kBuilt ? std::string_view() : code);
    out_.EndArray();
  }
  out_.EndObject();
}

}  // namespace entente
