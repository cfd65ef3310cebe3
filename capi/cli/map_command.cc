// entente map: lists, checks and counts maps, and writes them in other forms.
#include <array>
#include <filesystem>
#include <system_error>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "commands.h"
#include "json_text.h"
#include "map_check.h"
#include "map_file.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {
namespace {

int ListMaps(bool as_json) {
  Strings names;
  for (uint32_t i = 0; const char* name = entente_builtin_map_name(i); ++i) names.emplace_back(name);
  Print(absl::StrCat(as_json ? JsonArray(names) : absl::StrJoin(names, "\n"), "\n"));
  return kFine;
}

// ---- The summary as text ----

// " word word": the words of a list of the map (ENTENTE_MAP_RULES and so on).
std::string WordsInList(const entente_map* map, uint32_t list) {
  std::string words;
  for (uint32_t i = 0; const char* word = entente_map_word(map, list, i); ++i) absl::StrAppend(&words, " ", word);
  return words;
}

std::string HomesOf(const entente_map* map, uint32_t power) {
  std::string line;
  std::vector<uint16_t> homes;
  Fill(homes, nullptr, entente_map_homes, map, power);
  for (const uint16_t home : homes) absl::StrAppend(&line, " ", entente_map_location_id(map, home));
  return line;
}

std::string ControlOf(const entente_map* map, uint32_t power, const entente_power_info& info) {
  std::string names;
  for (uint32_t i = 0; i < info.controller_count; ++i) {
    uint32_t controller = 0;
    if (entente_map_controller(map, power, i, &controller, nullptr) != ENTENTE_OK) break;
    absl::StrAppend(&names, i == 0 ? " controlled by " : ", then ", entente_map_controller_name(map, power, i),
                    controller == ENTENTE_NO_POWER ? " (from outside)" : "");
  }
  return absl::StrCat("dummy", names);
}

std::string PowerLine(const entente_map* map, uint32_t power) {
  constexpr std::array<const char*, 3> kBehaviors = {"", ", strict", ", benign"};
  auto info = Sized<entente_power_info>();
  entente_map_power(map, power, &info, nullptr);
  const std::string id = entente_map_power_id(map, power), flag = entente_map_power_flag(map, power),
                    league = entente_map_power_league(map, power);
  return absl::StrCat("  ", id, ":", HomesOf(map, power), flag == id ? "" : absl::StrCat("; flag of ", flag),
                      league.empty() ? "" : absl::StrCat("; league ", league, kBehaviors.at(info.league_behavior)),
                      info.is_dummy == 0 ? "" : absl::StrCat("; ", ControlOf(map, power, info)), "\n");
}

// "MOVEMENT,RETREATS".
std::string TypesOf(const entente_map* map, uint32_t rotation) {
  std::string types;
  for (uint32_t i = 0; const char* type = entente_map_rotation_type(map, rotation, i); ++i) {
    absl::StrAppend(&types, i == 0 ? "" : ",", type);
  }
  return types;
}

std::string SettingLines(const entente_map* map, const entente_map_info& info) {
  constexpr std::array<const char*, 4> kWhen = {"before phases with orders", "after", "before", "with orders in"};
  std::string lines;
  if (const std::string graphics = entente_map_graphics(map); !graphics.empty()) {
    absl::StrAppend(&lines, "  graphics of ", graphics, "\n");
  }
  if (info.text_only != 0) lines += "  text only\n";
  if (info.has_flag_maps != 0) {
    const std::string maps = WordsInList(map, ENTENTE_MAP_FLAGS);
    absl::StrAppend(&lines, maps.empty() ? "  no flags" : "  flags of", maps, "\n");
  }
  const std::string rules = WordsInList(map, ENTENTE_MAP_RULES), notify = WordsInList(map, ENTENTE_MAP_NOTIFY);
  if (!rules.empty()) absl::StrAppend(&lines, "  rules", rules, "\n");
  if (!notify.empty()) absl::StrAppend(&lines, "  notify", notify, "\n");
  for (uint32_t i = 0; i < info.rotation_count; ++i) {
    auto rotation = Sized<entente_rotation_info>();
    if (entente_map_rotation(map, i, &rotation, nullptr) != ENTENTE_OK) break;
    absl::StrAppend(&lines, "  control rotates ", kWhen.at(rotation.rotation_time), " ", TypesOf(map, i), "\n");
  }
  if (info.stage_count > 1)
    absl::StrAppend(&lines, "  ", Counted(info.stage_count - 1, "further map"), " for some phases\n");
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
  Print(absl::StrCat(entente_map_name(map), phase.empty() ? "" : " in ", phase, "\n  begins ", entente_map_begin(map),
                     " (", entente_map_begin_phase(map), ")\n  ", Counted(counts.provinces, "province"), ", ",
                     Counted(counts.locations, "location"), ", ", Counted(counts.army_edges, "army edge"), ", ",
                     Counted(counts.fleet_edges, "fleet edge"), "\n  ", Counted(counts.centers, "supply center"), ", ",
                     counts.victory, " to win\n  ", Counted(counts.powers, "power"), ", ",
                     Counted(counts.units, "unit"), " at the start\n", SettingLines(map, info), "home centers:\n"));
  for (uint32_t p = 0; p < info.power_count; ++p) Print(PowerLine(map, p));
  Print(
      "--json adds locations and what they abut, further build sites, special passages, leagues and changes by "
      "phase.\n");
  return kFine;
}

// ---- Other forms ----

// Prints the text that call(text, error) returns.
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

Strings MapForms() { return {"map", "json", "mdf", "dot"}; }  // in the sequence of the header

// Opens the map; returns kFine or another exit code. With `as_json`, prints the diagnostics of a map with errors as `check`
// does.
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

int ShowMap(const Arguments& arguments) {
  const std::optional<uint32_t> form = arguments.Choice("--format");
  const std::string phase = arguments.Value("--phase").value_or("");
  const bool as_json = arguments.Has("--json");
  if (form.has_value() && (as_json || arguments.Has("--phase"))) {
    return arguments.BadUsage("--format writes the whole map: no --json or --phase with it");
  }
  MapHandle map;
  const int opened = OpenToShow(arguments.operands().front(), arguments.Values("--include"), as_json, map);
  if (opened != kFine) return opened;
  if (form.has_value()) return ShowForm(map.get(), *form);
  return as_json ? ShowJson(map.get(), phase) : ShowText(map.get(), phase);
}

bool AreFolders(const Arguments& arguments, const Strings& names) {
  const auto is_none = [](const std::string& name) {
    std::error_code problem;
    return !std::filesystem::is_directory(name, problem);
  };
  const auto none = absl::c_find_if(names, is_none);
  if (none == names.end()) return true;
  arguments.BadUsage(absl::StrCat("--include ", *none, ": expected a directory"));
  return false;
}

int RunMap(const Arguments& arguments) {
  const Strings folders = arguments.Values("--include");
  if (!AreFolders(arguments, folders)) return kUnusable;
  if (arguments.verb() == "list") return ListMaps(arguments.Has("--json"));
  if (arguments.verb() == "show") return ShowMap(arguments);
  if (arguments.verb() == "check") return CheckMaps(arguments.operands(), folders, arguments.Has("--json"));
  return CountMaps(arguments.operands(), folders, arguments.Value("--expect"));
}

constexpr size_t kAny = ~size_t{0};

}  // namespace

