#include "sheet/statement.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"

namespace entente {
namespace {

TEST(Statements, AreReadInAnyCaseWithAnyBlanks) {
  EXPECT_EQ(ReadStatement("SET CONTINUES"), SheetStatement::kSetContinues);
  EXPECT_EQ(ReadStatement("set \t continues "), SheetStatement::kSetContinues);
  EXPECT_EQ(ReadStatement("Set replaces"), SheetStatement::kSetReplaces);
  EXPECT_EQ(ReadStatement("SET UNORDERED"), SheetStatement::kSetUnordered);
}

TEST(Statements, AProxyNamesAUnitAndAPower) {
  const MapRef map = BuiltinMap("standard").value();
  const ProvinceIndex paris = *map->FindPlace(Map::PlaceKey("PAR"));
  const PowerIndex germany = *map->FindPower("GERMANY");
  for (const std::string_view text :
       {"PROXY A PAR TO GERMANY", "proxy par to germany", "Proxy  Army Paris  to Germany"}) {
    EXPECT_EQ(ReadStatement(text), SheetStatement::kProxy) << text;
    EXPECT_EQ(ReadProxy(*map, text).unit, paris) << text;
    EXPECT_EQ(ReadProxy(*map, text).to, germany) << text;
  }
  EXPECT_EQ(ReadProxy(*map, "PROXY ALL TO GERMANY").unit, kNoProvince);
  EXPECT_EQ(ReadProxy(*map, "PROXY ALL TO GERMANY").to, germany);
  for (const std::string_view text : {"PROXY A PAR TO NOBODY", "PROXY A NOWHERE TO GERMANY", "PROXY TO GERMANY", "",
                                      " ", " PROXY A PAR TO GERMANY", "A PAR TO GERMANY"}) {
    EXPECT_EQ(ReadProxy(*map, text).to, kNoPower) << text;
  }
}

TEST(Statements, AreNothingElse) {
  for (const std::string_view text :
       {"", "S", "SET", "SET CONTINUES NOW", "SETCONTINUES", "A SET CONTINUES", "SEV - RUM", "PROXY", "PROXY A PAR"}) {
    EXPECT_EQ(ReadStatement(text), SheetStatement::kNone) << text;
  }
  EXPECT_EQ(ReadStatement("SET" + std::string(500, ' ') + "CONTINUES"), SheetStatement::kNone)
      << "bounded as orders are";
}

TEST(Statements, SayWhatTheyAre) {
  EXPECT_EQ(StatementPhrase(SheetStatement::kNone), "");
  EXPECT_NE(StatementPhrase(SheetStatement::kSetContinues), StatementPhrase(SheetStatement::kSetReplaces));
  EXPECT_NE(StatementPhrase(SheetStatement::kSetUnordered), "");
}

}  // namespace
}  // namespace entente
