#include "map_check.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "arguments.h"
#include "output.h"

namespace entente_cli {
namespace {

void PrintReport(const MapReport& report) {
  for (const std::string& line : report.Lines(false)) PrintLine(line);
  const std::string warnings = Counted(report.counts.warnings, "warning");
  if (report.counts.errors > 0) {
    Print(absl::StrCat(report.file, ": ", Counted(report.counts.errors, "error"), ", ", warnings, "\n"));
  } else {
    Print(absl::StrCat(report.file, ": fine", report.counts.warnings > 0 ? ", " + warnings : "", "\n"));
  }
}

// Complains and returns true if the name is that of a shipped map and not of a file.
bool IsShipped(const std::string& name) {
  MapHandle shipped;
  std::error_code problem;
  if (IsMapFile(name) || std::filesystem::exists(name, problem) ||
      entente_map_builtin(name.data(), name.size(), Out(shipped), nullptr) != ENTENTE_OK) {
    return false;
  }
  Complain(absl::StrCat(name, " is a shipped map; expected a file with the text of a map, as by: entente map show ",
                        name, " --format map"));
  return true;
}

}  // namespace

int CheckMaps(const Strings& files, const Strings& include_folders, bool as_json) {
  int code = kFine;
  for (const std::string& file : files) {
    if (IsShipped(file)) {
      code = kUnusable;
      continue;
    }
    MapHandle map;
    const MapReport report = ReadMapFile(file, include_folders, map);
    if (report.read == MapRead::kUnreadable) code = kUnusable;
    if (report.read == MapRead::kHasErrors) code = std::max(code, kDiffers);
    if (as_json) {
      Print(absl::StrCat(report.Json(), "\n"));
    } else if (report.read != MapRead::kUnreadable) {  // else ReadMapFile has complained
      PrintReport(report);
    }
  }
  return code;
}

}  // namespace entente_cli
