#include "map_check.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "arguments.h"
#include "json_text.h"
#include "output.h"

namespace entente_cli {
namespace {

std::string FaultJson(const MapFault& fault) {
  std::string chain;
  for (const std::string& step : fault.include_chain) chain += (chain.empty() ? "" : ",") + JsonQuoted(step);
  return std::string(R"({"severity":")") + (fault.is_error ? "error" : "warning") + R"(","code":)" +
         JsonQuoted(fault.code) + R"(,"file":)" + JsonQuoted(fault.file) + R"(,"line":)" + std::to_string(fault.line) +
         R"(,"column":)" + std::to_string(fault.column) + R"(,"text":)" + JsonQuoted(fault.message) +
         R"(,"include_chain":[)" + chain + "]}";
}

void PrintReport(const MapReport& report) {
  for (const MapFault& fault : report.faults) PrintLine(fault.Text());
  if (report.read == MapRead::kUnreadable) return;  // complained about already
  const std::string warnings = Counted(report.warnings(), "warning");
  if (report.errors() > 0) {
    Print(report.file + ": " + Counted(report.errors(), "error") + ", " + warnings + "\n");
  } else {
    Print(report.file + ": fine" + (report.warnings() > 0 ? ", " + warnings : "") + "\n");
  }
}

}  // namespace

size_t MapReport::errors() const {
  return static_cast<size_t>(
      std::count_if(faults.begin(), faults.end(), [](const MapFault& fault) { return fault.is_error; }));
}

std::string MapReport::Json() const {
  std::string diagnostics;
  for (const MapFault& fault : faults) diagnostics += (diagnostics.empty() ? "" : ",") + FaultJson(fault);
  return R"({"file":)" + JsonQuoted(file) + R"(,"errors":)" + std::to_string(errors()) + R"(,"warnings":)" +
         std::to_string(warnings()) + R"(,"diagnostics":[)" + diagnostics + "]}";
}

std::string Counted(size_t count, const char* noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
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

// Says so if a name that is no file is that of a shipped map.
bool IsShipped(const std::string& name) {
  entente_map* shipped = nullptr;
  std::error_code problem;
  if (IsMapFile(name) || std::filesystem::exists(name, problem) ||
      entente_map_builtin(name.data(), name.size(), &shipped, nullptr) != ENTENTE_OK) {
    return false;
  }
  entente_map_free(shipped);
  Complain(name + " is a shipped map, and fine; for its text: entente map show " + name + " --format map");
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
      Print(report.Json() + "\n");
      continue;
    }
    if (report.read == MapRead::kUnreadable) report.faults.clear();  // complained about already
    PrintReport(report);
  }
  return code;
}

}  // namespace entente_cli
