#include "map/power_tables.h"

#include <algorithm>

#include "base/text.h"
#include "map/power_letters.h"

namespace entente {
namespace {

class StartBuilder {
 public:
  StartBuilder(const MapDraft& draft, const Board& board, const std::vector<ProvinceIndex>& centers,
               PowerTables& tables, DiagnosticList& diagnostics)
      : draft_(draft), board_(board), centers_(centers), tables_(tables), diagnostics_(diagnostics) {}

  void Build() {
    JudgeSuspects();
    AddOwners();
    AddUnits();
  }

 private:
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

  // Without an OWNS or CENTERS line a power owns its homes.
  void AddOwners() {
    tables_.start_owners.assign(centers_.size(), kNoPower);
    for (size_t i = 0; i < tables_.powers.size(); ++i) {
      const DraftPower& power = *tables_.powers[i];
      if (power.owned.has_value()) {
        for (const DraftMention& mention : *power.owned) Own(static_cast<PowerIndex>(i), mention.id, mention.at);
        continue;
      }
      for (const DraftSite& site : power.sites) {
        if (site.kind == DraftSite::Kind::kHome) Own(static_cast<PowerIndex>(i), site.id, site.at);
      }
    }
  }

  void Own(PowerIndex power, const std::string& id, const Origin& at) {
    const ProvinceIndex province = Province(id);
    const auto center = std::lower_bound(centers_.begin(), centers_.end(), province);
    if (center == centers_.end() || *center != province) return;  // reported by ListCenters
    PowerIndex& owner = tables_.start_owners[static_cast<size_t>(center - centers_.begin())];
    if (owner != kNoPower && owner != power) {
      diagnostics_.Error(
          at, "OWNED_TWICE",
          Quoted(id) + " is owned by " + tables_.powers[owner]->name + " and " + tables_.powers[power]->name);
    }
    owner = power;
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
    } else if (!army && !board_.IsCoast(location) && board_.HasCoasts(location)) {
      text += ": expected one of its coasts, such as " + board_.locations[board_.provinces[location].first_coast].id;
    } else if (army && board_.IsCoast(location)) {
      text += ": expected the province without a coast";
    }
    diagnostics_.Error(unit.at, "BAD_UNIT", std::move(text));
  }

  const MapDraft& draft_;
  const Board& board_;
  const std::vector<ProvinceIndex>& centers_;
  PowerTables& tables_;
  DiagnosticList& diagnostics_;
};

// A controller that is a power of the map must be able to give orders.
void CheckControllers(const MapDraft& draft, const DraftPower& power, DiagnosticList& diagnostics) {
  for (const DraftMention& controller : power.controllers) {
    const auto found = draft.powers.find(controller.id);
    if (found == draft.powers.end() || !found->second.dummy) continue;
    diagnostics.Error(controller.at, "UNKNOWN_POWER",
                      found->second.name + " is a dummy itself and cannot control " + power.name);
  }
}

}  // namespace

PowerTables ListPowers(const MapDraft& draft, DiagnosticList& diagnostics) {
  PowerTables tables;
  for (const auto& [id, power] : draft.powers) {
    tables.powers.push_back(&power);
    CheckControllers(draft, power, diagnostics);
  }
  if (tables.powers.size() < 2) diagnostics.Error(Origin(), "FEW_POWERS", "the map has fewer than two powers");
  if (tables.powers.size() > kMaxPowers) {
    diagnostics.Error(tables.powers[kMaxPowers]->at, "LIMIT", "more than 64 powers");
    tables.powers.resize(kMaxPowers);
  }
  tables.letters = PowerLetters(tables.powers, diagnostics);
  return tables;
}

void AddStart(const MapDraft& draft, const Board& board, const std::vector<ProvinceIndex>& centers, PowerTables& tables,
              DiagnosticList& diagnostics) {
  StartBuilder(draft, board, centers, tables, diagnostics).Build();
}

}  // namespace entente
