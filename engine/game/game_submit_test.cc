// Handing in: replacing, amending, further sets, default orders, taking back, waiting, permissions, and owed orders.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "game/game.h"
#include "game/random_orders.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

class GameSubmitTest : public testing::Test {
 protected:
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  ProvinceIndex Province(std::string_view name) const {
    return map_->ProvinceOf(map_->FindPlace(Map::PlaceKey(name)).value());
  }
  Status Submit(std::string_view power, std::string_view lines, SubmitMode mode = SubmitMode::kReplace,
                PowerIndex by = kNoPower) {
    SheetReader reader(names_, game_.rules(), game_.position().phase_type());
    OrderSheet sheet;
    reader.ReadLines(Power(power), lines, sheet);
    return game_.Submit(Power(power), sheet, mode, by);
  }
  // The lines of a power, each with the number of its set.
  std::string Lines(std::string_view power) const {
    SheetReader reader(names_, game_.rules(), game_.position().phase_type());
    const OrderSheet& sheet = game_.Submitted(Power(power));
    std::string text;
    for (size_t i = 0; i < sheet.size(); ++i) {
      text += std::to_string(sheet.SetOf(i)) + " " + LineText(reader, sheet[i]) +
              (sheet.IsBeforeEmptySet(i) ? " |" : "") + "\n";
    }
    return text;
  }
  std::string Owes(std::string_view power) const {
    const Owed owed = game_.FindOwed()[Power(power)];
    std::string text;
    for (const Unit& unit : owed.units) text += std::string(map_->Id(unit.location)) + " ";
    return text + std::to_string(owed.builds) + " " + std::to_string(owed.removals);
  }
  MapRef map_ = BuiltinMap("standard").value();
  NormalForm names_{*map_};
  Game game_{map_, RuleOptions{}};
};

TEST_F(GameSubmitTest, AnOrderIsCheckedAloneAndNotHandedIn) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR").ok());
  const auto why = [this](std::string_view line) {
    SheetReader reader(names_, game_.rules(), game_.position().phase_type());
    OrderSheet sheet;
    reader.ReadLine(Power("FRANCE"), line, sheet);
    const Result<PhaseResult> result = game_.Check(sheet);
    return std::pair(result->results[0].outcome.reason, result->results[0].why);
  };
  EXPECT_EQ(why("A PAR - PIC"), std::pair(Reason::kNone, Illegality::kNone)) << "another order was handed in";
  EXPECT_EQ(why("A PAR S A MAR - BUR"), std::pair(Reason::kVoid, Illegality::kNone)) << "legal, though it fails alone";
  EXPECT_EQ(why("A PAR - ROM"), std::pair(Reason::kIllegal, Illegality::kNotAdjacent));
  EXPECT_EQ(why("A MUN H"), std::pair(Reason::kIllegal, Illegality::kForeignUnit));
  EXPECT_EQ(why("A PAR sleeps").first, Reason::kUnreadable);
  EXPECT_EQ(Lines("FRANCE"), "0 A PAR - BUR\n");
  ASSERT_TRUE(game_.End(GameEnd::kNoResult, 0).ok());
  EXPECT_EQ(game_.Check({}).status().code(), StatusCode::kWrongPhase);
}

// Each legal order is legal alone, in every phase.
TEST_F(GameSubmitTest, LegalOrdersPassTheCheck) {
  RandomOrders chooser(*map_);
  Random random(3);
  for (int phase = 0; phase < 30 && !game_.is_over(); ++phase) {
    const auto chosen = chooser.Choose(game_.position(), game_.rules(), random);
    std::vector<OrderSheet> sheets(static_cast<size_t>(map_->power_count()));
    for (const Order order : chosen) {
      OrderSheet alone;
      alone.Add(order);
      const Result<PhaseResult> result = game_.Check(alone);
      EXPECT_EQ(result->results[0].why, Illegality::kNone) << FormatOrder(*map_, order);
      EXPECT_NE(result->results[0].outcome.reason, Reason::kIllegal) << FormatOrder(*map_, order);
      sheets[order.power()].Add(order);
    }
    for (const PowerIndex p : map_->powers()) ASSERT_TRUE(game_.Submit(p, sheets[p]).ok());
    ASSERT_TRUE(game_.Process().ok());
  }
}

