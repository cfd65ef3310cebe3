#include "encodings/published_places.h"

#include <string>
#include <string_view>

namespace entente {

namespace {

constexpr std::string_view kPowers[kPublishedPowers] = {"AUSTRIA", "ENGLAND", "FRANCE", "GERMANY",
                                                        "ITALY",   "RUSSIA",  "TURKEY"};

// Inland without and with center, seas, coastal without and with center, with coasts.
constexpr std::string_view kIds =
    "BOH BUR GAL RUH SIL TYR UKR BUD MOS MUN PAR SER VIE WAR ADR AEG BAL BAR BLA EAS ENG BOT LYO HEL ION IRI MAO NAO "
    "NTH NWG SKA TYS WES ALB APU ARM CLY FIN GAS LVN NAF PIC PIE PRU SYR TUS WAL YOR ANK BEL BER BRE CON DEN EDI GRE "
    "HOL KIE LON LVP MAR NAP NWY POR ROM RUM SEV SMY SWE TRI TUN VEN BUL SPA STP ";
// From west to east in Europe; the coasts of BUL, SPA and STP are places of their own.
constexpr std::string_view kPlaces =
    "YOR EDI LON LVP NTH WAL CLY NWG ENG IRI NAO BEL DEN HEL HOL NWY SKA BAR BRE MAO PIC BUR RUH BAL KIE SWE FIN STP "
    "STP/NC GAS PAR NAF POR SPA SPA/NC SPA/SC WES MAR MUN BER BOT LVN PRU STP/SC MOS TUN LYO TYS PIE BOH SIL TYR WAR "
    "SEV UKR ION TUS NAP ROM VEN GAL VIE TRI ARM BLA RUM ADR AEG ALB APU EAS GRE BUD SER ANK SMY SYR BUL BUL/EC CON "
    "BUL/SC ";

Status NotTheMap(const Map& map, std::string_view why) {
  return UnsupportedError("the published encodings are of the standard map; map " + std::string(map.name()) + " " +
                          std::string(why));
}

// kNoLocation if the map has no location with the id.
LocationIndex Find(const Map& map, std::string_view id) {
  for (int l = 0; l < map.location_count(); ++l) {
    if (map.Id(static_cast<LocationIndex>(l)) == id) return static_cast<LocationIndex>(l);
  }
  return kNoLocation;
}

// The locations of a list of ids, each followed by a blank; empty if one of them is not on the map.
std::vector<LocationIndex> FindAll(const Map& map, std::string_view ids) {
  std::vector<LocationIndex> found;
  for (size_t end = ids.find(' '); end != std::string_view::npos; end = ids.find(' ')) {
    found.push_back(Find(map, ids.substr(0, end)));
    if (found.back() == kNoLocation) return {};
    ids.remove_prefix(end + 1);
  }
  return found;
}

bool HasThePowers(const Map& map) {
  if (map.power_count() != kPublishedPowers) return false;
  for (const PowerIndex power : map.powers()) {
    if (map.PowerId(power) != kPowers[power]) return false;
  }
  return true;
}

}  // namespace

Result<PublishedPlaces> PublishedPlaces::Make(const Map& map) {
  if (!HasThePowers(map)) return NotTheMap(map, "has other powers");
  for (const PowerIndex power : map.powers()) {
    if (map.Homes(power).size() > kMostPublishedHomes) return NotTheMap(map, "has other home centers");
  }
  const std::vector<LocationIndex> ids = FindAll(map, kIds), places = FindAll(map, kPlaces);
  if (map.province_count() != kPublishedProvinces + 1 || ids.empty() || places.empty() || map.stage_count() != 1) {
    return NotTheMap(map, "has other places");
  }
  PublishedPlaces made;
  const auto locations = static_cast<size_t>(map.location_count());
  made.ids_.assign(locations, -1);
  made.rows_.assign(locations, -1);
  made.places_.assign(locations, -1);
  made.flags_.assign(locations, 0);
  int row = 0;
  for (size_t id = 0; id < ids.size(); ++id) {
    made.provinces_[id] = ids[id];
    made.ids_[ids[id]] = static_cast<int8_t>(id);
    made.rows_[ids[id]] = static_cast<int8_t>(row++);
    for (const LocationIndex coast : map.CoastsOf(ids[id])) {
      made.ids_[coast] = static_cast<int8_t>(id);
      made.rows_[coast] = static_cast<int8_t>(row++);
      made.flags_[coast] = map.Id(coast).ends_with("/SC") ? 1 : 0;
    }
  }
  for (size_t place = 0; place < places.size(); ++place) made.places_[places[place]] = static_cast<int8_t>(place);
  if (row != kPublishedRows || places.size() != kPublishedRows) return NotTheMap(map, "has other coasts");
  return made;
}

LocationIndex PublishedPlaces::FleetPlace(const Map& map, ProvinceIndex province, uint32_t flag) const {
  for (const LocationIndex coast : map.CoastsOf(province)) {
    if (flags_[coast] == flag) return coast;
  }
  return province;
}

}  // namespace entente
