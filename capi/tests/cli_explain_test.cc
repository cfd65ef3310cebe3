// entente explain: which orders, which phases, which language and form.
#include "cli_run.h"

namespace entente_test {
namespace {

using CliExplainTest = Cli;

constexpr char kBoard[] =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A BUR"]}},"orders":{"FRANCE":["A PAR - BUR"]}})";

TEST_F(CliExplainTest, AnOrderIsExplained) {
  const Ran ran = RunProgram({"explain", "-", "A PAR - BUR"}, kBoard);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "S1901M\n"
            "A PAR - BUR (France): fails, bounced\n"
            "  A PAR bounced from BUR: A BUR stayed there, and A PAR could not dislodge it.\n"
            "  A PAR attacks BUR with strength 1.\n"
            "  A BUR holds BUR with strength 1.\n"
            "  1 against 1: not enough.\n"
            "  Cause: A BUR H.\n");
}

TEST_F(CliExplainTest, WithoutAnOrderAllAreExplained) {
  const Ran ran = RunProgram({"explain", "-"}, kBoard);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "A BUR H (Germany): succeeds\n")) << ran.out;
  EXPECT_EQ(RunProgram({"explain", "--all", "-"}, kBoard).out, ran.out);
}

// 6.F.6: a disrupted convoy without a paradox. 6.F.14 under the rule of 1971: the rule spares the support.
TEST_F(CliExplainTest, ABrokenConvoyIsNoParadoxAndARuleThatSparesASupportIsNamed) {
  constexpr char kBroken[] =
      R"({"name":"S1901M","state":{"units":{"ENGLAND":["A LON","F NTH"],"GERMANY":["F SKA","F HEL"]}},)"
      R"("orders":{"ENGLAND":["A LON - HOL","F NTH C A LON - HOL"],"GERMANY":["F SKA - NTH","F HEL S F SKA - NTH"]}})";
  const Ran broken = RunProgram({"explain", "-", "A LON - HOL"}, kBroken);
  EXPECT_TRUE(broken.out.ends_with("  Cause: F SKA - NTH; this move broke the convoy.\n")) << broken.out;
  EXPECT_FALSE(Has(broken.out, "paradox")) << broken.out;
  constexpr char kParadox[] =
      R"({"name":"S1901M","state":{"units":{"ENGLAND":["F LON","F WAL"],"FRANCE":["A BRE","F ENG"]}},)"
      R"("orders":{"ENGLAND":["F LON S F WAL - ENG","F WAL - ENG"],"FRANCE":["A BRE - LON","F ENG C A BRE - LON"]}})";
  const Ran spared = RunProgram({"explain", "--rules", "1971", "-", "LON"}, kParadox);
  EXPECT_TRUE(Has(spared.out,
                  "\n  A BRE comes by sea, and by the rule for convoy paradoxes (convoy_paradox=1971, DATC 4.A.2 a) "
                  "does not cut the support of F LON.\n"))
      << spared.out;
}

TEST_F(CliExplainTest, AConvoyThatAnAttackBreaksIsNoParadox) {
  constexpr char kAttacked[] =
      R"({"rules":["WEAK_CONVOYS"],"name":"S1901M","state":{"units":{"ENGLAND":["A LON","F NTH"],"FRANCE":["F ENG"]}},)"
      R"("orders":{"ENGLAND":["A LON - NWY","F NTH C A LON - NWY"],"FRANCE":["F ENG - NTH"]}})";
  const std::string told = RunProgram({"explain", "-"}, kAttacked).out;
  EXPECT_TRUE(Has(told,
                  "\n  The route by F NTH is broken: the attack of F ENG breaks the convoy of F NTH.\n"
                  "  By the rule attacked_convoys=by_as_strong, RULE WEAK_CONVOYS.\n"
                  "  Cause: F ENG - NTH; this move broke the convoy.\n"))
      << told;
  EXPECT_TRUE(Has(told, "  1 against 1: not enough.\n  Cause: F ENG - NTH; this move broke the convoy.\nF ENG - NTH"))
      << told;
  EXPECT_FALSE(Has(told, "paradox")) << told;
}