TEST_F(GameSubmitTest, AnAmendmentReplacesTheOrderOfItsUnitAlone) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR\nF BRE - ENG\nnonsense").ok());
  ASSERT_TRUE(Submit("FRANCE", "A PAR - GAS\nA MAR H", SubmitMode::kAmend).ok());
  EXPECT_EQ(Lines("FRANCE"), "0 A PAR - GAS\n0 F BRE - ENG\n0 nonsense\n0 A MAR H\n");
}

// Of too many builds the first ones count, so an amended build keeps its place; several orders for one unit stay
// together.
TEST_F(GameSubmitTest, AnAmendmentKeepsThePlaceOfTheOrder) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR H\nA MAR H\nA PAR - BUR\nF BRE H").ok());
  ASSERT_TRUE(Submit("FRANCE", "F BRE - ENG\nA PAR - GAS\nnonsense\nA PAR - PIC", SubmitMode::kAmend).ok());
  EXPECT_EQ(Lines("FRANCE"), "0 A PAR - GAS\n0 A PAR - PIC\n0 A MAR H\n0 F BRE - ENG\n0 nonsense\n");
}

TEST_F(GameSubmitTest, AnAmendmentChangesTheLastSet) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR\nF BRE - ENG").ok());
  ASSERT_TRUE(Submit("FRANCE", "A PAR - PIC", SubmitMode::kNextSet).ok());
  ASSERT_TRUE(Submit("FRANCE", "A PAR - GAS", SubmitMode::kAmend).ok());
  EXPECT_EQ(Lines("FRANCE"), "0 A PAR - BUR\n0 F BRE - ENG\n1 A PAR - GAS\n");
}

// 4.D.1 c: the last set counts, even if it is empty.
TEST_F(GameSubmitTest, AFurtherSetCountsAloneEvenIfItIsEmpty) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR").ok());
  ASSERT_TRUE(Submit("FRANCE", "", SubmitMode::kNextSet).ok());
  EXPECT_EQ(Lines("FRANCE"), "0 A PAR - BUR |\n");
  EXPECT_EQ(Owes("FRANCE"), "BRE MAR PAR 0 0");
  ASSERT_TRUE(Submit("FRANCE", "A PAR - GAS", SubmitMode::kNextSet).ok());
  EXPECT_EQ(Lines("FRANCE"), "0 A PAR - BUR |\n2 A PAR - GAS\n");
  EXPECT_EQ(Owes("FRANCE"), "BRE MAR 0 0");
}

TEST_F(GameSubmitTest, OneOrderIsTakenBack) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR\nF BRE - ENG").ok());
  ASSERT_TRUE(game_.Cancel(Power("FRANCE"), Province("PAR")).ok());
  EXPECT_EQ(Lines("FRANCE"), "0 F BRE - ENG\n");
  EXPECT_EQ(game_.Cancel(Power("FRANCE"), Province("PAR")).code(), StatusCode::kNotFound);
  EXPECT_FALSE(game_.Cancel(Power("FRANCE"), 500).ok());
}

// After the orders of a set are taken back, an earlier set does not count again.
TEST_F(GameSubmitTest, TakingBackTheLastOrderOfASetLeavesAnEmptySet) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR").ok());
  ASSERT_TRUE(Submit("FRANCE", "A PAR - GAS", SubmitMode::kNextSet).ok());
  ASSERT_TRUE(game_.Cancel(Power("FRANCE"), Province("PAR")).ok());
  EXPECT_EQ(Lines("FRANCE"), "0 A PAR - BUR |\n");
  EXPECT_EQ(Owes("FRANCE"), "BRE MAR PAR 0 0");
}

