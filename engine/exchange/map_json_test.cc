#include "exchange/map_json.h"

#include <gtest/gtest.h>

#include "exchange/json_test_util.h"
#include "map/builtin.h"

namespace entente {
namespace {

TEST(MapJson, TheStandardMapCountsAsKnown) {
  const std::string text = MapToJson(**BuiltinMap("standard"));
  EXPECT_NE(
      text.find(R"("counts":{"provinces":76,"locations":82,"army_edges":111,"fleet_edges":141,"powers":7,"centers":34,)"
                R"("units":22,"victory":18},"begin":"SPRING 1901 MOVEMENT",)"),
      std::string::npos);
  EXPECT_EQ(Member(text, "locations.SPA/NC.fleet"), R"(["GAS","MAO","POR"])");
  EXPECT_EQ(Member(text, "locations.SPA/NC.army"), "[]");
  EXPECT_EQ(Member(text, "locations.SPA.army"), R"(["GAS","MAR","POR"])");
  EXPECT_EQ(Member(text, "locations.MAO.fleet"),
            R"(["BRE","ENG","GAS","IRI","NAF","NAO","POR","SPA/NC","SPA/SC","WES"])");
  EXPECT_EQ(Member(text, "powers.RUSSIA.units"), R"(["A MOS","A WAR","F SEV","F STP/SC"])");
  EXPECT_EQ(Member(text, "flow"),
            R"(["SPRING MOVEMENT","SPRING RETREATS","FALL MOVEMENT","FALL RETREATS","WINTER ADJUSTMENTS","NEWYEAR"])");
}

TEST(MapJson, EveryShippedMapIsJson) {
  for (const std::string_view name : BuiltinMapNames()) {
    const std::string text = MapToJson(**BuiltinMap(name));
    EXPECT_EQ(Member(text, "name"), "\"" + std::string(name) + "\"");
  }
}

}  // namespace
}  // namespace entente
