// entente map: shipped maps, the linter, summaries, and maps written in other forms.
#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

#include "commands.h"
#include "map_check.h"
#include "map_file.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {

const Command kMap{"map",
                   "usage: entente map list [--json]\n"
                   "       entente map show M [--json] [--phase NAME]\n"
                   "       entente map show M --format map|json|mdf|dot\n"
                   "       entente map check FILE... [--json]\n"
                   "       entente map counts M... [--expect FILE]\n"
                   "\n"
                   "list    the shipped maps\n"
                   "show    a summary of a map, or the map in another form: canonical .map text,\n"
                   "        JSON (schema: maps/schema.json), DAIDE's MDF message, Graphviz\n"
                   "check   reads map files and tells everything that is wrong with them:\n"
                   "        FILE:LINE:COLUMN: error: CODE: what\n"
                   "        a mistake a line; on a terminal long lines are broken and indented\n"
                   "counts  a table of provinces, locations, army and fleet edges, powers, supply\n"
                   "        centers, units, centers to win\n"
                   "\n"
                   "M is a shipped map, or a file: with a / or ending in .map, .json or .mdf.\n"
                   "\n"
                   "  --json         JSON instead of text; check: a document for each file, one a\n"
                   "                 line\n"
                   "  --phase NAME   the map in force in that phase (S1904M); without it the base\n"
                   "                 map, before any IN or FROM\n"
                   "  --format F     map, json, mdf or dot\n"
                   "  --expect FILE  rows of the table that is expected; each line of the table says\n"
                   "                 ok or what differs\n"
                   "  --include DIR  a directory where included files may lie, too (may be repeated)\n"
                   "\n"
                   "Includes are looked for beside the including file, then in the directories\n"
                   "given, then among the shipped maps; nothing outside the map's own directory and\n"
                   "those is read.\n"
                   "Exit codes: 0 fine; 1 a map has errors, or a count differs; 2 bad usage or\n"
                   "unreadable input.\n"};

