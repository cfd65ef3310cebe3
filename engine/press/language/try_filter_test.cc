#include "press/language/try_filter.h"

#include <gtest/gtest.h>

#include "press/language/message_text.h"

namespace entente::press {
namespace {

std::string Passed(std::string_view text, int level) {
  const Vocabulary language;
  return MessageText(PassedOn(*ReadMessage(text, language), level), language);
}

TEST(TryFilter, WordsAboveTheLevelAreLeftOut) {
  const std::string_view all =
      "TRY (PRP XDO AND SCD OCC UNT CHO INS WHT EXP FOR IFF THN ELS XOY YDO FRM BCC WHY POB NOT)";
  EXPECT_EQ(Passed(all, 10), "TRY ( PRP NOT )");
  EXPECT_EQ(Passed(all, 29), "TRY ( PRP XDO NOT )");
  EXPECT_EQ(Passed(all, 40), "TRY ( PRP XDO AND SCD OCC UNT NOT )");
  EXPECT_EQ(Passed(all, 90), "TRY ( PRP XDO AND SCD OCC UNT CHO INS WHT EXP FOR NOT )");
  EXPECT_EQ(Passed(all, 120), "TRY ( PRP XDO AND SCD OCC UNT CHO INS WHT EXP FOR IFF THN ELS XOY YDO FRM BCC NOT )");
  EXPECT_EQ(Passed("TRY (XDO DMZ)", 10), "TRY ( )");
}

TEST(TryFilter, OtherPressStaysAsItIs) {
  for (const std::string_view press : {"PRP ( XDO ( ( 0x4100 AMY 0x5000 ) HLD ) )", "HUH ( TRY ( ERR XDO ) )",
                                       "FRM ( 0x4100 ) ( 0x4101 ) ( TRY ( XDO ) )"}) {
    EXPECT_EQ(Passed(press, 10), press);
  }
  EXPECT_TRUE(PassedOn({}, 10).empty());
}

}  // namespace
}  // namespace entente::press
