// --phase: the phase of a game that a name means.
#include "cli_run.h"

namespace entente_test {
namespace {

using CliPhaseTest = Cli;

std::string Game(const std::vector<std::string>& names) {
  std::string phases;
  for (const std::string& name : names) {
    phases += (phases.empty() ? "" : ",") + std::string(R"({"name":")") + name +
              R"(","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}})";
  }
  return R"({"map":"standard","phases":[)" + phases + "]}";
}

std::string Refusal(const std::vector<std::string>& names, const std::string& phase) {
  const Ran ran = RunProgram({"adjudicate", "--phase", phase}, Game(names));
  EXPECT_EQ(ran.code, 2) << ran.out;
  EXPECT_EQ(RunProgram({"legal", "--phase", phase}, Game(names)).err, ran.err);
  return ran.err;
}

TEST_F(CliPhaseTest, CaseDoesNotCount) {
  const std::string game = Game({"S1901M", "F1901M", "W1901A"});
  for (const char* name : {"F1901M", "f1901m"}) {
    for (const char* command : {"adjudicate", "legal"}) {
      const Ran ran = RunProgram({command, "--phase", name}, game);
      EXPECT_EQ(ran.code, 0) << ran.err;
      EXPECT_EQ(ran.out.rfind("F1901M", 0), 0u) << ran.out;
    }
  }
}

TEST_F(CliPhaseTest, CaseCountsWhereNamesDifferByIt) {
  EXPECT_TRUE(Has(Refusal({"S1901M", "s1901m"}, "s1901M"), "s1901M may mean S1901M and s1901m"));
  EXPECT_EQ(RunProgram({"adjudicate", "--phase", "s1901m"}, Game({"S1901M", "s1901m"})).code, 0);
}

TEST_F(CliPhaseTest, PhasesThatResembleTheNameAreNamed) {
  const std::vector<std::string> names = {"S1901M", "F1901M", "W1901A", "S1902M", "F1902M"};
  EXPECT_TRUE(Has(Refusal(names, "f1901"), "no phase is named f1901; there is F1901M\n"));
  EXPECT_TRUE(Has(Refusal(names, "1902"), "no phase is named 1902; there are S1902M and F1902M\n"));
  EXPECT_TRUE(Has(Refusal(names, "F1903M"), "no phase is named F1903M; there are F1901M and F1902M\n"));
}

TEST_F(CliPhaseTest, ElseTheFirstAndTheLast) {
  EXPECT_TRUE(Has(Refusal({"S1901M", "F1901M", "W1901A"}, "winter"),
                  "no phase is named winter; there are 3, from S1901M to W1901A\n"));
  EXPECT_TRUE(Has(Refusal({"S1901M"}, "winter"), "the only one is S1901M\n"));
}

}  // namespace
}  // namespace entente_test
