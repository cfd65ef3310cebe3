// entente dui: the bot protocol of lines.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "commands.h"
#include "dui/dfen.h"
#include "dui/dui.h"
#include "interrupt.h"
#include "output.h"
#include "setting.h"

namespace entente_cli::dui {
namespace {

// Reads --player POWER=COMMAND, POWER,POWER=COMMAND or *=COMMAND: all others. Complains and returns false if it cannot be used.
bool ReadPlayers(const Arguments& arguments, DuiPlan& plan) {
  for (const std::string& given : arguments.Values("--player")) {
    const std::pair<std::string, std::string> parts = absl::StrSplit(given, absl::MaxSplits('=', 1));
    if (parts.second.empty())
      return Refuse(absl::StrCat("--player '", given, "': expected POWER=COMMAND, or *=COMMAND"));
    if (parts.first == "*") {
      for (uint32_t power = 0; entente_map_power_id(plan.map, power) != nullptr; ++power)
        plan.players.emplace(power, parts.second);
      continue;
    }
    auto error = Sized<entente_error>();
    uint32_t power = 0;
    if (entente_map_find_power(plan.map, parts.first.data(), parts.first.size(), &power, &error) != ENTENTE_OK) {
      return Refuse(absl::StrCat("--player '", given, "': ", error.message));
    }
    plan.players[power] = parts.second;
  }
  return true;
}

// Prints each DFEN as a JSON phase object, and each JSON phase object as a DFEN.
int ConvertDfen(const entente_map* map, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    PositionMemory position((entente_position_size(map) + 7) / 8);
    auto error = Sized<entente_error>();
    std::string fault;
    if (text.substr(0, 1) == "{") {
      entente_position_from_json(map, text.data(), text.size(), position.data(), position.size() * sizeof(uint64_t),
                                 &error);
      fault = error.message;
      const std::string dfen = fault.empty() ? DfenOf(map, position.data(), {}, fault) : "";
      if (fault.empty()) PrintLine(dfen, 0);
    } else if (fault = ReadDfen(map, text, position); fault.empty()) {
      Text json;
      entente_position_to_json(map, position.data(), json.out(), nullptr);
      PrintLine(json.view(), 0);
    }
    if (fault.empty()) continue;
    Refuse(fault);
    return kUnusable;
  }
  return kFine;
}

int Dui(const Arguments& arguments) {
  Setting setting;
  if (!ReadSetting(arguments, setting)) return kUnusable;
  DuiPlan plan{setting.map.get(), setting.rules_or_default(), {}, 1000, 100, arguments.Has("--json")};
  uint64_t seed = 1;
  arguments.Read("--seed", seed);
  arguments.Read("--move-time", plan.move_time);
  arguments.Read("--phases", plan.phases);
  if (arguments.verb() == "bot") return RunDuiBot(plan.map, seed);
  if (arguments.verb() == "check") return CheckDuiBot(plan.map, arguments.operands().front());
  if (arguments.verb() == "dfen") return ConvertDfen(plan.map, arguments.operands());
  if (!ReadPlayers(arguments, plan)) return kUnusable;
  if (plan.players.empty()) return arguments.BadUsage("play needs --player POWER=COMMAND, for one power at least");
  CatchStopSignals();
  return PlayDui(plan);
}

}  // namespace
}  // namespace entente_cli::dui

namespace entente_cli {

const Command kDui{
    .name = "dui",
    .summary = "referee for bots that speak DUI, and a check of such bots",
    .run = dui::Dui,
    .forms = {{"play"}, {"check", "COMMAND"}, {"bot"}, {"dfen", "DFEN|JSON..."}},
    .about =
        "DUI is a protocol of text lines between a referee and a bot, over the bot's standard input and output.\n"
        "\n"
        "play    play a game: each power's bot gets the position and answers with\n"
        "        orders; powers without a bot hold\n"
        "check   start a bot and check what it answers\n"
        "bot     be a bot: random legal orders\n"
        "dfen    a position of DUI, 1901sm/Aavie,.../Avie,.../-, as a JSON phase\n"
        "        object, and back",
    .options = {ValueOption("--player", "POWER=COMMAND", "the bot of a power; *=COMMAND: of all powers without one")
                    .Repeated()
                    .OnlyWith("play"),
                NumberOption("--move-time", "milliseconds for the orders of a phase (default 1000)", 1, 3600000)
                    .OnlyWith("play"),
                NumberOption("--phases", "the most phases of the game (default 100)", 0, 1000000).OnlyWith("play"),
                kJsonOption.Meaning("the game as JSON, in place of a line a phase").OnlyWith("play"),
                NumberOption("--seed", "of the random orders (default 1)", 0, UINT64_MAX).OnlyWith("bot"),
                kOwnMapOption, kOwnRulesOption.OnlyWith("play")},
    .notes = "Exit codes: 0 fine; 1 a check failed, or a bot gave an illegal order; 2 bad usage.",
    .verbs = {{"play", 0, 0, "no operand"},
              {"check", 1, 1, "one command"},
              {"bot", 0, 0, "no operand"},
              {"dfen", 1, 1000, "at least one DFEN or JSON phase"}}};

}  // namespace entente_cli
