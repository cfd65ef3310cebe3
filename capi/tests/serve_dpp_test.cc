// The server of DPP over lines: a whole game, a game that is stopped and goes on, lines that say nothing.
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
  EXPECT_TRUE(Has(RunProgram({"serve"}).err, "expected --daide or --dpp"));
}

}  // namespace
}  // namespace entente_test
