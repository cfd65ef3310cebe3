#include "explain/outcome_words.h"

#include <gtest/gtest.h>

#include <set>

namespace entente {
namespace {

TEST(OutcomeWords, ReasonsUseTheWordsOfTheExchangeFormat) {
  EXPECT_EQ(ReasonWord(Reason::kNone), "none");
  EXPECT_EQ(ReasonWord(Reason::kIllegal), "illegal");
  EXPECT_EQ(ReasonWord(Reason::kVoid), "void");
  EXPECT_EQ(ReasonWord(Reason::kBounced), "bounced");
  EXPECT_EQ(ReasonWord(Reason::kNoConvoy), "no_convoy");
  EXPECT_EQ(ReasonWord(Reason::kDisrupted), "disrupted");
  EXPECT_EQ(ReasonWord(Reason::kCut), "cut");
  EXPECT_EQ(ReasonWord(Reason::kDislodged), "dislodged");
  EXPECT_EQ(ReasonWord(Reason::kParadox), "paradox");
  EXPECT_EQ(ReasonWord(Reason::kExcess), "excess");
  EXPECT_EQ(ReasonWord(Reason::kUnreadable), "unreadable");
  EXPECT_EQ(ReasonWord(Reason::kUnresolved), "unresolved");
  EXPECT_EQ(ReasonWord(Reason::kReplaced), "replaced");
  EXPECT_EQ(OutcomeWord(Reason::kNone), "succeeds");
  EXPECT_EQ(OutcomeWord(Reason::kUnresolved), "fails");
  EXPECT_EQ(OutcomeWord(Reason::kReplaced), "replaced");
  EXPECT_EQ(OutcomeWord(Reason::kStated), "stated");
  EXPECT_EQ(OutcomeWord(Reason::kIgnored), "ignored");
}

TEST(OutcomeWords, UnknownNumbersHaveNoWord) {
  EXPECT_EQ(ReasonWord(static_cast<Reason>(200)), "");
  EXPECT_EQ(EventWord(static_cast<EventKind>(0)), "");
  EXPECT_EQ(EventWord(static_cast<EventKind>(200)), "");
  EXPECT_EQ(EventWhyWord(static_cast<EventWhy>(200)), "");
  EXPECT_EQ(IllegalityWord(static_cast<Illegality>(200)), "");
}

TEST(OutcomeWords, EveryEventHasItsWord) {
  EXPECT_EQ(EventWord(EventKind::kDisbanded), "disbanded");
  EXPECT_EQ(EventWord(EventKind::kRemoved), "removed");
  EXPECT_EQ(EventWord(EventKind::kWaived), "waived");
  EXPECT_EQ(EventWord(EventKind::kSolo), "solo");
  EXPECT_EQ(EventWord(EventKind::kSharedVictory), "shared_victory");
  EXPECT_EQ(EventWhyWord(EventWhy::kEnoughCenters), "enough_centers");
  EXPECT_EQ(EventWhyWord(EventWhy::kLastUnit), "last_unit");
  EXPECT_EQ(EventWhyWord(EventWhy::kTornAllegiance), "torn_allegiance");
  EXPECT_EQ(EventWhyWord(EventWhy::kImmobile), "immobile");
  EXPECT_EQ(EventWhyWord(EventWhy::kOrdered), "ordered");
  EXPECT_EQ(EventWhyWord(EventWhy::kRetreatFailed), "retreat_failed");
  EXPECT_EQ(EventWhyWord(EventWhy::kCivilDisorder), "civil_disorder");
  EXPECT_EQ(EventWhyWord(EventWhy::kIllegalOrder), "illegal_order");
  EXPECT_EQ(EventWhyWord(EventWhy::kNoRetreats), "no_retreats");
  EXPECT_EQ(EventWhyWord(EventWhy::kNone), "");
}

TEST(OutcomeWords, EveryKindOfIllegalOrderHasAWordOfItsOwn) {
  EXPECT_EQ(IllegalityWord(Illegality::kNone), "none");
  EXPECT_EQ(IllegalityWord(Illegality::kUnitAbsent), "unit_absent");
  EXPECT_EQ(IllegalityWord(Illegality::kNotAdjacent), "not_adjacent");
  EXPECT_EQ(IllegalityWord(Illegality::kCarrierNotAtSea), "carrier_not_at_sea");
  EXPECT_EQ(IllegalityWord(Illegality::kReplaced), "replaced");
  EXPECT_EQ(IllegalityWord(Illegality::kMovesInVain), "moves_in_vain");
  EXPECT_EQ(IllegalityWord(Illegality::kHandedOver), "handed_over");
  std::set<std::string_view> words;
  for (int i = 0; i <= static_cast<int>(Illegality::kHandedOver); ++i) {
    EXPECT_TRUE(words.insert(IllegalityWord(static_cast<Illegality>(i))).second) << i;
  }
}

}  // namespace
}  // namespace entente
