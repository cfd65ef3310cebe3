#include "position/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

class PositionTest : public testing::Test {
 protected:
  LocationIndex At(std::string_view place) const { return map_->FindPlace(Map::PlaceKey(place)).value(); }
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }

  MapRef map_ = BuiltinMap("standard").value();
};

TEST_F(PositionTest, StandardFitsIn512Bytes) { EXPECT_LE(PositionSize(*map_), 512u); }

TEST_F(PositionTest, StartPositionHasTheMapsUnitsAndOwners) {
  Position position(*map_);
  position.ref().SetStart();
  const PositionView view = position;
  EXPECT_EQ(view.unit_count(), 22);
  EXPECT_EQ(view.UnitAt(At("STP")), (Unit{Power("RUSSIA"), UnitType::kFleet, At("STP/SC")}));
  EXPECT_EQ(view.CenterCountOf(Power("RUSSIA")), 4);
  EXPECT_EQ(view.OwnerOf(map_->CenterOf(At("BEL"))), kNoPower);
  EXPECT_EQ(map_->PhaseName(view.phase()), "S1901M");
  EXPECT_TRUE(CheckPositionBlock(*map_, view.block()).ok());
}

TEST_F(PositionTest, EqualPositionsHaveEqualBytesWhateverTheSequence) {
  const Unit a{Power("FRANCE"), UnitType::kArmy, At("PAR")}, b{Power("TURKEY"), UnitType::kFleet, At("BLA")};
  Position first(*map_), second(*map_);
  first.ref().PlaceUnit(a);
  first.ref().PlaceUnit(b);
  second.ref().PlaceUnit(b);
  second.ref().PlaceUnit({Power("ITALY"), UnitType::kArmy, At("ROM")});
  second.ref().PlaceUnit(a);
  EXPECT_FALSE(first.view() == second.view());
  second.ref().RemoveUnit(At("ROM"));
  EXPECT_TRUE(first.view() == second.view());
  EXPECT_EQ(first.view().Hash(), second.view().Hash());
}

TEST_F(PositionTest, HashOfTheStartIsTheSameEverywhere) {
  Position position(*map_);
  position.ref().SetStart();
  const uint64_t hash = position.view().Hash();
  position.ref().SetOwner(0, kNoPower);
  EXPECT_NE(position.view().Hash(), hash);
}

TEST_F(PositionTest, DislodgedUnitsStayAscending) {
  Position position(*map_);
  PositionRef ref = position.ref();
  for (std::string_view place : {"VIE", "BUD", "GAL", "TRI"}) {
    ASSERT_NE(ref.AddDislodged({Power("AUSTRIA"), UnitType::kArmy, At(place)}), nullptr);
  }
  ASSERT_EQ(ref.dislodged_count(), 4);
  EXPECT_EQ(ref.Dislodged(0).unit.location, At("BUD"));
  EXPECT_EQ(ref.Dislodged(3).unit.location, At("VIE"));
  EXPECT_EQ(ref.FindDislodged(At("GAL")), 1);
  EXPECT_EQ(ref.FindDislodged(At("PAR")), -1);
  ref.ClearDislodged();
  EXPECT_TRUE(ref == PositionView(Position(*map_)));
}

TEST_F(PositionTest, DislodgedUnitsAreBounded) {
  Position position(*map_);
  int added = 0;
  for (ProvinceIndex p = 0; p < map_->province_count(); ++p) {
    if (map_->begin() == position.view().phase() && position.view().graph().MayStand(UnitType::kArmy, p)) {
      added += position.ref().AddDislodged({0, UnitType::kArmy, p}) != nullptr;
    }
  }
  EXPECT_EQ(added, map_->province_count() / 3 + 1);
}

TEST_F(PositionTest, HowTheGameEndedCountsInTheHashOnlyIfASoloDoesNotTellIt) {
  Position position(*map_);
  position.ref().SetStart();
  std::set<uint64_t> hashes = {position.view().Hash()};
  const auto is_new = [&](GameEnd end, PowerSet winners) {
    position.ref().SetEnd(end, winners);
    return hashes.insert(position.view().Hash()).second;
  };
  EXPECT_TRUE(is_new(GameEnd::kSolo, SetOf(0)));
  EXPECT_TRUE(is_new(GameEnd::kSolo, SetOf(1)));
  EXPECT_TRUE(is_new(GameEnd::kDraw, SetOf(1)));
  EXPECT_TRUE(is_new(GameEnd::kDraw, SetOf(1) | SetOf(2)));
  EXPECT_TRUE(is_new(GameEnd::kSharedVictory, SetOf(1) | SetOf(2)));
  EXPECT_TRUE(is_new(GameEnd::kConcession, SetOf(1) | SetOf(2)));
  EXPECT_TRUE(is_new(GameEnd::kNoResult, 0));
  EXPECT_FALSE(is_new(GameEnd::kPlaying, 0));
}