// 4.A.6 b: the other route is intact and does not count.
TEST_F(CliExplainTest, AnArmyIsExplainedByThePathThatItNames) {
  constexpr char kPath[] =
      R"({"rules":{"convoy_path":"allowed"},"name":"S1901M","state":{"units":{"ENGLAND":["A LON","F NTH","F ENG"],)"
      R"("FRANCE":["F SKA","F HEL","A PIC"]}},"orders":{"ENGLAND":["A LON - NTH - BEL","F NTH C A LON - BEL",)"
      R"("F ENG C A LON - BEL"],"FRANCE":["F HEL - NTH","F SKA S F HEL - NTH","A PIC - BEL"]}})";
  const std::string told = RunProgram({"explain", "-"}, kPath).out;
  EXPECT_TRUE(Has(told,
                  "\n  By its order A LON goes by F NTH and no other way (convoy_path=allowed, DATC 4.A.6 b).\n"
                  "  A LON is to go by convoy.\n"
                  "  The route by F NTH is broken: F HEL dislodged F NTH.\n"
                  "  Cause: F HEL - NTH; this move broke the convoy.\n"))
      << told;
  EXPECT_TRUE(Has(told, "\nF ENG C A LON - BEL (England): succeeds, unused\n")) << told;
  EXPECT_TRUE(Has(told, "\n  No unit opposes the move to BEL.\n")) << told;
  std::string less = kPath;
  less.replace(less.find("F NTH C A LON - BEL"), 19, "F NTH H");
  const Ran no_chain = RunProgram({"explain", "-", "A LON"}, less);
  EXPECT_TRUE(Has(no_chain.out, "\n  Not all of these were ordered to convoy it there.\n")) << no_chain.out;
}

TEST_F(CliExplainTest, AnArmyThatComesBackToItsProvinceMeetsRivalsAlone) {
  constexpr char kBack[] =
      R"({"rules":["CONVOY_BACK"],"name":"S1901M","state":{"units":{"ITALY":["A TUN","F TYS"],"FRANCE":["A NAF","F WES"]}},)"
      R"("orders":{"ITALY":["A TUN - TUN","F TYS C A TUN - TUN"],"FRANCE":["A NAF - TUN","F WES S A NAF - TUN"]}})";
  const std::string told = RunProgram({"explain", "-"}, kBack).out;
  EXPECT_TRUE(Has(told,
                  "\n  The route by F TYS holds.\n"
                  "  A TUN attacks TUN with strength 1.\n"
                  "  A NAF keeps others out of TUN with strength 2, supported by F WES.\n"
                  "  1 against 2: not enough.\n"
                  "  A NAF attacks TUN with strength 2, supported by F WES.\n"
                  "  A TUN keeps others out of TUN with strength 1.\n"
                  "  2 against 1: enough.\n"))
      << told;
  EXPECT_TRUE(Has(told,
                  "\n  A NAF moves to TUN.\n"
                  "  A NAF attacks TUN with strength 2, supported by F WES.\n"
                  "  A TUN keeps others out of TUN with strength 1.\n"
                  "  2 against 1: enough.\nF WES"))
      << told;
  const std::string alone =
      RunProgram({"explain", "-", "TUN"},
                 std::string(kBack).replace(std::string(kBack).find("A NAF - TUN"), 11, "A NAF H"))
          .out;
  EXPECT_TRUE(Has(alone, "(Italy): succeeds\n")) << alone;
  EXPECT_FALSE(Has(alone, "hang on")) << alone;
}

// If the movement phase before is known, the explanation says why a place is closed.
TEST_F(CliExplainTest, OfAGameTheMovementBeforeTellsWhyARetreatIsClosed) {
  const std::string retreats =
      R"({"name":"S1901R","state":{"units":{"ITALY":["*A VEN"],"AUSTRIA":["A VEN","A TYR"],"GERMANY":["A PIE"]},)"
      R"("retreats":{"ITALY":{"A VEN":["APU","ROM","TUS"]}}},"orders":{"ITALY":["A VEN R TRI"]}})";
  const std::string movement =
      R"({"name":"S1901M","state":{"units":{"ITALY":["A VEN"],"AUSTRIA":["A TRI","A TYR"],"GERMANY":["A PIE"]}},)"
      R"("orders":{"ITALY":["A VEN H"],"AUSTRIA":["A TRI - VEN","A TYR S A TRI - VEN"],"GERMANY":["A PIE H"]}})";
  const std::string unknown =
      "TRI is closed for the retreat: the attacker came from there, or a standoff left it empty.";
  EXPECT_TRUE(Has(RunProgram({"explain", "-"}, retreats).out, unknown));
  const Ran ran = RunProgram({"explain", "--phase", "S1901R", "-"},
                             R"({"map":"standard","phases":[)" + movement + "," + retreats + "]}");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "TRI is closed for the retreat: the attacker came from there.\n")) << ran.out;
}

