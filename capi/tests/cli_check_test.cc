// entente map check on a map with twelve mistakes: it reports each once, in the sequence of the lines.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "cli_run.h"

namespace entente_test {
namespace {

std::string Sample(const std::string& name) {
  std::ifstream file(std::string(ENTENTE_SAMPLES_DIR) + "/" + name, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

class CliCheckTest : public Cli {
 protected:
  // The output about the islands, without the path of the test's folder.
  std::string Shortened(std::string text) const {
    const std::string front = folder_.string() + "/";
    for (size_t at = text.find(front); at != std::string::npos; at = text.find(front)) text.erase(at, front.size());
    return text;
  }
};

TEST_F(CliCheckTest, TwelveMistakesAreTwelveLines) {
  const std::string expected = Sample("islands.txt");
  ASSERT_EQ(std::count(expected.begin(), expected.end(), '\n'), 13);  // and the summary line
  const Ran ran = RunProgram({"map", "check", File("islands.map", Sample("islands.map"))});
  EXPECT_EQ(Shortened(ran.out), expected);
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.err, "");
}

TEST_F(CliCheckTest, ATerminalBreaksLongLinesAndIndentsThem) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  const std::string file = File("islands.map", Sample("islands.map"));
  std::string told = RunProgram({"map", "check", file}).out;
  for (const unsigned short columns : {80, 60, 200}) {
    std::string shown = RunInTerminal({"map", "check", file}, columns);
    std::istringstream lines(shown);
    int indented = 0;
    for (std::string line; std::getline(lines, line);) {
      EXPECT_LE(line.size(), columns) << line;
      indented += line.starts_with("    ") ? 1 : 0;
    }
    EXPECT_EQ(indented > 0, columns < 100) << shown;
    for (size_t at = shown.find("\n    "); at != std::string::npos; at = shown.find("\n    "))
      shown.replace(at, 5, " ");
    EXPECT_EQ(shown, told);
  }
}

}  // namespace
}  // namespace entente_test
