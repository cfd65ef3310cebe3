#include "map_check.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "arguments.h"
#include "json_text.h"
#include "output.h"

namespace entente_cli {
namespace {

std::string FaultJson(const MapFault& fault) {
  Strings members = {JsonTextMember("severity", fault.is_error ? "error" : "warning"),
                     JsonTextMember("code", fault.code), JsonTextMember("file", fault.file)};
  if (fault.line > 0) members.push_back(JsonMember("line", fault.line));
  if (fault.column > 0) members.push_back(JsonMember("column", fault.column));
  members.push_back(JsonTextMember("message", fault.message));
  members.push_back(JsonMember("include_chain", JsonArray(fault.include_chain)));
  return JsonObject(members);
}

void PrintReport(const MapReport& report) {
  for (const MapFault& fault : report.faults) PrintLine(fault.Text());
  if (report.read == MapRead::kUnreadable) return;  // ReadMapFile has complained
  const std::string warnings = Counted(report.warnings(), "warning");
  if (report.errors() > 0) {
    Print(absl::StrCat(report.file, ": ", Counted(report.errors(), "error"), ", ", warnings, "\n"));
  } else {
    Print(absl::StrCat(report.file, ": fine", report.warnings() > 0 ? ", " + warnings : "", "\n"));
  }
}

}  // namespace

size_t MapReport::errors() const {
  return static_cast<size_t>(absl::c_count_if(faults, [](const MapFault& fault) { return fault.is_error; }));
}

std::string MapReport::Json() const {
  return JsonObject({JsonTextMember("file", file), JsonMember("error_count", errors()),
                     JsonMember("warning_count", warnings()), JsonMember("diagnostics", JsonArray(faults, FaultJson))});
}

MapReport ReadAndReport(const std::string& file, const Strings& include_folders, MapHandle& map) {
  MapReport report;
  report.file = file;
  report.read = ReadMapFile(
      file, include_folders, [&](const MapFault& fault) { report.faults.push_back(fault); }, map);
  if (report.read == MapRead::kUnreadable) {
    MapFault fault;
    fault.code = "FILE_MISSING";
    fault.file = file;
    fault.message = "the file cannot be read";
    report.faults.push_back(std::move(fault));
  }
  return report;
}

namespace {

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
    MapReport report = ReadAndReport(file, include_folders, map);
    if (report.read == MapRead::kUnreadable) code = kUnusable;
    if (report.read == MapRead::kHasErrors) code = std::max(code, kDiffers);
    if (as_json) {
      Print(absl::StrCat(report.Json(), "\n"));
      continue;
    }
    if (report.read == MapRead::kUnreadable) report.faults.clear();  // ReadMapFile has complained
    PrintReport(report);
  }
  return code;
}

}  // namespace entente_cli
