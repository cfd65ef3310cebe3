// entente map counts: prints the sizes of maps and compares them with expected ones.
#include <algorithm>
#include <array>
#include <map>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "arguments.h"
#include "handle.h"
#include "input.h"
#include "map_check.h"
#include "output.h"

namespace entente_cli {
namespace {

constexpr size_t kNumbers = 8;
constexpr std::array<const char*, kNumbers> kHeadings = {"P", "L", "AE", "FE", "Pw", "SC", "U", "V"};

// Numbers of provinces, locations, army edges, fleet edges, powers, centers, units, centers to win; then the first phase.
struct Row {
  std::array<uint64_t, kNumbers> numbers{};
  std::string begin;
};
using Rows = std::map<std::string, Row>;

// Reads "standard 76 82 111 141 7 34 22 18 SPRING 1901 MOVEMENT". False if the line is not a row.
bool ReadRow(absl::string_view line, std::string& name, Row& row) {
  std::vector<std::string> words = absl::StrSplit(line, absl::ByAnyChar(" \t\r"), absl::SkipEmpty());
  if (words.size() < kNumbers + 2) return false;
  name = words[0];
  for (size_t i = 0; i < kNumbers; ++i) {
    const std::optional<uint64_t> read = ReadNumber(words[i + 1], 1'000'000);
    if (!read.has_value()) return false;
    row.numbers[i] = *read;
  }
  words.erase(words.begin(), words.begin() + kNumbers + 1);
  row.begin = absl::StrJoin(words, " ");
  return true;
}

// Reads the rows of a file. Skips blank lines and comments (#).
bool ReadRows(const std::string& file, Rows& rows) {
  std::string text;
  if (!ReadWhole(file, text)) return false;
  int number = 0;
  for (const std::string& line : LinesOf(text)) {
    ++number;
    if (IsBlank(line) || line.front() == '#') continue;
    std::string name;
    Row row;
    if (ReadRow(line, name, row) && rows.emplace(name, row).second) continue;
    Complain(absl::StrCat(file, ":", number,
                          ": expected a map that no other line has, eight numbers and a beginning, such as "
                          "'standard 76 82 111 141 7 34 22 18 SPRING 1901 MOVEMENT'"));
    return false;
  }
  return true;
}

Row RowOf(const entente_map* map) {
  auto info = Sized<entente_map_info>();
  auto counts = Sized<entente_stage_counts>();
  Row row;
  if (entente_map_describe(map, &info, nullptr) != ENTENTE_OK ||
      entente_map_count(map, nullptr, 0, &counts, nullptr) != ENTENTE_OK) {
    return row;
  }
  row.numbers = {counts.provinces, counts.locations, counts.army_edges, counts.fleet_edges,
                 counts.powers,    counts.centers,   counts.units,      counts.victory};
  row.begin = info.begin_text;
  return row;
}

// "ok", or the expected numbers.
std::string Verdict(const Row& row, const Rows& expected, const std::string& name) {
  const auto found = expected.find(name);
  if (found == expected.end()) return "nothing expected";
  std::string differences;
  for (size_t i = 0; i < kNumbers; ++i) {
    if (row.numbers[i] == found->second.numbers[i]) continue;
    absl::StrAppend(&differences, " ", kHeadings[i], " ", found->second.numbers[i]);
  }
  if (row.begin != found->second.begin) absl::StrAppend(&differences, " ", found->second.begin);
  return differences.empty() ? "ok" : absl::StrCat("differs: expected", differences);
}

class CountTable {
 public:
  explicit CountTable(size_t width) : width_(width) {}

  void PrintHeading() const {
    std::string line = absl::StrFormat("%-*s", width_, "map");
    for (const char* heading : kHeadings) absl::StrAppendFormat(&line, "%5s", heading);
    Print(absl::StrCat(line, "  begin\n"));
  }
  void PrintRow(const std::string& name, const Row& row, const std::string& verdict) const {
    std::string line = absl::StrFormat("%-*s", width_, name);
    for (const uint64_t number : row.numbers) absl::StrAppendFormat(&line, "%5d", number);
    Print(
        absl::StrCat(line, "  ", verdict.empty() ? row.begin : absl::StrFormat("%-24s  %s", row.begin, verdict), "\n"));
  }
  void PrintFault(const std::string& name, const std::string& fault) const {
    Print(absl::StrFormat("%-*s  %s\n", width_, name, fault));
  }

 private:
  size_t width_;
};

// Opens a map for the table. Prints its errors on the error stream.
MapRead OpenForTable(const std::string& name, const Strings& include_folders, MapHandle& map, size_t& errors) {
  if (!IsMapFile(name)) return OpenShipped(name, map) ? MapRead::kRead : MapRead::kUnreadable;
  const MapReport report = ReadMapFile(name, include_folders, map);
  report.Complain();
  errors = report.counts.errors;
  return report.read;
}

}  // namespace

int CountMaps(const Strings& maps, const Strings& include_folders, const std::optional<std::string>& expected_file) {
  Rows expected;
  if (expected_file.has_value() && !ReadRows(*expected_file, expected)) return kUnusable;
  size_t widest = 3;
  for (const std::string& name : maps) widest = std::max(widest, IsMapFile(name) ? StemOf(name).size() : name.size());
  const CountTable table(widest);
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
  const std::string verdicts = expected_file.has_value() ? absl::StrCat(", ", different, " other than expected") : "";
  Print(absl::StrCat(Counted(maps.size(), "map"), ", ", with_errors, " with errors", verdicts, "\n"));
  return code;
}

}  // namespace entente_cli
