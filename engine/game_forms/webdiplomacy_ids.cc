#include "game_forms/webdiplomacy_ids.h"

#include <algorithm>
#include <string>

namespace entente {
namespace {

// Our names of the territories 1, 2, ... of variant 1.
constexpr std::array<std::string_view, kWebTerritories> kTerritories = {
    "CLY", "EDI", "LVP", "YOR", "WAL", "LON",    "POR",    "SPA",    "NAF",    "TUN",    "NAP",   "ROM", "TUS", "PIE",
    "VEN", "APU", "GRE", "ALB", "SER", "BUL",    "RUM",    "CON",    "SMY",    "ANK",    "ARM",   "SYR", "SEV", "UKR",
    "WAR", "LVN", "MOS", "STP", "FIN", "SWE",    "NWY",    "DEN",    "KIE",    "BER",    "PRU",   "SIL", "MUN", "RUH",
    "HOL", "BEL", "PIC", "BRE", "PAR", "BUR",    "MAR",    "GAS",    "BAR",    "NWG",    "NTH",   "SKA", "HEL", "BAL",
    "BOT", "NAO", "IRI", "ENG", "MAO", "WES",    "LYO",    "TYS",    "ION",    "ADR",    "AEG",   "EAS", "BLA", "TYR",
    "BOH", "VIE", "TRI", "BUD", "GAL", "SPA/NC", "SPA/SC", "STP/NC", "STP/SC", "BUL/EC", "BUL/SC"};

constexpr int kFirstYear = 1901;

constexpr WebOrderWord kOrderWords[] = {
    {OrderKind::kHold, UnitType::kArmy, PhaseType::kMovement, "Hold"},
    {OrderKind::kMove, UnitType::kArmy, PhaseType::kMovement, "Move"},
    {OrderKind::kSupportHold, UnitType::kArmy, PhaseType::kMovement, "Support hold"},
    {OrderKind::kSupportMove, UnitType::kArmy, PhaseType::kMovement, "Support move"},
    {OrderKind::kConvoy, UnitType::kFleet, PhaseType::kMovement, "Convoy"},
    {OrderKind::kRetreat, UnitType::kArmy, PhaseType::kRetreats, "Retreat"},
    {OrderKind::kDisband, UnitType::kArmy, PhaseType::kRetreats, "Disband"},
    {OrderKind::kBuild, UnitType::kArmy, PhaseType::kAdjustments, "Build Army"},
    {OrderKind::kBuild, UnitType::kFleet, PhaseType::kAdjustments, "Build Fleet"},
    {OrderKind::kWaive, UnitType::kArmy, PhaseType::kAdjustments, "Wait"},
    {OrderKind::kDisband, UnitType::kArmy, PhaseType::kAdjustments, "Destroy"},
};

// The territories of a variant in the sequence of their numbers.
std::vector<std::string_view> TerritoriesOf(const WebVariant& variant) {
  if (!variant.has_coasts_behind) return {kTerritories.begin(), kTerritories.end()};
  std::vector<std::string_view> territories;
  for (const std::string_view province : kTerritories) {
    if (province.size() > 3) continue;  // a coast
    for (const std::string_view place : kTerritories) {
      if (place.substr(0, 3) == province) territories.push_back(place);
    }
  }
  return territories;
}

LocationIndex LocationNamed(const Map& map, std::string_view id) {
  const std::optional<LocationIndex> place = map.FindPlace(Map::PlaceKey(id));
  return place.has_value() && map.Id(*place) == id ? *place : kNoLocation;
}

PowerIndex PowerNamed(const Map& map, std::string_view id) {
  const std::optional<PowerIndex> power = map.FindPower(id);
  return power.has_value() && map.PowerId(*power) == id ? *power : kNoPower;
}

}  // namespace

std::span<const WebVariant> WebVariants() {
  static const std::array<WebVariant, 3> kVariants = {
      WebVariant{1, "standard", false, {"ENGLAND", "FRANCE", "ITALY", "GERMANY", "AUSTRIA", "TURKEY", "RUSSIA"}},
      WebVariant{15, "france_austria", true, {"FRANCE", "AUSTRIA"}},
      WebVariant{23, "germany_italy", true, {"GERMANY", "ITALY"}}};
  return kVariants;
}

const WebVariant* FindWebVariant(std::string_view map) {
  for (const WebVariant& variant : WebVariants()) {
    if (variant.map == map) return &variant;
  }
  return nullptr;
}

std::string WebVariantList() {
  std::string list;
  const std::span<const WebVariant> variants = WebVariants();
  for (size_t i = 0; i < variants.size(); ++i) {
    list += i == 0 ? "" : i + 1 < variants.size() ? ", " : " and ";
    list += std::to_string(variants[i].number) + " (" + std::string(variants[i].map) + ")";
  }
  return list;
}

WebDiplomacyIds::WebDiplomacyIds(const Map& map)
    : variant_(&WebVariants().front()),
      territories_(static_cast<size_t>(map.location_count())),
      countries_(static_cast<size_t>(map.power_count())) {
  const WebVariant* played = FindWebVariant(map.name());
  if (played != nullptr) variant_ = played;
  fits_ = played != nullptr && map.power_count() == country_count();
  places_.fill(kNoLocation);
  powers_.fill(kNoPower);
  const std::vector<std::string_view> names = TerritoriesOf(*variant_);
  for (size_t i = 0; i < names.size(); ++i) {
    const LocationIndex location = places_[i + 1] = LocationNamed(map, names[i]);
    if (location != kNoLocation) territories_[location] = static_cast<int>(i) + 1;
    fits_ = fits_ && location != kNoLocation;
  }
  for (int i = 0; i < map.location_count(); ++i) {
    const auto location = static_cast<LocationIndex>(i);
    const bool takes_units =
        map.MayEverStand(UnitType::kArmy, location) || map.MayEverStand(UnitType::kFleet, location);
    fits_ = fits_ && (territories_[location] != 0 || !takes_units);
  }
  for (size_t i = 0; i < variant_->countries.size(); ++i) {
    const PowerIndex power = powers_[i + 1] = PowerNamed(map, variant_->countries[i]);
    if (power != kNoPower) countries_[power] = static_cast<int>(i) + 1;
    fits_ = fits_ && power != kNoPower;
  }
}

std::optional<Phase> PhaseOfWebTurn(const Map& map, int turn, std::string_view phase) {
  const bool is_spring = turn % 2 == 0;
  char season = is_spring ? 'S' : 'F', type = 'M';
  if (phase == "Retreats") {
    type = 'R';
  } else if (phase == "Builds" && !is_spring) {
    season = 'W';
    type = 'A';
  } else if (phase != "Diplomacy") {
    return std::nullopt;
  }
  const Result<Phase> read = map.ParsePhase(season + std::to_string(kFirstYear + turn / 2) + type);
  if (!read.ok()) return std::nullopt;
  return *read;
}

std::optional<int> WebTurnOf(const Map& map, const Phase& phase) {
  if (phase.year < kFirstYear || phase.year > kFirstYear + 100000) return std::nullopt;
  return (phase.year - kFirstYear) * 2 + (map.Season(phase) == "SPRING" ? 0 : 1);
}

std::string_view WebPhaseWord(PhaseType type) {
  if (type == PhaseType::kRetreats) return "Retreats";
  return type == PhaseType::kAdjustments ? "Builds" : "Diplomacy";
}

std::span<const WebOrderWord> WebOrderWords() { return kOrderWords; }

const WebOrderWord* FindWebOrder(std::string_view word) {
  const auto* found = std::find_if(std::begin(kOrderWords), std::end(kOrderWords),
                                   [&](const WebOrderWord& known) { return known.word == word; });
  return found == std::end(kOrderWords) ? nullptr : found;
}

std::string_view WordOfWebOrder(const Order& order, PhaseType phase_type) {
  for (const WebOrderWord& known : kOrderWords) {
    if (known.kind != order.kind()) continue;
    if (order.kind() == OrderKind::kBuild && known.type != order.unit_type()) continue;
    if (order.kind() == OrderKind::kDisband && known.phase_type != phase_type) continue;
    return known.word;
  }
  return "";
}

}  // namespace entente
