// entente play: plays games of random legal orders and prints their signature.
#include <cstdio>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "commands.h"
#include "output.h"
#include "phase_position.h"
#include "setting.h"

namespace entente_cli {
namespace {

struct PlayPlan {
  uint64_t seed = 1;
  uint32_t games = 1;
  uint32_t phases = 100;
  bool as_json = false;
};

// Combines the signatures of several games. The signature of a single game stays as it is.
class Signature {
 public:
  void Add(uint64_t game) { value_ = count_++ == 0 ? game : Mix(Mix(value_ + 0x9e3779b97f4a7c15u) ^ game); }
  std::string Text() const { return absl::StrCat("signature ", absl::Hex(value_, absl::kZeroPad16), "\n"); }

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
  if (summary.end_kind != ENTENTE_END_SOLO) return "no power won";
  return PowerIds(map, summary.winners).front() + " won";
}

class Player {
 public:
  Player(const Setting& setting, const PlayPlan& plan) : setting_(setting), plan_(plan) {}

  bool Run() {
    if (entente_scratch_new(setting_.map.get(), Out(scratch_), &error_) != ENTENTE_OK) return Refuse(error_.message);
    for (uint32_t i = 0; i < plan_.games; ++i) {
      if (!PlayOne(plan_.seed + i)) return Refuse(error_.message);
    }
    if (plan_.as_json) {
      absl::FPrintF(stderr, "%s", signature_.Text());
    } else {
      Print(signature_.Text());
    }
    return true;
  }

 private:
  bool PlayOne(uint64_t seed) {
    auto summary = Sized<entente_play_summary>();
    GameHandle game;
    if (entente_play(scratch_.get(), setting_.rules_or_default(), seed, plan_.phases, &summary,
                     plan_.as_json ? static_cast<entente_game**>(Out(game)) : nullptr, &error_) != ENTENTE_OK) {
      return false;
    }
    signature_.Add(summary.signature);
    if (plan_.as_json) return PrintGame(game.get());
    Print(absl::StrCat("seed ", seed, ": ", Counted(summary.phase_count, "phase"), ", ",
                       Outcome(setting_.map.get(), summary), "\n"));
    return true;
  }

  bool PrintGame(const entente_game* game) {
    if (entente_game_save(game, text_.out(), &error_) != ENTENTE_OK) return false;
    Print(absl::StrCat(text_.view(), "\n"));
    return true;
  }

  const Setting& setting_;
  const PlayPlan& plan_;
  ScratchHandle scratch_;
  Signature signature_;
  Text text_;
  entente_error error_ = Sized<entente_error>();
};

int Play(const Arguments& arguments) {
  if (!arguments.operands().empty()) {
    return arguments.BadUsage(absl::StrCat("play takes no FILE: '", arguments.operands().front(), "'"));
  }
  PlayPlan plan;
  plan.as_json = arguments.Has("--json");
  arguments.Read("--seed", plan.seed);
  arguments.Read("--games", plan.games);
  arguments.Read("--phases", plan.phases);
  Setting setting;
  return ReadSetting(arguments, setting) && Player(setting, plan).Run() ? kFine : kUnusable;
}

}  // namespace

const Command kPlay{
    .name = "play",
    .summary = "play games at random",
    .run = Play,
    .forms = {{}},
    .about =
        "Plays games of random legal orders and prints the signature: a digest of every order, outcome and "
        "position, the same on every platform for the same seed.",
    .options = {NumberOption("--seed", "of the first game, the next ones count on (default 1)", 0, UINT64_MAX),
                NumberOption("--games", "how many (default 1)", 0, 1000000000),
                NumberOption("--phases", "the most phases of a game (default 100)", 0, 1000000),
                kJsonOption.Meaning("the games as JSON that entente replay reads, one a line; the signature goes to "
                                    "the error stream"),
                kOwnMapOption, kOwnRulesOption},
    .notes = "Exit codes: 0 fine; 2 bad usage or unreadable input."};

}  // namespace entente_cli
