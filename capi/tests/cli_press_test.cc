// Messages of DAIDE and DPP, one a line.
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
      "{\"id\":1,\"ok\":true,\"level\":10,\"token_count\":10,\"wire\":\"4817400041014001"
      "40004A134000480140014001\"}\n"
      "{\"id\":2,\"ok\":false,\"reply\":\"HUH ( SND ( ENG ) ( PRP ( ERR XDO ( ( ENG FLT LON ) HLD ) ) ) )\","
      "\"err_at\":7}\n"
      "{\"id\":3,\"ok\":false,\"reply\":\"PRN ( NME ( )\"}\n"
      "{\"id\":4,\"ok\":false,\"error\":{\"status\":\"invalid_argument\",\"message\":\"text: 'PRX' is neither a word "
      "of the language nor on the map; did you mean PRN, PRP or PRU?\",\"line\":5,\"column\":28,"
      "\"offset\":27}}\n"
      "{\"id\":{\"error\":{}},\"ok\":false,\"reply\":null}\n"
      "{\"id\":{\"error\":{}},\"ok\":false,\"error\":{\"status\":\"invalid_argument\",\"message\":\"the object: "
      "neither text nor wire: expected one of them\",\"line\":7,\"column\":1,\"offset\":0}}\n");
}

TEST_F(CliPressTest, AnErrorKeepsTheIdOfALineThatIsNoText) {
  const Ran ran = RunProgram({"press", "--jsonl"}, std::string("{\"id\":1,\"text\":\"OB\xff\"}\n"
                                                               "{\"text\":\"O\0\",\"id\":\"b\"}\n",
                                                               45));
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(Has(ran.out, "{\"id\":1,\"ok\":false,\"error\":{")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "{\"id\":\"b\",\"ok\":false,\"error\":{")) << ran.out;
}

TEST_F(CliPressTest, TranslationsAreTheOtherLanguages) {
  const auto told = [](const std::vector<std::string>& options, const std::string& line) {
    std::vector<std::string> words = {"press", "--jsonl"};
    words.insert(words.end(), options.begin(), options.end());
    return RunProgram(words, line + "\n").out;
  };
  EXPECT_EQ(told({"--dialect", "dpp", "--to", "0.167"}, R"j({"id":1,"text":"SND (ENG) (PCE)","power":"RUS"})j"),
            "{\"id\":1,\"ok\":true,\"to\":[{\"text\":\"SND ( ENG ) ( PRP ( PCE ( RUS ENG ) ) )\",\"wire\":"
            "\"481740004101400140004A1340004A1040004105410140014001"
            "4001\"}],\"lost\":[]}\n");
  EXPECT_EQ(told({"--dialect", "dpp", "--to", "0.167"}, R"j({"id":2,"text":"SLP"})j"),
            "{\"id\":2,\"ok\":false,\"untranslated\":\"SLP has no form in DAIDE\"}\n");
  EXPECT_EQ(
      told({"--to", "dpp", "--from", "server"}, R"j({"id":3,"text":"TME (30)"})j"),
      "{\"id\":3,\"ok\":true,\"to\":[{\"text\":\"TME\",\"wire\":\"TME\"}],\"lost\":[\"how much time is left\"]}\n");
  EXPECT_EQ(told({"--dialect", "dpp", "--to", "0.167", "--press"},
                 R"j({"text":"PCE","power":"RUS","receivers":["ENG","FRA"]})j"),
            "{\"ok\":true,\"to\":[{\"text\":\"PRP ( PCE ( RUS ENG FRA ) )\",\"wire\":"
            "\"4A1340004A104000410541014102"
            "40014001\"}],\"lost\":[]}\n");
  EXPECT_TRUE(Has(told({"--dialect", "dpp", "--to", "0.167"}, R"j({"text":"GOF","power":"XYZ"})j"),
                  "power: expected a power of the map, such as AUS"));
  EXPECT_EQ(RunProgram({"press", "--jsonl", "--to", "0.167"}).code, 2);
  EXPECT_EQ(RunProgram({"press", "--jsonl", "--dialect", "0.143", "--to", "dpp"}).code, 2);
}

TEST_F(CliPressTest, OddKeysAreNotedAndCounted) {
  const std::string line = "{\"text\":\"GOF\",\"powr\":\"ENG\"}\n";
  const std::string note = ",\"notes\":[\"`powr` is not read: did you mean `power`?\"]}\n";
  const Ran checked = RunProgram({"press", "--jsonl", "--progress"}, line + "{\"text\":\"GOF\"}\n");
  EXPECT_EQ(checked.out, "{\"ok\":true,\"level\":0,\"token_count\":1,\"wire\":\"4803\"" + note +
                             "{\"ok\":true,\"level\":0,\"token_count\":1,\"wire\":\"4803\"}\n");
  EXPECT_TRUE(Has(checked.err, "2 lines, 1 with notes, in ")) << checked.err;
  const Ran translated = RunProgram({"press", "--jsonl", "--progress", "--to", "dpp"}, line + "{\"text\":\"GOF\"}\n");
  EXPECT_TRUE(Has(translated.out, "\"lost\":[]" + note)) << translated.out;
  EXPECT_TRUE(Has(translated.err, "2 lines, 1 with notes, in ")) << translated.err;
}