TEST_F(PositionTest, TheWinnerIsThatOfASolo) {
  Position position(*map_);
  EXPECT_EQ(position.view().winner(), kNoPower);
  position.ref().SetEnd(GameEnd::kSolo, SetOf(Power("FRANCE")));
  EXPECT_EQ(position.view().winner(), Power("FRANCE"));
  EXPECT_TRUE(position.view().is_over());
  position.ref().SetEnd(GameEnd::kDraw, SetOf(Power("FRANCE")));
  EXPECT_EQ(position.view().winner(), kNoPower);
  EXPECT_EQ(position.view().winners(), SetOf(Power("FRANCE")));
}

class PositionCheckTest : public PositionTest {
 protected:
  PositionCheckTest() { position_.ref().SetStart(); }
  std::string Fault(BlockUse use = BlockUse::kPlay) const {
    const Status status = CheckPositionBlock(*map_, position_.view().block(), use);
    return status.ok() ? "" : std::string(status.message());
  }
  void SetPhase(std::string_view name) { position_.ref().SetPhase(map_->ParsePhase(name).value()); }
  // Goes to S1901R and adds two dislodged units.
  void Dislodge() {
    SetPhase("S1901R");
    position_.ref().AddDislodged({Power("FRANCE"), UnitType::kArmy, At("BUR")});
    position_.ref().AddDislodged({Power("ITALY"), UnitType::kFleet, At("SPA/SC")});
  }
  // The entry of dislodged unit i: province, code, retreat mask.
  uint16_t* Entry(int i) { return reinterpret_cast<uint16_t*>(position_.ref().MutableRetreats(i)) - 2; }

  Position position_{*map_};
};

TEST_F(PositionCheckTest, TheGameYearFollowsFromTheYear) {
  position_.ref().SetPhase({1905, 4, 0});
  EXPECT_EQ(Fault(), "");
  position_.ref().SetPhase({1905, 3, 0});
  EXPECT_EQ(Fault(), "the position's game year 3 does not fit its year 1905");
  position_.ref().SetPhase({1890, 0, 0});
  EXPECT_EQ(Fault(), "") << "before the first year of the map";
  position_.ref().SetPhase({1890, 1, 0});
  EXPECT_EQ(Fault(), "the position's game year 1 does not fit its year 1890");
}

TEST_F(PositionCheckTest, AnEndHasTheWinnersThatItMayHave) {
  const auto fault = [&](GameEnd end, PowerSet winners) {
    position_.ref().SetEnd(end, winners);
    return Fault();
  };
  const PowerSet one = SetOf(Power("TURKEY")), two = one | SetOf(0), unknown = SetOf(7);
  EXPECT_EQ(fault(GameEnd::kSolo, one), "");
  EXPECT_EQ(fault(GameEnd::kSharedVictory, two), "");
  EXPECT_EQ(fault(GameEnd::kDraw, one), "");
  EXPECT_EQ(fault(GameEnd::kConcession, two), "");
  EXPECT_EQ(fault(GameEnd::kNoResult, 0), "");
  EXPECT_EQ(fault(GameEnd::kSolo, two),
            "the position's winners do not fit its end: expected exactly one winner of a solo");
  EXPECT_EQ(fault(GameEnd::kPlaying, one),
            "the position's winners do not fit its end: expected no winner of a game that is played");
  EXPECT_EQ(fault(GameEnd::kDraw, one | unknown), "a winner of the position is no power of the map");
  EXPECT_EQ(fault(GameEnd::kSolo, unknown), "a winner of the position is no power of the map");
  EXPECT_EQ(fault(static_cast<GameEnd>(6), 0), "the position's end of the game is out of range");
}

TEST_F(PositionCheckTest, OnlyARetreatsPhaseHasDislodgedUnits) {
  Dislodge();
  EXPECT_EQ(Fault(), "");
  for (const std::string phase : {"S1901M", "W1901A"}) {
    SetPhase(phase);
    EXPECT_EQ(Fault(), "the position has dislodged units, but " + phase + " is no retreats phase");
    EXPECT_EQ(Fault(BlockUse::kLook), "") << "as it is straight after movement";
  }
}

