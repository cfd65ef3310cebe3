// State that a scratch keeps from one call saves time in the next, and changes no answer.
#include "board_fixture.h"

namespace entente_test {
namespace {

class ScratchTest : public Board {
 protected:
  static constexpr long kRefused = -1;

  // The number of legal orders in a place.
  long Count(const PositionMemory& position, const entente_rules* rules, std::string_view place) {
    size_t length = 0;
    const entente_status status = entente_legal_orders(scratch_, position.data(), rules, ENTENTE_NO_POWER, At(place),
                                                       nullptr, 0, &length, &error_);
    return status == ENTENTE_OK || status == ENTENTE_ERR_BUFFER_TOO_SMALL ? static_cast<long>(length) : kRefused;
  }
  // France owns all centers and may not build in Belgium by the ordinary rules.
  void EnterAdjustments() {
    ASSERT_EQ(entente_position_set_phase(map_, position_.data(), "W1901A", 6, &error_), ENTENTE_OK);
    for (uint32_t center = 0; center < 34; ++center) {
      ASSERT_EQ(entente_position_set_owner(map_, position_.data(), Centers()[center], Power("FRANCE"), &error_),
                ENTENTE_OK);
    }
  }
  entente_rules BuildSites(std::string_view where) {
    auto rules = Sized<entente_rules>();
    EXPECT_EQ(entente_rules_init(&rules, map_, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(entente_rules_set(&rules, "build_sites", 11, where.data(), where.size(), &error_), ENTENTE_OK);
    return rules;
  }
};

TEST_F(ScratchTest, APositionThatDiffersFromTheLastOneAnywhereIsChecked) {
  Adjudicate({});  // now the scratch knows that the next position is sound
  const PositionMemory sound = position_;
  EXPECT_GT(Count(sound, nullptr, "PAR"), 0);
  int unsound = 0;
  for (size_t word = 0; word < sound.size(); ++word) {
    for (const uint64_t other : {~sound[word], sound[word] + 1}) {
      PositionMemory changed = sound;
      changed[word] = other;
      const bool refused = entente_position_check(map_, changed.data(), nullptr) != ENTENTE_OK;
      EXPECT_EQ(Count(changed, nullptr, "PAR") == kRefused, refused) << "word " << word;
      unsound += refused;
    }
  }
  EXPECT_GT(unsound, 0);
}

TEST_F(ScratchTest, RulesCountAgainAfterACallWithoutRules) {
  EnterAdjustments();
  const entente_rules anywhere = BuildSites("any_owned");
  EXPECT_GT(Count(position_, &anywhere, "BEL"), 0);
  EXPECT_EQ(Count(position_, nullptr, "BEL"), 0);
  EXPECT_GT(Count(position_, &anywhere, "BEL"), 0);
}

TEST_F(ScratchTest, RulesCountAgainAfterACallThatWasRefusedForItsRules) {
  EnterAdjustments();
  const entente_rules at_home = BuildSites("homes");
  entente_rules refused = BuildSites("any_owned");
  refused.value[ENTENTE_MAX_OPTIONS - 1] = 1;  // no such option
  EXPECT_EQ(Count(position_, &at_home, "BEL"), 0);
  EXPECT_EQ(Count(position_, &refused, "BEL"), kRefused);
  EXPECT_EQ(Count(position_, &at_home, "BEL"), 0);
}

}  // namespace
}  // namespace entente_test
