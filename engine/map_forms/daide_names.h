// Gives the powers, provinces and coasts of a map their DAIDE names.
//
// Names are three letters or digits with at least one letter, unique, and none of DAIDE's own words. A province has its
// abbreviation, except that ENG, BOT and LYO become DAIDE's ECH, GOB and GOL if the map knows these words. A power has
// the first letters of its name. If a name is taken, another one is made of its letters. Any threads.
#ifndef ENTENTE_ENGINE_MAP_FORMS_DAIDE_NAMES_H_
#define ENTENTE_ENGINE_MAP_FORMS_DAIDE_NAMES_H_

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"
#include "map_language/map_draft.h"

namespace entente {

// Names of the base map. SHUT provinces and provinces of other stages have none: DAIDE does not know them.
class DaideNames {
 public:
  // `draft` must equal the map's canonical text. The second function parses that text.
  //   Errors: invalid argument for a province with more than DAIDE's eight coasts.
  static Result<DaideNames> Make(const Map& map, const MapDraft& draft);
  static Result<DaideNames> Make(const Map& map);

  bool Counts(ProvinceIndex p) const { return !provinces_[p].empty(); }
  const std::string& Province(ProvinceIndex p) const { return provinces_[p]; }  // "LON"; "" if it has no name
  const std::string& Power(PowerIndex p) const { return powers_[p]; }           // "ENG"
  std::string_view Coast(LocationIndex coast) const;                            // "SCS"; "" if it is no coast

 private:
  DaideNames(const Map& map, const MapDraft& draft);

  bool Take(std::string& name, std::string_view word);
  void NameProvince(const Map& map, ProvinceIndex p, const DraftPlace& place);
  bool NameCoasts(const Map& map, ProvinceIndex p);
  std::string Made(std::string_view name);

  std::set<std::string, std::less<>> taken_;
  std::vector<std::string> provinces_, powers_;
  std::map<LocationIndex, std::string_view> coasts_;
};

// The words of DAIDE's language that are neither powers nor provinces. Any threads.
//   Source: DAIDE syntax 0.167 and 0.178.

// One of DAIDE's eight coasts, clockwise from the north.
struct DaideCoast {
  std::string_view token;  // "NCS"
  std::string_view code;   // "NC"
  std::string_view words;  // "north coast"
};
inline constexpr DaideCoast kDaideCoasts[] = {{"NCS", "NC", "north coast"}, {"NEC", "NE", "north-east coast"},
                                              {"ECS", "EC", "east coast"},  {"SEC", "SE", "south-east coast"},
                                              {"SCS", "SC", "south coast"}, {"SWC", "SW", "south-west coast"},
                                              {"WCS", "WC", "west coast"},  {"NWC", "NW", "north-west coast"}};

// Whether a token has a meaning of its own in DAIDE's language, so that it cannot name a power or a province.
bool IsDaideWord(std::string_view token);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_DAIDE_NAMES_H_
