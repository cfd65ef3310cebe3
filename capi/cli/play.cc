// entente play: games of random legal orders, and their signature.
#include <cinttypes>
#include <cstdio>

#include "commands.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {

const Command kPlay{"play",
                    "usage: entente play [--seed N] [--games N] [--phases N] [--json] [--map M]\n"
                    "                    [--rules R]\n"
                    "\n"
                    "Plays games of random legal orders and prints the signature: a digest of every\n"
                    "order, outcome and position, the same on every platform for the same seed.\n"
                    "\n"
                    "  --seed N    of the first game, the next ones count on (default 1)\n"
                    "  --games N   how many (default 1)\n"
                    "  --phases N  the most phases of a game (default 100)\n"
                    "  --json      the games as JSON that entente replay reads, one a line; the\n"
                    "              signature goes to the error stream\n"
                    "  --map M     a shipped map, or a file (with a / or ending in .map, .json or\n"
                    "              .mdf)\n"
                    "  --rules R   a preset, option=value[,..], JSON ({\"option\":\"value\"}, [\"RULE\"]),\n"
                    "              or a file of these (@FILE, R.json)\n"
                    "\n"
                    "Exit codes: 0 fine; 2 bad usage or unreadable input.\n"};

namespace {

struct Plan {
  uint64_t seed = 1;
  uint32_t games = 1;
  uint32_t phases = 100;
  bool as_json = false;
};

// One signature for several games; of one game it is the game's own.
class Signature {
 public:
  void Add(uint64_t game) { value_ = count_++ == 0 ? game : Mix(Mix(value_ + 0x9e3779b97f4a7c15u) ^ game); }
  std::string Text() const {
    char text[17];
    std::snprintf(text, sizeof text, "%016" PRIx64, value_);
    return text;
  }

 private:
  static uint64_t Mix(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
  }
  uint64_t value_ = 0;
  uint64_t count_ = 0;
};

std::string Outcome(const entente_map* map, const entente_play_summary& summary) {
  if (summary.end != ENTENTE_END_SOLO) return "nobody won";
  uint32_t winner = 0;
  while ((summary.winners >> winner & 1) == 0) ++winner;
  return std::string(entente_map_power_id(map, winner)) + " won";
}

class Player {
 public:
  Player(const Setting& setting, const Plan& plan) : setting_(setting), plan_(plan) {}

  bool Run() {
    entente_scratch* scratch = nullptr;
    if (entente_scratch_new(setting_.map.get(), &scratch, &error_) != ENTENTE_OK) return Fail();
    scratch_.reset(scratch);
    for (uint32_t i = 0; i < plan_.games; ++i) {
      if (!PlayOne(plan_.seed + i)) return Fail();
    }
    if (plan_.as_json) {
      std::fprintf(stderr, "signature %s\n", signature_.Text().c_str());
    } else {
      Print("signature " + signature_.Text() + "\n");
    }
    return true;
  }

 private:
  bool PlayOne(uint64_t seed) {
    auto summary = Sized<entente_play_summary>();
    entente_game* played = nullptr;
    if (entente_play(scratch_.get(), setting_.rules_or_default(), seed, plan_.phases, &summary,
                     plan_.as_json ? &played : nullptr, &error_) != ENTENTE_OK) {
      return false;
    }
    const GameHandle game(played);
    signature_.Add(summary.signature);
    if (plan_.as_json) return PrintGame(game.get());
    Print("seed " + std::to_string(seed) + ": " + std::to_string(summary.phases) + " phases, " +
          Outcome(setting_.map.get(), summary) + "\n");
    return true;
  }

  bool PrintGame(const entente_game* game) {
    if (entente_game_save(game, text_.out(), &error_) != ENTENTE_OK) return false;
    Print(text_.view());
    Print("\n");
    return true;
  }

  bool Fail() {
    Complain(error_.message);
    return false;
  }

  const Setting& setting_;
  const Plan& plan_;
  ScratchHandle scratch_;
  Signature signature_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace

int Play(Words words) {
  const Arguments arguments(
      kPlay, words,
      {kMapOption, kRulesOption, {"--seed", true}, {"--games", true}, {"--phases", true}, {"--json", false}});
  if (!arguments.ok()) return kUnusable;
  if (arguments.wants_help()) {
    Print(kPlay.usage);
    return kFine;
  }
  if (!arguments.operands().empty())
    return BadUsage(kPlay, "play takes no FILE: '" + arguments.operands().front() + "'");
  Plan plan;
  plan.as_json = arguments.Has("--json");
  Setting setting;
  if (!ReadNumberOption(kPlay, arguments, "--seed", 0, UINT64_MAX, plan.seed) ||
      !ReadNumberOption(kPlay, arguments, "--games", 0, 1000000000, plan.games) ||
      !ReadNumberOption(kPlay, arguments, "--phases", 0, 1000000, plan.phases) || !ReadSetting(arguments, setting)) {
    return kUnusable;
  }
  return Player(setting, plan).Run() ? kFine : kUnusable;
}

}  // namespace entente_cli
