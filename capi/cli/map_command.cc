// entente map: shipped maps, the linter, summaries.
#include <cstdio>

#include "commands.h"
#include "map_file.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {

const Command kMap{
    "map",
    "usage: entente map list [--json]\n"
    "       entente map show M [--json]\n"
    "       entente map check FILE.map...\n"
    "\n"
    "list   the shipped maps\n"
    "show   a summary of a shipped map, or of a map file (with a / or ending in .map)\n"
    "check  reads map files and tells everything that is wrong with them: FILE:LINE:COLUMN: error: CODE: what\n"
    "\n"
    "  --json  JSON instead of text\n"
    "\n"
    "Includes are looked for beside the including file.\n"
    "Exit codes: 0 fine; 1 a map has errors; 2 bad usage or unreadable input.\n"};

namespace {

int List(bool as_json) {
  if (as_json) Print("[");
  for (uint32_t i = 0; const char* name = entente_builtin_map_name(i); ++i) {
    Print(as_json ? std::string(i == 0 ? "\"" : ",\"") + name + "\"" : std::string(name) + "\n");
  }
  if (as_json) Print("]\n");
  return kFine;
}

int Check(const std::string& file) {
  int errors = 0, warnings = 0;
  const auto hear = [&](const std::string& line, bool is_error) {
    ++(is_error ? errors : warnings);
    Print(line + "\n");
  };
  MapHandle map;
  switch (ReadMapFile(file, hear, map)) {
    case MapRead::kUnreadable:
      return kUnusable;
    case MapRead::kHasErrors:
      Print(file + ": " + std::to_string(errors) + (errors == 1 ? " error, " : " errors, ") + std::to_string(warnings) +
            (warnings == 1 ? " warning\n" : " warnings\n"));
      return kDiffers;
    case MapRead::kRead:
      break;
  }
  Print(file + ": fine" +
        (warnings == 0 ? "" : ", " + std::to_string(warnings) + (warnings == 1 ? " warning" : " warnings")) + "\n");
  return kFine;
}

int CheckAll(const std::vector<std::string>& files) {
  int code = kFine;
  for (const std::string& file : files) code = std::max(code, Check(file));
  return code;
}

std::string PowerLine(const entente_map* map, uint32_t power) {
  auto info = Sized<entente_power_info>();
  entente_map_power(map, power, &info, nullptr);
  std::string line = "  " + std::string(info.id) + ":";
  std::vector<uint16_t> homes(info.home_count);
  size_t count = 0;
  if (entente_map_homes(map, power, homes.data(), homes.size(), &count, nullptr) != ENTENTE_OK) count = 0;
  for (size_t i = 0; i < count; ++i) {
    auto place = Sized<entente_location_info>();
    if (entente_map_location(map, homes[i], &place, nullptr) == ENTENTE_OK) line += std::string(" ") + place.id;
  }
  return line + "\n";
}

int ShowText(const entente_map* map) {
  auto info = Sized<entente_map_info>();
  auto error = Sized<entente_error>();
  if (entente_map_get_info(map, &info, &error) != ENTENTE_OK) {
    Complain(error.message);
    return kUnusable;
  }
  const auto number = [](uint32_t n) { return std::to_string(n); };
  Print(std::string(info.name) + "\n  begins " + info.begin + " (" + info.begin_phase + ")\n  " +
        number(info.province_count) + " provinces, " + number(info.location_count) + " locations, " +
        number(info.army_edge_count) + " army edges, " + number(info.fleet_edge_count) + " fleet edges\n  " +
        number(info.center_count) + " supply centers, " + number(info.victory_centers) + " to win\n  " +
        number(info.power_count) + " powers, " + number(info.start_unit_count) +
        " units at the start\nhome centers:\n");
  for (uint32_t p = 0; p < info.power_count; ++p) Print(PowerLine(map, p));
  return kFine;
}

int ShowJson(const entente_map* map) {
  auto error = Sized<entente_error>();
  std::string text;
  const auto write = [&](char* buffer, size_t capacity, size_t* length) {
    return entente_map_to_json(map, buffer, capacity, length, &error);
  };
  if (TextOf(text, write) != ENTENTE_OK) {
    Complain(error.message);
    return kUnusable;
  }
  Print(text + "\n");
  return kFine;
}

int Show(const std::string& name, bool as_json) {
  MapHandle map;
  if (!OpenMap(name, map)) return kUnusable;
  return as_json ? ShowJson(map.get()) : ShowText(map.get());
}

int UnknownVerb(const std::string& verb) {
  static constexpr std::string_view kVerbs[] = {"list", "show", "check"};
  const std::string_view nearest = NearestWord(verb, kVerbs);
  std::string message = "unknown word '" + verb + "' after map";
  if (!nearest.empty()) message += "; did you mean " + std::string(nearest) + "?";
  return BadUsage(kMap, message);
}

}  // namespace

int MapCommand(Words words) {
  const Arguments arguments(kMap, words, {{"--json", false}});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kMap.usage);
    return kFine;
  }
  const std::vector<std::string>& operands = arguments.operands();
  if (operands.empty()) return BadUsage(kMap, "map needs one of list, show, check");
  const bool as_json = arguments.Has("--json");
  if (operands[0] == "list") return operands.size() == 1 ? List(as_json) : BadUsage(kMap, "map list takes no operand");
  if (operands[0] == "show") {
    return operands.size() == 2 ? Show(operands[1], as_json) : BadUsage(kMap, "map show takes one map");
  }
  if (operands[0] == "check") {
    if (operands.size() < 2) return BadUsage(kMap, "map check needs a FILE.map");
    if (as_json) return BadUsage(kMap, "map check has no JSON form");
    return CheckAll({operands.begin() + 1, operands.end()});
  }
  return UnknownVerb(operands[0]);
}

}  // namespace entente_cli
