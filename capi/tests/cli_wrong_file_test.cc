// Runs every command on every kind of file that it does not read. It must fail with the name of the file and the
// expected kind, without an answer. Each pair is a process of its own; the whole test takes a second.
#include <algorithm>
#include <filesystem>
#include <random>

#include "cli_run.h"

namespace entente_test {
namespace {

// The kinds of file that commands read: a game or a phase of any form, a game to convert, a map, a map whose faults are
// always reported, cases, JSON lines.
enum class Reads { kGame, kConverted, kMap, kCheck, kCases, kLines };

struct WrongCommand {
  const char* name;                    // as `entente` lists the command
  std::vector<std::string> arguments;  // before the FILE
  Reads reads;
};

const WrongCommand kWrongCommands[] = {
    {"adjudicate", {"adjudicate"}, Reads::kGame},
    {"adjudicate", {"adjudicate", "--jsonl"}, Reads::kLines},
    {"process", {"process"}, Reads::kGame},
    {"process", {"process", "--jsonl"}, Reads::kLines},
    {"owed", {"owed"}, Reads::kGame},
    {"owed", {"owed", "--jsonl"}, Reads::kLines},
    {"adjudicate", {"adjudicate", "--map"}, Reads::kMap},
    {"replay", {"replay"}, Reads::kGame},
    {"replay", {"replay", "--json"}, Reads::kGame},
    {"history", {"history"}, Reads::kGame},
    {"history", {"history", "--json"}, Reads::kGame},
    {"legal", {"legal"}, Reads::kGame},
    {"legal", {"legal", "--jsonl"}, Reads::kLines},
    {"map", {"map", "show"}, Reads::kMap},
    {"map", {"map", "check"}, Reads::kCheck},
    {"map", {"map", "counts"}, Reads::kCheck},
    {"play", {"play", "--map"}, Reads::kMap},
    {"convert", {"convert", "--to", "json"}, Reads::kConverted},
    {"convert", {"convert", "--to", "binary"}, Reads::kConverted},
    {"vote", {"vote", "--mode", "daide", "--jsonl"}, Reads::kLines},
    {"rules", {"rules", "--map"}, Reads::kMap},
    {"score", {"score"}, Reads::kGame},
    {"score", {"score", "--json"}, Reads::kGame},
    {"datc", {"datc"}, Reads::kCases},
    {"dui", {"dui", "bot", "--map"}, Reads::kMap},
    {"advise", {"advise"}, Reads::kGame},
    {"advise", {"advise", "--jsonl"}, Reads::kLines},
    {"explain", {"explain", "--jsonl"}, Reads::kLines},
    {"history", {"history", "--jsonl"}, Reads::kLines},
    {"score", {"score", "--jsonl"}, Reads::kLines},
    {"convert", {"convert", "--to", "json", "--jsonl"}, Reads::kLines},
    {"explain", {"explain", "--all"}, Reads::kGame},
    {"explain", {"explain", "--all", "--graph", "dot"}, Reads::kGame},
#ifdef ENTENTE_DRAWING
    {"render", {"render"}, Reads::kGame},
    {"board", {"board"}, Reads::kGame},
#endif
#ifdef ENTENTE_HAS_PRESS
    {"press", {"press", "--jsonl"}, Reads::kLines},
#endif
#ifdef ENTENTE_HAS_SERVER
    {"serve", {"serve", "--daide", "--port", "0", "--stop-after", "5", "--map"}, Reads::kMap},
#endif
};

class CliWrongFileTest : public Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    const std::string game = RunProgram({"play", "--seed", "9", "--phases", "3", "--json"}).out;
    std::filesystem::create_directory(Path("folder.map"));
    std::string noise = "\xf7\n";  // several lines
    for (std::mt19937 random(3); noise.size() < 700;) noise += static_cast<char>(random() % 256);
    File("empty.map", "");
    File("noise.map", noise);
    File("cut.map", game.substr(0, game.size() / 2));
    File("jdip.map", RunProgram({"convert", "--to", "jdip"}, game).out);
    File("game.map", game);
    File("map.map", RunProgram({"map", "show", "standard", "--format", "map"}).out);
  }

