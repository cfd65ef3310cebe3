// entente serve: serves games over TCP to DAIDE clients.
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "commands.h"
#ifdef ENTENTE_HAS_HTTP
#include "http/server.h"
#endif
#include "game_file.h"
#include "output.h"
#include "serve/dpp_lines.h"
#include "serve/plan.h"
#include "serve/server.h"

namespace entente_cli {
namespace {

// Options that set a flag of the referee.
struct RefereeFlag {
  absl::string_view option;
  uint32_t bit;
};
constexpr RefereeFlag kFlags[] = {{"--dsd", ENTENTE_REFEREE_STOPS_FOR_ABSENT},
                                  {"--aoa", ENTENTE_REFEREE_ANY_ORDERS},
                                  {"--pda", ENTENTE_REFEREE_PARTIAL_DRAWS},
                                  {"--npr", ENTENTE_REFEREE_NO_RETREAT_PRESS},
                                  {"--npb", ENTENTE_REFEREE_NO_BUILD_PRESS},
                                  {"--no-adm", ENTENTE_REFEREE_NO_ADMIN},
                                  {"--draws-without-absent", ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT}};

constexpr uint32_t kTurnOfPrograms = 60;  // seconds
constexpr int32_t kLeastLevel = 10;       // the lowest level with press

// The editions of DAIDE's syntax, as the words of --dialect.
std::vector<std::string> EditionWords() { return {"0.167", "0.143", "0.178"}; }
constexpr uint32_t kEditions[] = {ENTENTE_DIALECT_0167, ENTENTE_DIALECT_0143, ENTENTE_DIALECT_0178};

void ReadVariant(const Arguments& arguments, entente_referee_options& options) {
  for (const RefereeFlag& flag : kFlags) {
    if (arguments.Has(flag.option)) options.flags |= flag.bit;
  }
  options.dialect = kEditions[arguments.Choice("--dialect").value_or(0)];
  arguments.Read("--lvl", options.level);
  arguments.Read("--mtl", options.movement_limit);
  arguments.Read("--rtl", options.retreat_limit);
  arguments.Read("--btl", options.build_limit);
  arguments.Read("--ptl", options.press_limit);
  options.has_last_year = arguments.Has("--end-year") ? 1 : 0;
  arguments.Read("--end-year", options.last_year);
  arguments.Read("--stalemate", options.stalemate_years);
  arguments.Read("--turns", options.turn_limit);
}

void ReadLimits(const Arguments& arguments, ServePlan& plan) {
  entente_session_limits_init(&plan.limits, nullptr);
  arguments.Read("--connections", plan.connections);
  arguments.Read("--per-address", plan.of_address);
  plan.limits_own_machine = arguments.Has("--per-address");
  arguments.Read("--message", plan.limits.message_octets);
  arguments.Read("--rate", plan.limits.messages_per_second);
  arguments.Read("--octets", plan.limits.octets_per_second);
  arguments.Read("--idle", plan.limits.idle_seconds);
  arguments.Read("--stay", plan.stay_seconds);
  arguments.Read("--wait", plan.wait_seconds);
  arguments.Read("--stop-after", plan.most_seconds);
}

struct FileOption {
  enum class Use { kRead, kAppend, kReplace };
  absl::string_view option;
  std::string& file;
  Use use;
  uint32_t tables = 1;  // with several each has its own file
};

// Reads names of files, and tries whether those to write can be written: else it would turn out in a game.
bool ReadFiles(const Arguments& arguments, const std::vector<FileOption>& options) {
  std::map<std::string, absl::string_view> written;
  for (const auto& [option, file, use, tables] : options) {
    const std::optional<std::string> value = arguments.Value(option);
    if (!value.has_value()) continue;
    file = *value;
    if (file.empty() || file == "-") return Refuse(absl::StrCat(option, " '", file, "': expected the name of a file"));
    if (use == FileOption::Use::kRead) continue;
    const auto [other, is_new] = written.try_emplace(file, option);
    if (!is_new) return Refuse(absl::StrCat(option, " ", file, ": ", other->second, " writes this file already"));
    for (uint32_t table = 1; table <= tables; ++table) {
      const std::string name = FileOfTable(file, table, tables);
      if (!(use == FileOption::Use::kReplace ? CanReplaceFile(name) : CanAppendToFile(name))) return false;
    }
  }
  return true;
}

bool ReadPlaces(const Arguments& arguments, ServePlan& plan) {
  plan.address = arguments.Value("--address").value_or(plan.address);
  plan.seed = static_cast<uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  plan.token_table = arguments.Choice("--tokens").value_or(plan.token_table);
  arguments.Read("--port", plan.port);
  plan.has_status = arguments.Has("--status-port");
  arguments.Read("--status-port", plan.status_port);
  plan.status_address = arguments.Value("--status-address").value_or(plan.status_address);
  arguments.Read("--tables", plan.tables);
  arguments.Read("--games", plan.games);
  arguments.Read("--seed", plan.seed);
  plan.rotates = arguments.Has("--rotate");
  if (plan.port != 0 && plan.port + plan.tables - 1 > 65535) {
    arguments.BadUsage(absl::StrCat("--port ", plan.port, " leaves no port for the last of ", plan.tables, " tables"));
    return false;
  }
  using enum FileOption::Use;
  return ReadFiles(arguments, {{"--save", plan.save, kReplace, plan.tables},
                               {"--load", plan.load, kRead},
                               {"--record", plan.record, kAppend, plan.tables},
                               {"--results", plan.results, kReplace},
                               {"--events", plan.events, kAppend},
                               {"--log", plan.log, kAppend, plan.tables}});
}

// Whether there is a file to load. With several tables, one file is enough: a table without a file begins a new game.
bool HasFileToLoad(const ServePlan& plan) {
  if (plan.load.empty() || plan.tables == 1) return true;
  for (uint32_t table = 1; table <= plan.tables; ++table) {
    if (FileExists(plan.FileOf(plan.load, table))) return true;
  }
  return Refuse(absl::StrCat("--load ", plan.load, ": there is no file ", plan.FileOf(plan.load, 1), " .. ",
                             plan.FileOf(plan.load, plan.tables)));
}

// A saved game keeps its own rules and variant. Refuses options for new games where there is no new game.
bool RefuseWithLoad(const Arguments& arguments, const std::vector<absl::string_view>& options) {
  for (const absl::string_view option : options) {
    if (!arguments.Has(option)) continue;
    arguments.BadUsage(absl::StrCat(option, " does not go with --load: a saved game keeps its own rules and variant"));
    return false;
  }
  return true;
}

bool CheckNewGameOptions(const Arguments& arguments, const ServePlan& plan) {
  if (plan.load.empty() || plan.tables > 1 || plan.games != 1) return true;
  std::vector<absl::string_view> options = {"--rules", "--dialect",  "--lvl",       "--mtl",   "--rtl",    "--btl",
                                            "--ptl",   "--end-year", "--stalemate", "--turns", "--rotate", "--seat"};
  for (const RefereeFlag& flag : kFlags) options.push_back(flag.option);
  return RefuseWithLoad(arguments, options);
}

// Refuses options about press in a game without press.
bool CheckPressOptions(const Arguments& arguments, const ServePlan& plan) {
  if (plan.options.level >= kLeastLevel) return true;
  for (const absl::string_view option : {"--ptl", "--pda", "--npr", "--npb"}) {
    const std::string value = arguments.Value(option).value_or("");
    if (!arguments.Has(option) || (option == "--ptl" && plan.options.press_limit == 0)) continue;
    arguments.BadUsage(absl::StrCat(option, value.empty() ? "" : " ", value, ": there is no press at level ",
                                    plan.options.level, ": expected --lvl ", kLeastLevel, " or more with it"));
    return false;
  }
  return true;
}

// Reads --seat POWER=NAME.
bool ReadReserved(const Arguments& arguments, ServePlan& plan) {
  auto error = Sized<entente_error>();
  for (const std::string& value : arguments.Values("--seat")) {
    const std::pair<std::string, std::string> parts = absl::StrSplit(value, absl::MaxSplits('=', 1));
    Reserved reserved{0, parts.second};
    if (parts.second.empty()) return Refuse(absl::StrCat("--seat ", value, ": expected POWER=NAME"));
    if (entente_map_find_power(plan.setting.map.get(), parts.first.data(), parts.first.size(), &reserved.power,
                               &error) != ENTENTE_OK) {
      return Refuse(absl::StrCat("--seat ", value, ": ", error.message));
    }
    if (absl::c_any_of(plan.reserved, [&](const Reserved& other) { return other.power == reserved.power; })) {
      return Refuse(absl::StrCat("--seat ", value, ": the power is kept for another name"));
    }
    plan.reserved.push_back(std::move(reserved));
  }
  return true;
}

bool ReadServePlan(const Arguments& arguments, ServePlan& plan) {
  ReadVariant(arguments, plan.options);
  ReadLimits(arguments, plan);
  return ReadPlaces(arguments, plan) && CheckNewGameOptions(arguments, plan) && CheckPressOptions(arguments, plan) &&
         ReadSetting(arguments, plan.setting) && ReadReserved(arguments, plan) && HasFileToLoad(plan);
}

constexpr absl::string_view kDppOptions[] = {"--dpp",  "--player", "--map",    "--rules", "--seed",      "--pda",
                                             "--gbt",  "--mtl",    "--rtl",    "--btl",   "--programs",  "--line",
                                             "--save", "--load",   "--record", "--log",   "--stop-after"};
constexpr absl::string_view kHttpOptions[] = {"--http",    "--port", "--address", "--map", "--rules",
                                              "--threads", "--body", "--idle",    "--log", "--stop-after"};

// Complains and returns false if an option is given that does not go with the protocol.
template <typename Allowed>
bool CheckOptionsOf(absl::string_view protocol, const Allowed& allowed, const Arguments& arguments) {
  for (const Option& option : kServe.options) {
    if (!arguments.Has(option.name) || absl::c_linear_search(allowed, option.name)) continue;
    arguments.BadUsage(absl::StrCat(option.name, " does not go with ", protocol));
    return false;
  }
  return true;
}

bool CheckDppOptions(const Arguments& arguments) {
  if (!CheckOptionsOf("--dpp", kDppOptions, arguments)) return false;
  return !arguments.Has("--load") || RefuseWithLoad(arguments, {"--rules", "--seed", "--pda", "--gbt", "--programs"});
}

// Reads --player POWER=COMMAND. The limits of turns have a default if there are such programs, as one may never order.
bool ReadPlayers(const Arguments& arguments, DppPlan& plan) {
  for (const std::string& value : arguments.Values("--player")) {
    const std::pair<std::string, std::string> parts = absl::StrSplit(value, absl::MaxSplits('=', 1));
    if (parts.second.empty()) return Refuse(absl::StrCat("--player ", value, ": expected POWER=COMMAND"));
    plan.players.push_back({parts.first, parts.second});
    plan.movement_limit = plan.retreat_limit = plan.build_limit = kTurnOfPrograms;
  }
  return true;
}

int ServeDpp(const Arguments& arguments) {
  DppPlan plan;
  using enum FileOption::Use;
  if (!CheckDppOptions(arguments) || !ReadSetting(arguments, plan.setting) || !ReadPlayers(arguments, plan) ||
      !ReadFiles(arguments, {{"--save", plan.save, kReplace},
                             {"--load", plan.load, kRead},
                             {"--record", plan.record, kAppend},
                             {"--log", plan.log, kAppend}})) {
    return kUnusable;
  }
  plan.flags = (arguments.Has("--pda") ? uint32_t{ENTENTE_MASTER_PARTIAL_DRAWS} : 0) |
               (arguments.Has("--gbt") ? uint32_t{ENTENTE_MASTER_NO_PRESS} : 0);
  arguments.Read("--programs", plan.programs);
  arguments.Read("--line", plan.longest_line);
  arguments.Read("--seed", plan.seed);
  arguments.Read("--mtl", plan.movement_limit);
  arguments.Read("--rtl", plan.retreat_limit);
  arguments.Read("--btl", plan.build_limit);
  arguments.Read("--stop-after", plan.most_seconds);
  return RunDpp(plan);
}

#ifdef ENTENTE_HAS_HTTP
int ServeHttpFor(const Arguments& arguments) {
  if (!CheckOptionsOf("--http", kHttpOptions, arguments)) return kUnusable;
  http::HttpPlan plan;
  if (!ReadSetting(arguments, plan.setting)) return kUnusable;
  plan.address = arguments.Value("--address").value_or(plan.address);
  plan.log = arguments.Value("--log").value_or("");
  arguments.Read("--port", plan.port);
  arguments.Read("--threads", plan.threads);
  arguments.Read("--body", plan.most_bytes);
  arguments.Read("--idle", plan.seconds);
  arguments.Read("--stop-after", plan.stop_after);
  return http::ServeHttp(plan);
}
#endif

int Serve(const Arguments& arguments) {
  if (!arguments.operands().empty()) {
    return arguments.BadUsage(absl::StrCat("no FILE is read: '", arguments.operands()[0], "'"));
  }
#ifdef ENTENTE_HAS_HTTP
  if (arguments.Has("--http")) return ServeHttpFor(arguments);
#endif
  if (arguments.Has("--dpp")) return ServeDpp(arguments);
  if (!arguments.Has("--daide")) return arguments.BadUsage("expected --daide, --dpp or --http, the protocol to serve");
  ServePlan plan;
  return ReadServePlan(arguments, plan) ? RunServer(plan) : kUnusable;
}

// kDay: the most seconds of the limits of this program. kMostOfDaide: the greatest number of DAIDE (seconds, years).
constexpr uint64_t kDay = 86400;
constexpr uint64_t kMostOfDaide = 8191;

}  // namespace

const Command kServe{
    .name = "serve",
    .summary = "serve games to clients of DAIDE, or a game of DPP",
    .run = Serve,
    .forms = {{"--daide"},
              {"--dpp"},
#ifdef ENTENTE_HAS_HTTP
              {"--http"}
#endif
    },
    .about =
        "Serves games of DAIDE over TCP. A game begins when every seat has its player and ends in a solo, a draw or "
        "with the last survivor, or as --end-year, --stalemate and --turns say. Prints where it listens, and how each "
        "game ended or where it was stopped; ends after the last game, or in good order by Ctrl-C.",
    .options =
        {FlagOption("--daide", "serve DAIDE over TCP"),
         FlagOption("--dpp",
                    "serve a game of DPP over lines of the standard input and output, as said below; goes with the "
                    "options of DPP, and --map, --rules, --seed, --pda, --mtl, --rtl, --btl, --save, --load, --record, "
                    "--log and --stop-after")
             .NotWith("--daide"),
#ifdef ENTENTE_HAS_HTTP
         FlagOption(
             "--http",
             "serve the engine over HTTP: POST /v1/adjudicate and others, as GET /openapi.json describes them; goes "
             "with --port (default 8080), --address, --map, --rules, --threads, --body, --idle, --log (a JSON line "
             "for each request) and --stop-after")
             .NotWith("--daide --dpp"),
         NumberOption("--threads", "that answer requests (default: two for each processor)", 1, kMostThreads)
             .OnlyWith("--http"),
         NumberOption("--body", "octets of the longest body (default 1048576)", 1, uint64_t{64} << 20)
             .OnlyWith("--http"),
#endif
         NumberOption("--port", "default 16713, of --http 8080; 0: any that is free", 0, 65535),
         ValueOption("--address", "A",
                     "where to listen: an address of this machine (default 127.0.0.1, which only this machine reaches; "
                     "0.0.0.0: all)"),
         NumberOption("--status-port",
                      "shows by HTTP how the games stand (/), the standings (/standings) and these for programs "
                      "(/standings.json); 0: at any free port",
                      0, 65535),
         ValueOption("--status-address", "A", "where (default 127.0.0.1, which only this machine reaches)")
             .OnlyWith("--status-port"),
         kOwnMapOption,
         kOwnRulesOption.Meaning("a preset, option=value[,..], JSON or a file of these; default: those that servers "
                                 "of DAIDE play by, and the map's own (its RULE lines)"),
         ValueOption("--tokens", "T",
                     "the numbers of FCT, FOR and FWD that all clients have: usual (default), or forward-first, as "
                     "clients in Java")
             .OneOf(TokenTables),
         NumberOption("--seed", "for seats and passcodes; default: the time", 0, UINT64_MAX),
         NumberOption("--games", "games in turn at a table (default 1; 0: without end)", 0, UINT32_MAX),
         NumberOption("--tables", "games at the same time, up to 1000: the second listens on the next port, and so on",
                      1, kMostTables),
         NumberOption("--lvl", "the level of press, 0 to 8000", 0, ENTENTE_LEVEL_FREE_TEXT)
             .Under("The variant, as HLO announces it (default: no press, no limits):"),
         NumberOption("--mtl", "seconds of a movement turn", 0, kMostOfDaide),
         NumberOption("--rtl", "seconds of a retreat turn", 0, kMostOfDaide),
         NumberOption("--btl", "seconds of a build turn", 0, kMostOfDaide),
         NumberOption("--ptl", "press ends so many seconds before the deadline", 0, kMostOfDaide),
         ValueOption("--dialect", "D",
                     "the edition of the syntax that all clients speak: 0.167 (default), 0.143 (press with numbers and "
                     "references) or 0.178 (words of later drafts); HLO does not announce it")
             .OneOf(EditionWords),
         FlagOption("--dsd", "the clock stops while a player is disconnected"),
         FlagOption("--aoa", "any orders are accepted, illegal ones too"),
         FlagOption("--pda", "draws of some of the survivors are possible"),
         FlagOption("--npr", "no press in retreat turns"),
         FlagOption("--npb", "no press in build turns"),
         FlagOption("--no-adm", "ADM is refused; HLO does not announce this"),
         FlagOption("--draws-without-absent",
                    "a draw does not wait for powers in civil disorder; HLO does not announce this"),
         ValueOption("--player", "POWER=COMMAND",
                     "starts a program that plays a power: a command for the shell, which reads the lines to it and "
                     "writes its own. --mtl, --rtl and --btl are then 60 unless given")
             .Under("Of DPP:")
             .OnlyWith("--dpp")
             .Repeated(),
         FlagOption("--gbt", "no press").OnlyWith("--dpp"),
         NumberOption("--programs",
                      "deal the powers to N programs, as teams (DOC), at most as many as powers; default: one for each "
                      "power",
                      1, 256)
             .OnlyWith("--dpp"),
         NumberOption("--line", "characters of the longest line that programs read: longer ones come as LNG", 16, 32767)
             .OnlyWith("--dpp"),
         NumberOption("--end-year", "the last year that is played; then the survivors draw", 0, kMostOfDaide)
             .Under("Ends of a game, besides a solo and a vote; HLO does not announce them:"),
         NumberOption("--stalemate", "the survivors draw after N years in which no center changed its owner", 1,
                      kMostOfDaide),
         NumberOption("--turns", "the survivors draw after N turns", 1, INT32_MAX),
         FlagOption("--rotate",
                    "clients, sorted by name, get the powers in their sequence, moved on by one in each game: over as "
                    "many games as there are powers each plays each (default: powers are dealt at random)")
             .Under("Seats. A client chooses its table by the port; the server deals the powers:"),
         ValueOption("--seat", "POWER=NAME", "keeps a power for a client of that name (NME), in every game").Repeated(),
         ValueOption("--save", "FILE", "the game as it is, always: saved before anything is sent to a client")
             .Under("Files; of several tables each has its own, FILE.1, FILE.2 ..:"),
         ValueOption(
             "--load", "FILE",
             "goes on with a saved game, on its own map, by its own rules and variant: its players come back by IAM; "
             "of several tables, one without a file begins a game"),
         NumberOption("--wait",
                      "with --load, goes on after N seconds without those that did not come (default 0: waits for all)",
                      0, kDay)
             .OnlyWith("--load"),
         ValueOption(
             "--record", "FILE",
             "appends each game that ended or was stopped, as JSON, one a line, which entente replay reads: with "
             "names, versions, press and result"),
         ValueOption("--results", "FILE",
                     "the results of all tables: a line for each power of each game, cells between tabs. The games "
                     "that are in it are not played again; at the end the standings are printed (later: entente score "
                     "--standings FILE)"),
         ValueOption("--events", "FILE",
                     "appends what happens at all tables as JSON, one object a line: games, joins, phases, results, "
                     "ends"),
         ValueOption("--log", "FILE", "appends what happens, readable: messages, results, boards"),
         NumberOption("--connections", "in all (default 1000); with more, one that has not joined gives way", 0,
                      1000000)
             .Under("Limits (0: none). A client that exceeds one is dropped, without harm to others:"),
         NumberOption("--per-address", "connections of an address (100; of this machine itself: no limit unless given)",
                      0, 1000000),
         NumberOption("--message", "octets of a message, 2 to 65534 (default 16384)", 2, 65534),
         NumberOption("--rate", "messages a second of a connection, on average (100)", 0, 1000000),
         NumberOption("--octets", "octets a second of a connection, on average (65536)", 0, 1000000000),
         NumberOption("--idle", "seconds without a message, after the IM (0)", 0, kDay),
         NumberOption("--stay", "seconds between the end of a game and OFF (2)", 0, kDay),
         NumberOption("--stop-after", "seconds after which the server stops (0)", 0, 365 * kDay)},
    .notes =
        "A program of DPP (--player) reads and writes plain lines: \"THK ..\" in, \"SUB ((FLT LON) MTO NTH)\" out. If "
        "it ends, leaves 16 MiB unread, or writes more than 256 KiB or 10000 lines in a turn, it is ended and its "
        "power is in civil disorder; so are the powers without a program at the end of the standard input. TME comes "
        "when a quarter of the time of a turn is left.\n"
        "\n"
        "The other powers are for a host, which starts programs of its own. On the standard input and output a line "
        "has the power in front: \"ENG SUB ((FLT LON) MTO NTH)\" in, \"ENG THK ..\" out. Lines of the host itself "
        "begin with REF: REF TME warns, REF TME 0 plays the turn at the deadline, REF CDD ENG says that the program "
        "of England is gone (one of --player is ended), REF HLO ENG that it is back (it is started again), REF SVE "
        "NAME announces a save, REF OFF ends the game. Lines out with REF are the game record (LOG, civil disorder, "
        "the end).\n"
        "\n"
        "Exit codes: 0 fine; 1 something could not be written, or a line of the host says nothing; 2 bad usage, "
        "unreadable input, files that cannot be written, or no such address; 130, 143: stopped by Ctrl-C or SIGTERM."};

}  // namespace entente_cli
