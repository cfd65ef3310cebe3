// entente serve: games over TCP, for clients of DAIDE.
#include <chrono>
#include <optional>

#include "commands.h"
#include "output.h"
#include "serve/game_file.h"
#include "serve/plan.h"
#include "serve/server.h"

namespace entente_cli {

const Command kServe{"serve",
                     "usage: entente serve --daide [OPTION]...\n"
                     "\n"
                     "Serves games of DAIDE over TCP. A game begins when every seat has its player and\n"
                     "ends in a solo, a draw or with the last survivor. Prints where it listens, and\n"
                     "how each game ended; ends after the last game, or in good order by Ctrl-C.\n"
                     "\n"
                     "  --daide            must be given\n"
                     "  --port N           default 16713; 0: any that is free\n"
                     "  --address A        where to listen: an address of this machine (default\n"
                     "                     127.0.0.1, which only this machine reaches; 0.0.0.0: all)\n"
                     "  --map M            a shipped map, or a file (with a / or ending in .map,\n"
                     "                     .json or .mdf)\n"
                     "  --rules R          a preset, option=value[,..], JSON or a file of these;\n"
                     "                     default: those that servers of DAIDE play by,\n"
                     "                     and the map's own (its RULE lines)\n"
                     "  --seed N           for seats and passcodes; default: the time\n"
                     "  --games N          games in turn at a table (default 1; 0: without end)\n"
                     "  --tables N         games at the same time, up to 1000: the second listens on\n"
                     "                     the next port, and so on\n"
                     "\n"
                     "What HLO tells (default: no press, no limits):\n"
                     "  --lvl N                     the level of press, 0 to 8000\n"
                     "  --mtl N, --rtl N, --btl N   seconds of a movement, retreat, build turn\n"
                     "  --ptl N                     press ends so many seconds before the deadline\n"
                     "  --dsd, --aoa, --pda, --npr, --npb\n"
                     "and what it does not tell:\n"
                     "  --no-adm                    ADM is refused\n"
                     "  --draws-without-absent      a draw does not wait for powers in civil disorder\n"
                     "\n"
                     "Files; of several tables each has its own, FILE.1, FILE.2 ..:\n"
                     "  --save FILE        the game as it is, always: before a client is told\n"
                     "                     anything, it is there\n"
                     "  --load FILE        goes on with a saved game: its players come back by IAM;\n"
                     "                     of several tables, one without a file begins a game\n"
                     "  --wait N           .. after N seconds without those that did not come\n"
                     "                     (default 0: waits for all)\n"
                     "  --record FILE      appends each game that ended, as JSON, one a line, which\n"
                     "                     entente replay reads\n"
                     "  --log FILE         appends what happens, readable: messages, results, boards\n"
                     "\n"
                     "Limits (0: none). Who goes beyond is dropped, nobody else notices:\n"
                     "  --connections N    in all (default 1000)\n"
                     "  --message N        octets of a message, 2 to 65534 (default 16384)\n"
                     "  --rate N           messages a second of a connection, on average (100)\n"
                     "  --octets N         octets a second of a connection, on average (65536)\n"
                     "  --idle N           seconds without a message, after the IM (0)\n"
                     "  --stay N           seconds between the end of a game and OFF (2)\n"
                     "  --stop-after N     seconds after which the server stops (0)\n"
                     "\n"
                     "Exit codes: 0 fine; 1 something could not be written; 2 bad usage, unreadable\n"
                     "input, or no such address.\n"};

namespace {

struct NumberOption {
  OptionSpec option;
  uint64_t least, most;
};

// Seconds of a day at most for what is no part of the language.
constexpr uint64_t kDay = 86400;
constexpr OptionSpec kDaide{"--daide", false}, kAddress{"--address", true}, kSave{"--save", true},
    kLoad{"--load", true}, kRecord{"--record", true}, kLog{"--log", true};
constexpr NumberOption kPort{{"--port", true}, 0, 65535}, kSeed{{"--seed", true}, 0, UINT64_MAX},
    kGames{{"--games", true}, 0, UINT32_MAX}, kTables{{"--tables", true}, 1, kMostTables},
    kLevel{{"--lvl", true}, 0, ENTENTE_LEVEL_FREE_TEXT}, kMovement{{"--mtl", true}, 0, 8191},
    kRetreat{{"--rtl", true}, 0, 8191}, kBuild{{"--btl", true}, 0, 8191}, kPressLimit{{"--ptl", true}, 0, 8191},
    kConnections{{"--connections", true}, 0, 1000000}, kMessage{{"--message", true}, 2, 65534},
    kRate{{"--rate", true}, 0, 1000000}, kOctets{{"--octets", true}, 0, 1000000000}, kIdle{{"--idle", true}, 0, kDay},
    kStay{{"--stay", true}, 0, kDay}, kWait{{"--wait", true}, 0, kDay},
    kStopAfter{{"--stop-after", true}, 0, 365 * kDay};

struct Flag {
  OptionSpec option;
  uint32_t bit;
};
constexpr Flag kDsd{{"--dsd", false}, ENTENTE_REFEREE_STOPS_FOR_ABSENT},
    kAoa{{"--aoa", false}, ENTENTE_REFEREE_ANY_ORDERS}, kPda{{"--pda", false}, ENTENTE_REFEREE_PARTIAL_DRAWS},
    kNpr{{"--npr", false}, ENTENTE_REFEREE_NO_RETREAT_PRESS}, kNpb{{"--npb", false}, ENTENTE_REFEREE_NO_BUILD_PRESS},
    kNoAdmin{{"--no-adm", false}, ENTENTE_REFEREE_NO_ADMIN},
    kAbsentDraws{{"--draws-without-absent", false}, ENTENTE_REFEREE_DRAWS_WITHOUT_ABSENT};

template <typename Number>
bool Read(const Arguments& arguments, const NumberOption& option, Number& number) {
  return ReadNumberOption(kServe, arguments, option.option.name, option.least, option.most, number);
}

bool ReadVariant(const Arguments& arguments, entente_referee_options& options) {
  for (const Flag& flag : {kDsd, kAoa, kPda, kNpr, kNpb, kNoAdmin, kAbsentDraws}) {
    if (arguments.Has(flag.option.name)) options.flags |= flag.bit;
  }
  return Read(arguments, kLevel, options.level) && Read(arguments, kMovement, options.movement_limit) &&
         Read(arguments, kRetreat, options.retreat_limit) && Read(arguments, kBuild, options.build_limit) &&
         Read(arguments, kPressLimit, options.press_limit);
}

bool ReadLimits(const Arguments& arguments, ServePlan& plan) {
  auto error = Sized<entente_error>();
  entente_session_limits_init(&plan.limits, &error);
  return Read(arguments, kConnections, plan.connections) && Read(arguments, kMessage, plan.limits.message_octets) &&
         Read(arguments, kRate, plan.limits.messages_per_second) &&
         Read(arguments, kOctets, plan.limits.octets_per_second) && Read(arguments, kIdle, plan.limits.idle_seconds) &&
         Read(arguments, kStay, plan.stay_seconds) && Read(arguments, kWait, plan.wait_seconds) &&
         Read(arguments, kStopAfter, plan.most_seconds);
}

// Of several tables some may have no file yet, but not all.
bool HasFileToLoad(const ServePlan& plan) {
  if (plan.load.empty() || plan.tables == 1) return true;
  for (uint32_t table = 1; table <= plan.tables; ++table) {
    if (FileExists(plan.FileOf(plan.load, table))) return true;
  }
  return Refuse("--load " + plan.load + ": there is no file " + plan.FileOf(plan.load, 1) + " .. " +
                plan.FileOf(plan.load, plan.tables));
}

bool ReadPlaces(const Arguments& arguments, ServePlan& plan) {
  plan.address = arguments.Value(kAddress.name).value_or(plan.address);
  plan.save = arguments.Value(kSave.name).value_or("");
  plan.load = arguments.Value(kLoad.name).value_or("");
  plan.record = arguments.Value(kRecord.name).value_or("");
  plan.log = arguments.Value(kLog.name).value_or("");
  plan.seed = static_cast<uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  if (!Read(arguments, kPort, plan.port) || !Read(arguments, kTables, plan.tables) ||
      !Read(arguments, kGames, plan.games) || !Read(arguments, kSeed, plan.seed)) {
    return false;
  }
  if (plan.port == 0 || plan.port + plan.tables - 1 <= 65535) return true;
  BadUsage(kServe, "--port " + std::to_string(plan.port) + " leaves no port for the last of " +
                       std::to_string(plan.tables) + " tables");
  return false;
}

}  // namespace

bool ReadServePlan(const Arguments& arguments, ServePlan& plan) {
  if (!ReadVariant(arguments, plan.options) || !ReadLimits(arguments, plan) || !ReadPlaces(arguments, plan) ||
      !ReadSetting(arguments, plan.setting) || !HasFileToLoad(plan)) {
    return false;
  }
  plan.language = NewLanguage(plan.setting.map.get(), ENTENTE_DIALECT_0167);
  return plan.language != nullptr;
}

int Serve(Words words) {
  const Arguments arguments(kServe, words,
                            {kDaide,
                             kAddress,
                             kSave,
                             kLoad,
                             kRecord,
                             kLog,
                             kMapOption,
                             kRulesOption,
                             kPort.option,
                             kSeed.option,
                             kGames.option,
                             kTables.option,
                             kLevel.option,
                             kMovement.option,
                             kRetreat.option,
                             kBuild.option,
                             kPressLimit.option,
                             kConnections.option,
                             kMessage.option,
                             kRate.option,
                             kOctets.option,
                             kIdle.option,
                             kStay.option,
                             kWait.option,
                             kStopAfter.option,
                             kDsd.option,
                             kAoa.option,
                             kPda.option,
                             kNpr.option,
                             kNpb.option,
                             kNoAdmin.option,
                             kAbsentDraws.option});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kServe.usage);
    return kFine;
  }
  if (!arguments.Has(kDaide.name)) return BadUsage(kServe, "no --daide: DAIDE is the only protocol that is served");
  if (!arguments.operands().empty()) return BadUsage(kServe, "no FILE is read: '" + arguments.operands()[0] + "'");
  ServePlan plan;
  if (!ReadServePlan(arguments, plan)) return kUnusable;
  return RunServer(plan);
}

}  // namespace entente_cli