const Command kMap{
    .name = "map",
    .summary = "list, check or show maps",
    .run = RunMap,
    .forms = {{"list"}, {"show M"}, {"check FILE..."}, {"counts M..."}},
    .about =
        "list    the shipped maps\n"
        "show    a summary of a map, or the map in another form: canonical .map text,\n"
        "        JSON (docs/json/map.schema.json), DAIDE's MDF message, Graphviz\n"
        "check   reads map files and reports every mistake in them, one a line:\n"
        "        FILE:LINE:COLUMN: error: CODE: what\n"
        "counts  a table of provinces, locations, army and fleet edges, powers, supply\n"
        "        centers, units, centers to win\n"
        "\n"
        "M is a shipped map, or a file: with a / or ending in .map, .json or .mdf.",
    .options = {FlagOption("--json", "JSON instead of text; check: a document for each file, one a line")
                    .OnlyWith("list show check"),
                ValueOption("--phase", "NAME",
                            "the map in force in that phase (S1904M); without it the base map, before any IN or FROM")
                    .OnlyWith("show"),
                ValueOption("--format", "F", "map, json, mdf or dot").OneOf(MapForms).OnlyWith("show"),
                ValueOption("--expect", "FILE",
                            "rows of the table that is expected; each line of the table says ok or what differs")
                    .OnlyWith("counts"),
                ValueOption("--include", "DIR", "a directory for included files (may be repeated)")
                    .OnlyWith("show check counts")
                    .Repeated()},
    .notes =
        "Included files are looked for beside the including file, then in the directories given, then among the "
        "shipped maps; nothing outside the map's own directory and those is read.\n"
        "Exit codes: 0 fine; 1 a map has errors, or a count differs; 2 bad usage or unreadable input.",
    .verbs = {{"list", 0, 0, "no operand"},
              {"show", 1, 1, "one map"},
              {"check", 1, kAny, "a FILE"},
              {"counts", 1, kAny, "a map"}}};

}  // namespace entente_cli
