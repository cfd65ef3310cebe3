#include "explain/convoy_routes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "map_language/builtin.h"

namespace entente {
namespace {

const MapRef& Standard() {
  static const MapRef map = BuiltinMap("standard").value();
  return map;
}

// As "ENG | NTH HEL", with "+" if there are more routes.
std::string Routes(std::vector<std::string_view> fleets, std::string_view from, std::string_view to, size_t most = 8) {
  const Map& map = *Standard();
  const auto at = [&](std::string_view place) { return map.ProvinceOf(*map.FindPlace(place)); };
  std::vector<ProvinceIndex> carriers;
  for (const std::string_view fleet : fleets) carriers.push_back(at(fleet));
  std::sort(carriers.begin(), carriers.end());
  const RouteList list = FindRoutes(map.stage(0).graph(), carriers, at(from), at(to), most);
  std::string text;
  for (const std::vector<ProvinceIndex>& route : list.routes) {
    if (!text.empty()) text += " | ";
    for (size_t i = 0; i < route.size(); ++i) text += (i > 0 ? " " : "") + std::string(map.Id(route[i]));
  }
  return text + (list.has_more ? " +" : "");
}

TEST(ConvoyRoutes, AreTheChainsThatLeadThere) {
  EXPECT_EQ(Routes({"ENG"}, "LON", "BRE"), "ENG");
  EXPECT_EQ(Routes({"ENG", "NTH"}, "LON", "BEL"), "ENG | NTH");
  EXPECT_EQ(Routes({"NTH", "SKA"}, "LON", "SWE"), "NTH SKA");
  EXPECT_EQ(Routes({"ENG"}, "LON", "SWE"), "");
  EXPECT_EQ(Routes({}, "LON", "SWE"), "");
}

TEST(ConvoyRoutes, LeaveOutCarriersThatAreNotNeeded) {  // 6.F.12
  EXPECT_EQ(Routes({"ENG", "IRI"}, "LON", "BRE"), "ENG");
  EXPECT_EQ(Routes({"ENG", "NTH", "MAO"}, "LON", "BRE"), "ENG");
}

TEST(ConvoyRoutes, AreCountedUpToAMost) {
  EXPECT_EQ(Routes({"ENG", "NTH"}, "LON", "BEL", 1), "ENG +");
  EXPECT_EQ(Routes({"ENG", "NTH"}, "LON", "BEL", 2), "ENG | NTH");
}

}  // namespace
}  // namespace entente
