// Legal orders of phases, games and lines, and the power of each order.
#include <sstream>

#include "cli_run.h"

namespace entente_test {
namespace {

using CliLegalTest = Cli;

constexpr char kBuilds[] =
    R"({"name":"W1901A","state":{"units":{"TURKEY":["F ANK"]},"centers":{"FRANCE":["PAR"],"TURKEY":[]}}})";

TEST_F(CliLegalTest, EveryPhaseOfAGameIsListed) {
  const std::string game = RunProgram({"play", "--json", "--seed", "4", "--phases", "3"}).out;
  const Ran all = RunProgram({"legal"}, game);
  EXPECT_EQ(all.code, 0) << all.err;
  EXPECT_EQ(all.out.rfind("S1901M\n\nAUSTRIA\n", 0), 0u) << all.out;
  const Ran one = RunProgram({"legal", "--phase", "F1901M"}, game);
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_EQ(one.out.rfind("F1901M\n\nAUSTRIA\n", 0), 0u) << one.out;
  EXPECT_TRUE(Has(all.out, "\n\n" + one.out)) << all.out;
  EXPECT_EQ(RunProgram({"legal", "--jsonl", "--phase", "F1901M"}, game).out.rfind(R"({"orders":{)", 0), 0u);
}

TEST_F(CliLegalTest, DocumentsOnLinesAreListedOneByOne) {
  const Ran ran = RunProgram({"legal"}, std::string(kPhase) + "\nbroken\n" + kBuilds + "\n");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, "(stdin):2:1: ")) << ran.err;
  EXPECT_EQ(ran.out.rfind("(stdin):1\n\nS1901M\n\nFRANCE\n", 0), 0u) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\n\n(stdin):3\n\nW1901A\n\nFRANCE\n  A PAR B\n    F PAR B\n  WAIVE\n") ||
              Has(ran.out, "\n\n(stdin):3\n\nW1901A\n\nFRANCE\n  A PAR B\n  WAIVE\n"))
      << ran.out;
}

TEST_F(CliLegalTest, NotesStandAboveTheListing) {
  const std::string alone = R"({"name":"W1901A","state":{"units":{"TURKEY":["F ANK"]},"centres":{"FRANCE":["PAR"]}}})";
  const std::string note = "`state.centres` is not read: did you mean `centers`?\n";
  EXPECT_EQ(RunProgram({"legal"}, alone).out.rfind("note: " + note + "\nW1901A\n", 0), 0u);
  const std::string game = R"({"rule":1,"phases":[)" + alone + "," + std::string(kPhase) + "," + alone + "]}";
  const std::string around = "note: `rule` is not read: did you mean `rules`?\n";
  const Ran all = RunProgram({"legal"}, game);
  EXPECT_EQ(all.code, 0) << all.err;
  EXPECT_EQ(all.out.rfind(around + "note: W1901A and 1 other: " + note + "\nW1901A\n", 0), 0u) << all.out;
  const Ran one = RunProgram({"legal", "--phase", "W1901A"}, game);
  EXPECT_EQ(one.out.rfind(around + "note: W1901A: " + note + "\nW1901A\n", 0), 0u) << one.out;
  EXPECT_FALSE(Has(RunProgram({"legal", "--phase", "S1901M"}, game).out, "centres"));
}

TEST_F(CliLegalTest, LinesTellWhoseUnitsSitesAndWaivesAre) {
  const Ran ran = RunProgram({"legal", "--jsonl"}, std::string(kPhase) + "\n" + kBuilds + "\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(Has(ran.out, R"("powers":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}})")) << ran.out;
  EXPECT_TRUE(Has(ran.out, R"("powers":{"FRANCE":["PAR","FRANCE"],"TURKEY":["F ANK"]}})")) << ran.out;
  EXPECT_FALSE(Has(RunProgram({"legal", "--jsonl", "--brief"}, kPhase).out, "powers"));
}

constexpr char kCoasts[] = R"({"name":"S1901M","state":{"units":{"FRANCE":["F MAO","F POR","A PAR"]}}})";

