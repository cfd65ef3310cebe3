// entente advise: which phases, whose orders, which language and form.
#include <algorithm>

#include "cli_run.h"

namespace entente_test {
namespace {

using CliAdviseTest = Cli;

constexpr char kAdvised[] = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A MUN"]}},)"
                            R"("orders":{"FRANCE":["A PAR - PIC","A MAR S A PAR - BUR"]}})";

constexpr char kAdvice[] =
    "S1901M\n"
    "A MAR S A PAR - BUR (France): mistake\n"
    "  This has no effect: A PAR is ordered to move to PIC.\n";

TEST_F(CliAdviseTest, OddOrdersAreWarnedOf) {
  const Ran ran = RunProgram({"advise", "-"}, kAdvised);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, kAdvice);
}

TEST_F(CliAdviseTest, PowersAreUnknownOrTheOnlyOnes) {
  const Ran known = RunProgram({"advise", "--unknown", "none", "-"}, kAdvised);
  EXPECT_EQ(known.out, kAdvice + std::string("A MUN (Germany): warning\n  A MUN is given no order and will hold.\n"));
  const Ran none = RunProgram({"advise", "--unknown", "FRANCE,Germany", "-"}, kAdvised);
  EXPECT_EQ(none.out, "S1901M\nNothing to warn of.\n");
  const Ran one = RunProgram({"advise", "--unknown", "none", "--power", "GERMANY", "-"}, kAdvised);
  EXPECT_EQ(one.out, "S1901M\nA MUN (Germany): warning\n  A MUN is given no order and will hold.\n");
}

TEST_F(CliAdviseTest, APowerThatIsNoneIsToldOnceForAllPhases) {
  const std::string phase(kAdvised);
  const Ran ran = RunProgram({"advise", "--power", "MARS", "-"}, R"({"phases":[)" + phase + "," + phase + "]}");
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  EXPECT_TRUE(Has(ran.err, "(stdin): --power MARS: 'MARS' is no power of this map")) << ran.err;
}

TEST_F(CliAdviseTest, LanguageAndFormAreChosen) {
  const Ran german = RunProgram({"advise", "--language", "de", "--names", "-"}, kAdvised);
  EXPECT_TRUE(Has(german.out, "Das bewirkt nichts: Armee Paris hat den Befehl, nach Picardy zu ziehen.\n"))
      << german.out;
  EXPECT_EQ(
      RunProgram({"advise", "--json", "-"}, kAdvised).out,
      "{\"phase\":\"S1901M\",\"unknown\":[\"GERMANY\"],\"warnings\":[\n"
      R"({"power":"FRANCE","order":"A MAR S A PAR - BUR","index":1,"severity":"mistake","kind":"matches_nothing",)"
      R"("sentences":["This has no effect: A PAR is ordered to move to PIC."]}]})"
      "\n");
}

TEST_F(CliAdviseTest, WhatMayHappenIsToldIfItIsAskedFor) {
  constexpr char kOpen[] =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}},"orders":{"FRANCE":["A PAR - BUR"]}})";
  EXPECT_EQ(RunProgram({"advise", "--outlook", "--power", "FRANCE", "-"}, kOpen).out,
            "S1901M\n"
            "Nothing to warn of.\n"
            "\n"
            "Exactly this may happen (order sets tried: 8).\n"
            "A PAR - BUR (France): may succeed, may fail\n"
            "  A PAR will be in BUR or PAR.\n"
            "A PAR may be in BUR, which may also be empty.\n"
            "A PAR may be in PAR, which may also be empty.\n");
  const Ran json = RunProgram({"advise", "--outlook", "--json", "-"}, kOpen);
  EXPECT_TRUE(Has(json.out, R"("outlook":{"exact":true,"order_set_count":8,"units":[)")) << json.out;
  EXPECT_TRUE(Has(json.out, R"({"unit":"A PAR","power":"FRANCE","order":"A PAR - BUR","succeeds":"perhaps",)"
                            R"("places":["BUR","PAR"],"lost":"never","exact":true})"))
      << json.out;
  EXPECT_TRUE(Has(json.out, R"({"province":"PAR","units":[{"unit":"A PAR","power":"FRANCE","from":"PAR"}],)"
                            R"("empty":"perhaps"})"))
      << json.out;
}

TEST_F(CliAdviseTest, OfAGameThePhasesWithOrdersAreLookedAt) {
  const std::string game = R"({"map":"standard","phases":[)" + std::string(kAdvised) +
                           R"(,{"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]}}}]})";
  EXPECT_EQ(RunProgram({"advise", "-"}, game).out, kAdvice);
  EXPECT_EQ(RunProgram({"advise", "--phase", "F1901M", "-"}, game).out, "F1901M\nNothing to warn of.\n");
}

TEST_F(CliAdviseTest, ThePowerThatAsksIsKnownBeforeItOrdersAnything) {
  constexpr char kUnordered[] =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}},"orders":{"GERMANY":["A MUN H"]}})";
  EXPECT_EQ(RunProgram({"advise", "--power", "FRANCE", "-"}, kUnordered).out,
            "S1901M\nA PAR (France): warning\n  A PAR is given no order and will hold.\n");
  EXPECT_EQ(RunProgram({"advise", "--power", "FRANCE", "--unknown", "FRANCE", "-"}, kUnordered).out,
            "S1901M\nNothing to warn of.\n");
}

TEST_F(CliAdviseTest, OfAGameThatIsOverThereIsNothingToSay) {
  constexpr char kOver[] = R"({"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}})";
  for (const char* command : {"advise", "legal"}) {
    const Ran ran = RunProgram({command, "-"}, kOver);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "note: (stdin): the game is over: there is nothing to order\n");
  }
}

TEST_F(CliAdviseTest, WhatCannotBeAnsweredIsRefused) {
  const Ran power = RunProgram({"advise", "--unknown", "FRANCE,NARNIA", "-"}, kAdvised);
  EXPECT_EQ(power.code, 2);
  EXPECT_TRUE(Has(power.err, "--unknown FRANCE,NARNIA: ")) << power.err;
  EXPECT_TRUE(Has(power.err, "'NARNIA'")) << power.err;
  EXPECT_EQ(RunProgram({"advise", "--unknown", "", "-"}, kAdvised).code, 2);
  EXPECT_EQ(RunProgram({"advise", "--power", "FRANCE,", "-"}, kAdvised).code, 2);
  EXPECT_EQ(RunProgram({"advise", "--language", "xx", "-"}, kAdvised).code, 2);
  EXPECT_EQ(RunProgram({"advise", "-"}, "{").code, 2);
  EXPECT_EQ(RunProgram({"advise", "--phase", "S1999M", "-"}, kAdvised).code, 2);
}

}  // namespace
}  // namespace entente_test
