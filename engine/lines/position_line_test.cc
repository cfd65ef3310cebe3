#include "lines/position_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/test_repeats.h"
#include "game/self_play.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "map_language/standard_test_util.h"
#include "position/random_position_test_util.h"

namespace entente {
namespace {

const MapRef& Standard() {
  static const MapRef map = *BuiltinMap("standard");
  return map;
}

std::string StartLine(const Map& map) {
  Position position(map);
  position.ref().SetStart();
  return PositionLine(position);
}

bool IsOneLineOfAscii(std::string_view line) {
  return std::count(line.begin(), line.end(), ' ') == 6 &&
         std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c < 0x7f; });
}

// The first fault of the line of a valid position; empty if there is none.
std::string Fault(const PositionView& position) {
  const Status sound = CheckPositionBlock(position.map(), position.block());
  if (!sound.ok()) return std::string(sound.message());
  const std::string line = PositionLine(position);
  if (!IsOneLineOfAscii(line)) return "no line of seven fields: " + line;
  const auto read = PositionFromLine(position.map(), line);
  if (!read.ok()) return std::string(read.status().message()) + "\n" + line;
  if (!(read->view() == position)) return "another position:\n" + line + "\n" + PositionLine(*read);
  return {};
}

void ExpectIdentity(const Map& map, int positions) {
  for (int seed = 0; seed < Repeats(positions); ++seed) {
    const Position position = RandomPosition(map, static_cast<uint64_t>(seed)).Make();
    ASSERT_EQ(Fault(position), "") << map.name() << " seed " << seed;
  }
  SelfPlay play(map, DefaultRules(map).value_or(RuleOptions{}));
  for (uint64_t seed = 0; seed < 3; ++seed) {
    play.Restart(seed);
    do ASSERT_EQ(Fault(play.position()), "") << map.name() << " game " << seed << " phase " << play.phase_count();
    while (play.phase_count() < 60 && play.PlayPhase());
  }
}

// The error of reading a line: its message and the faulty word.
std::string ErrorOf(const std::string& line, const MapRef& map = Standard()) {
  const auto read = PositionFromLine(*map, line);
  if (read.ok()) return "fine";
  const Place place = read.status().place().value_or(Place{});
  EXPECT_EQ(place.column, place.offset + 1);
  EXPECT_LE(place.offset + place.length, line.size());
  return std::to_string(place.column) + " [" + line.substr(place.offset, place.length) +
         "]: " + std::string(read.status().message());
}

TEST(PositionLine, TheStandardOpening) {
  EXPECT_EQ(StartLine(*Standard()),
            "standard S1901M A:aBUD,aVIE,fTRI;E:aLVP,fEDI,fLON;F:aMAR,aPAR,fBRE;G:aBER,aMUN,fKIE;I:aROM,aVEN,fNAP;"
            "R:aMOS,aWAR,fSEV,fSTP/SC;T:aCON,aSMY,fANK A:BUD,TRI,VIE;E:EDI,LON,LVP;F:BRE,MAR,PAR;G:BER,KIE,MUN;"
            "I:NAP,ROM,VEN;R:MOS,SEV,STP,WAR;T:ANK,CON,SMY - - -");
}

TEST(PositionLine, IdentityOnEveryShippedMap) {
  for (const std::string_view name : BuiltinMapNames()) ExpectIdentity(**BuiltinMap(name), 60);
}

TEST(PositionLine, IdentityOnMapsWithRareDirectives) {
  for (const char* more : {
           "FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
           "NEWHOMES 1903 1905\nRULE HIDE_BUILDS\n",
           "RULE VASSAL_DUMMIES GARRISON\nDUMMY TURKEY ITALY AUSTRIA\nTURKEY\nCONTROL FRANCE Arthur\n",
           "FLOW\nFLOW SPRING:MOVEMENT,INCOME,RETREATS SUMMER:MOVEMENT,RETREATS WINTER:ADJUSTMENTS,TALKS\n",
           "RULE UNITS_ADAPT\nRULE HIDE_BUILDS\nIN SPRING: WATER PAR\nIN FALL: AMEND STP\nIN WINTER: LAND BLA\n",
           "FROM F1903M\nENGLAND -> Britain (British)\nLON -> Londinium = LND\n",
       }) {
    ExpectIdentity(*OnStandard(more), 150);
  }
}

