#include "order/convoy_reach.h"

#include "order/test_board.h"

namespace entente {
namespace {

class ConvoyReach : public testing::Test {
 protected:
  ProvinceSet Fleets(std::initializer_list<std::string_view> seas) const {
    ProvinceSet set{};
    for (std::string_view sea : seas) SetBit(set.words, board_.At(sea));
    return set;
  }
  bool Can(std::initializer_list<std::string_view> seas, std::string_view from, std::string_view to) const {
    return CanConvoy(graph_, Fleets(seas).words, board_.At(from), board_.At(to));
  }
  bool Needs(std::initializer_list<std::string_view> seas, std::string_view via, std::string_view from,
             std::string_view to) const {
    return IsOnRoute(graph_, Fleets(seas).words, board_.At(via), board_.At(from), board_.At(to));
  }

  TestBoard board_;
  const Graph& graph_ = board_.map().GraphAt(board_.map().begin());
};

TEST_F(ConvoyReach, AChainMustBeUnbroken) {
  EXPECT_TRUE(Can({"NTH"}, "LON", "BEL"));
  EXPECT_TRUE(Can({"ENG", "MAO", "WES"}, "LON", "TUN"));
  EXPECT_FALSE(Can({"ENG", "WES"}, "LON", "TUN"));
  EXPECT_FALSE(Can({}, "LON", "BEL"));
  EXPECT_FALSE(Can({"BLA"}, "LON", "BEL"));
}

TEST_F(ConvoyReach, BothCoastsOfAProvinceServe) {
  EXPECT_TRUE(Can({"BAR"}, "NWY", "STP"));
  EXPECT_TRUE(Can({"BOT"}, "SWE", "STP"));
  EXPECT_TRUE(Can({"AEG"}, "GRE", "BUL"));
  EXPECT_TRUE(Can({"BLA"}, "ANK", "BUL"));
}

TEST_F(ConvoyReach, AFleetIsOnARouteOnlyIfNoOtherCouldBeLeftOutInstead) {
  EXPECT_TRUE(Needs({"ENG", "NTH"}, "NTH", "LON", "BEL"));   // either alone
  EXPECT_FALSE(Needs({"ENG", "IRI"}, "IRI", "LON", "BEL"));  // 6.F.12
  EXPECT_TRUE(Needs({"ENG", "IRI", "NAO", "NWG", "NTH"}, "IRI", "LVP", "BEL"));
  EXPECT_FALSE(Needs({"LYO", "WES"}, "WES", "MAR", "SPA"));  // 6.G.19
  EXPECT_FALSE(Needs({"SKA", "BOT"}, "BOT", "SWE", "NWY"));  // 6.G.7
  EXPECT_TRUE(Needs({"ENG", "MAO", "WES", "TYS"}, "TYS", "LON", "NAP"));
  EXPECT_FALSE(Needs({"ENG", "MAO"}, "MAO", "LON", "NAP"));  // no chain at all
  EXPECT_FALSE(Needs({"ENG"}, "NTH", "LON", "BEL"));         // no fleet there
  EXPECT_FALSE(Needs({"NTH"}, "NTH", "LON", "LON"));
}

}  // namespace
}  // namespace entente
