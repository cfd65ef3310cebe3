// Random games for tests, with every kind of content of a saved game: unreadable texts, several sets of orders, default
// orders, waiting powers, permissions, and votes that decide nothing.
#ifndef ENTENTE_ENGINE_GAME_RANDOM_GAME_TEST_UTIL_H_
#define ENTENTE_ENGINE_GAME_RANDOM_GAME_TEST_UTIL_H_

#include <memory>
#include <utility>
#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "game/random_orders.h"
#include "notation/notation.h"
#include "sheet/sheet_reader.h"

namespace entente {

// Continues games from a seed: two players with one seed do the same in equal games.
class RandomPlayer {
 public:
  RandomPlayer(const Map& map, uint64_t seed) : map_(map), names_(map), chooser_(map), random_(seed) {}

  void Play(Game& game, int phases) {
    for (int i = 0; i < phases && !game.is_over(); ++i) {
      HandIn(game);
      if (Chance(9)) continue;  // the powers hand in again
      game.Process().IgnoreError();
    }
  }

  void HandIn(Game& game) {
    std::vector<OrderSheet> sheets(static_cast<size_t>(map_.power_count()));
    SheetReader reader(names_, game.rules(), game.position().phase_type());
    for (const Order order : chooser_.Choose(game.position(), game.rules(), random_)) {
      Write(reader, order, sheets[order.power()]);
    }
    for (size_t p = 0; p < sheets.size(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      if (!Chance(5)) game.Submit(power, std::move(sheets[p]), AnyMode()).IgnoreError();
      if (Chance(6)) game.SetWaiting(power, true).IgnoreError();
      if (Chance(20)) game.Allow(AnyPower(), power, !Chance(3)).IgnoreError();
    }
  }

  // Casts votes that decide nothing.
  void Vote(Game& game) {
    constexpr DrawPolicy kPolicies[] = {DrawPolicy::kJudgeDias, DrawPolicy::kJudgeNodias, DrawPolicy::kDaidePda,
                                        DrawPolicy::kDppPda};
    game.SetDrawPolicy(kPolicies[random_.Below(std::size(kPolicies))]);
    for (int i = 0; i < 5; ++i) {
      const PowerIndex list[] = {AnyPower(), AnyPower(), AnyPower()};
      Game tried(game);
      const PowerIndex by = AnyPower();
      const DrawVote vote = Chance(2) ? DrawVote{} : DrawVote{DrawVote::Kind::kList, list};
      tried.Vote(by, vote).IgnoreError();
      if (!tried.is_over()) game.Vote(by, vote).IgnoreError();
    }
    Game tried(game);
    const PowerIndex by = AnyPower(), to = LeaderOf(game.position());
    tried.Concede(by, to).IgnoreError();
    if (!tried.is_over()) game.Concede(by, to).IgnoreError();
  }

 private:
  bool Chance(uint32_t in) { return random_.Below(in) == 0; }
  PowerIndex AnyPower() { return static_cast<PowerIndex>(random_.Below(static_cast<uint32_t>(map_.power_count()))); }
  SubmitMode AnyMode() {
    return Chance(3) ? static_cast<SubmitMode>(random_.Below(kSubmitModeCount)) : SubmitMode::kReplace;
  }

  void Write(SheetReader& reader, Order order, OrderSheet& sheet) {
    if (Chance(2)) return sheet.Add(order);
    const std::string text = FormatOrder(map_, order);
    reader.ReadLine(order.power(), Chance(8) ? text + " # or not\n" : text, sheet);
    if (Chance(30)) reader.ReadLine(order.power(), "A " + text + " sleeps\xff", sheet);
  }

  const Map& map_;
  NormalForm names_;
  RandomOrders chooser_;
  Random random_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_RANDOM_GAME_TEST_UTIL_H_
