// entente datc: cases as text, played and compared.
#include <algorithm>
#include <cstdio>
#include <sstream>

#include "cli_run.h"

namespace entente_test {
namespace {

using CliDatcTest = Cli;

constexpr char kCase[] = R"(# Paris and Marseilles against Burgundy
case 1 A bounce
phase movement
units FRANCE A par, A MAR
units Germany A MUN
order france A PAR - BUR : fails bounced
order Germany A Munich - Burgundy : fails bounced
after France A PAR, A MAR
after Germany A MUN
)";

std::string Changed(std::string_view text, std::string_view from, std::string_view to) {
  std::string changed(text);
  return changed.replace(changed.find(from), from.size(), to);
}

TEST_F(CliDatcTest, TheDocumentsCasesPass) {
  std::vector<std::string> arguments{"datc"};
  for (const auto& entry : std::filesystem::directory_iterator(ENTENTE_DATC_CASES)) {
    arguments.push_back(entry.path().string());
  }
  const Ran ran = RunProgram(arguments);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "pass  6.F.14 Simple convoy paradox\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, ", under civil_disorder=home_distance\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, " cases: all pass\n")) << ran.out;
  EXPECT_FALSE(Has(ran.out, "FAIL"));
}

TEST_F(CliDatcTest, TheExampleOfTheHelpPasses) {
  const std::string help = RunProgram({"datc", "--help"}).out;
  const size_t begin = help.find("    # a line");
  ASSERT_NE(begin, std::string::npos);
  const std::string example = help.substr(begin, help.find("\ncase ID") - begin);
  const Ran ran = RunProgram({"datc", "-"}, example);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_EQ(ran.out, "pass  1 An army dislodges another\n1 case: passes\n");
}

TEST_F(CliDatcTest, ACaseMayNameItsMap) {
  const std::string cases =
      "case 2 On ancmed\nmap ancmed\nphase movement\nunits Rome A ROM\norder Rome A ROM - NEA : succeeds\n"
      "after Rome A NEA\n" +
      std::string(kCase);
  const Ran ran = RunProgram({"datc", "-"}, cases);
  EXPECT_EQ(ran.out, "pass  2 On ancmed\npass  1 A bounce\n2 cases: all pass\n") << ran.err;
  const Ran unknown = RunProgram({"datc", "-"}, Changed(cases, "map ancmed", "map ancmet"));
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(Has(unknown.err, "(stdin):2:1: ")) << unknown.err;
  EXPECT_TRUE(Has(unknown.err, "ancmed")) << unknown.err;
  const Ran late = RunProgram({"datc", "-"}, std::string(kCase) + "map ancmed\n");
  EXPECT_TRUE(Has(late.err, "(stdin):10:5: map behind another map or a phase")) << late.err;
}

// In characters, also behind others than ASCII.
TEST_F(CliDatcTest, AnUnknownNameIsToldWithItsColumn) {
  const Ran ran = RunProgram({"datc", "-"}, "case 1 T\nphase movement\nunits France A P\u00c4\u00c4\n");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, "(stdin):3:16: ")) << ran.err;
  const Ran word = RunProgram({"datc", "-"}, "case 1 T\nphase movement\nunits Fr\u00e4nce A PAR, B MAR\n");
  EXPECT_TRUE(Has(word.err, "(stdin):3:21: ")) << word.err;
  const Ran part = RunProgram({"datc", "-"}, "case 1 T\nphase movement\nunits France A PAR, A AR\n");
  EXPECT_TRUE(Has(part.err, "(stdin):3:23: ")) << part.err;
}

TEST_F(CliDatcTest, ErrorsOfACaseStandInTheSequenceOfItsLines) {
  const Ran ran =
      RunProgram({"datc", "-"},
                 "case 1 T\nphase movement\nunits France A PAX, A PAR\n"
                 "order France A PAR - BUR : done\norder Frankreich A PAR H : succeeds\nafter France A BUX\n"
                 "dislodged Grance A PAZ by A MUX, retreats YYY\ncase 2 T\nphase\n");
  std::vector<std::pair<int, int>> found;
  std::istringstream lines(ran.err);
  for (std::string line; std::getline(lines, line);) {
    int row = 0, column = 0;
    if (std::sscanf(line.c_str(), "entente: (stdin):%d:%d:", &row, &column) == 2) found.emplace_back(row, column);
  }
  EXPECT_EQ(found.size(), 9u) << ran.err;
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end())) << ran.err;
}

TEST_F(CliDatcTest, AUnitWithoutAnOrderMayBeDislodged) {
  constexpr char kDislodged[] =
      "case 1 T\nphase movement\nunits France A PAR, A MAR\nunits Germany A BUR, A RUH\n"
      "order France A PAR - BUR : succeeds\norder France A MAR S A PAR - BUR : succeeds\n"
      "order Germany A RUH H : succeeds\nafter France A BUR, A MAR\nafter Germany A RUH\n"
      "dislodged Germany A BUR by A PAR, retreats BEL GAS MUN PIC\n";
  EXPECT_EQ(RunProgram({"datc", "-"}, kDislodged).out, "pass  1 T\n1 case: passes\n");
}