TEST(PositionLine, IdentityOnSharedMaps) {
  const std::filesystem::path folder = std::string(ENTENTE_SHARED_DIR) + "/maps/dpjudge";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "../shared/maps/dpjudge is absent";
  const auto bytes_of = [&](std::string_view name) -> Result<std::string> {
    std::ifstream file(folder / std::string(name), std::ios::binary);
    if (!file) return NotFoundError(name);
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  };
  int maps = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".map")) continue;
    const MapReadResult result = ReadMapText(*bytes_of(name), name, [&](auto file, auto) { return bytes_of(file); });
    if (!result.ok()) continue;
    ExpectIdentity(*result.map, 20);
    ++maps;
  }
  EXPECT_GE(maps, 24);
}

// Names with separators, letters beyond ASCII, blanks in phases, and powers of which one is a prefix of the other.
TEST(PositionLine, OddNamesAreEscaped) {
  const MapReadResult read = ReadMapText(
      "FLOW\nFLOW NEWYEAR S1:MOVEMENT,RETREATS S2:MOVEMENT,RETREATS WINTER:ADJUSTMENTS\nBEGIN S2 10 MOVEMENT\n"
      "East = E'T\nWest = W;T\nNorth = \xc3\x96%X\nLAND E'T ABUTS W;T \xc3\x96%X\nLAND W;T ABUTS E'T\n"
      "LAND \xc3\x96%X ABUTS E'T\n\xc3\x96st E'T\nA E'T\n\xc3\x96sterreich W;T\nA W;T\nA \xc3\x96%X\n",
      "a b-\xc3\x9f.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const std::string line = StartLine(*read.map);
  EXPECT_EQ(line,
            "a%20b-%C3%9F S2%2010%20MOVEMENT %C3%96ST:aE%27T;%C3%96STE:a%C3%96%25X,aW%3BT %C3%96ST:E%27T;"
            "%C3%96STE:W%3BT - - -");
  ExpectIdentity(*read.map, 200);
  EXPECT_EQ(*MapNameInLine(line), read.map->name());
  EXPECT_EQ(StartLine(*OnStandard("", "-.map")).substr(0, 4), "%2D ");
}

TEST(PositionLine, EndsAndDislodgedUnits) {
  const std::string retreats = "standard F1903R G:aBUR - F:aBUR>GAS+PIC,aVIE;R:fSTP/NC>BAR+NWY - -";
  const auto read = PositionFromLine(*Standard(), retreats);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->view().dislodged_count(), 3);
  EXPECT_EQ(PositionLine(*read), retreats);
  for (const char* end : {"solo:F", "shared_victory:F,T", "draw:A", "concession:G", "no_result"}) {
    const std::string line = std::string("standard W1910A - - - - ") + end;
    const auto over = PositionFromLine(*Standard(), line);
    ASSERT_TRUE(over.ok()) << over.status();
    EXPECT_EQ(PositionLine(*over), line);
  }
}

TEST(PositionLine, WhatOnlySomeMapsHave) {
  const MapRef map = OnStandard("FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n");
  const std::string line =
      "m S1902M F:aPAR - - claims=F:1|control_turns=T:1|guest_builds=F:1|hidden_builds=PAR|homes=A:BUD;F:MAR,PAR|"
      "seizing_builds=F:2 -";
  const auto read = PositionFromLine(*map, line);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(PositionLine(*read), line);
  EXPECT_EQ(read->view().ClaimsLeft(2), 1);
  EXPECT_TRUE(TestBit(read->view().Homes(0), map->ProvinceOf(*map->FindPlace("BUD"))));
  const MapRef vassals = OnStandard("RULE VASSAL_DUMMIES\nDUMMY TURKEY ITALY\n");
  const std::string held = "m S1902M - - - controllers=I:F;T:F -";
  const auto of_vassals = PositionFromLine(*vassals, held);
  ASSERT_TRUE(of_vassals.ok()) << of_vassals.status();
  EXPECT_EQ(PositionLine(*of_vassals), held);
  for (const char* wrong : {"controllers=I:T", "controllers=F:G", "controllers=I:X", "controllers=I:F,G"}) {
    EXPECT_FALSE(PositionFromLine(*vassals, "m S1902M - - - " + std::string(wrong) + " -").ok()) << wrong;
  }
  // A missing member is empty.
  const auto none = PositionFromLine(*map, "m S1902M - - - - -");
  ASSERT_TRUE(none.ok());
  EXPECT_EQ(none->view().ClaimsLeft(2), 0);
  EXPECT_EQ(PositionLine(*none), "m S1902M - - - - -");
}

