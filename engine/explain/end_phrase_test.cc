#include "explain/end_phrase.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

class EndPhraseTest : public testing::Test {
 protected:
  PowerSet Powers(std::initializer_list<std::string_view> names) const {
    PowerSet powers = 0;
    for (const std::string_view name : names) powers |= SetOf(map_->FindPower(name).value());
    return powers;
  }
  std::string Phrase(GameEnd end, PowerSet winners, Voice voice = {}) const {
    Position position(*map_);
    position.ref().SetPhase(map_->ParsePhase("S1902M").value());
    position.ref().SetEnd(end, winners);
    return EndPhrase(position, voice);
  }

  MapRef map_ = BuiltinMap("standard").value();
};

TEST_F(EndPhraseTest, EveryEndIsToldWithItsPowers) {
  const PowerSet one = Powers({"FRANCE"}), two = Powers({"FRANCE", "AUSTRIA"}), three = two | Powers({"ENGLAND"});
  EXPECT_EQ(Phrase(GameEnd::kPlaying, 0), "it goes on");
  EXPECT_EQ(Phrase(GameEnd::kSolo, one), "France wins");
  EXPECT_EQ(Phrase(GameEnd::kSharedVictory, two), "Austria and France win together");
  EXPECT_EQ(Phrase(GameEnd::kDraw, one), "it is a draw for France");
  EXPECT_EQ(Phrase(GameEnd::kDraw, three), "it is a draw between Austria, England and France");
  EXPECT_EQ(Phrase(GameEnd::kConcession, two), "it is conceded to Austria and France");
  EXPECT_EQ(Phrase(GameEnd::kNoResult, 0), "it has no result");
  const Voice german(Naming::kIds, *FindLanguage("de"));
  EXPECT_EQ(Phrase(GameEnd::kSharedVictory, two, german), "Austria und France gewinnen gemeinsam");
  EXPECT_EQ(Phrase(GameEnd::kDraw, three, german), "Remis zwischen Austria, England und France");
  EXPECT_EQ(Phrase(GameEnd::kNoResult, 0, german), "Ohne Ergebnis");
}

TEST_F(EndPhraseTest, PowersAreCalledAsTheMapCallsThemThen) {
  map_ = ReadMapText("USE standard.map\nFROM S1902M\nENGLAND -> Britain (British)\n", "m.map",
                     WithShippedMaps(IncludeCallback()))
             .map;
  ASSERT_NE(map_, nullptr);
  EXPECT_EQ(Phrase(GameEnd::kSolo, Powers({"ENGLAND"})), "Britain wins");
}

}  // namespace
}  // namespace entente
