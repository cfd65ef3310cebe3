#include "game_forms/package_phase.h"

#include <algorithm>
#include <optional>

#include "adjustment/adjustment_due.h"
#include "game_forms/board_parts.h"
#include "notation/notation.h"
#include "phase_json/position_json.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

void AppendUnitsOf(const PositionView& position, PowerIndex power, JsonWriter& out) {
  const Map& map = position.map();
  out.Array([&] {
    position.ForEachUnit([&](const Unit& unit) {
      if (unit.power == power) out.String(FormatUnit(map, unit.type, unit.location));
    });
    for (int i = 0; i < position.dislodged_count(); ++i) {
      const Unit unit = position.Dislodged(i).unit;
      if (unit.power == power) out.String("*" + FormatUnit(map, unit.type, unit.location));
    }
  });
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
    out.Array([&] {
      for (const std::string_view place : places) out.String(place);
    });
  }
  out.EndObject();
}

void AppendCentersOf(const PositionView& position, PowerIndex power, JsonWriter& out) {
  const Map& map = position.map();
  out.Array([&] {
    for (const ProvinceIndex center : map.centers()) {
      if (position.OwnerOf(map.CenterOf(center)) == power) out.String(map.Id(center));
    }
  });
}

bool Owns(const PositionView& position, PowerIndex power, ProvinceIndex province) {
  const CenterIndex center = position.map().CenterOf(province);
  return center != kNoCenter && position.OwnerOf(center) == power;
}

// Whether a power has orders to give other than waivers.
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

// The package's word for a reason; none for most successes, an empty word for that of an adjustment.
std::optional<std::string_view> CodeOf(Reason reason, PhaseType phase_type) {
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
      return phase_type == PhaseType::kAdjustments ? std::optional<std::string_view>("") : std::nullopt;
    default:
      return "void";
  }
}

using Codes = std::vector<std::string>;

void Add(std::string_view code, Codes& codes) {
  if (std::find(codes.begin(), codes.end(), code) == codes.end()) codes.emplace_back(code);
}

void AddCodes(const OrderResult& line, PhaseType phase_type, Codes& codes) {
  const Reason reason = line.outcome.reason;
  if (const auto code = CodeOf(reason, phase_type)) Add(*code, codes);
  if (line.outcome.dislodged_by != kNoProvince) Add("dislodged", codes);
  if (phase_type != PhaseType::kRetreats) return;
  if (line.order.kind() == OrderKind::kDisband || reason == Reason::kBounced) Add("disband", codes);
}

// The unit of an order, with its type on the board rather than the type in the order. A build is written as ordered.
std::string UnitKey(const PositionView& position, const Order& order) {
  const Map& map = position.map();
  if (order.source() >= map.location_count()) return "";
  const bool is_retreat = position.phase_type() == PhaseType::kRetreats;
  if (is_retreat && position.FindDislodged(map.ProvinceOf(order.source())) < 0) return "";
  const bool is_build = !is_retreat && order.kind() == OrderKind::kBuild;
  const Unit unit = is_build ? order.unit() : OrderedUnit(position, order.source());
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
    out.Array([&] {
      ForEachBit(position.Homes(power), map.province_words(), [&](int p) {
        const auto province = static_cast<ProvinceIndex>(p);
        if (which == ListedHomes::kAll || Owns(position, power, province)) out.String(map.Id(province));
      });
    });
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
      judge_(record) {}

void PackagePhases::AppendOrders(size_t i, NotHandedIn not_handed_in) {
  const PositionView position = record_.phases[i].position.view();
  const OrderSheet& sheet = record_.phases[i].sheet;
  const bool is_current = i + 1 == record_.phases.size() && !position.is_over();
  const std::vector<LineUse> uses = UsesOfLines(record_.phases[i], record_.rules);
  reader_.Use(record_.rules, position.phase_type());
  losses_.Enter(position);
  losses_.SeeUses(sheet, uses);
  for (size_t line = 0; line < sheet.size(); ++line) {  // in the sequence of the record, as the writers of all forms do
    if (uses[line] == LineUse::kWritten && IsWrittenAsOrder(sheet[line])) losses_.See(sheet[line]);
  }
  out_.Object("orders", [&] {
    for (const PowerIndex power : record_.map->powers()) {
      const bool has_lines = std::any_of(sheet.orders().begin(), sheet.orders().end(),
                                         [&](Order order) { return order.power() == power; });
      const bool is_missing = !has_lines && is_current && HasOrders(position, record_.rules, power);
      if (is_missing && not_handed_in == NotHandedIn::kLeftOut) continue;
      out_.TextKey(record_.map->PowerId(power));
      if (is_missing) {
        out_.Null();
        continue;
      }
      out_.Array([&] {
        for (size_t line = 0; line < sheet.size(); ++line) {
          if (uses[line] == LineUse::kWritten && sheet.PowerOf(line) == power) AppendLine(position, sheet[line]);
        }
      });
    }
  });
}

// Whether the form has the line as an order in normal form, else as a text.
bool PackagePhases::IsWrittenAsOrder(const SheetLine& line) const {
  return line.is_readable() && HasNormalForm(*record_.map, line.order);
}

void PackagePhases::AppendLine(const PositionView& position, const SheetLine& line) {
  if (!IsWrittenAsOrder(line)) return out_.String(LineText(reader_, line));
  out_.String(FormatOrder(*record_.map, WithTypes(position, line.order)));
}

PackageResults PackageJudge::ResultsOf(size_t i) {
  const PositionView position = record_.phases[i].position.view();
  PackageResults results;
  if (i + 1 == record_.phases.size() || position.is_over()) return results;
  const OrderSheet& sheet = record_.phases[i].sheet;
  const std::vector<LineUse> uses = UsesOfLines(record_.phases[i], record_.rules);
  const PhaseResult result = judge_.Adjudicate(position, record_.rules, sheet);
  for (size_t k = 0; k < result.results.size(); ++k) {
    const OrderResult& line = result.results[k];
    const bool is_written =
        k >= sheet.size() || uses[k] == LineUse::kWritten;  // else its unit has no order in the form
    const std::string unit = !is_written ? "" : UnitKey(position, line.order);
    if (!unit.empty()) AddCodes(line, position.phase_type(), results[unit]);
  }
  return results;
}

void PackagePhases::AppendResults(size_t i) {
  out_.Object("results", [&] {
    for (const auto& [unit, codes] : judge_.ResultsOf(i)) {
      out_.TextKey(unit);
      out_.Array([&, &of_unit = codes] {
        for (const std::string& code : of_unit) out_.String(code);
      });
    }
  });
}

}  // namespace entente