TEST_F(CliLegalTest, WhatCanFollowIsToldWordByWord) {
  const auto next = [&](const char* begun) {
    const Ran ran = RunProgram({"legal", "--next", begun}, kCoasts);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return ran.out;
  };
  EXPECT_EQ(next(""), "S1901M\n\n  F MAO\n  A PAR\n  F POR\n");
  EXPECT_EQ(next("a  par"), "S1901M\n\n  H\n  -\n  S\n");
  EXPECT_EQ(next("A PAR -"), "S1901M\n\n  BRE\n  BUR\n  GAS\n  PIC\n");
  EXPECT_EQ(next("A PAR - BUR"), "S1901M\n\n  (complete)\n");
  EXPECT_EQ(next("F POR S"), "S1901M\n\n  F MAO\n");
  EXPECT_EQ(next("F POR S F MAO"), "S1901M\n\n  (complete)\n  -\n");
  EXPECT_EQ(next("F MAO - SPA"), "S1901M\n\n  /NC\n  /SC\n");
  // In any notation, and without types.
  EXPECT_EQ(next("Army Paris"), next("A PAR"));
  EXPECT_EQ(next("Par"), next("A PAR"));
  EXPECT_EQ(next("A Paris -"), next("A PAR -"));
  EXPECT_EQ(next("A Paris \xe2\x80\x93"), next("A PAR -"));
  EXPECT_EQ(next("A Paris moves to"), next("A PAR -"));
  EXPECT_EQ(next("(FRA AMY PAR) MTO"), next("A PAR -"));
  EXPECT_EQ(next("A Paris - Burgundy"), next("A PAR - BUR"));
  EXPECT_EQ(next("Fleet Portugal supports"), next("F POR S"));
  EXPECT_EQ(next("F Portugal S F"), next("F POR S F"));
  EXPECT_EQ(next("F Portugal S Mid-Atlantic Ocean"), next("F POR S F MAO"));
  EXPECT_EQ(next("F MAO to Spain"), next("F MAO - SPA"));
  EXPECT_EQ(next("Fleet Mid-Atlantic Ocean"), next("F MAO"));
  constexpr char kRetreat[] =
      R"({"name":"S1901R","state":{"units":{"FRANCE":["*A PAR"]},"retreats":{"FRANCE":{"A PAR":["GAS"]}}}})";
  EXPECT_EQ(RunProgram({"legal", "--next", "Army Paris"}, kRetreat).out, "S1901R\n\n  R\n  D\n");
  EXPECT_EQ(RunProgram({"legal", "--next", "Army Paris retreats to"}, kRetreat).out, "S1901R\n\n  GAS\n");
  for (const char* nothing : {"A Pariss", "A Paris S A Munich", "A PAR - ZZZ", "Q"}) {
    EXPECT_EQ(next(nothing), "S1901M\n\n  (no legal order begins so)\n") << nothing;
  }
  EXPECT_EQ(next("A PAX"), "S1901M\n\n  (no legal order begins so; nearest: A PAR)\n");
  EXPECT_EQ(next("A PRA S"), "S1901M\n\n  (no legal order begins so; nearest: A PAR S)\n");
  EXPECT_EQ(next("PA"), next("A PAX")) << "the type may be left out";
  EXPECT_EQ(next("F PAR"), next("A PAX")) << "or be wrong";
  constexpr char kFleet[] = R"({"name":"S1902M","state":{"units":{"FRANCE":["F SPA/SC"]}}})";
  EXPECT_EQ(RunProgram({"legal", "--next", "A SPA"}, kFleet).out,
            "S1902M\n\n  (no legal order begins so; nearest: F SPA/SC)\n");
  EXPECT_EQ(RunProgram({"legal", "--jsonl", "--next", "A PAR"}, kCoasts).code, 0);
}

TEST_F(CliLegalTest, WhatCanFollowWordsInFrontOfAUnit) {
  constexpr char kBuild[] =
      R"({"name":"W1901A","state":{"units":{"FRANCE":["A PIC"]},"centers":{"FRANCE":["PAR","BRE"],"RUSSIA":["STP"]}}})";
  constexpr char kRemove[] =
      R"({"name":"W1901A","state":{"units":{"FRANCE":["A PIC","F POR"]},"centers":{"FRANCE":["PAR"]}}})";
  constexpr char kRetreat[] =
      R"({"name":"S1901R","state":{"units":{"FRANCE":["*A PAR"]},"retreats":{"FRANCE":{"A PAR":["GAS"]}}}})";
  constexpr char kMove[] = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"RUSSIA":["F STP/SC"]}}})";
  struct Row {
    const char *begun, *phase, *next;  // the next words, each with a blank behind it
  };
  constexpr char kNone[] = "(no legal order begins so) ";
  const Row rows[] = {
      {"Build", kBuild, "A BRE F BRE A PAR WAIVE A STP F STP/NC F STP/SC "},
      {"B", kBuild, "A BRE F BRE A PAR WAIVE A STP F STP/NC F STP/SC "},
      {"+", kBuild, "A BRE F BRE A PAR WAIVE A STP F STP/NC F STP/SC "},
      {"Build A", kBuild, "BRE PAR STP "},
      {"Build F STP", kBuild, "/NC /SC "},
      {"+ F Brest", kBuild, "(complete) "},
      {"(FRA AMY PAR)", kBuild, "B "},
      {"D", kBuild, kNone},
      {"Remove", kBuild, kNone},
      {"- A", kBuild, kNone},
      {"D", kRemove, "A PIC F POR "},
      {"Remove", kRemove, "A PIC F POR "},
      {"Disband", kRemove, "A PIC F POR "},
      {"-", kRemove, "A PIC F POR "},
      {"D A", kRemove, "PIC "},
      {"- F POR", kRemove, "(complete) "},
      {"Build", kRemove, kNone},
      {"+", kRemove, kNone},
      {"D", kRetreat, "A PAR "},
      {"Disband army", kRetreat, "PAR "},
      {"Build", kMove, kNone},
      {"Russia:", kMove, "F STP/SC "},
      {"F STP -", kMove, "BOT FIN LVN "},
      {"St Petersburg to", kMove, "BOT FIN LVN "},
      {"(FRA AMY PAR)", kMove, "H - "},
      {"(FRA AMY PAR) -", kMove, "BRE BUR GAS PIC "},
      {"(RUS FLT STP)", kMove, "H - "},
  };
  for (const Row& row : rows) {
    const Ran ran = RunProgram({"legal", "--next", row.begun}, row.phase);
    EXPECT_EQ(ran.code, 0) << ran.err;
    std::istringstream lines(ran.out);
    std::string words;
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("  ")) words += line.substr(2) + " ";
    }
    EXPECT_EQ(words, row.next) << row.begun << "\n" << row.phase;
  }
}

}  // namespace
}  // namespace entente_test
