#include "votes/draw_voting.h"

#include <algorithm>
#include <bit>

namespace entente {

GameEnd EndOfDraw(PowerSet draw) { return std::has_single_bit(draw) ? GameEnd::kConcession : GameEnd::kDraw; }

void DrawVoting::Clear() { concedes_to_.fill(kNoPower); }

void DrawVoting::Decide(PowerSet draw) {
  decided_ = draw;
  end_ = EndOfDraw(draw);
}

void DrawVoting::Restart(DrawPolicy policy, std::span<const PowerIndex> survivors) {
  ballots_.Clear(policy, survivors);
  Clear();
  decided_.reset();
  end_ = GameEnd::kPlaying;
}

void DrawVoting::PhaseProcessed(std::span<const PowerIndex> survivors) {
  if (!decided_.has_value()) Restart(ballots_.policy(), survivors);
}

// A vote that is taken back completes nothing: less is agreed to than before.
bool DrawVoting::Cast(PowerIndex by, const DrawVote& vote) {
  if (decided_.has_value() || !ballots_.Cast(by, vote)) return false;
  if (vote.kind == DrawVote::Kind::kNoDraw) return true;
  if (const std::optional<PowerSet> draw = ballots_.Count()) Decide(*draw);
  return true;
}

bool DrawVoting::Cancel(PowerIndex by, const DrawVote& vote) {
  return !decided_.has_value() && ballots_.Cancel(by, vote);
}

bool DrawVoting::Concede(PowerIndex by, PowerIndex to, PowerIndex leader) {
  const auto survives = [&](PowerIndex power) {
    return power < kMaxPowers && (ballots_.survivors() & SetOf(power)) != 0;
  };
  if (decided_.has_value() || !TraitsOf(ballots_.policy()).has_concession) return false;
  if (!survives(by) || !survives(to) || by == to || to != leader) return false;
  concedes_to_[by] = to;
  PowerSet agreed = SetOf(to);
  for (PowerIndex power = 0; power < kMaxPowers; ++power) {
    if (concedes_to_[power] == to) agreed |= SetOf(power);
  }
  if ((ballots_.survivors() & ~agreed) == 0) Decide(SetOf(to));
  return true;
}

}  // namespace entente
