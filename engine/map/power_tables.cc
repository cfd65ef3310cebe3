#include "map/power_tables.h"

#include <algorithm>

#include "base/text.h"
#include "map/power_letters.h"

namespace entente {
namespace {

class Builder {
 public:
  Builder(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics)
      : draft_(draft), board_(board), diagnostics_(diagnostics) {}

  PowerTables Build() {
    AddPowers();
    JudgeSuspects();
    AddCenters();
    AddHomes();
    AddOwners();
    AddUnits();
    return std::move(tables_);
  }

 private:
  void AddPowers() {
    const Origin whole_map;
    for (const auto& [id, power] : draft_.powers) tables_.powers.push_back(&power);
    if (tables_.powers.size() < 2) diagnostics_.Error(whole_map, "FEW_POWERS", "the map has fewer than two powers");
    if (tables_.powers.size() > kMaxPowers) {
      diagnostics_.Error(tables_.powers[kMaxPowers]->at, "LIMIT", "more than 64 powers");
      tables_.powers.resize(kMaxPowers);
    }
    tables_.letters = PowerLetters(tables_.powers, diagnostics_);
  }

  // A power line that resembles a directive, and whose words are not all places, is likely to be that directive.
  void JudgeSuspects() {
    for (const DraftSuspect& suspect : draft_.suspects) {
      const bool places = std::all_of(suspect.tokens.begin(), suspect.tokens.end(), [&](const std::string& token) {
        return token.front() == '(' || token.front() == '-' || Province(token) != kNoProvince;
      });
      if (!places) {
        diagnostics_.Warning(
            suspect.at, "LIKELY_TYPO",
            "unknown directive " + Quoted(suspect.word) + " is read as a power (nearest: " + suspect.keyword + ")");
      }
    }
  }

  // The province with this abbreviation; kNoProvince if none.
  ProvinceIndex Province(std::string_view id) const { return CoastPart(id).empty() ? board_.Find(id) : kNoProvince; }

  // The province that a mention names; kNoProvince after a diagnostic.
  ProvinceIndex Resolve(const DraftMention& mention, std::string_view code, std::string_view what) {
    const ProvinceIndex province = Province(mention.id);
    if (province == kNoProvince) {
      diagnostics_.Error(mention.at, code, Quoted(mention.id) + " is no province: expected " + std::string(what));
    }
    return province;
  }

  void AddCenter(ProvinceIndex province) {
    if (province != kNoProvince) tables_.centers.push_back(province);
  }

  // Every home, neutral and owned centre is a supply centre. Source: FORMAT_NOTES section 9.
  void AddCenters() {
    for (const DraftMention& mention : draft_.neutrals) AddCenter(Resolve(mention, "BAD_HOME", "a neutral centre"));
    for (const DraftPower* power : tables_.powers) {
      for (const DraftMention& mention : power->homes) AddCenter(Resolve(mention, "BAD_HOME", "a home centre"));
      if (!power->owned.has_value()) continue;
      for (const DraftMention& mention : *power->owned) AddCenter(Resolve(mention, "BAD_OWNED", "an owned centre"));
    }
    std::sort(tables_.centers.begin(), tables_.centers.end());
    tables_.centers.erase(std::unique(tables_.centers.begin(), tables_.centers.end()), tables_.centers.end());
  }

  void AddHomes() {
    const auto words = static_cast<size_t>(WordsFor(board_.province_count()));
    tables_.home_rows.assign(words * tables_.powers.size(), 0);
    for (size_t i = 0; i < tables_.powers.size(); ++i) {
      tables_.home_starts.push_back(static_cast<uint32_t>(tables_.homes.size()));
      Word* row = tables_.home_rows.data() + i * words;
      for (const DraftMention& mention : tables_.powers[i]->homes) {
        const ProvinceIndex province = Province(mention.id);
        if (province != kNoProvince) SetBit(row, province);
      }
      ForEachBit(row, static_cast<int>(words), [&](int p) { tables_.homes.push_back(static_cast<ProvinceIndex>(p)); });
    }
    tables_.home_starts.push_back(static_cast<uint32_t>(tables_.homes.size()));
  }

  // Without an OWNS or CENTERS line a power owns its homes.
  void AddOwners() {
    tables_.start_owners.assign(tables_.centers.size(), kNoPower);
    for (size_t i = 0; i < tables_.powers.size(); ++i) {
      const DraftPower& power = *tables_.powers[i];
      for (const DraftMention& mention : power.owned.has_value() ? *power.owned : power.homes) {
        const ProvinceIndex province = Province(mention.id);
        if (province == kNoProvince) continue;
        const auto center = std::lower_bound(tables_.centers.begin(), tables_.centers.end(), province);
        PowerIndex& owner = tables_.start_owners[static_cast<size_t>(center - tables_.centers.begin())];
        if (owner != kNoPower && owner != i) {
          diagnostics_.Error(mention.at, "OWNED_TWICE",
                             Quoted(mention.id) + " is owned by " + tables_.powers[owner]->name + " and " + power.name);
        }
        owner = static_cast<PowerIndex>(i);
      }
    }
  }

  void AddUnits() {
    for (const DraftUnit& unit : draft_.units) {
      const auto power = std::find_if(tables_.powers.begin(), tables_.powers.end(),
                                      [&](const DraftPower* p) { return p->id == unit.power; });
      const LocationIndex location = board_.Find(unit.id);
      const bool fits = location != kNoLocation &&
                        (unit.type == UnitType::kArmy ? board_.ArmyMayStand(location) : board_.FleetMayStand(location));
      if (!fits) {
        ReportUnit(unit, location);
      } else if (power != tables_.powers.end()) {
        tables_.start_units.push_back({static_cast<PowerIndex>(power - tables_.powers.begin()), unit.type, location});
      }
    }
    std::sort(tables_.start_units.begin(), tables_.start_units.end(),
              [](const Unit& a, const Unit& b) { return a.location < b.location; });
  }

  void ReportUnit(const DraftUnit& unit, LocationIndex location) {
    const bool army = unit.type == UnitType::kArmy;
    const std::string place = Quoted(unit.id);
    std::string text = (army ? "an army may not stand at " : "a fleet may not stand at ") + place;
    if (location == kNoLocation) {
      text = place + " is no place where a unit may stand";
    } else if (!army && !board_.IsCoast(location) && board_.provinces[location].coast_count > 0) {
      text += ": expected one of its coasts, such as " + board_.locations[board_.provinces[location].first_coast].id;
    } else if (army && board_.IsCoast(location)) {
      text += ": expected the province without a coast";
    }
    diagnostics_.Error(unit.at, "BAD_UNIT", std::move(text));
  }

  const MapDraft& draft_;
  const Board& board_;
  DiagnosticList& diagnostics_;
  PowerTables tables_;
};

}  // namespace

PowerTables BuildPowerTables(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics) {
  return Builder(draft, board, diagnostics).Build();
}

}  // namespace entente
