// Messages of DAIDE, one a line.
#include "cli_run.h"

namespace entente_test {
namespace {

using CliPressTest = Cli;

TEST_F(CliPressTest, MessagesAreCheckedLineByLine) {
  const Ran ran = RunProgram({"press", "--level", "10", "--jsonl"},
                             "{\"id\":1,\"text\":\"snd (eng) (prp (drw))\"}\n\n"
                             "{\"id\":2,\"text\":\"SND (ENG) (PRP (XDO ((ENG FLT LON) HLD)))\"}\n"
                             "{\"id\":3,\"wire\":\"480C4000\"}\n"
                             "{\"id\":4,\"text\":\"SND (ENG) (PRX)\"}\n"
                             "{\"id\":{\"error\":{}},\"text\":\"HUH\"}\n"
                             "{\"id\":{\"error\":{}}}\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(
      ran.out,
      "{\"id\":1,\"ok\":true,\"level\":10,\"tokens\":10,\"wire\":\"4817400041014001"
      "40004A134000480140014001\"}\n"
      "{\"id\":2,\"ok\":false,\"reply\":\"HUH ( SND ( ENG ) ( PRP ( ERR XDO ( ( ENG FLT LON ) HLD ) ) ) )\","
      "\"err_at\":7}\n"
      "{\"id\":3,\"ok\":false,\"reply\":\"PRN ( NME ( )\"}\n"
      "{\"id\":4,\"ok\":false,\"error\":{\"status\":\"invalid_argument\",\"message\":\"text: 'PRX' is no token of "
      "the language and nothing on the map; did you mean PRN, PRP or PRU?\",\"line\":5,\"column\":28,"
      "\"offset\":27}}\n"
      "{\"id\":{\"error\":{}},\"ok\":false,\"reply\":null}\n"
      "{\"id\":{\"error\":{}},\"ok\":false,\"error\":{\"status\":\"invalid_argument\",\"message\":\"the object: "
      "neither text nor wire: expected one of them\",\"line\":7,\"column\":1,\"offset\":0}}\n");
}

TEST_F(CliPressTest, OptionsSayWhoseMessagesTheyAre) {
  const auto out = [](std::vector<std::string> options, const std::string& text) {
    options.insert(options.begin(), {"press", "--jsonl"});
    const Ran ran = RunProgram(options, "{\"text\":\"" + text + "\"}\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    return ran.out.substr(0, ran.out.find(",\"wire\""));
  };
  EXPECT_EQ(out({}, "OFF"), "{\"ok\":false,\"reply\":\"HUH ( ERR OFF )\",\"err_at\":0}\n");
  EXPECT_EQ(out({"--from", "server"}, "OFF"), "{\"ok\":true,\"level\":-1,\"tokens\":1");
  EXPECT_EQ(out({"--level", "-1"}, "DRW"), "{\"ok\":false,\"reply\":\"HUH ( ERR DRW )\",\"err_at\":0}\n");
  EXPECT_EQ(out({"--press"}, "'hello'"), "{\"ok\":true,\"level\":8000,\"tokens\":5");
  EXPECT_EQ(out({"--press", "--level=20"}, "PRP (SCD (ENG LON))"),
            "{\"ok\":false,\"reply\":\"HUH ( PRP ( ERR SCD ( ENG LON ) ) )\",\"err_at\":2}\n");
  EXPECT_EQ(out({"--dialect", "0.143"}, "SND (1) (ENG) (PRP (DRW))"), "{\"ok\":true,\"level\":10,\"tokens\":13");
  EXPECT_EQ(out({"--map", "ancmed"}, "IAM (EGP) (3)"), "{\"ok\":true,\"level\":-1,\"tokens\":7");
}

TEST_F(CliPressTest, BadUsageIsTold) {
  const auto told = [](const std::vector<std::string>& words) {
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2);
    return ran.err;
  };
  EXPECT_TRUE(Has(told({"press"}), "no --jsonl"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--dialect", "0.178"}), "--dialect 0.178: expected 0.167 or 0.143"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--from", "judge"}), "--from judge: expected client or server"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--level", "x"}), "--level needs a number up to 8000, not 'x'"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--press", "--from", "client"}), "--press does not go with --from"));
}

}  // namespace
}  // namespace entente_test