// The army in VEN did not come from the sea, but perhaps from Trieste.
TEST_F(CliExplainTest, ARetreatIsClosedByAStandoffWhereTheAttackerCannotHaveComeFrom) {
  const Ran ran =
      RunProgram({"explain", "-"}, R"({"name":"S1901R","state":{"units":{"ITALY":["*F VEN"],"AUSTRIA":["A VEN"]},)"
                                   R"("retreats":{"ITALY":{"F VEN":["APU"]}}},"orders":{"ITALY":["F VEN R ADR"]}})");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "\n  ADR is closed for the retreat: a standoff left it empty.\n")) << ran.out;
  EXPECT_TRUE(
      Has(ran.out, "\n  TRI is closed for the retreat: the attacker came from there, or a standoff left it empty.\n"))
      << ran.out;
}

// Under by_center distance does not count.
TEST_F(CliExplainTest, ARemovalIsExplainedByTheRuleThatChoseIt) {
  const std::string board = R"({"name":"W1901A","state":{"units":{"RUSSIA":["A GRE","F BLA","A WAR","A UKR"]},)"
                            R"("centers":{"RUSSIA":["GRE","WAR","MOS"]}},"orders":{}})";
  const Ran far = RunProgram({"explain", "-"}, board);
  EXPECT_TRUE(Has(far.out, "\n  Distance of F BLA from the centers that its power owns: 2 (nearest: GRE and MOS).\n"))
      << far.out;
  const Ran ran = RunProgram({"explain", "--rules", "civil_disorder=by_center", "-"}, board);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(
      Has(ran.out,
          "\n  F BLA stands on no supply center.\n"
          "  A UKR stands on no supply center.\n"
          "  A GRE stands on a center that its power owns and that is none of its homes.\n"
          "  A WAR stands on a home that its power owns.\n"
          "  Units are removed in this sequence of places; at equal places a fleet before an army, then one at random "
          "(civil_disorder=by_center, DATC 4.D.8).\n"))
      << ran.out;
  EXPECT_FALSE(Has(ran.out, "Distance of")) << ran.out;
}

TEST_F(CliExplainTest, AUnitThatWasRemovedWithoutAnOrderIsAskedFor) {
  constexpr char kLate[] = R"({"name":"W1901A","state":{"units":{"RUSSIA":["F BLA","A WAR","A UKR"]},)"
                           R"("centers":{"RUSSIA":["WAR"]}},"orders":{"RUSSIA":["A UKR D"]}})";
  const Ran ran = RunProgram({"explain", "-", "F BLA"}, kLate);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out.rfind("W1901A\nF BLA of Russia is removed: its power ordered too few valid removals.\n", 0), 0u)
      << ran.out;
  EXPECT_FALSE(Has(ran.out, "A UKR D")) << ran.out;
  EXPECT_TRUE(Has(RunProgram({"explain", "--json", "-", "BLA"}, kLate).out, R"("orders":[],"events":[)"));
  EXPECT_EQ(RunProgram({"explain", "-", "A WAR"}, kLate).code, 2);
}

TEST_F(CliExplainTest, WordsThatAskForNothingAreToldOnce) {
  const std::string board = kBoard;
  const Ran ran = RunProgram({"explain", "-", "A XYZ"}, R"({"map":"standard","phases":[)" + board + "," + board + "]}");
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.err, "entente: (stdin): in 'A XYZ': 'XYZ' at 3 is no place: expected a unit (A or F and its place)\n");
}