TEST_F(GameSubmitTest, AllOrdersAreTakenBack) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR").ok());
  ASSERT_TRUE(game_.ClearOrders(Power("FRANCE")).ok());
  EXPECT_EQ(Lines("FRANCE"), "");
}

TEST_F(GameSubmitTest, DefaultOrdersStandInForNoneAtAll) {
  ASSERT_TRUE(Submit("FRANCE", "A PAR - BUR", SubmitMode::kDefaults).ok());
  ASSERT_TRUE(Submit("ITALY", "A VEN - TRI", SubmitMode::kDefaults).ok());
  ASSERT_TRUE(Submit("ITALY", "A ROM - APU").ok());
  EXPECT_EQ(Owes("FRANCE"), "BRE MAR PAR 0 0");  // default orders are not the power's own orders
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_TRUE(game_.position().HasUnit(Province("BUR")));
  EXPECT_TRUE(game_.position().HasUnit(Province("VEN")));
  EXPECT_EQ(game_.submissions().DefaultsOf(Power("ITALY")), nullptr);  // default orders hold for one phase
}

TEST_F(GameSubmitTest, WhoWaitsIsKeptForAPhase) {
  ASSERT_TRUE(game_.SetWaiting(Power("FRANCE"), true).ok());
  EXPECT_EQ(game_.submissions().waiting(), SetOf(Power("FRANCE")));
  ASSERT_TRUE(game_.SetWaiting(Power("FRANCE"), false).ok());
  EXPECT_EQ(game_.submissions().waiting(), PowerSet{0});
  ASSERT_TRUE(game_.SetWaiting(Power("ITALY"), true).ok());
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_EQ(game_.submissions().waiting(), PowerSet{0});
  EXPECT_FALSE(game_.SetWaiting(99, true).ok());
}

TEST_F(GameSubmitTest, AnotherPowerHandsInOnlyWhatItMay) {
  EXPECT_EQ(Submit("FRANCE", "A PAR - BUR", SubmitMode::kReplace, Power("ITALY")).message(),
            "ITALY may not order the units of FRANCE");
  EXPECT_EQ(
      Submit("FRANCE", "A PAR - BUR", SubmitMode::kReplace, static_cast<PowerIndex>(map_->power_count())).message(),
      "by: the map has no such power");
  EXPECT_FALSE(game_.Cancel(Power("FRANCE"), Province("PAR"), Power("ITALY")).ok());
  EXPECT_FALSE(game_.ClearOrders(Power("FRANCE"), Power("ITALY")).ok());
  ASSERT_TRUE(game_.Allow(Power("ITALY"), Power("FRANCE"), true).ok());
  EXPECT_TRUE(Submit("FRANCE", "A PAR - BUR", SubmitMode::kReplace, Power("ITALY")).ok());
  EXPECT_FALSE(Submit("ITALY", "A ROM - APU", SubmitMode::kReplace, Power("FRANCE")).ok());
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_TRUE(game_.MayOrder(Power("ITALY"), Power("FRANCE")));  // until the permission is taken back
  ASSERT_TRUE(game_.Allow(Power("ITALY"), Power("FRANCE"), false).ok());
  EXPECT_FALSE(game_.MayOrder(Power("ITALY"), Power("FRANCE")));
  EXPECT_FALSE(Submit("FRANCE", "A BUR H", SubmitMode::kReplace, 99).ok());
}