TEST_F(CliDatcTest, AFailureTellsWhatWasExpectedWhatCameAndWhy) {
  const std::string wrong =
      Changed(kCase, "order france A PAR - BUR : fails bounced", "order France A PAR - BUR : succeeds");
  const std::string file = File("bounce.cases", Changed(wrong, "after France A PAR", "after France A BUR"));
  const Ran ran = RunProgram({"datc", file});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(Has(ran.out, "FAIL  1 A bounce\n  " + file +
                               ":6: France A PAR - BUR: expected succeeds; got fails bounced (A PAR bounced from BUR"))
      << ran.out;
  EXPECT_TRUE(Has(ran.out, ":3: the board after: expected France A BUR, ")) << ran.out;
  EXPECT_FALSE(Has(ran.out, "in reverse")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "1 case: 1 failed\n")) << ran.out;
}

TEST_F(CliDatcTest, NamesAreThoseOfTheMapInAnyCase) {
  const Ran ran = RunProgram({"datc", "-v", "-"}, kCase);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_TRUE(Has(ran.out, "  (stdin):6: France A PAR - BUR: fails bounced (A PAR bounced from BUR")) << ran.out;
  const Ran unknown = RunProgram({"datc", "-"}, Changed(kCase, "after Germany A MUN", "after Germany A MNU"));
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(Has(unknown.err, "(stdin):9:17: ")) << unknown.err;
  EXPECT_TRUE(Has(unknown.err, "MNU")) << unknown.err;
}

TEST_F(CliDatcTest, WhatIsNotInTheFormIsToldWithItsPlaceAndTheRestIsPlayed) {
  const std::string bad =
      File("bad.cases", Changed(kCase, "A PAR - BUR : fails bounced", "A PAR - BUR : fails baunced"));
  const Ran ran = RunProgram({"datc", bad, Path("nothing"), folder_.string(), File("good.cases", kCase)});
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, bad + ":6:34: unknown reason 'baunced'")) << ran.err;
  EXPECT_TRUE(Has(ran.err, "nothing: No such file")) << ran.err;
  EXPECT_TRUE(Has(ran.err, ": Is a directory")) << ran.err;
  EXPECT_EQ(ran.out, "pass  1 A bounce\n1 case: passes; 1 misread\n");
  EXPECT_EQ(RunProgram({"datc", "-"}, "# nothing\n").code, 2);
  EXPECT_EQ(RunProgram({"datc"}).code, 2);
}

TEST_F(CliDatcTest, AFleetWithoutItsCoastAndAMistypedPowerAreFaultsOfTheFile) {
  const std::string units = "units France A PAR, A MAR";
  const Ran coast = RunProgram({"datc", "-"}, Changed(Changed(kCase, "units FRANCE A par, A MAR", units + ", F SPA"),
                                                      "after France A PAR, A MAR", "after France A PAR, A MAR, F SPA"));
  EXPECT_EQ(coast.code, 2) << coast.out;
  EXPECT_TRUE(Has(coast.err, "(stdin):4:30: a fleet stands on a coast of SPA: expected SPA/NC or SPA/SC\n"))
      << coast.err;
  const Ran power = RunProgram({"datc", "-"}, Changed(kCase, "after France", "after Frence"));
  EXPECT_TRUE(Has(power.err, "(nearest: FRANCE)")) << power.err;
  EXPECT_TRUE(Has(power.err, "(stdin):8:7: ")) << power.err;
}

TEST_F(CliDatcTest, ReportsMayHaveAWidth) {
  const std::string wrong = Changed(kCase, "A PAR - BUR : fails bounced", "A PAR - BUR : succeeds");
  const Ran ran = RunProgram({"datc", "--width", "60", "-"}, wrong);
  EXPECT_EQ(ran.code, 1);
  for (size_t start = 0, end = 0; (end = ran.out.find('\n', start)) != std::string::npos; start = end + 1) {
    EXPECT_LE(end - start, 60u) << ran.out;
  }
}

TEST_F(CliDatcTest, AnOrderThatNobodyCanReadIsAResult) {
  const std::string text = Changed(kCase, "order Germany A Munich - Burgundy : fails bounced",
                                   "order Germany A MUN X BUR : fails unreadable");
  const Ran ran = RunProgram({"datc", "-v", "-"}, Changed(Changed(text, "fails bounced", "succeeds"),
                                                          "France A PAR, A MAR\nafter", "France A BUR, A MAR\nafter"));
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_TRUE(Has(ran.out, "fails unreadable ('X' at 7 is no order word")) << ran.out;
}

