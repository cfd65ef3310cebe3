// Draw votes, one ballot a line.
#include "cli_run.h"

namespace entente_test {
namespace {

using CliVoteTest = Cli;

TEST_F(CliVoteTest, BallotsAreCountedLineByLine) {
  const Ran ran = RunProgram(
      {"vote", "--mode", "judge-nodias", "--jsonl"},
      R"({"id":1,"survivors":["AUSTRIA","FRANCE"],"votes":{"AUSTRIA":["FRANCE"],"FRANCE":"NODRAW"}})"
      "\n\n"
      R"({"id":2,"survivors":["AUSTRIA"],"votes":{"AUSTRIA":"MAYBE"}})"
      "\n"
      R"({"id":3,"survivors":["AUSTRIA","FRANCE"],"steps":[{"by":"A","cast":["F"]},{"by":"F","cast":["A"]}]})"
      "\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.out,
            "{\"id\":1,\"draw\":[\"FRANCE\"]}\n"
            "{\"id\":2,\"error\":{\"status\":\"invalid_argument\",\"message\":\"votes.AUSTRIA: expected \\\"DRAW\\\", "
            "\\\"NODRAW\\\" or a list of powers\",\"line\":3,\"column\":52,\"offset\":51}}\n"
            "{\"id\":3,\"replies\":[\"accepted\",\"refused\"],\"draw\":[\"FRANCE\"],\"step\":0,"
            "\"notes\":[\"steps[1].cast is refused: a draw is decided already\"]}\n");
}

TEST_F(CliVoteTest, AnyMapHasItsPowers) {
  const Ran ran = RunProgram({"vote", "--mode=dpp-pda", "--map", "ancmed", "--jsonl"},
                             R"({"survivors":["ROME","EGYPT"],"votes":{"EGYPT":["ROME"]}})");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, "{\"draw\":[\"ROME\"]}\n");
}

TEST_F(CliVoteTest, ModesAreNamed) {
  const Ran wrong = RunProgram({"vote", "--mode", "daide-pad", "--jsonl"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.err.find("--mode daide-pad: expected one of judge-dias, judge-nodias, njudge, daide, daide-pda, dpp, "
                           "dpp-pda; did you mean daide-pda?"),
            std::string::npos)
      << wrong.err;
  EXPECT_TRUE(Has(RunProgram({"vote", "--mode", "dias", "--jsonl"}).err, "; did you mean judge-dias?"));
  EXPECT_EQ(RunProgram({"vote", "--jsonl"}).code, 2);
  EXPECT_EQ(RunProgram({"vote", "--mode", "daide"}).code, 2) << "without --jsonl";
}

}  // namespace
}  // namespace entente_test
