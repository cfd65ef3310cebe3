#include "records/record_player.h"

#include <utility>
#include <vector>

#include "explain/end_phrase.h"
#include "phase_json/position_json.h"
#include "records/replay.h"

namespace entente {
namespace {

std::string NameAndEnd(const PositionView& position) {
  return PhaseNameOf(position) + (position.is_over() ? " (" + EndPhrase(position) + ")" : "");
}

// ": units of FRANCE: recorded A PAR; ours A BUR"; empty if the difference is not on the board.
std::string FirstDifference(const PositionView& recorded, const PositionView& ours) {
  if (recorded.map().fingerprint() != ours.map().fingerprint()) return ": another map";
  if (recorded.phase() != ours.phase()) {
    const Map& map = ours.map();
    return ": recorded in " + map.PhaseName(recorded.phase()) + ", ours in " + map.PhaseName(ours.phase());
  }
  const std::vector<ReplayRemark> differences = BoardDifferences(recorded, ours);
  if (differences.empty()) return "";
  const ReplayRemark& first = differences.front();
  return ": " + first.what + ": recorded " + (first.recorded.empty() ? "nothing" : first.recorded) + "; ours " +
         (first.ours.empty() ? "nothing" : first.ours);
}

// Whether the players may have ended the game in the phase before, whose orders are then not adjudicated.
bool MayEndHere(const PositionView& recorded, bool tells_phase, const Game& game) {
  const bool is_agreed = recorded.end() == GameEnd::kDraw || recorded.end() == GameEnd::kConcession;
  if (!recorded.is_over() || (!tells_phase && !is_agreed)) return false;
  Position going_on(recorded);
  going_on.ref().SetEnd(GameEnd::kPlaying, 0);
  if (!tells_phase) going_on.ref().SetPhase(game.position().phase());
  return going_on.view() == game.position();
}

bool HasLines(const Game& game) {
  for (const PowerIndex power : game.map().powers()) {
    if (!game.Submitted(power).empty()) return true;
  }
  return false;
}

}  // namespace

Status RecordPlayer::Play(const MapRef& map, const RuleOptions& rules, const RecordedPhase& recorded) {
  if (game_ == nullptr) {
    game_ = std::make_unique<Game>(map, rules, recorded.position);
  } else if (Status status = Continue(recorded.position, recorded.tells_phase); !status.ok()) {
    return status;
  }
  return game_->is_over() ? OkStatus() : SubmitAll(recorded.sheet, recorded.by_default, *game_);
}

Status RecordPlayer::Continue(const PositionView& recorded, bool tells_phase) {
  const bool may_end_here = MayEndHere(recorded, tells_phase, *game_);
  // Without `ended_in` the orders of that phase count if they lead to the recorded board.
  if (may_end_here && (tells_phase || !HasLines(*game_))) return game_->End(recorded.end(), recorded.winners());
  if (Status status = game_->Process(); !status.ok()) return status;
  const PositionView ours = game_->position();
  Position wanted(recorded);
  if (!tells_phase) wanted.ref().SetPhase(ours.phase());
  const bool ended_by_players = recorded.is_over() && !ours.is_over();
  if (ended_by_players) wanted.ref().SetEnd(GameEnd::kPlaying, 0);
  if (wanted.view() == ours) {
    return ended_by_players ? game_->End(recorded.end(), recorded.winners()) : OkStatus();
  }
  if (may_end_here) {
    if (Status status = game_->Undo(); !status.ok()) return status;
    return game_->End(recorded.end(), recorded.winners());
  }
  return InvalidError("the position of " + NameAndEnd(recorded) + " is not what the orders before it lead to, " +
                      NameAndEnd(ours) + FirstDifference(wanted.view(), ours));
}

}  // namespace entente