TEST_F(CliPressTest, OptionsSayWhoseMessagesTheyAre) {
  const auto out = [](std::vector<std::string> options, const std::string& text) {
    options.insert(options.begin(), {"press", "--jsonl"});
    const Ran ran = RunProgram(options, "{\"text\":\"" + text + "\"}\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    return ran.out.substr(0, ran.out.find(",\"wire\""));
  };
  EXPECT_EQ(out({}, "OFF"), "{\"ok\":false,\"reply\":\"HUH ( ERR OFF )\",\"err_at\":0}\n");
  EXPECT_EQ(out({"--from", "server"}, "OFF"), "{\"ok\":true,\"level\":-1,\"token_count\":1");
  EXPECT_EQ(out({"--level", "-1"}, "DRW"), "{\"ok\":false,\"reply\":\"HUH ( ERR DRW )\",\"err_at\":0}\n");
  EXPECT_EQ(out({"--press"}, "'hello'"), "{\"ok\":true,\"level\":8000,\"token_count\":5");
  EXPECT_EQ(out({"--press", "--level=20"}, "PRP (SCD (ENG LON))"),
            "{\"ok\":false,\"reply\":\"HUH ( PRP ( ERR SCD ( ENG LON ) ) )\",\"err_at\":2}\n");
  EXPECT_EQ(out({"--dialect", "0.143"}, "SND (1) (ENG) (PRP (DRW))"), "{\"ok\":true,\"level\":10,\"token_count\":13");
  EXPECT_EQ(out({"--dialect", "dpp"}, "sub((eng fleet lon)hld)"),
            "{\"ok\":false,\"reply\":\"HUH (SUB ((ENG *fleet LON) HLD))\",\"err_at\":4}\n");
  EXPECT_EQ(out({"--dialect", "dpp", "--from", "server"}, "TME"), "{\"ok\":true,\"level\":0,\"token_count\":1");
  EXPECT_EQ(out({"--dialect", "dpp", "--press"}, "PCE"), "{\"ok\":true,\"level\":0,\"token_count\":1");
  EXPECT_EQ(out({"--map", "ancmed"}, "IAM (EGP) (3)"), "{\"ok\":true,\"level\":-1,\"token_count\":7");
}

TEST_F(CliPressTest, OfAGameWithoutPartialDrawsPressHasNoListOfThem) {
  const std::string line = "{\"text\":\"PRP (DRW (ENG FRA))\"}\n";
  EXPECT_TRUE(Has(RunProgram({"press", "--jsonl", "--press"}, line).out, "\"ok\":true"));
  EXPECT_EQ(RunProgram({"press", "--jsonl", "--press", "--no-pda"}, line).out,
            "{\"ok\":false,\"reply\":\"HUH ( PRP ( DRW ERR ( ENG FRA ) ) )\",\"err_at\":3}\n");
}

TEST_F(CliPressTest, OctetsMayBeOfTheOtherTable) {
  const std::string text = "{\"text\":\"FCT (DRW)\"}\n";
  EXPECT_TRUE(Has(RunProgram({"press", "--jsonl", "--press"}, text).out, "\"wire\":\"4A06"));
  EXPECT_TRUE(
      Has(RunProgram({"press", "--jsonl", "--press", "--table", "forward-first"}, text).out, "\"wire\":\"4A07"));
  const std::string wire = "{\"wire\":\"4A074000480A4001\"}\n";  // FOR of one table, FCT of the other
  EXPECT_TRUE(Has(RunProgram({"press", "--jsonl", "--press"}, wire).out, "HUH ( ERR FOR"));
  EXPECT_TRUE(Has(RunProgram({"press", "--jsonl", "--press", "--table", "forward-first"}, wire).out, "HUH ( FCT ("));
  const std::string dpp = "{\"text\":\"FOR (SPR 101) (DRW)\",\"power\":\"ENG\"}\n";
  EXPECT_TRUE(Has(
      RunProgram({"press", "--jsonl", "--press", "--dialect", "dpp", "--to", "0.167", "--table", "forward-first"}, dpp)
          .out,
      "\"wire\":\"4A1340004A08"));
}

TEST_F(CliPressTest, BadUsageIsTold) {
  const auto told = [](const std::vector<std::string>& words) {
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2);
    return ran.err;
  };
  EXPECT_TRUE(Has(told({"press"}), "no --jsonl"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--table", "2"}), "--table 2: expected one of usual, forward-first"));
  EXPECT_TRUE(
      Has(told({"press", "--jsonl", "--dialect", "0.99"}), "--dialect 0.99: expected one of 0.167, 0.143, dpp, 0.178"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--from", "judge"}), "--from judge: expected one of client, server"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--level", "x"}), "--level needs a number from -1 to 8000, not 'x'"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--level", "-2"}), "--level needs a number from -1 to 8000, not '-2'"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--level", "8001"}), "--level needs a number from -1 to 8000"));
  EXPECT_TRUE(Has(told({"press", "--jsonl", "--press", "--from", "client"}), "--press does not go with --from"));
}

}  // namespace
}  // namespace entente_test
