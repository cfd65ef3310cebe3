#include "arrows.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

namespace entente::house {
namespace {

struct Floor {
  std::string_view folder;
  int height;
};
// Folders of one height do not see each other.
constexpr std::array kFloors = {
    Floor{"base", 0},     Floor{"messages", 1},     Floor{"rules", 1},       Floor{"json", 1},
    Floor{"map", 2},      Floor{"map_language", 4}, Floor{"map_forms", 5},   Floor{"position", 5},
    Floor{"votes", 6},    Floor{"order", 6},        Floor{"notation", 7},    Floor{"board", 8},
    Floor{"sheet", 9},    Floor{"movement", 10},    Floor{"retreat", 11},    Floor{"adjustment", 11},
    Floor{"phase", 12},   Floor{"fast", 13},        Floor{"explain", 13},    Floor{"legal_orders", 13},
    Floor{"game", 14},    Floor{"advice", 15},      Floor{"lines", 15},      Floor{"phase_json", 16},
    Floor{"reports", 17}, Floor{"records", 18},     Floor{"game_forms", 19}, Floor{"press", 19},
    Floor{"drawing", 18}, Floor{"encodings", 19},
};

struct Include {
  std::string_view target;
  bool angled = false;
  int line = 0;
};

std::string_view SkipBlanks(std::string_view text) {
  const size_t start = text.find_first_not_of(" \t");
  return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

// What stands for an include that is written otherwise than `#include <x>` or `#include "x"`: nothing of it can be
// seen.
constexpr std::string_view kOdd = "?";

// Whether a line may be a directive that takes in another file, however it is written: with a digraph, a comment, a
// broken line, a macro, #include_next or #import.
bool MayInclude(std::string_view line) {
  line = SkipBlanks(line);
  if (line.substr(0, 2) == "/*") line = SkipBlanks(line.substr(std::min(line.find("*/"), line.size() - 2) + 2));
  if (line.substr(0, 2) != "%:" && line.substr(0, 1) != "#") return false;
  line.remove_prefix(line[0] == '#' ? 1 : 2);
  line = SkipBlanks(line);
  return line.substr(0, 2) == "/*" || line == "\\" || line.substr(0, 3) == "inc" || line.substr(0, 6) == "import";
}

// Reads `#include <x>` or `#include "x"`; an empty target if the line is none, kOdd if it is one in disguise.
Include ReadInclude(std::string_view line) {
  if (!MayInclude(line)) return {};
  const Include odd{kOdd};
  line = SkipBlanks(line);
  constexpr std::string_view kWord = "#include ";
  const std::string_view tight = line.substr(0, 1) == "#" ? SkipBlanks(line.substr(1)) : std::string_view();
  if (tight.substr(0, kWord.size() - 1) != kWord.substr(1)) return odd;
  line = SkipBlanks(tight.substr(kWord.size() - 1));
  if (line.empty() || (line[0] != '<' && line[0] != '"')) return odd;
  const size_t end = line.find(line[0] == '<' ? '>' : '"', 1);
  if (end == std::string_view::npos) return odd;
  return {line.substr(1, end - 1), line[0] == '<'};
}

std::vector<Include> IncludesOf(const SourceFile& file) {
  std::vector<Include> includes;
  std::string_view rest = file.text;
  for (int number = 1; !rest.empty(); ++number) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    Include include = ReadInclude(rest.substr(0, end));
    include.line = number;
    if (!include.target.empty()) includes.push_back(include);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return includes;
}

// Tests and their helpers: "order_test.cc", "map_test_util.h", "test_board.h". They are no part of the library.
bool IsTest(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  return name.substr(0, 5) == "test_" || name.find("_test.") != std::string_view::npos ||
         name.find("_test_") != std::string_view::npos;
}

bool IsTestLibrary(std::string_view target) { return IsIn(target, "gtest") || IsIn(target, "gmock"); }

// What an include of the engine's folder `folder` may not be; empty if it is fine.
std::string EngineFault(std::string_view path, const Include& include) {
  const std::string_view folder = Segment(path, 1);
  const std::string_view target = Segment(include.target, 0);
  if (HeightOf(folder) < 0) return "the engine has no folder " + std::string(folder);
  if (HeightOf(target) >= 0) {
    if (target == folder || HeightOf(target) < HeightOf(folder)) return {};
    return std::string(folder) + " may not see " + std::string(target);
  }
  if (target == "absl") return "the library has no run-time dependency: Status and Result are in base/";
  if (IsTestLibrary(include.target)) return IsTest(path) ? "" : "only a test may see the test library";
  if (include.angled && target != "entente" && target != "benchmark") return {};
  return "the engine may include only its own folders, by their full names";
}

std::string PublicHeaderFault(const Include& include) {
  static const std::set<std::string_view> kC99Headers = {"stddef.h", "stdint.h", "limits.h"};
  if (kC99Headers.count(include.target) != 0 || IsIn(include.target, "entente")) return {};
  return "a public header may include only C headers";
}

// The program and the bindings stand on the public headers alone.
std::string OutsiderFault(std::string_view path, const Include& include) {
  const std::string_view target = Segment(include.target, 0);
  if (target == "absl" && IsIn(path, "capi/cli")) return {};
  const bool is_own_file = !include.angled && include.target.find('/') == std::string_view::npos;
  static const std::set<std::string_view> kOfWrappers = {"buffers.h", "exchange_handle.h", "game_handle.h",
                                                         "guard.h",   "press_arguments.h", "handles.h",
                                                         "results.h", "structs.h",         "texts.h"};
  if (is_own_file && kOfWrappers.count(include.target) != 0) {
    return "the program and the bindings see only the public headers";
  }
  if (HeightOf(target) < 0 && target != "absl" && target != "engine" && target != "src") return {};
  return "the program and the bindings see only the public headers";
}

std::string WrapperFault(std::string_view path, const Include& include) {
  const std::string_view target = Segment(include.target, 0);
  const bool is_wrapper = IsIn(path, "capi/src");
  if (is_wrapper && (target == "cli" || target == "tests" || IsTestLibrary(include.target))) {
    return "the wrappers see the engine and the public header";
  }
  return {};
}

// Nothing may see the tests and the benchmarks; no file leaves its folder by "..".
std::string CommonFault(std::string_view path, const Include& include) {
  if (include.target == kOdd) return "write it as #include and the file in one line";
  if (include.target.find("..") != std::string_view::npos || include.target.find("./") != std::string_view::npos) {
    return "includes name the folder, they do not climb";
  }
  for (const std::string_view hidden : {"datc_tests", "bench"}) {
    if (Segment(include.target, 0) == hidden && !IsIn(path, hidden)) return "nothing sees " + std::string(hidden);
  }
  return {};
}

std::string FaultOf(std::string_view path, const Include& include) {
  if (std::string fault = CommonFault(path, include); !fault.empty()) return fault;
  if (IsIn(path, "engine")) return EngineFault(path, include);
  if (IsIn(path, "capi/include")) return PublicHeaderFault(include);
  if (IsIn(path, "capi/cli") || IsIn(path, "capi/bindings")) return OutsiderFault(path, include);
  if (IsIn(path, "capi")) return WrapperFault(path, include);
  return {};
}

// The oracle shares no code with the resolver: not even through a header in between.
class OracleCheck {
 public:
  OracleCheck(const std::vector<SourceFile>& files, std::vector<std::string>& faults) : faults_(faults) {
    for (const SourceFile& file : files) by_path_[file.path] = &file;
  }

  void Run() {
    for (const auto& [path, file] : by_path_) {
      if (IsIn(path, "datc_tests/oracle") && IsSource(path)) Follow(*file, path);
    }
  }

 private:
  void Follow(const SourceFile& file, std::string_view root) {
    for (const Include& include : IncludesOf(file)) {
      const std::string target = "engine/" + std::string(include.target);
      const auto it = by_path_.find(target);
      if (it == by_path_.end()) continue;
      if (IsIn(target, "engine/movement")) {
        faults_.push_back(std::string(root) + ": the oracle sees " + target + " through " + file.path);
      } else if (seen_.insert(std::string(root) + target).second) {
        Follow(*it->second, root);
      }
    }
  }

  std::map<std::string, const SourceFile*, std::less<>> by_path_;
  std::set<std::string> seen_;
  std::vector<std::string>& faults_;
};

// The arguments of each call of `command` in a CMake text.
std::vector<std::string_view> CallsOf(std::string_view text, std::string_view command) {
  std::vector<std::string_view> calls;
  const std::string opening = std::string(command) + "(";
  for (size_t at = text.find(opening); at != std::string_view::npos; at = text.find(opening, at + 1)) {
    const size_t start = at + opening.size();
    calls.push_back(text.substr(start, text.find(')', start) - start));
  }
  return calls;
}

std::vector<std::string_view> WordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  constexpr std::string_view kBlanks = " \t\r\n";
  for (size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
    words.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(kBlanks, end);
  }
  return words;
}

std::string TargetFault(std::string_view folder, std::string_view cmake) {
  const std::vector<std::string_view> libraries = CallsOf(cmake, "entente_library");
  if (libraries.size() != 1) return "not exactly one library target";
  for (const std::string_view other : CallsOf(cmake, "add_library")) {
    // Objects that the library shares with a build tool are no second library.
    if (other.find(" OBJECT") == std::string_view::npos) return "a second library target";
  }
  for (const std::string_view call : {"target_link_libraries", "target_sources"}) {
    for (const std::string_view arguments : CallsOf(cmake, call)) {
      // A tool of the build and the objects that it shares with the library stand apart.
      if (WordsOf(arguments).at(0) == "entente_" + std::string(folder)) return std::string(call) + " of the library";
    }
  }
  const std::vector<std::string_view> words = WordsOf(libraries[0]);
  if (words.empty() || words[0] != folder) return "the library is not named after its folder";
  constexpr std::string_view kPrefix = "entente_";
  for (const std::string_view word : words) {
    if (word.substr(0, kPrefix.size()) != kPrefix) continue;
    const int height = HeightOf(word.substr(kPrefix.size()));
    if (height < 0 || height >= HeightOf(folder)) return "may not link " + std::string(word);
  }
  return {};
}

}  // namespace

int HeightOf(std::string_view folder) {
  for (const Floor& floor : kFloors) {
    if (floor.folder == folder) return floor.height;
  }
  return -1;
}

std::vector<std::string> WrongArrows(const std::vector<SourceFile>& files) {
  std::vector<std::string> faults;
  for (const SourceFile& file : files) {
    if (!IsSource(file.path)) continue;
    for (const Include& include : IncludesOf(file)) {
      const std::string fault = FaultOf(file.path, include);
      if (fault.empty()) continue;
      faults.push_back(file.path + ":" + std::to_string(include.line) + ": includes " + std::string(include.target) +
                       ": " + fault);
    }
  }
  OracleCheck(files, faults).Run();
  return faults;
}

std::vector<std::string> WrongTargets(const std::vector<SourceFile>& files) {
  std::map<std::string, std::string, std::less<>> cmake_of;  // by engine folder
  for (const SourceFile& file : files) {
    const std::string_view folder = Segment(file.path, 1);
    if (!IsIn(file.path, "engine") || folder.empty()) continue;
    std::string& cmake = cmake_of[std::string(folder)];
    if (file.path == "engine/" + std::string(folder) + "/CMakeLists.txt") cmake = file.text;
  }
  std::vector<std::string> faults;
  for (const auto& [folder, cmake] : cmake_of) {
    const std::string fault = HeightOf(folder) < 0 ? "the engine has no such folder" : TargetFault(folder, cmake);
    if (!fault.empty()) faults.push_back("engine/" + folder + ": " + fault);
  }
  return faults;
}

}  // namespace entente::house