TEST_F(CliDatcTest, LargeAndOddFilesAreReadInLittleTime) {
  std::string lines = "case 1 Many\nphase movement\n", orders = lines;
  for (int i = 0; i < 100000; ++i) lines += "units France A PAR\n";
  const Ran many = RunProgram({"datc", "-"}, lines);
  EXPECT_EQ(many.code, 2);
  EXPECT_TRUE(Has(many.err, "(stdin):2051:14: more than 2048 units")) << many.err.substr(0, 300);
  orders += "units France A PAR\nafter France A PAR\n";
  for (int i = 0; i < 30000; ++i) orders += "order France A PAR H : fails void\n";
  EXPECT_EQ(RunProgram({"datc", "-"}, orders).code, 1);
  std::string noise;
  for (uint64_t state = 1; noise.size() < size_t{1} << 20;) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    noise += static_cast<char>(state >> 56);
    if (state >> 60 == 0) noise += "\ncase 1 x\nphase movement\nunits ";
  }
  EXPECT_EQ(RunProgram({"datc", "-"}, noise).code, 2);
}

TEST_F(CliDatcTest, AnotherMapAndOtherRulesAreTaken) {
  const std::string fleet = Changed(kCase, "units FRANCE A par, A MAR", "units France A PAR, A MAR");
  EXPECT_EQ(RunProgram({"datc", "--map", "fleet_rome", "-"}, fleet).code, 0);
  const std::string ancient =
      "case 1 A fleet moves\nphase movement\nunits Rome F ROM\norder Rome F ROM - TYS : succeeds\nafter Rome F TYS\n";
  const Ran ran = RunProgram({"datc", "--map", "ancmed", "--rules", "civil_disorder=home_distance", "-"}, ancient);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
}

// Missing parts of an order count, as in any text of players.
TEST_F(CliDatcTest, WhoseUnitIsMeantCanBeAskedFor) {
  constexpr std::string_view kNation = R"(case n A support without a nationality (4.C.5)
phase movement
units France A PAR
units Italy A MAR
order France A PAR - BUR : succeeds
order Italy A MAR S A PAR - BUR : succeeds
after France A BUR
after Italy A MAR
under missing_nation=illegal
phase movement
order France A PAR - BUR : succeeds
order Italy A MAR S A PAR - BUR : fails illegal
after France A BUR
after Italy A MAR
)";
  const Ran ran = RunProgram({"datc", "-"}, kNation);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_TRUE(Has(ran.out, "\n2 cases: all pass\n")) << ran.out;
  const Ran other = RunProgram({"datc", "--rules", "missing_nation=illegal", "-"}, kNation);
  EXPECT_TRUE(Has(other.out, "expected succeeds; got fails illegal")) << other.out;
}

TEST_F(CliDatcTest, RulesThatThereAreNotAreRefused) {
  const auto under = [&](const std::string& rules) {
    return RunProgram({"datc", "-"}, std::string(kCase) + "under " + rules + "\n" + R"(phase movement
order France A PAR - BUR : succeeds
order Germany A MUN - BUR : fails bounced
after France A BUR, A MAR
after Germany A MUN
)");
  };
  for (const auto& [rules, why] : {std::pair("foo=bar", "(stdin):10:1: unknown rule option 'foo'"),
                                   std::pair("convoy_paradox=1983", "(stdin):10:1: unknown value '1983'")}) {
    const Ran ran = under(rules);
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(Has(ran.err, why)) << ran.err;
  }
  // Several rules, separated by commas or blanks.
  for (const char* rules : {"convoy_paradox=1982,waive=forbidden", "convoy_paradox=1982 waive=forbidden"}) {
    const Ran ran = under(rules);
    EXPECT_EQ(ran.code, 1) << ran.err;
    EXPECT_TRUE(Has(ran.out, "\nFAIL  1 A bounce, under convoy_paradox=1982 waive=forbidden\n")) << ran.out;
  }
}

TEST_F(CliDatcTest, AFileOfSomethingElseIsToldInAFewLines) {
  const Ran ran = RunProgram({"datc", ENTENTE_README});
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, " more lines like these; is it a file of cases?")) << ran.err;
  EXPECT_LT(std::count(ran.err.begin(), ran.err.end(), '\n'), 25);
  const Ran jdip = RunProgram({"datc", "-"}, "VARIANT_ALL Standard\nCASE 1\nPRESTATE_SETPHASE Spring 1901, Movement\n");
  EXPECT_EQ(jdip.code, 2);
  EXPECT_EQ(jdip.err,
            "entente: (stdin):1:1: unknown word 'VARIANT_ALL' at the start of the line; it looks like jdip (jDip's "
            "test-case text): entente convert --to datc turns it into a case\n");
}

}  // namespace
}  // namespace entente_test