TEST_F(PositionCheckTest, DislodgedUnitsAscend) {
  Dislodge();
  ASSERT_EQ(Fault(), "");
  std::swap_ranges(Entry(0), Entry(0) + 2, Entry(1));
  EXPECT_EQ(Fault(), "a dislodged unit of the position is out of range");
}

TEST_F(PositionCheckTest, AProvinceHasOneDislodgedUnit) {
  Dislodge();
  std::copy_n(Entry(0), 2, Entry(1));
  EXPECT_EQ(Fault(), "a dislodged unit of the position is out of range");
}

TEST_F(PositionCheckTest, ADislodgedUnitStandsWhereItsTypeMay) {
  Dislodge();
  Entry(0)[1] ^= 1;  // a fleet in Burgundy
  EXPECT_EQ(Fault(), "a dislodged unit of the position is out of range");
}

TEST_F(PositionCheckTest, RetreatsAreAmongTheNeighbors) {
  Dislodge();
  for (int i = 0; i < 2; ++i) {
    const DislodgedUnit dislodged = position_.view().Dislodged(i);
    const size_t degree = map_->RetreatPlaces(dislodged.unit.type, dislodged.unit.location).size();
    ASSERT_LT(degree, 31u);
    uint32_t* mask = position_.ref().MutableRetreats(i);
    mask[0] = (uint32_t{1} << degree) - 1;
    EXPECT_EQ(Fault(), "") << "all of them";
    mask[0] = uint32_t{1} << degree;
    EXPECT_EQ(Fault(), "a dislodged unit of the position is out of range") << "the first beyond";
    mask[0] = uint32_t{1} << 31;
    EXPECT_EQ(Fault(), "a dislodged unit of the position is out of range") << "the last";
    mask[0] = 0;
  }
}

TEST_F(PositionCheckTest, RetreatsAreWhereTheUnitMayStandInThePhase) {
  map_ = ReadMapText("USE standard.map\nIN SPRING: AMEND STP\n", "m.map", WithShippedMaps(IncludeCallback())).map;
  ASSERT_NE(map_, nullptr);
  position_ = Position(*map_);
  position_.ref().AddDislodged({0, UnitType::kFleet, At("BOT")});
  const auto places = map_->RetreatPlaces(UnitType::kFleet, At("BOT"));
  const auto fault = [&](std::string_view phase, std::string_view to) {
    SetPhase(phase);
    const auto bit = std::find(places.begin(), places.end(), At(to)) - places.begin();
    *position_.ref().MutableRetreats(0) = uint32_t{1} << bit;
    return Fault();
  };
  EXPECT_EQ(fault("S1901R", "STP"), "");
  EXPECT_EQ(fault("F1901R", "STP/SC"), "");
  EXPECT_EQ(fault("S1901R", "STP/SC"), "a dislodged unit of the position is out of range") << "no coasts in spring";
  EXPECT_EQ(fault("F1901R", "STP"), "a dislodged unit of the position is out of range");
}

TEST_F(PositionCheckTest, UnusedBytesOfTheHeadAreZero) {
  auto* bytes = const_cast<uint8_t*>(static_cast<const uint8_t*>(position_.view().block()));
  for (const int at : {13, 18, 19, 20, 21, 22, 23}) {
    bytes[at] = 1;
    EXPECT_EQ(Fault(), "unused bytes of the position are not zero") << at;
    bytes[at] = 0;
  }
  EXPECT_EQ(Fault(), "");
}

TEST_F(PositionTest, BlocksFromOutsideAreChecked) {
  Position position(*map_);
  position.ref().SetStart();
  std::vector<uint64_t> good(PositionSize(*map_) / 8);
  std::memcpy(good.data(), position.view().block(), PositionSize(*map_));
  ASSERT_TRUE(CheckPositionBlock(*map_, good.data()).ok());
  // Every single-bit fault is either harmless (another sound position) or refused; none crashes the reader.
  int refused = 0;
  for (size_t bit = 0; bit < PositionSize(*map_) * 8; ++bit) {
    std::vector<uint64_t> bad = good;
    bad[bit / 64] ^= uint64_t{1} << (bit % 64);
    refused += !CheckPositionBlock(*map_, bad.data()).ok();
  }
  EXPECT_GT(refused, 300);
  EXPECT_FALSE(CheckPositionBlock(*BuiltinMap("pure").value(), good.data()).ok());
}

}  // namespace
}  // namespace entente
