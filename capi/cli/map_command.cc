// entente map: lists, checks and counts maps, and writes them in other forms.
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
#include "word_lists.h"

namespace entente_cli {
namespace {

int ListMaps(bool as_json) {
  const Strings names = BuiltinMapNames();
  Print(absl::StrCat(as_json ? JsonArray(names) : absl::StrJoin(names, "\n"), "\n"));
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

int ShowSummary(const entente_map* map, const std::string& phase, bool as_json) {
  constexpr const char* kMore =
      "--json adds locations and what they abut, further build sites, special passages, leagues and changes by "
      "phase.\n";
  return PrintText(as_json ? "\n" : kMore, [&](entente_text** text, entente_error* error) {
    return entente_map_summary(map, phase.data(), phase.size(), as_json ? ENTENTE_TEXT_JSON : ENTENTE_TEXT_FOR_PEOPLE,
                               text, error);
  });
}

int ShowForm(const entente_map* map, uint32_t form) {
  return PrintText(
      "", [&](entente_text** text, entente_error* error) { return entente_map_write(map, form, text, error); });
}

Strings MapForms() { return EnumWords(ENTENTE_WORDS_MAP_FORM); }

// Opens the map; returns kFine or another exit code. With `as_json`, prints the diagnostics of a map with errors as `check`
// does.
int OpenToShow(const std::string& name, const Strings& include_folders, bool as_json, MapHandle& map) {
  if (!IsMapFile(name)) return OpenShipped(name, map) ? kFine : kUnusable;
  const MapReport report = ReadMapFile(name, include_folders, map);
  if (report.read == MapRead::kRead) return kFine;
  if (report.read == MapRead::kUnreadable) return kUnusable;
  if (as_json) Print(report.Json() + "\n");
  report.Complain();
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
  return ShowSummary(map.get(), phase, as_json);
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
