// The first map of maps/LANGUAGE.md, step by step: the test writes its files, runs its commands and compares their
// output with the page.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cli_run.h"

namespace entente_test {
namespace {

// A fenced block: its name and its lines.
struct Block {
  std::string name, text;
};

std::vector<Block> FirstMap() {
  std::ifstream page(ENTENTE_MAPS_DIR "/LANGUAGE.md");
  std::vector<Block> blocks;
  bool in_section = false, inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) in_section = line == "## A first map, step by step";
    const bool is_fence = line.starts_with("```");
    if (!in_section || (is_fence && line == "```map")) {
      in_section = false;
    } else if (is_fence) {
      inside = !inside;
      if (inside) blocks.push_back({line.substr(3), ""});
    } else if (inside) {
      blocks.back().text += line + "\n";
    }
  }
  return blocks;
}

// The output of a shell command in a folder where `entente` is the program.
std::string Shell(const std::string& command, const std::string& folder) {
  const std::string program = ENTENTE_PROGRAM;
  const std::string whole =
      "cd '" + folder + "' && PATH='" + program.substr(0, program.rfind('/')) + "':\"$PATH\" && (" + command + ") 2>&1";
  FILE* out = popen(whole.c_str(), "r");
  std::string printed;
  if (out == nullptr) return "no shell";
  for (int c = std::fgetc(out); c != EOF; c = std::fgetc(out)) printed += static_cast<char>(c);
  pclose(out);
  return printed;
}

TEST_F(Cli, TheFirstMapOfTheLanguagePageIsTrue) {
  int commands = 0;
  for (const Block& block : FirstMap()) {
    if (block.name != "console") {  // lines for a file
      std::ofstream(folder_ / block.name, std::ios::app) << block.text;
      continue;
    }
    std::string printed;
    std::istringstream lines(block.text);
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("$ ")) continue;
      printed += line + "\n" + Shell(line.substr(2), folder_.string());
      ++commands;
    }
    EXPECT_EQ(printed, block.text);
  }
  EXPECT_GE(commands, 6);
}

}  // namespace
}  // namespace entente_test