TEST_F(GameSubmitTest, ADummyIsOrderedByWhoControlsIt) {
  const MapReadResult read = ReadMapText(
      "Aye = AAA\nBee = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\nRED (Reddish) AAA\nBLUE (Bluish) BBB\n"
      "DUMMY\nCONTROL RED\n",
      "x.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const Game game(read.map, RuleOptions{});
  const PowerIndex red = read.map->FindPower("RED").value(), blue = read.map->FindPower("BLUE").value();
  EXPECT_TRUE(game.MayOrder(red, blue));
  EXPECT_FALSE(game.MayOrder(blue, red));
}

TEST_F(GameSubmitTest, UnitsWithoutALegalOrderAreOwed) {
  EXPECT_EQ(Owes("FRANCE"), "BRE MAR PAR 0 0");
  ASSERT_TRUE(Submit("FRANCE", "A PAR - MOS\nF BRE - ENG\nA MAR ?").ok());
  EXPECT_EQ(Owes("FRANCE"), "MAR PAR 0 0");
  EXPECT_EQ(Owes("TURKEY"), "ANK CON SMY 0 0");
}

class OwedTest : public GameSubmitTest {
 protected:
  // A game at a position made from the start.
  Game GameAt(const std::function<void(PositionRef)>& change) const {
    Position position(*map_);
    position.ref().SetStart();
    change(position.ref());
    return Game(map_, RuleOptions{}, position.view());
  }
  Phase PhaseNamed(std::string_view name) const { return map_->ParsePhase(name).value(); }
  static Status SubmitTo(Game& game, PowerIndex power, std::string_view line, const NormalForm& names) {
    SheetReader reader(names, game.rules(), game.position().phase_type());
    OrderSheet sheet;
    reader.ReadLines(power, line, sheet);
    return game.Submit(power, sheet, SubmitMode::kAmend);
  }
};

TEST_F(OwedTest, BuildsAndRemovalsAreOwedUntilOrderedOrWaived) {
  const PowerIndex france = Power("FRANCE"), italy = Power("ITALY");
  Game game = GameAt([&](PositionRef position) {
    position.SetPhase(PhaseNamed("W1901A"));
    position.RemoveUnit(Province("PAR"));
    position.RemoveUnit(Province("MAR"));
    position.SetOwner(map_->CenterOf(Province("ROM")), kNoPower);
  });
  EXPECT_EQ(game.FindOwed()[france].builds, 2);
  EXPECT_EQ(game.FindOwed()[italy].removals, 1);
  EXPECT_FALSE(game.FindOwed()[Power("TURKEY")].any());
  ASSERT_TRUE(SubmitTo(game, france, "A PAR B", names_).ok());
  EXPECT_EQ(game.FindOwed()[france].builds, 1);
  ASSERT_TRUE(SubmitTo(game, france, "WAIVE", names_).ok());
  EXPECT_FALSE(game.FindOwed()[france].any());
  ASSERT_TRUE(SubmitTo(game, italy, "A VEN D", names_).ok());
  EXPECT_FALSE(game.FindOwed()[italy].any());
}

TEST_F(OwedTest, OnlyDislodgedUnitsWithAPlaceToGoOweARetreat) {
  const PowerIndex france = Power("FRANCE");
  Game game = GameAt([&](PositionRef position) {
    position.SetPhase(PhaseNamed("S1901R"));
    position.RemoveUnit(Province("PAR"));
    position.PlaceUnit({Power("GERMANY"), UnitType::kArmy, Province("PAR")});
    position.AddDislodged({france, UnitType::kArmy, Province("PAR")})[0] = 1;
    position.RemoveUnit(Province("BRE"));
    position.PlaceUnit({Power("GERMANY"), UnitType::kFleet, Province("BRE")});
    position.AddDislodged({france, UnitType::kFleet, Province("BRE")});
  });
  const std::vector<Unit> units = game.FindOwed()[france].units;
  ASSERT_EQ(units.size(), 1u);
  EXPECT_EQ(map_->Id(units[0].location), "PAR");
  ASSERT_TRUE(SubmitTo(game, france, "A PAR D", names_).ok());
  EXPECT_FALSE(game.FindOwed()[france].any());
}

TEST_F(OwedTest, AFinishedGameOwesNothing) {
  ASSERT_TRUE(game_.End(GameEnd::kNoResult, 0).ok());
  for (const Owed& owed : game_.FindOwed()) EXPECT_FALSE(owed.any());
  EXPECT_FALSE(Submit("FRANCE", "A PAR H").ok());
}

}  // namespace
}  // namespace entente
