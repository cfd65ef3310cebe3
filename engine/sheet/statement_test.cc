#include "sheet/statement.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"

namespace entente {
namespace {

class StatementTest : public testing::Test {
 protected:
  LineKind KindOf(std::string_view text) const { return ReadStatement(*map_, text).kind; }
  Proxy ProxyIn(std::string_view text) const { return ReadStatement(*map_, text).proxy; }

  MapRef map_ = BuiltinMap("standard").value();
};

TEST_F(StatementTest, IsReadInAnyCaseWithAnyBlanks) {
  EXPECT_EQ(KindOf("SET CONTINUES"), LineKind::kSetContinues);
  EXPECT_EQ(KindOf("set \t continues "), LineKind::kSetContinues);
  EXPECT_EQ(KindOf("Set replaces"), LineKind::kSetReplaces);
  EXPECT_EQ(KindOf("SET UNORDERED"), LineKind::kSetUnordered);
}

TEST_F(StatementTest, AProxyNamesAUnitAndAPower) {
  const ProvinceIndex paris = *map_->FindPlace(Map::PlaceKey("PAR"));
  const PowerIndex germany = *map_->FindPower("GERMANY");
  for (const std::string_view text :
       {"PROXY A PAR TO GERMANY", "proxy par to germany", "Proxy  Army Paris  to Germany"}) {
    EXPECT_EQ(KindOf(text), LineKind::kProxy) << text;
    EXPECT_EQ(ProxyIn(text).unit, paris) << text;
    EXPECT_EQ(ProxyIn(text).to, germany) << text;
  }
  EXPECT_EQ(ProxyIn("PROXY ALL TO GERMANY").unit, kNoProvince);
  EXPECT_EQ(ProxyIn("PROXY ALL TO GERMANY").to, germany);
  for (const std::string_view text : {"PROXY A PAR TO NEVERLAND", "PROXY A NOWHERE TO GERMANY", "PROXY TO GERMANY"}) {
    EXPECT_EQ(KindOf(text), LineKind::kProxy) << text;
    EXPECT_EQ(ProxyIn(text).to, kNoPower) << text;
  }
}

TEST_F(StatementTest, NothingElseIsAStatement) {
  for (const std::string_view text :
       {"", " ", "S", "SET", "SET CONTINUES NOW", "SETCONTINUES", "A SET CONTINUES", "SEV - RUM", "PROXY",
        "PROXY A PAR", " PROXY A PAR TO GERMANY", "A PAR TO GERMANY"}) {
    EXPECT_EQ(KindOf(text), LineKind::kUnreadable) << text;
  }
  EXPECT_EQ(KindOf("SET" + std::string(500, ' ') + "CONTINUES"), LineKind::kUnreadable) << "statements are short";
}

}  // namespace
}  // namespace entente