  // The files that a command cannot read.
  static std::vector<std::string> WrongFiles(const WrongCommand& command) {
    const Reads reads = command.reads;
    std::vector<std::string> files = {"none.map", "folder.map", "noise.map", "cut.map"};
    const bool reads_games = reads == Reads::kGame || reads == Reads::kConverted;
    if (!reads_games) files.emplace_back("jdip.map");
    if (reads != Reads::kLines) files.emplace_back("empty.map");  // it has no lines
    if (reads == Reads::kMap || reads == Reads::kCheck || reads == Reads::kCases) files.emplace_back("game.map");
    if (reads != Reads::kMap && reads != Reads::kCheck) files.emplace_back("map.map");
    return files;
  }

  // What the message says that the command expected.
  static std::string_view ExpectedOf(Reads reads, const std::string& file) {
    if (file == "none.map") return "No such file or directory";
    if (file == "folder.map") return "Is a directory";
    if (file == "cut.map" && (reads == Reads::kGame || reads == Reads::kConverted)) return "broken JSON";
    if (file == "map.map" && reads == Reads::kGame) return "; expected a game or a phase: JSON, ";
    if (file == "game.map" && reads != Reads::kCases) return "the file is JSON: expected map text";
    if (reads == Reads::kMap || reads == Reads::kCheck) return "expected ";
    if (reads == Reads::kCases) return file == "empty.map" ? "expected: case <id> <title>" : ":1: unknown word '";
    return "";
  }
};

// Every line is an error.
void ExpectErrorLinesAlone(std::string_view out) {
  while (!out.empty()) {
    const size_t end = std::min(out.find('\n'), out.size() - 1) + 1;
    EXPECT_TRUE(Has(out.substr(0, end), R"("error":{"status":")")) << out.substr(0, end);
    out.remove_prefix(end);
  }
}

// Commands on lines and on games written as objects report an error for each; a check of a map prints its list of
// errors, and counts print a row without numbers.
void ExpectNoAnswer(const WrongCommand& command, const Ran& ran) {
  const Reads reads = command.reads;
  const bool has_objects = reads == Reads::kLines || command.arguments == std::vector<std::string>{"replay", "--json"};
  if (has_objects) return ExpectErrorLinesAlone(ran.out);
  if (reads == Reads::kCheck) {
    EXPECT_FALSE(Has(ran.out, "fine")) << ran.out;
    EXPECT_FALSE(Has(ran.out, "1901")) << "a row with counts: " << ran.out;
    return;
  }
  EXPECT_EQ(ran.out, "");
}

TEST_F(CliWrongFileTest, IsRefusedByEveryCommandWithoutAnAnswer) {
  for (const WrongCommand& command : kWrongCommands) {
    for (const std::string& file : WrongFiles(command)) {
      std::vector<std::string> words = command.arguments;
      words.push_back(Path(file));
      std::string said = file + ":";
      for (const std::string& word : command.arguments) said += " " + word;
      SCOPED_TRACE(said);
      const Ran ran = RunProgram(words, kPhase);
      EXPECT_GT(ran.code, 0) << "the exit code; -1: a crash";
      ExpectNoAnswer(command, ran);
      const std::string all = ran.out + ran.err;
      const bool is_one_line = command.reads == Reads::kLines && file == "cut.map";  // the line has its own error
      EXPECT_TRUE(is_one_line || Has(all, Path(file) + ":")) << all;
      EXPECT_TRUE(Has(all, ExpectedOf(command.reads, file))) << all;
    }
  }
}

// A new command must be in the table. `completion` reads no file.
TEST_F(CliWrongFileTest, TheTableHasEveryCommand) {
  std::string list = RunProgram({}).err;
  list = list.substr(list.find("Commands:\n"));
  list.erase(list.find("\n  completion "), 13);
  for (const WrongCommand& command : kWrongCommands) {
    const size_t line = list.find("\n  " + std::string(command.name) + " ");
    if (line != std::string::npos) list.erase(line, list.find('\n', line + 1) - line);
  }
  EXPECT_FALSE(Has(list, "\n  ")) << list;
}

}  // namespace
}  // namespace entente_test
