// Scores of a game, from its position.
#include "game/scores.h"

#include "arguments.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

struct SystemIn {
  uint32_t system;
  Outcome Check() const {
    if (system >= ScoreSystems().size()) return BeyondTheLast("system", system, kScoreSystemCount);
    return {};
  }
};

}  // namespace

entente_status entente_score_system_describe(entente_score_system system, entente_score_system_info* info,
                                             entente_error* error) {
  return Guard(error, StructOut(info, "info"), SystemIn{system}, [&]() -> Outcome {
    entente_score_system_info known{};
    FillText(ScoreSystems()[system].word, known.name);
    FillText(ScoreSystems()[system].text, known.text);
    return Give(known, info);
  });
}

entente_status entente_position_scores(const entente_map* game_map, const void* position, entente_score_system system,
                                       entente_power_set unplayed, entente_score* scores, size_t capacity,
                                       size_t* length, entente_error* error) {
  return Guard(error, In(game_map), ShownPosition{game_map, position}, Buffer(scores, capacity, length),
               SystemIn{system}, PowersIn{game_map, unplayed, "unplayed"},
               [&](PositionView view, auto& out) -> Outcome {
                 const GameScores known = ScoresOf(view, static_cast<ScoreSystem>(system), unplayed);
                 for (const PowerIndex p : view.map().powers()) {
                   out.Add({known.of[p].numerator, known.of[p].denominator});
                 }
                 return out.Finish();
               });
}
