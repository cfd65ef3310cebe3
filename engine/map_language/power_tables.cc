#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "map_language/map_tables.h"

namespace entente {
namespace {

// The first code point of a word in upper case; 0 for an empty word.
uint32_t FirstLetter(std::string_view word) { return CodePointOf(UpperCase(FirstCharacter(word))); }

bool Has(const std::vector<uint32_t>& letters, uint32_t letter) {
  return std::find(letters.begin(), letters.end(), letter) != letters.end();
}

// The powers in the sequence of their lines: if two claim a letter, the later one is at fault.
std::vector<size_t> InWrittenOrder(const PowerList& powers) {
  std::vector<size_t> order(powers.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return powers[a]->at.sequence < powers[b]->at.sequence; });
  return order;
}

class StartBuilder {
 public:
  StartBuilder(const MapDraft& draft, const Board& board, const std::vector<ProvinceIndex>& centers,
               PowerTables& tables, DiagnosticList& diagnostics)
      : draft_(draft), board_(board), centers_(centers), tables_(tables), diagnostics_(diagnostics) {}

  void Build() {
    AddOwners();
    AddUnits();
  }

 private:
  // Without an OWNS or CENTERS line a power owns its homes.
  void AddOwners() {
    tables_.start_owners.assign(centers_.size(), kNoPower);
    owned_at_.assign(centers_.size(), Origin());
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
    const ProvinceIndex province = board_.FindProvince(id);
    const auto center = std::lower_bound(centers_.begin(), centers_.end(), province);
    if (center == centers_.end() || *center != province) return;  // reported by ListCenters
    const auto index = static_cast<size_t>(center - centers_.begin());
    PowerIndex& owner = tables_.start_owners[index];
    if (owner != kNoPower && owner != power) {
      diagnostics_.Error(
          LaterOf(at, owned_at_[index]), "OWNED_TWICE",
          Quoted(id) + " is owned by " + tables_.powers[owner]->name + " and " + tables_.powers[power]->name);
    }
    owner = power;
    owned_at_[index] = at;
  }

  void AddUnits() {
    for (const DraftUnit& unit : draft_.units) {
      const PowerIndex power = tables_.IndexOf(unit.power);
      const LocationIndex location = board_.Find(unit.id);
      const bool fits = location != kNoLocation &&
                        (unit.type == UnitType::kArmy ? board_.ArmyMayStand(location) : board_.FleetMayStand(location));
      if (!fits) {
        ReportUnit(unit, location);
      } else if (power != kNoPower) {
        tables_.start_units.push_back({power, unit.type, location});
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
      text = place + " is no place where a unit may stand" + NearestPlaceText(draft_, unit.id);
    } else if (!army && !board_.IsCoast(location) && board_.HasCoasts(location)) {
      text += ": expected one of its coasts, such as " + board_.locations[board_.provinces[location].first_coast].id;
    } else if (army && board_.IsCoast(location)) {
      text += ": expected the province without a coast";
    } else if (!army && board_.TerrainAt(location) != Terrain::kLand && board_.TerrainAt(location) != Terrain::kShut) {
      text += ", which is in small letters";
    } else {
      text += ", which is " + std::string(kTerrainWords[static_cast<size_t>(board_.TerrainAt(location))]);
    }
    diagnostics_.Error(unit.at, "BAD_UNIT", std::move(text));
  }

  const MapDraft& draft_;
  const Board& board_;
  const std::vector<ProvinceIndex>& centers_;
  PowerTables& tables_;
  DiagnosticList& diagnostics_;
  std::vector<Origin> owned_at_;  // per center, where its owner was written
};

}  // namespace

PowerIndex PowerTables::IndexOf(std::string_view id) const {
  const auto found =
      std::find_if(powers.begin(), powers.end(), [&](const DraftPower* power) { return power->id == id; });
  return found == powers.end() ? kNoPower : static_cast<PowerIndex>(found - powers.begin());
}

std::vector<uint32_t> PowerLetters(const PowerList& powers, DiagnosticList& diagnostics) {
  std::vector<uint32_t> letters(powers.size(), 0);
  std::vector<uint32_t> wanted(powers.size(), 0);
  for (const size_t i : InWrittenOrder(powers)) {
    const DraftPower& power = *powers[i];
    const uint32_t letter = FirstLetter(power.letter);
    if (letter == 0) {
      wanted[i] = FirstLetter(power.own_word.empty() ? power.name : power.own_word);
      if (wanted[i] == 'M' || wanted[i] == '?') wanted[i] = 0;
    } else if (Has(letters, letter)) {
      diagnostics.Error(power.at, "BAD_LETTER_DEF", "letter " + Quoted(power.letter) + " is given to two powers");
    } else {
      letters[i] = letter;
    }
  }
  // A power that is probably a misread line may take letters from others.
  const bool doubted =
      std::any_of(powers.begin(), powers.end(), [](const DraftPower* power) { return power->doubted; });
  const std::vector<uint32_t> given = letters;
  for (size_t i = 0; i < powers.size(); ++i) {
    const bool alone = std::count(wanted.begin(), wanted.end(), wanted[i]) == 1;
    if (wanted[i] != 0 && alone && !Has(given, wanted[i])) letters[i] = wanted[i];
  }
  for (size_t i = 0; i < powers.size(); ++i) {
    if (letters[i] != 0 || !powers[i]->letter.empty()) continue;
    const uint32_t letter = FirstLetter(powers[i]->name);
    if (!Has(letters, letter) && letter != 'M' && letter != '?') {
      letters[i] = letter;
    } else if (!doubted) {
      diagnostics.Warning(powers[i]->at, "LETTER_CLASH", "no letter is left for " + powers[i]->name);
    }
  }
  return letters;
}

PowerTables ListPowers(const MapDraft& draft, DiagnosticList& diagnostics) {
  PowerTables tables;
  for (const auto& [id, power] : draft.powers) tables.powers.push_back(&power);
  if (tables.powers.size() < 2) {
    const bool has_one = !tables.powers.empty();
    diagnostics.Error(has_one ? tables.powers.front()->at : Origin(), "FEW_POWERS",
                      "the map has fewer than two powers" + (has_one ? ": only " + tables.powers.front()->name : ""));
  }
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
