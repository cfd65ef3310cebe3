#include "explain/position_difference.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

using Sentences = std::vector<std::string>;

class DifferenceTest : public testing::Test {
 protected:
  // Units are as "FRANCE A PAR" and "FRANCE *A BUR"; dislodged ones (*) have no retreats.
  Position Board(std::string_view phase, std::initializer_list<std::string_view> units) const {
    Position position(*map_);
    position.ref().SetPhase(*map_->ParsePhase(phase));
    for (const std::string_view text : units) {
      const size_t blank = text.find(' ');
      bool dislodged = false;
      const PowerIndex power = *map_->FindPower(text.substr(0, blank));
      const Unit unit = *ParseUnit(*map_, position.ref().graph(), power, text.substr(blank + 1), &dislodged);
      dislodged ? static_cast<void>(position.ref().AddDislodged(unit)) : position.ref().PlaceUnit(unit);
    }
    return position;
  }
  Position Board(std::initializer_list<std::string_view> units) const { return Board("S1902R", units); }

  static Sentences Told(const Position& before, const Position& after, Voice voice = {}) {
    Sentences sentences;
    for (const PositionDifference& one : DifferencesOf(before, after)) {
      sentences.push_back(DifferenceSentence(before, after, one, voice));
    }
    return sentences;
  }
  LocationIndex At(std::string_view name) const { return *map_->FindPlace(name); }
  PowerIndex Power(std::string_view name) const { return *map_->FindPower(name); }
  MapRef map_ = *BuiltinMap("standard");
};

const Voice kGerman(Naming::kFull, *FindLanguage("de"));

TEST_F(DifferenceTest, EqualPositionsHaveNone) {
  const Position board = Board({"FRANCE A PAR", "GERMANY *A BUR"});
  EXPECT_EQ(Told(board, board), Sentences());
}

TEST_F(DifferenceTest, TheOnlyUnitOfItsKindThatLeftAndCameHasMoved) {
  const Position before = Board("S1902M", {"FRANCE A PAR", "FRANCE F BRE", "GERMANY A MUN", "GERMANY A BER"});
  const Position after = Board("F1902M", {"FRANCE A GAS", "FRANCE F BRE", "GERMANY A MUN", "GERMANY A BER"});
  EXPECT_EQ(Told(before, after),
            (Sentences{"The phase is F1902M; it was S1902M.", "A PAR of France stands in GAS now."}));
  EXPECT_EQ(Told(before, after, Naming::kFull)[1], "Army Paris of France stands in Gascony now.");
  EXPECT_EQ(Told(before, after, kGerman), (Sentences{"Die Phase ist jetzt F1902M, vorher war sie S1902M.",
                                                     "Armee Paris (France) steht jetzt in Gascony."}));
}

TEST_F(DifferenceTest, OfSeveralOneCannotTellWhichWentWhere) {
  EXPECT_EQ(Told(Board({"FRANCE A PAR", "FRANCE A MAR"}), Board({"FRANCE A BUR", "FRANCE A GAS"})),
            (Sentences{"A MAR of France is no longer there.", "A PAR of France is no longer there.",
                       "A BUR of France was not there before.", "A GAS of France was not there before."}));
}

TEST_F(DifferenceTest, UnitsVanishAndAppear) {
  EXPECT_EQ(Told(Board({"TURKEY A CON", "FRANCE A PAR", "FRANCE A MAR"}), Board({"TURKEY F CON"})),
            (Sentences{"A MAR of France is off the board.", "A PAR of France is off the board.",
                       "A CON of Turkey is off the board.", "F CON of Turkey is new on the board."}));
}

