// Self-play: games of random legal orders from a seed.
#include <memory>
#include <vector>

#include "game/self_play.h"
#include "game_handle.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// Repeats the last self-played phase in `game`, which keeps its history.
Status Record(const SelfPlay& play, Game& game) {
  std::vector<std::vector<Order>> orders(static_cast<size_t>(game.map().power_count()));
  for (const Order order : play.orders()) orders[order.power()].push_back(order);
  for (size_t p = 0; p < orders.size(); ++p) {
    if (Status s = game.Submit(static_cast<PowerIndex>(p), orders[p]); !s.ok()) return s;
  }
  return game.Process();
}

SelfPlay& PlayOf(entente_scratch& scratch) {
  if (scratch.play == nullptr) {
    scratch.play = std::make_shared<SelfPlay>(*scratch.map->map, scratch.options, scratch.lister.tables());
  }
  return *scratch.play;
}

}  // namespace

entente_status entente_play(entente_scratch* scratch, const entente_rules* rules, uint64_t seed, uint32_t max_phases,
                            entente_play_summary* summary, entente_game** game, entente_error* error) {
  return Guard(error, HandleOut(game, "game", MayBeNull::kYes), In(scratch),
               StructOut(summary, "summary", MayBeNull::kYes), ScratchRules{scratch, rules}, [&]() -> Outcome {
                 SelfPlay& play = PlayOf(*scratch);
                 play.Restart(seed, scratch->options);
                 std::unique_ptr<entente_game> record;
                 if (game != nullptr) record = std::make_unique<entente_game>(scratch->map.get(), scratch->options);
                 while (play.phase_count() < max_phases && play.PlayPhase()) {
                   if (record != nullptr) ENTENTE_RETURN_IF_BAD(Record(play, record->game));
                 }
                 entente_play_summary known{};
                 known.phase_count = play.phase_count();
                 known.signature = play.signature();
                 known.end_kind = static_cast<uint32_t>(play.position().end());
                 known.winners = play.position().winners();
                 if (game != nullptr) *game = record.release();
                 return Give(known, summary);
               });
}