// A line written by hand may have any sequence and whole names. Written back, it has the standard form.
TEST(PositionLine, ReadersTakeAnySequenceAndWholeNames) {
  const auto read = PositionFromLine(
      *Standard(), "Standard SPRING%201901%20MOVEMENT France:FBRE,aPar;ger:amun;AUST:aVienna F:paris,BRE - - -");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(PositionLine(*read), "standard S1901M A:aVIE;F:aPAR,fBRE;G:aMUN F:BRE,PAR - - -");
}

TEST(PositionLine, ErrorsNameTheWordAndWhatWasExpected) {
  const char* const wrong[][2] = {
      {"", "1 []: nothing stands in field 1 of 7 (map): expected - for an empty field"},
      {"standard S1901M", "16 []: the line ends after field 2 of 7 (phase): expected a blank and units, or -"},
      {"standard  S1901M", "10 []: nothing stands in field 2 of 7 (phase): expected - for an empty field"},
      {"standard S1901M - - - - - -", "26 [ -]: expected the end of the line after field 7 of 7 (how the game ended)"},
      {"loeb9 S1901M - - - - -", "1 [loeb9]: 'loeb9' is another map: expected standard"},
      {"standard X1901M - - - - -",
       "10 [X1901M]: 'X1901M' is no phase of this map: expected a name such as S1901M (S..M, S..R, F..M, F..R, W..A)"},
      {"standard S1901M F:aPAX - - - -", "20 [PAX]: 'PAX' is no place (nearest: PAR)"},
      {"standard S1901M F:aPAR,xBRE - - - -",
       "24 [xBRE]: 'xBRE' is no unit: expected a or f and a place, such as aADR"},
      {"standard S1901M F:aNTH - - - -", "19 [aNTH]: 'aNTH' is an army in NTH, where it cannot stand"},
      {"standard S1901M F:fSPA - - - -",
       "19 [fSPA]: 'fSPA' is a fleet in SPA, where it cannot stand: expected SPA/NC or SPA/SC"},
      {"standard S1901M F:aPAR;G:aPAR - - - -", "26 [aPAR]: 'aPAR' is a second unit in its province"},
      {"standard S1901M F:aPAR;F:aMAR - - - -", "24 [F]: 'F' stands twice: expected each power once"},
      {"standard S1901M aPAR - - - -", "17 [aPAR]: 'aPAR' is no list of a power: expected power:item,item"},
      {"standard S1901M Q:aPAR - - - -", "17 [Q]: 'Q' is no power of this map: expected A, E, F, G, I, R, T"},
      {"standard S1901M - F:BUR - - -", "21 [BUR]: 'BUR' is no supply center"},
      {"standard S1901M - F:PAR;G:PAR - - -", "27 [PAR]: 'PAR' is owned twice"},
      {"standard S1901M - - F:aPAR - -",
       "21 [F:aPAR]: 'F:aPAR' has dislodged units, but S1901M is no retreats phase: expected -"},
      {"standard S1901R - - F:aPAR>MAR - -",
       "28 [MAR]: 'MAR' is no place where the unit in PAR could go: expected one that is adjacent for it"},
      {"standard S1901M - - - claims=F:1 -", "23 [claims=F:1]: 'claims=F:1' is nothing that this map has: expected -"},
      {"standard S1901M - - - - won",
       "25 [won]: 'won' is no end of a game: expected -, solo, shared_victory, draw, concession, no_result"},
      {"standard S1901M - - - - solo:A,F", "25 [solo:A,F]: 'solo:A,F' cannot be: expected exactly one winner"},
      {"stand%2 S1901M - - - - -",
       "1 [stand%2]: 'stand%2' has a % that escapes nothing: expected two hexadecimal digits behind it"},
  };
  for (const auto& [line, message] : wrong) EXPECT_EQ(ErrorOf(line), message) << line;
  const MapRef map = OnStandard("FRANCE &SC\n");
  EXPECT_EQ(ErrorOf("m S1901M - - - claims=F:2 -", map), "25 [2]: '2' is out of range: expected 0 to 1");
  EXPECT_EQ(ErrorOf("m S1901M - - - guest_builds=F:1 -", map),
            "16 [guest_builds=F:1]: 'guest_builds=F:1' is nothing that this map has: expected -, claims=, homes=");
}

TEST(PositionLine, AFaultyLineLeavesAPosition) {
  Position position(*Standard());
  position.ref().SetStart();
  EXPECT_FALSE(ReadPositionLine("standard S1901M F:aPAR,aPAR - - - -", position.ref()).ok());
  EXPECT_EQ(position.view(), Position(*Standard()).view());
}

}  // namespace
}  // namespace entente