namespace {

int List(bool as_json) {
  if (as_json) Print("[");
  for (uint32_t i = 0; const char* name = entente_builtin_map_name(i); ++i) {
    Print(as_json ? std::string(i == 0 ? "\"" : ",\"") + name + "\"" : std::string(name) + "\n");
  }
  if (as_json) Print("]\n");
  return kFine;
}

// ---- The summary as text ----

// " word word" for a list of the header.
std::string WordsOf(const entente_map* map, uint32_t list) {
  std::string words;
  for (uint32_t i = 0; const char* word = entente_map_word(map, list, i); ++i) words += std::string(" ") + word;
  return words;
}

std::string HomesOf(const entente_map* map, uint32_t power, uint32_t home_count) {
  std::string line;
  std::vector<uint16_t> homes(home_count);
  size_t count = 0;
  if (entente_map_homes(map, power, homes.data(), homes.size(), &count, nullptr) != ENTENTE_OK) count = 0;
  for (size_t i = 0; i < count; ++i) line += std::string(" ") + entente_map_location_id(map, homes[i]);
  return line;
}

std::string ControlOf(const entente_map* map, uint32_t power, const entente_power_info& info) {
  std::string names;
  for (uint32_t i = 0; i < info.controller_count; ++i) {
    uint32_t controller = 0;
    if (entente_map_controller(map, power, i, &controller, nullptr) != ENTENTE_OK) break;
    names += std::string(i == 0 ? " controlled by " : ", then ") + entente_map_controller_name(map, power, i);
    if (controller == ENTENTE_NO_POWER) names += " (from outside)";
  }
  return "dummy" + names;
}

std::string PowerLine(const entente_map* map, uint32_t power) {
  constexpr std::array<const char*, 3> kBehaviors = {"", ", strict", ", benign"};
  auto info = Sized<entente_power_info>();
  entente_map_power(map, power, &info, nullptr);
  const std::string id = entente_map_power_id(map, power), flag = entente_map_power_flag(map, power),
                    league = entente_map_power_league(map, power);
  std::string line = "  " + id + ":" + HomesOf(map, power, info.home_count);
  if (flag != id) line += "; flag of " + flag;
  if (!league.empty()) line += "; league " + league + kBehaviors.at(info.league_behavior);
  if (info.is_dummy != 0) line += "; " + ControlOf(map, power, info);
  return line + "\n";
}

// "MOVEMENT,RETREATS".
std::string TypesOf(const entente_map* map, uint32_t rotation) {
  std::string types;
  for (uint32_t i = 0; const char* type = entente_map_rotation_type(map, rotation, i); ++i) {
    types += std::string(i == 0 ? "" : ",") + type;
  }
  return types;
}

std::string SettingLines(const entente_map* map, const entente_map_info& info) {
  constexpr std::array<const char*, 4> kWhen = {"before phases with orders", "after", "before", "with orders in"};
  std::string lines;
  if (const std::string graphics = entente_map_graphics(map); !graphics.empty()) {
    lines += "  graphics of " + graphics + "\n";
  }
  if (info.text_only != 0) lines += "  text only\n";
  if (info.has_flag_maps != 0) {
    const std::string maps = WordsOf(map, ENTENTE_MAP_FLAGS);
    lines += maps.empty() ? "  no flags\n" : "  flags of" + maps + "\n";
  }
  if (const std::string rules = WordsOf(map, ENTENTE_MAP_RULES); !rules.empty()) lines += "  rules" + rules + "\n";
  if (const std::string notify = WordsOf(map, ENTENTE_MAP_NOTIFY); !notify.empty()) lines += "  notify" + notify + "\n";
  for (uint32_t i = 0; i < info.rotation_count; ++i) {
    auto rotation = Sized<entente_rotation_info>();
    if (entente_map_rotation(map, i, &rotation, nullptr) != ENTENTE_OK) break;
    lines += std::string("  control rotates ") + kWhen.at(rotation.when) + " " + TypesOf(map, i) + "\n";
  }
  if (info.stage_count > 1) lines += "  " + std::to_string(info.stage_count - 1) + " further maps for some phases\n";
  return lines;
}

int ShowText(const entente_map* map, const std::string& phase) {
  auto info = Sized<entente_map_info>();
  auto counts = Sized<entente_stage_counts>();
  auto error = Sized<entente_error>();
  if (entente_map_describe(map, &info, &error) != ENTENTE_OK ||
      entente_map_count(map, phase.data(), phase.size(), &counts, &error) != ENTENTE_OK) {
    Complain(error.message);
    return kUnusable;
  }
  const auto number = [](uint32_t n) { return std::to_string(n); };
  Print(std::string(entente_map_name(map)) + (phase.empty() ? "" : " in " + phase) + "\n  begins " +
        entente_map_begin(map) + " (" + entente_map_begin_phase(map) + ")\n  " + number(counts.provinces) +
        " provinces, " + number(counts.locations) + " locations, " + number(counts.army_edges) + " army edges, " +
        number(counts.fleet_edges) + " fleet edges\n  " + number(counts.centers) + " supply centers, " +
        number(counts.victory) + " to win\n  " + number(counts.powers) + " powers, " + number(counts.units) +
        " units at the start\n" + SettingLines(map, info) + "home centers:\n");
  for (uint32_t p = 0; p < info.power_count; ++p) Print(PowerLine(map, p));
  Print(
      "--json adds locations and what they abut, further build sites, special passages, leagues and changes by "
      "phase.\n");
  return kFine;
}

// ---- Other forms ----

// Prints what call(text, error) gives.
template <typename Call>
int PrintText(const char* end, const Call& call) {
  auto error = Sized<entente_error>();
  Text text;
  if (call(text.out(), &error) != ENTENTE_OK) {
    Complain(error.message);
    return kUnusable;
  }
  Print(text.view());
  Print(end);
  return kFine;
}

int ShowJson(const entente_map* map, const std::string& phase) {
  return PrintText("\n", [&](entente_text** text, entente_error* error) {
    return entente_map_summary(map, phase.data(), phase.size(), text, error);
  });
}

int ShowForm(const entente_map* map, uint32_t form) {
  return PrintText(
      "", [&](entente_text** text, entente_error* error) { return entente_map_write(map, form, text, error); });
}

constexpr std::array<std::string_view, 4> kForms = {"map", "json", "mdf", "dot"};  // in the order of the header

// The map, or an exit code. With `as_json` the faults of a map with errors are a document, as check has it.
int OpenToShow(const std::string& name, const Strings& include_folders, bool as_json, MapHandle& map) {
  if (!IsMapFile(name)) return OpenShipped(name, map) ? kFine : kUnusable;
  const MapReport report = ReadAndReport(name, include_folders, map);
  if (report.read == MapRead::kRead) return kFine;
  if (report.read == MapRead::kUnreadable) return kUnusable;
  if (as_json) Print(report.Json() + "\n");
  for (const MapFault& fault : report.faults) {
    if (fault.is_error) Complain(fault.Text());
  }
  return kDiffers;
}

int Show(const Arguments& arguments) {
  const std::optional<std::string> format = arguments.Value("--format");
  const std::string phase = arguments.Value("--phase").value_or("");
  const bool as_json = arguments.Has("--json");
  if (format.has_value() && (as_json || arguments.Has("--phase"))) {
    return BadUsage(kMap, "--format writes the whole map: no --json or --phase with it");
  }
  const auto form = std::find(kForms.begin(), kForms.end(), format.value_or("map"));
  if (form == kForms.end()) {
    return BadUsage(kMap, "unknown format '" + *format + "': expected map, json, mdf or dot");
  }
  MapHandle map;
  const int opened = OpenToShow(arguments.operands()[1], arguments.Values("--include"), as_json, map);
  if (opened != kFine) return opened;
  if (format.has_value()) return ShowForm(map.get(), static_cast<uint32_t>(form - kForms.begin()));
  return as_json ? ShowJson(map.get(), phase) : ShowText(map.get(), phase);
}

// ---- Verbs ----

struct Verb {
  std::string_view name;
  size_t least, most;  // operands after it
  std::string_view operands;
  std::array<std::string_view, 4> options;
};
constexpr size_t kAny = ~size_t{0};
constexpr std::array<Verb, 4> kVerbs = {{
    {"list", 0, 0, "no operand", {"--json"}},
    {"show", 1, 1, "one map", {"--json", "--phase", "--format", "--include"}},
    {"check", 1, kAny, "a FILE", {"--json", "--include"}},
    {"counts", 1, kAny, "a map", {"--expect", "--include"}},
}};

int UnknownVerb(const std::string& verb) {
  std::array<std::string_view, kVerbs.size()> names;
  std::transform(kVerbs.begin(), kVerbs.end(), names.begin(), [](const Verb& known) { return known.name; });
  const std::string_view nearest = NearestWord(verb, names);
  std::string message = "unknown word '" + verb + "' after map";
  if (!nearest.empty()) message += "; did you mean " + std::string(nearest) + "?";
  return BadUsage(kMap, message);
}

// An option that the verb does not take, or empty.
std::string_view ForeignOption(const Verb& verb, const Arguments& arguments) {
  for (const std::string_view option : {"--json", "--phase", "--format", "--expect", "--include"}) {
    const bool takes = std::find(verb.options.begin(), verb.options.end(), option) != verb.options.end();
    if (!takes && arguments.Has(option)) return option;
  }
  return {};
}

bool AreFolders(const Strings& names) {
  const auto is_none = [](const std::string& name) {
    std::error_code problem;
    return !std::filesystem::is_directory(name, problem);
  };
  const auto none = std::find_if(names.begin(), names.end(), is_none);
  if (none == names.end()) return true;
  BadUsage(kMap, "--include " + *none + ": expected a directory");
  return false;
}

}  // namespace

