// Maps for tests of forms: the shipped ones, some with rare directives, and those in ../shared if that folder exists.
#ifndef ENTENTE_ENGINE_GAME_FORMS_SPECIAL_MAPS_TEST_UTIL_H_
#define ENTENTE_ENGINE_GAME_FORMS_SPECIAL_MAPS_TEST_UTIL_H_

#include <string>
#include <vector>

#include "map_language/builtin.h"
#include "map_language/map_test_util.h"
#include "map_language/standard_test_util.h"

namespace entente {

inline std::vector<MapRef> RareMaps() {
  std::vector<MapRef> maps;
  for (const char* more : {
           "FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
           "NEWHOMES 1903 1905\nRULE HIDE_BUILDS\n",
           "FLOW\nFLOW SPRING:MOVEMENT,INCOME,RETREATS SUMMER:MOVEMENT,RETREATS WINTER:ADJUSTMENTS,TALKS\n",
           "RULE UNITS_ADAPT\nRULE HIDE_BUILDS\nIN SPRING: WATER PAR\nIN FALL: AMEND STP\nIN WINTER: LAND BLA\n",
           "RULE CD_BUILDS\nRULE CD_RETREATS\n",
           "FROM F1903M\nENGLAND -> Britain (British)\nLON -> Londinium = LND\n",
       }) {
    maps.push_back(OnStandard(more, "rare.map"));
  }
  return maps;
}

inline std::vector<MapRef> SharedMaps() {
  std::vector<MapRef> maps;
  for (const char* name : {"1897", "1898", "ambition", "azov", "brazilian", "chromatic", "classical", "empire",
                           "minorpower", "renaissance", "sailho", "shiftaround", "shiftright", "slovenia",
                           "standard_dutch", "standard_german", "vassal", "zeus"}) {
    const MapReadResult read = ReadSharedMap(std::string(name) + ".map");
    if (read.ok()) maps.push_back(read.map);
  }
  return maps;
}

inline std::vector<MapRef> SpecialMaps() {
  std::vector<MapRef> maps = RareMaps();
  for (const std::string_view name : BuiltinMapNames()) maps.push_back(*BuiltinMap(name));
  for (MapRef& map : SharedMaps()) maps.push_back(std::move(map));
  return maps;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_SPECIAL_MAPS_TEST_UTIL_H_
