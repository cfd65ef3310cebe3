#include "strays.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace entente::house {
namespace {

bool EndsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

std::string NameFault(std::string_view path) {
  static const std::set<std::string_view> kTop = {".ci", "bench", "capi", "datc_tests", "engine", "maps"};
  static const std::set<std::string_view> kTopFiles = {
      ".clang-format",  ".clang-tidy",       ".gitattributes", ".gitignore", "CHANGELOG.md",
      "CMakeLists.txt", "CMakePresets.json", "LICENSE",        "README.md",  "quickstart.sh",
  };
  // What editors, merges and compilers leave behind. compile_commands.json is ignored by .gitignore.
  static constexpr std::array kEndings = {"~",   ".orig", ".rej", ".bak",      ".swp", ".o",
                                          ".so", ".a",    ".log", ".DS_Store", ".gch"};
  const std::string_view top = Segment(path, 0);
  if (!top.empty() && kTop.count(top) == 0) return "no such folder in the house";
  if (top.empty() && path != "compile_commands.json" && kTopFiles.count(path) == 0) return "no such file in the house";
  if (EndsWith(path, ".swp")) return {};
  for (const std::string_view ending : kEndings) {
    if (EndsWith(path, ending)) return "a left-over file";
  }
  const bool plain = std::all_of(path.begin(), path.end(), [](unsigned char c) { return c > ' ' && c < 0x7f; });
  return plain ? "" : "a name with blanks or signs";
}

// Written in two parts, so that this file does not hold what it looks for.
const std::array<std::string, 6>& ForeignPaths() {
  static const std::array<std::string, 6> paths = {
      std::string("/wor") + "k/", std::string("/far") + "m/",    std::string("/hom") + "e/",
      std::string("/roo") + "t/", std::string("bash_") + "jobs", std::string("/tmp/") + "build",
  };
  return paths;
}

}  // namespace

std::vector<std::string> StrayNames(const std::vector<SourceFile>& files) {
  std::vector<std::string> faults;
  for (const SourceFile& file : files) {
    const std::string fault = NameFault(file.path);
    if (!fault.empty()) faults.push_back(file.path + ": " + fault);
  }
  return faults;
}

std::vector<std::string> MachinePaths(const std::vector<SourceFile>& files) {
  std::vector<std::string> faults;
  for (const SourceFile& file : files) {
    for (const std::string& path : ForeignPaths()) {
      const size_t at = file.text.find(path);
      if (at == std::string::npos) continue;
      const auto line = 1 + std::count(file.text.begin(), file.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
      faults.push_back(file.path + ":" + std::to_string(line) + ": a path of one machine: " + path);
    }
  }
  return faults;
}

}  // namespace entente::house
