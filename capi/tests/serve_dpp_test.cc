// The server of DPP over lines: a whole game, a game that is stopped and goes on, programs that it starts, good and bad
// ones, lines that say nothing.
#include <csignal>

#include "cli_live.h"
#include "serve_run.h"

namespace entente_test {
namespace {

class ServeDppTest : public Cli {};

// A whole game of two programs: lines in behind >, lines out behind <. Killed in the middle it goes on the same.
TEST_F(ServeDppTest, AGameOfDppOverLines) {
  std::vector<std::string> in, out, out_at;  // out_at: all lines out before a line in
  for (const std::string& line : LinesIn(ENTENTE_DPP_GAME)) {
    if (line.starts_with("> ")) in.push_back(line.substr(2)), out_at.push_back(Joined(out));
    if (line.starts_with("< ")) out.push_back(line.substr(2));
  }
  ASSERT_GT(in.size(), 40u);
  const std::vector<std::string> words{"serve", "--dpp", "--map", "france_austria"};
  const auto run = [&](std::vector<std::string> more, size_t from, size_t to) {
    more.insert(more.begin(), words.begin(), words.end());
    return RunProgram(more, Joined(std::vector(in.begin() + from, in.begin() + to)));
  };
  const Ran whole = run({"--save", Path("whole"), "--record", Path("record")}, 0, in.size());
  EXPECT_EQ(whole.code, 0) << whole.err;
  EXPECT_EQ(whole.out, Joined(out));
  EXPECT_TRUE(Has(RunProgram({"replay", Path("record")}).out, " 0 differences"));
  EXPECT_TRUE(Has(RunProgram({"history", Path("whole")}).out, "phases from S1901M"));
  const size_t half = in.size() / 2;
  EXPECT_EQ(run({"--save", Path("half")}, 0, half).out, out_at[half]);
  const Ran rest = run({"--load", Path("half"), "--save", Path("half")}, half, in.size());
  EXPECT_TRUE(rest.out.starts_with("AUS LOD entente\n")) << rest.out.substr(0, 100);
  EXPECT_TRUE(rest.out.ends_with(Joined(out).substr(out_at[half].size())));
  EXPECT_EQ(Contents(Path("half")).empty(), false);
}

TEST_F(ServeDppTest, LinesOfDppThatSayNothingAreReported) {
  const Ran ran = RunProgram({"serve", "--dpp"}, "ENG MIS\nfoo\nREF CDD FOO\nREF SVE a b\nREF OFF\nENG MIS\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(Has(ran.err, "(stdin):2: 'foo': expected a power and its line, or REF TME")) << ran.err;
  EXPECT_TRUE(Has(ran.err, "(stdin):3: 'REF CDD FOO': expected a power")) << ran.err;
  EXPECT_TRUE(Has(ran.err, "(stdin):4: 'REF SVE a b': the name of a saved game: expected 1 to 64")) << ran.err;
  EXPECT_TRUE(ran.out.ends_with("TUR OFF\n")) << ran.out;
  EXPECT_TRUE(Has(RunProgram({"serve", "--dpp", "--tables", "2"}).err, "--tables does not go with --dpp"));
  EXPECT_TRUE(Has(RunProgram({"serve"}).err, "expected --daide, --dpp or --http"));
}

// A program that holds, and votes for a draw after this year of DPP.
std::string PlayerTo(int year) { return "sh " ENTENTE_DPP_PLAYER " " + std::to_string(year); }

TEST_F(ServeDppTest, ProgramsPlayAWholeGame) {
  const Ran ran =
      RunProgram({"serve", "--dpp", "--map", "france_austria", "--player", "AUSTRIA=" + PlayerTo(102), "--player",
                  "FRANCE=" + PlayerTo(102), "--record", Path("record"), "--save", Path("save"), "--log", Path("log")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(ran.out, "REF draw of AUS FRA\n");
  EXPECT_TRUE(Has(RunProgram({"replay", Path("record")}).out, " 0 differences"));
  const std::string log = Contents(Path("log"));
  for (const std::string_view line : {"FRA < NOW (SPR 103) ", "FRA > MIS", "FRA > SUB ((FRA AMY PAR) HLD) ",
                                      "AUS < THK (AUS AMY BUD) HLD MBV", "AUS > DRW", "AUS < OFF"}) {
    EXPECT_TRUE(Has(log, line)) << line << "\n" << log;
  }
  size_t turns = 0;
  for (size_t at = 0; (at = log.find("FRA > SUB ", at)) != std::string::npos; ++at) ++turns;
  EXPECT_EQ(turns, 4u) << "one SUB a turn, and both vote for a draw before they order in 103";
}

// The host plays Austria, and the game goes on where it was.
TEST_F(ServeDppTest, AHostAndAProgramPlay) {
  const std::vector<std::string> words{"serve", "--dpp",     "--save",   Path("save"),
                                       "--log", Path("log"), "--player", "FRANCE=" + PlayerTo(110)};
  const auto run = [&](std::vector<std::string> more, const std::string& lines) {
    more.insert(more.begin(), words.begin(), words.end());
    return RunProgram(more, lines);
  };
  const Ran first = run({"--map", "france_austria", "--mtl", "0"},
                        "AUS SUB ((AUS FLT TRI) MTO ADR)\nREF TME 0\nFRA MIS\nREF CDD FRA\nREF TME 0\nREF HLO FRA\n"
                        "REF OFF\n");
  EXPECT_EQ(first.code, 1);
  EXPECT_TRUE(Has(first.err, "(stdin):3: 'FRA MIS': the power has a program (--player)\n")) << first.err;
  EXPECT_TRUE(Has(first.out, "AUS NOW (FAL 101) ")) << first.out;
  EXPECT_FALSE(Has(first.out, "\nFRA "));
  EXPECT_TRUE(first.out.ends_with("AUS OFF\n")) << first.out;
  const std::string log = Contents(Path("log"));
  EXPECT_NE(log.find("FRA < HLO FRA\n"), log.rfind("FRA < HLO FRA\n")) << log;  // it was started again
  const Ran rest = run({"--load", Path("save")}, "REF OFF\n");
  EXPECT_EQ(rest.code, 0) << rest.err;
  EXPECT_TRUE(rest.out.starts_with("AUS LOD entente\n")) << rest.out;
}

// Two good programs; one that ends, one that closes its output, one that floods, one that writes a line without an
// end, and one that reads nothing and says nothing, whose turns end at their deadline.
TEST_F(ServeDppTest, BadProgramsDoNotStopAGame) {
  const std::string good = PlayerTo(200);
  const Ran ran = RunProgram({"serve",        "--dpp",
                              "--mtl",        "1",
                              "--rtl",        "1",
                              "--btl",        "1",
                              "--stop-after", "4",
                              "--log",        Path("log"),
                              "--player",     "AUSTRIA=" + good,
                              "--player",     "ENGLAND=" + good,
                              "--player",     "FRANCE=exit 3",
                              "--player",     "GERMANY=exec >&-; sleep 100",
                              "--player",     "ITALY=yes foo",
                              "--player",     "RUSSIA=yes | tr -d '\\n'",
                              "--player",     "TURKEY=sleep 100"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  for (const std::string_view note :
       {"note: FRA: the program has ended\n", "note: GER: the program has ended\n",
        "note: ITA: the program has ended: it wrote more than 10000 lines in a turn\n",
        "note: RUS: the program has ended: it wrote more than 262144 bytes in a turn\n"}) {
    EXPECT_TRUE(Has(ran.err, note)) << note << ran.err;
  }
  EXPECT_FALSE(Has(ran.err, "TUR")) << ran.err;
  EXPECT_TRUE(Has(ran.out, "REF civil disorder: TUR\n")) << ran.out;
  const std::string log = Contents(Path("log"));
  for (const std::string_view line : {"ENG < TME", "ENG < NOW (SPR 102) ", "AUS < OFF"}) {
    EXPECT_TRUE(Has(log, line)) << line;
  }
}

TEST_F(ServeDppTest, OptionsWithoutEffectAreRefused) {
  const auto said = [](const std::vector<std::string>& words) {
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2) << ran.out;
    return ran.err;
  };
  const std::string many = said({"serve", "--dpp", "--programs", "8"});
  EXPECT_TRUE(Has(many, "--programs 8: only 7 powers can be dealt, at least one to each program: expected 1 to 7"))
      << many;
  EXPECT_TRUE(Has(said({"serve", "--dpp", "--map", "france_austria", "--programs", "3"}), "expected 1 to 2"));
  EXPECT_EQ(RunProgram({"serve", "--dpp", "--programs", "7"}, "REF OFF\n").code, 0);
  EXPECT_TRUE(Has(said({"serve", "--daide", "--wait", "5"}), "--wait goes with --load"));
  for (const std::vector<std::string>& option :
       {std::vector<std::string>{"--programs", "2"}, {"--rules", "datc2"}, {"--seed", "1"}, {"--pda"}, {"--gbt"}}) {
    std::vector<std::string> words{"serve", "--dpp", "--load", "saved"};
    words.insert(words.end(), option.begin(), option.end());
    EXPECT_TRUE(Has(said(words), option[0] + " does not go with --load"));
  }
}

TEST_F(ServeDppTest, AStoppedGameSaysWhereItIsKept) {
  for (const bool is_kept : {false, true}) {
    const std::vector<std::string> files{"--save", Path("saved"), "--record", Path("record")};
    std::vector<std::string> words{"serve", "--dpp", "--map", "france_austria"};
    if (is_kept) words.insert(words.end(), files.begin(), files.end());
    Live live(words);
    ASSERT_TRUE(live.HasLines(2));
    live.Send(SIGTERM);
    const Ran ran = live.WaitForEnd();
    EXPECT_EQ(ran.code, 128 + SIGTERM);
    EXPECT_TRUE(Has(ran.err, "stopped in S1901M, " +
                                 (is_kept ? "saved in " + files[1] + ", recorded in " + files[3]
                                          : "neither saved (--save) nor recorded (--record)") +
                                 "\n"))
        << ran.err;
    EXPECT_EQ(!Contents(Path("record")).empty(), is_kept);
  }
}

TEST_F(ServeDppTest, AProgramThatCannotPlayIsRefused) {
  const auto said = [](const std::vector<std::string>& arguments) {
    std::vector<std::string> words{"serve", "--dpp"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2) << ran.out;
    return ran.err;
  };
  EXPECT_TRUE(Has(said({"--player", "AUSTRIA"}), "--player AUSTRIA: expected POWER=COMMAND"));
  EXPECT_TRUE(Has(said({"--player", "FOO=cat"}), "--player FOO=cat: "));
  EXPECT_TRUE(Has(said({"--player", "AUSTRIA=cat", "--player", "Austria=cat"}), "the power has one already"));
}

}  // namespace
}  // namespace entente_test