TEST_F(DifferenceTest, DislodgedUnitsAndTheirRetreats) {
  const Position before = Board("S1902M", {"FRANCE A BUR", "GERMANY A MUN", "GERMANY A RUH"});
  Position after = Board({"FRANCE *A BUR", "GERMANY A BUR", "GERMANY A RUH"});
  EXPECT_EQ(Told(before, after)[1], "A BUR of France is dislodged and has no place to go.");
  const Position no_way = after;
  const auto places = map_->RetreatPlaces(UnitType::kArmy, At("BUR"));
  for (const char* name : {"BEL", "GAS", "PIC"}) {
    const auto bit = static_cast<size_t>(std::find(places.begin(), places.end(), At(name)) - places.begin());
    *after.ref().MutableRetreats(0) |= uint32_t{1} << bit;
  }
  EXPECT_EQ(Told(before, after)[1], "A BUR of France is dislodged and may go to BEL, GAS or PIC.");
  EXPECT_EQ(Told(before, after)[2], "A MUN of Germany stands in BUR now.");
  EXPECT_EQ(Told(no_way, after), (Sentences{"A BUR of France, dislodged before, may go to BEL, GAS or PIC now."}));
  const Position retreated = Board({"FRANCE A GAS", "GERMANY A BUR", "GERMANY A RUH"});
  EXPECT_EQ(Told(after, retreated), (Sentences{"A BUR of France stands in GAS now."}));
  EXPECT_EQ(Told(retreated, after),
            (Sentences{"A GAS of France stands in BUR now, is dislodged and may go to BEL, GAS or PIC."}));
  EXPECT_EQ(Told(retreated, after, kGerman),
            (Sentences{"Armee Gascony (France) steht jetzt in Burgundy, ist vertrieben und darf sich nach Belgium, "
                       "Gascony oder Picardy zurückziehen."}));
  EXPECT_EQ(Told(no_way, after, kGerman),
            (Sentences{"Armee Burgundy (France), schon vorher vertrieben, darf sich nach Belgium, Gascony oder Picardy "
                       "zurückziehen."}));
  EXPECT_EQ(Told(Board({"FRANCE *A BUR"}), Board({"FRANCE A BUR"})),
            (Sentences{"A BUR of France is no longer dislodged."}));
}

TEST_F(DifferenceTest, CentersChangeHands) {
  Position before = Board({}), after = Board({});
  const auto own = [this](Position& position, std::string_view place, std::string_view power) {
    position.ref().SetOwner(map_->CenterOf(At(place)), Power(power));
  };
  own(before, "BEL", "ENGLAND");
  own(after, "BEL", "FRANCE");
  own(before, "HOL", "ENGLAND");
  own(after, "SPA", "FRANCE");
  EXPECT_EQ(Told(before, after),
            (Sentences{"BEL went from England to France.", "HOL has no owner now; England owned it.",
                       "France owns SPA, which had no owner."}));
}

TEST_F(DifferenceTest, TheEnd) {
  const Position before = Board({});
  Position after = before;
  after.ref().SetEnd(GameEnd::kSolo, SetOf(Power("FRANCE")));
  EXPECT_EQ(Told(before, after), (Sentences{"The game is over: France wins."}));
  EXPECT_EQ(Told(after, before), (Sentences{"The game goes on; it was over before: France wins."}));
  EXPECT_EQ(Told(before, after, kGerman), (Sentences{"Das Spiel ist vorbei: France gewinnt."}));
}

TEST_F(DifferenceTest, WhatOnlySomeMapsHave) {
  const MapReadResult read =
      ReadMapText("USE standard.map\nFRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
                  "m.map", WithShippedMaps(IncludeCallback()));
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  map_ = read.map;
  const Position before = Board({"FRANCE A PAR"});
  Position after = before;
  PositionRef changed = after.ref();
  const PowerIndex france = Power("FRANCE");
  const Word none[WordsFor(kMaxProvinces)] = {};
  changed.SetHomes(france, none);
  changed.AddHome(france, At("SPA"));
  changed.SetClaimsLeft(france, 0);
  changed.SetSeizingBuildsLeft(france, 1);
  changed.SetGuestBuildsLeft(france, 0);
  changed.SetControlTurn(Power("TURKEY"), 1);
  changed.SetHidden(At("PAR"));
  const Sentences told = Told(before, after);
  EXPECT_EQ(told,
            (Sentences{"BRE is no longer a home of France.", "MAR is no longer a home of France.",
                       "PAR is no longer a home of France.", "SPA is a home of France now.",
                       "France has 0 claims left; it had 1.", "France has 1 SC! build left; it had 2.",
                       "France has 0 SC? builds left; it had 1.", "Control of Turkey went from Austria to ARTHUR.",
                       "The build of A PAR of France is hidden."}));
  EXPECT_EQ(
      Told(before, after, kGerman),
      (Sentences{"Brest ist kein Heimatzentrum von France mehr.", "Marseilles ist kein Heimatzentrum von France mehr.",
                 "Paris ist kein Heimatzentrum von France mehr.", "Spain ist jetzt ein Heimatzentrum von France.",
                 "France hat noch 0 Ansprüche, vorher 1.", "France hat noch 1 SC!-Aufstellung, vorher 2.",
                 "France hat noch 0 SC?-Aufstellungen, vorher 1.",
                 "Die Kontrolle über Turkey ging von Austria an ARTHUR.",
                 "Die Aufstellung von Armee Paris (France) ist verborgen."}));
}

}  // namespace
}  // namespace entente
