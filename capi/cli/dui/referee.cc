#include <list>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "arguments.h"
#include "dui/bot.h"
#include "dui/dfen.h"
#include "dui/dui.h"
#include "handle.h"
#include "interrupt.h"
#include "output.h"

namespace entente_cli::dui {
namespace {

constexpr double kSecondsOfStart = 30, kGrace = 1;

struct Player {
  Player(uint32_t its_power, std::string its_id, const std::string& command)
      : power(its_power), id(std::move(its_id)), bot(command) {}
  uint32_t power;
  std::string id;  // "FRANCE"
  DuiBot bot;
};

class Referee {
 public:
  explicit Referee(const DuiPlan& plan) : plan_(plan) {
    for (const auto& [power, command] : plan.players) {
      players_.emplace_back(power, entente_map_power_id(plan.map, power), command);
    }
  }

  int Run() {
    entente_game_new(plan_.map, plan_.rules, nullptr, Out(game_), &error_);
    if (game_ == nullptr) return Refuse(error_.message) ? kFine : kUnusable;
    for (Player& player : players_) {
      if (!Begin(player)) return kUnusable;
    }
    while (!is_over() && phase() < plan_.phases && StopSignal() == 0) {
      if (!PlayPhase()) return kUnusable;
    }
    for (Player& player : players_) player.bot.Quit(kGrace);
    return Finish();
  }

 private:
  bool Begin(Player& player) {
    const std::string failure = player.bot.Start(kSecondsOfStart);
    if (!failure.empty()) return Refuse(absl::StrCat("the bot of ", player.id, " does not start: ", failure));
    player.bot.Send("newgame");
    player.bot.Send("setpower " + absl::AsciiStrToLower(player.id));
    return true;
  }

  entente_game_info Info() const {
    auto info = Sized<entente_game_info>();
    entente_game_describe(game_.get(), &info, nullptr);
    return info;
  }
  bool is_over() const { return Info().end_kind != ENTENTE_END_NONE; }
  uint32_t phase() const { return Info().phase_count; }

  bool PlayPhase() {
    const std::string dfen = Dfen();
    if (dfen.empty()) return false;
    std::vector<Player*> asked;
    for (Player& player : players_) {
      if (!player.bot.is_running() || !Owes(player.power)) continue;
      player.bot.Send("position " + dfen);
      player.bot.Send(absl::StrCat("go movetime ", plan_.move_time));
      asked.push_back(&player);
    }
    const double end = SecondsNow() + plan_.move_time / 1000.0 + kGrace;
    size_t orders = 0;
    for (Player* player : asked) orders += Collect(*player, end - SecondsNow());
    Forward();
    const std::string name = Info().phase_name;
    if (entente_game_process(game_.get(), &error_) != ENTENTE_OK) return Refuse(error_.message);
    if (!plan_.as_json)
      PrintLine(absl::StrCat(name, ": ", Counted(orders, "order"), " of ", Counted(asked.size(), "bot")));
    FlushNow();
    return true;
  }

  // Movement: all that have units; else those that owe something.
  bool Owes(uint32_t power) const {
    auto owed = Sized<entente_owed>();
    return entente_game_owed(game_.get(), power, &owed, nullptr) == ENTENTE_OK &&
           owed.unit_count + owed.build_count + owed.removal_count > 0;
  }

  std::string Dfen() {
    std::string error;
    PositionMemory position((entente_position_size(plan_.map) + 7) / 8);
    entente_game_position(game_.get(), phase(), position.data(), position.size() * sizeof(uint64_t), nullptr);
    const std::string dfen = DfenOf(plan_.map, position.data(), AttackersOfLastPhase(), error);
    if (dfen.empty()) Refuse(error);
    return dfen;
  }

