// entente map counts: what maps count, and whether that is what is expected.
#include <algorithm>
#include <array>
#include <map>
#include <sstream>

#include "arguments.h"
#include "input.h"
#include "map_check.h"
#include "output.h"

namespace entente_cli {
namespace {

constexpr size_t kNumbers = 8;
constexpr std::array<const char*, kNumbers> kHeadings = {"P", "L", "AE", "FE", "Pw", "SC", "U", "V"};

// Provinces, locations, army edges, fleet edges, powers, centers, units, centers to win; the beginning.
struct Row {
  std::array<uint64_t, kNumbers> numbers{};
  std::string begin;
};
using Rows = std::map<std::string, Row>;

std::string Left(std::string text, size_t width) {
  return text + std::string(width - std::min(width, text.size()), ' ');
}
std::string Right(std::string text, size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

// "standard 76 82 111 141 7 34 22 18 SPRING 1901 MOVEMENT". False if the line is none.
bool ReadRow(const std::string& line, std::string& name, Row& row) {
  std::istringstream words(line);
  std::string word;
  if (!(words >> name)) return false;
  for (uint64_t& number : row.numbers) {
    if (!(words >> word)) return false;
    const std::optional<uint64_t> read = ReadNumber(word, 1'000'000);
    if (!read.has_value()) return false;
    number = *read;
  }
  while (words >> word) row.begin += (row.begin.empty() ? "" : " ") + word;
  return !row.begin.empty();
}

// The rows of a file; blank lines and those that begin with # say nothing.
bool ReadRows(const std::string& file, Rows& rows) {
  std::string text;
  if (!ReadWhole(file, text)) return false;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (IsBlank(line) || line.front() == '#') continue;
    std::string name;
    Row row;
    if (!ReadRow(line, name, row) || !rows.emplace(name, row).second) {
      Complain(
          file + ":" + std::to_string(number) +
          ": expected a map that no other line has, eight numbers and a beginning, such as 'standard 76 82 111 141 7 "
          "34 22 18 SPRING 1901 MOVEMENT'");
      return false;
    }
  }
  return true;
}

Row RowOf(const entente_map* map) {
  auto counts = Sized<entente_stage_counts>();
  Row row;
  if (entente_map_count(map, nullptr, 0, &counts, nullptr) != ENTENTE_OK) return row;
  row.numbers = {counts.provinces, counts.locations, counts.army_edges, counts.fleet_edges,
                 counts.powers,    counts.centers,   counts.units,      counts.victory};
  row.begin = entente_map_begin(map);
  return row;
}

// "ok", or what is different.
std::string Verdict(const Row& row, const Rows& expected, const std::string& name) {
  const auto found = expected.find(name);
  if (found == expected.end()) return "nothing expected";
  std::string differences;
  for (size_t i = 0; i < kNumbers; ++i) {
    if (row.numbers[i] == found->second.numbers[i]) continue;
    differences += std::string(" ") + kHeadings[i] + " " + std::to_string(found->second.numbers[i]);
  }
  if (row.begin != found->second.begin) differences += " " + found->second.begin;
  return differences.empty() ? "ok" : "differs: expected" + differences;
}

class Table {
 public:
  explicit Table(size_t width) : width_(width) {}

  void PrintHeading() const {
    std::string line = Left("map", width_);
    for (const char* heading : kHeadings) line += Right(heading, 5);
    Print(line + "  begin\n");
  }
  void PrintRow(const std::string& name, const Row& row, const std::string& verdict) const {
    std::string line = Left(name, width_);
    for (const uint64_t number : row.numbers) line += Right(std::to_string(number), 5);
    Print(line + "  " + (verdict.empty() ? row.begin : Left(row.begin, kBeginWidth) + "  " + verdict) + "\n");
  }
  void PrintFault(const std::string& name, const std::string& fault) const {
    Print(Left(name, width_) + "  " + fault + "\n");
  }

 private:
  static constexpr size_t kBeginWidth = 24;
  size_t width_;
};

// Opens a map for the table; its errors go to the error stream.
MapRead OpenForTable(const std::string& name, const Strings& include_folders, MapHandle& map, size_t& errors) {
  if (!IsMapFile(name)) return OpenShipped(name, map) ? MapRead::kRead : MapRead::kUnreadable;
  const MapReport report = ReadAndReport(name, include_folders, map);
  for (const MapFault& fault : report.faults) {
    if (fault.is_error && report.read == MapRead::kHasErrors) Complain(fault.Text());
  }
  errors = report.errors();
  return report.read;
}

}  // namespace

int CountMaps(const Strings& maps, const Strings& include_folders, const std::optional<std::string>& expected_file) {
  Rows expected;
  if (expected_file.has_value() && !ReadRows(*expected_file, expected)) return kUnusable;
  size_t widest = 3;
  for (const std::string& name : maps) widest = std::max(widest, IsMapFile(name) ? StemOf(name).size() : name.size());
  const Table table(widest);
  table.PrintHeading();
  int code = kFine;
  size_t with_errors = 0, different = 0;
  for (const std::string& operand : maps) {
    const std::string name = IsMapFile(operand) ? StemOf(operand) : operand;
    MapHandle map;
    size_t errors = 0;
    const MapRead read = OpenForTable(operand, include_folders, map, errors);
    if (read != MapRead::kRead) {
      ++with_errors;
      code = std::max(code, read == MapRead::kUnreadable ? kUnusable : kDiffers);
      table.PrintFault(name, read == MapRead::kUnreadable ? "cannot be read" : Counted(errors, "error"));
      continue;
    }
    const Row row = RowOf(map.get());
    const std::string verdict = expected_file.has_value() ? Verdict(row, expected, name) : "";
    if (!verdict.empty() && verdict != "ok") {
      ++different;
      code = std::max(code, kDiffers);
    }
    table.PrintRow(name, row, verdict);
  }
  Print(Counted(maps.size(), "map") + ", " + std::to_string(with_errors) + " with errors" +
        (expected_file.has_value() ? ", " + std::to_string(different) + " other than expected" : "") + "\n");
  return code;
}

}  // namespace entente_cli
