#include "records/played_json.h"

#include "game/losses.h"
#include "phase_json/result_json.h"

namespace entente {

std::string PlayedJson(const Game& game, int phase, Voice voice) {
  const PlayedPhase& played = game.played(phase);
  const PositionView before = played.before.view();
  const std::vector<PhaseEvent> losses = LossesOf(before, played.results, played.events);
  const PlayedParts parts{played.by_default, losses};
  const PhaseResult result{played.results, played.sheet.size(), played.events, played.after.view(),
                           game.PositionAt(phase + 1)};
  std::string json;
  AppendResult(game.id(), {before, played.sheet, result}, game.rules(), {}, json, {true, voice, &parts});
  return json;
}

}  // namespace entente
