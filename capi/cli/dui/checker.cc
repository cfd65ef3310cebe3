#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "arguments.h"
#include "dui/bot.h"
#include "dui/dfen.h"
#include "dui/dui.h"
#include "handle.h"
#include "output.h"

namespace entente_cli::dui {
namespace {

constexpr double kSecondsToStart = 30, kSecondsToAnswer = 2;

class Checker {
 public:
  Checker(const entente_map* map, const std::string& command) : map_(map), bot_(command) {}

  int Run() {
    if (!Check("answers dui with duiok", bot_.Start(kSecondsToStart))) return End();
    CheckIntroduction();
    Check("answers isready with readyok", Ready());
    bot_.Send("newgame");
    const std::string opening = Opening();
    CheckOrders("orders every unit of the opening", "austria", opening, 3, "go movetime 500");
    CheckOrders("retreats", "france", "1901fr/Gapar,Gagas/Fbre,Fmar,Gber,Gkie,Gmun,Gpar/Fapar<bur", 1,
                "go movetime 500");
    CheckOrders("builds", "france", "1901fb/Fabur,Fapic/Fbre,Fmar,Fpar/-", 1, "go movetime 500");
    CheckOrders("removes", "france", "1901fb/Fabur,Fapic,Fagas/Fbre,Fpar/-", 1, "go movetime 500");
    CheckStop(opening);
    bot_.Send("no_such_command 1 2 3");
    Check("ignores a command that it does not know", Ready());
    bot_.Send("press ENGLAND PRP hello");
    Check("takes press", Ready());
    bot_.Send("position 1901xx/nothing");
    Check("outlives a position that cannot be read", Ready());
    Check("ends at quit", bot_.Quit(kSecondsToAnswer) ? "" : "it was still running after 2 seconds");
    return End();
  }

 private:
  bool Check(const std::string& what, const std::string& fault) {
    (fault.empty() ? passed_ : failed_) += 1;
    PrintLine(absl::StrCat(fault.empty() ? "pass  " : "FAIL  ", what, fault.empty() ? "" : ": " + fault));
    FlushNow();
    return fault.empty();
  }

  int End() const {
    PrintLine(absl::StrCat(bot_.name(), ": ", passed_, " passed, ", failed_, " failed"));
    return failed_ == 0 ? kFine : kDiffers;
  }

  void CheckIntroduction() {
    const std::vector<std::string> lines = bot_.TakeLines();
    const auto has = [&](absl::string_view beginning) {
      return std::any_of(lines.begin(), lines.end(),
                         [&](const std::string& line) { return absl::StartsWith(line, beginning); });
    };
    Check("says id name and id author", has("id name ") && has("id author ") ? "" : "one of the two is missing");
    Check("says protocol_version 1", has("protocol_version 1") ? "" : "expected it before duiok");
  }

  std::string Ready() {
    std::string line;
    bot_.Send("isready");
    return bot_.Await("readyok", kSecondsToAnswer, line) ? "" : bot_.failure();
  }

  std::string Opening() const {
    PositionMemory position((entente_position_size(map_) + 7) / 8);
    entente_position_start(map_, position.data(), position.size() * sizeof(uint64_t), nullptr);
    std::string error;
    return DfenOf(map_, position.data(), {}, error);
  }

  void CheckOrders(const std::string& what, const std::string& power, const std::string& dfen, size_t count,
                   const std::string& go) {
    bot_.Send("setpower " + power);
    bot_.Send("position " + dfen);
    bot_.Send(go);
    std::string line;
    if (!bot_.Await("bestorders", kSecondsToAnswer, line)) {
      Check(what, bot_.failure());
    } else {
      Check(what, FaultOf(power, dfen, line, count));
    }
  }

  // What is wrong with the orders: each must be legal, and there must be so many.
  std::string FaultOf(const std::string& power_name, const std::string& dfen, absl::string_view line,
                      size_t count) const {
    PositionMemory position;
    if (std::string fault = ReadDfen(map_, dfen, position); !fault.empty()) return fault;
    GameHandle game;
    entente_game_new(map_, nullptr, position.data(), Out(game), nullptr);
    uint32_t power = 0;
    entente_map_find_power(map_, power_name.data(), power_name.size(), &power, nullptr);
    absl::ConsumePrefix(&line, "bestorders");
    const std::vector<std::string> orders = absl::StrSplit(line, ';', absl::SkipWhitespace());
    for (const std::string& order : orders) {
      const std::string text = OrderOfDui(order);
      auto check = Sized<entente_order_check>();
      Text sentence;
      if (entente_game_check_order(game.get(), power, text.data(), text.size(), nullptr, &check, sentence.out(),
                                   nullptr) != ENTENTE_OK ||
          check.is_legal == 0) {
        return absl::StrCat("'", absl::StripAsciiWhitespace(order), "': ", sentence.view());
      }
    }
    return orders.size() == count ? "" : absl::StrCat(orders.size(), " orders: expected ", count);
  }

  void CheckStop(const std::string& opening) {
    bot_.Send("setpower austria");
    bot_.Send("position " + opening);
    bot_.Send("go infinite");
    bot_.Send("stop");
    std::string line;
    Check("answers stop with bestorders", bot_.Await("bestorders", kSecondsToAnswer, line) ? "" : bot_.failure());
  }

  const entente_map* map_;
  DuiBot bot_;
  int passed_ = 0, failed_ = 0;
};

}  // namespace

int CheckDuiBot(const entente_map* map, const std::string& command) { return Checker(map, command).Run(); }

}  // namespace entente_cli::dui