  Attackers AttackersOfLastPhase() {
    Attackers attackers;
    if (phase() == 0) return attackers;
    std::vector<entente_order_result> results;
    ListOf(results, [&](entente_order_result* list, size_t capacity, size_t* count) {
      return entente_game_results(game_.get(), phase() - 1, list, sizeof *list, capacity, count, nullptr);
    });
    for (const entente_order_result& result : results) {
      auto fields = Sized<entente_order_fields>();
      auto place = Sized<entente_location_info>();
      if (result.dislodged_by != ENTENTE_NO_PROVINCE &&
          entente_order_unpack(result.order, &fields, nullptr) == ENTENTE_OK &&
          entente_map_location(plan_.map, fields.source, &place, nullptr) == ENTENTE_OK) {
        attackers[place.province] = result.dislodged_by;
      }
    }
    return attackers;
  }

  // Hands in the orders of a bot. Returns their number. A bot without an answer plays no more: its units hold.
  size_t Collect(Player& player, double seconds) {
    std::string line;
    if (!player.bot.Await("bestorders", std::max(seconds, 0.001), line)) {
      PrintError(absl::StrCat(player.id, ": ", player.bot.failure(), "; its units hold from now on"));
      player.bot.Kill();
      return 0;
    }
    KeepPress(player);
    absl::string_view list = line;
    absl::ConsumePrefix(&list, "bestorders");
    size_t count = 0;
    for (const absl::string_view order : absl::StrSplit(list, ';', absl::SkipWhitespace())) {
      HandIn(player, OrderOfDui(order), order);
      ++count;
    }
    return count;
  }

  void HandIn(const Player& player, const std::string& text, absl::string_view as_written) {
    auto check = Sized<entente_order_check>();
    Text sentence;
    entente_game_check_order(game_.get(), player.power, text.data(), text.size(), nullptr, &check, sentence.out(),
                             nullptr);
    if (check.is_legal == 0) {
      PrintError(absl::StrCat(Info().phase_name, ": ", player.id, ": '", absl::StripAsciiWhitespace(as_written),
                              "': ", sentence.view()));
      ++illegal_;
    }
    auto how = Sized<entente_submission>();
    how.mode = ENTENTE_SUBMIT_AMEND;
    how.by = player.power;
    if (entente_game_submit_text(game_.get(), player.power, text.data(), text.size(), &how, &error_) != ENTENTE_OK) {
      PrintError(absl::StrCat(Info().phase_name, ": ", player.id, ": ", error_.message));
    }
  }

  // "press_out FRANCE PRP .." of England's bot becomes "press ENGLAND PRP .." for that of France.
  void KeepPress(Player& player) {
    for (const std::string& line : player.bot.TakeLines()) {
      const std::vector<std::string> words = absl::StrSplit(line, absl::MaxSplits(' ', 2));
      uint32_t power = ENTENTE_NO_POWER;
      if (words[0] != "press_out" || words.size() < 3 ||
          entente_map_find_power(plan_.map, words[1].data(), words[1].size(), &power, nullptr) != ENTENTE_OK) {
        continue;
      }
      press_.emplace_back(power, absl::StrCat("press ", absl::AsciiStrToLower(player.id), " ", words[2]));
    }
  }
  void Forward() {
    for (const auto& [power, line] : press_) {
      for (Player& player : players_) {
        if (player.power == power && player.bot.is_running()) player.bot.Send(line);
      }
    }
    press_.clear();
  }

  int Finish() {
    if (plan_.as_json) {
      Text game;
      if (entente_game_save(game_.get(), game.out(), &error_) != ENTENTE_OK)
        return Refuse(error_.message) ? kFine : kUnusable;
      Print(absl::StrCat(game.view(), "\n"));
    } else {
      PrintLine(absl::StrCat(Counted(phase(), "phase"), ", ", Counted(illegal_, "illegal order")));
    }
    return illegal_ == 0 ? kFine : kDiffers;
  }

  const DuiPlan& plan_;
  std::list<Player> players_;
  GameHandle game_;
  std::vector<std::pair<uint32_t, std::string>> press_;  // for which power, the line
  uint64_t illegal_ = 0;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace

int PlayDui(const DuiPlan& plan) { return Referee(plan).Run(); }

}  // namespace entente_cli::dui