TEST_F(CliExplainTest, LanguageAndFormAreChosen) {
  EXPECT_TRUE(Has(RunProgram({"explain", "--language", "de", "-", "PAR"}, kBoard).out, "1 gegen 1: nicht genug.\n"));
  const Ran json = RunProgram({"explain", "--json", "-", "PAR"}, kBoard);
  EXPECT_EQ(json.out.rfind(R"({"phase":"S1901M","orders":[)", 0), 0u) << json.out;
  const Ran graph = RunProgram({"explain", "--graph", "dot", "-"}, kBoard);
  EXPECT_EQ(graph.out.rfind("digraph \"S1901M\" {\n", 0), 0u) << graph.out;
  EXPECT_TRUE(Has(RunProgram({"explain", "--graph=json", "-"}, kBoard).out, R"("by":"occupant","decides":true)"));
}

TEST_F(CliExplainTest, OfAGameThePhasesAreToldInWhichTheOrderWasGiven) {
  const std::string game =
      R"({"map":"standard","phases":[)" + std::string(kBoard) +
      R"(,{"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - GAS"]}},)"
      R"({"name":"S1902M","state":{"units":{"FRANCE":["A GAS"]}}}]})";
  const Ran both = RunProgram({"explain", "-", "PAR"}, game);
  EXPECT_EQ(both.code, 0) << both.err;
  EXPECT_TRUE(Has(both.out, "\n\nF1901M\nA PAR - GAS (France): succeeds\n")) << both.out;
  const Ran one = RunProgram({"explain", "-", "A PAR - GAS"}, game);
  EXPECT_EQ(one.out.rfind("F1901M\n", 0), 0u) << one.out;
  EXPECT_EQ(RunProgram({"explain", "--phase", "F1901M", "-", "PAR"}, game).out, one.out);
  const Ran none = RunProgram({"explain", "-", "A PAR - PIC"}, game);
  EXPECT_EQ(none.code, 2);
  EXPECT_TRUE(Has(none.err, "no phase has the order 'A PAR - PIC'")) << none.err;
}

TEST_F(CliExplainTest, WhatCannotBeAnsweredIsRefused) {
  const Ran other = RunProgram({"explain", "-", "A PAR - GAS"}, kBoard);
  EXPECT_EQ(other.code, 2);
  EXPECT_TRUE(Has(other.err, "no order 'A PAR - GAS' was given in S1901M, but A PAR - BUR")) << other.err;
  EXPECT_TRUE(
      Has(RunProgram({"explain", "-", "Gascony"}, kBoard).err, " was given in S1901M: no unit stands in GAS\n"));
  // A unit without anything to order is still on the board, and a build needs none.
  const char* retreats =
      R"({"name":"S1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"]},"retreats":{"FRANCE":{"A BUR":["GAS"]}}}})";
  EXPECT_TRUE(Has(RunProgram({"explain", "-", "PAR"}, retreats).err, " 'PAR' was given in S1901R\n"));
  EXPECT_TRUE(Has(RunProgram({"explain", "-", "MUN"}, retreats).err, " in S1901R: no unit stands in MUN\n"));
  const char* builds = R"({"name":"W1901A","state":{"units":{},"centers":{"FRANCE":["PAR","MAR"]}}})";
  EXPECT_TRUE(Has(RunProgram({"explain", "-", "A MAR B"}, builds).err, " 'A MAR B' was given in W1901A\n"));
  EXPECT_EQ(RunProgram({"explain"}, kBoard).code, 2);
  EXPECT_EQ(RunProgram({"explain", "--all", "-", "PAR"}, kBoard).code, 2);
  EXPECT_EQ(RunProgram({"explain", "--graph", "svg", "-"}, kBoard).code, 2);
  EXPECT_EQ(RunProgram({"explain", "--graph", "dot", "-", "PAR"}, kBoard).code, 2);
  EXPECT_EQ(RunProgram({"explain", "--graph", "dot", "--json", "-"}, kBoard).code, 2);
  const Ran language = RunProgram({"explain", "--language", "xx", "-"}, kBoard);
  EXPECT_EQ(language.code, 2);
  EXPECT_TRUE(Has(language.err, "--language xx: expected one of en, de")) << language.err;
  EXPECT_EQ(RunProgram({"explain", "-"}, "{").code, 2);
}

}  // namespace
}  // namespace entente_test
