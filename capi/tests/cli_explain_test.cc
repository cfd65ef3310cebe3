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
            "  Because of A BUR H.\n");
}

TEST_F(CliExplainTest, WithoutAnOrderAllAreExplained) {
  const Ran ran = RunProgram({"explain", "-"}, kBoard);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "A BUR H (Germany): succeeds\n")) << ran.out;
  EXPECT_EQ(RunProgram({"explain", "--all", "-"}, kBoard).out, ran.out);
}

TEST_F(CliExplainTest, LanguageAndFormAreChosen) {
  EXPECT_TRUE(Has(RunProgram({"explain", "--language", "de", "-", "PAR"}, kBoard).out, "1 gegen 1: nicht genug.\n"));
  const Ran json = RunProgram({"explain", "--json", "-", "PAR"}, kBoard);
  EXPECT_EQ(json.out.rfind(R"({"name":"S1901M","orders":[)", 0), 0u) << json.out;
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