int MapCommand(Words words) {
  const Arguments arguments(
      kMap, words,
      {{"--json", false}, {"--phase", true}, {"--format", true}, {"--expect", true}, {"--include", true, true}});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kMap.usage);
    return kFine;
  }
  const Strings& operands = arguments.operands();
  if (operands.empty()) return BadUsage(kMap, "map needs one of list, show, check, counts");
  const auto verb =
      std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& known) { return known.name == operands[0]; });
  if (verb == kVerbs.end()) return UnknownVerb(operands[0]);
  const Strings rest(operands.begin() + 1, operands.end());
  if (rest.size() < verb->least || rest.size() > verb->most) {
    return BadUsage(kMap, "map " + operands[0] + " takes " + std::string(verb->operands));
  }
  if (const std::string_view foreign = ForeignOption(*verb, arguments); !foreign.empty()) {
    return BadUsage(kMap, "map " + operands[0] + " has no option " + std::string(foreign));
  }
  const Strings folders = arguments.Values("--include");
  if (!AreFolders(folders)) return kUnusable;
  if (verb->name == "list") return List(arguments.Has("--json"));
  if (verb->name == "show") return Show(arguments);
  if (verb->name == "check") return CheckMaps(rest, folders, arguments.Has("--json"));
  return CountMaps(rest, folders, arguments.Value("--expect"));
}

}  // namespace entente_cli
