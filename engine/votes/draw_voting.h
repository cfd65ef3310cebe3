// Runs the draw vote of a game: the vote that completes a draw decides it, and later ones are refused until the game is
// resumed.
//
// Votes are secret; the caller decides who may see them. One thread at a time.
//   Source: the judge's help on draws; DAIDE syntax 0.167 (DRW); the DPP protocol of 1994.
#ifndef ENTENTE_ENGINE_VOTES_DRAW_VOTING_H_
#define ENTENTE_ENGINE_VOTES_DRAW_VOTING_H_

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "position/position.h"
#include "votes/draw_ballots.h"

namespace entente {

class DrawVoting {
 public:
  // `survivors` as in DrawBallots.
  DrawVoting(DrawPolicy policy, std::span<const PowerIndex> survivors) : ballots_(policy, survivors) { Clear(); }

  // Starts the vote anew with a policy and survivors; votes and decision are forgotten. For a game that is resumed, and
  // for a moderator who changes the policy (SET DIAS, SET NODIAS).
  void Restart(DrawPolicy policy, std::span<const PowerIndex> survivors);
  // Forgets the votes, because a phase has been processed. Does nothing once a draw is decided.
  void PhaseProcessed(std::span<const PowerIndex> survivors);

  // As in DrawBallots; also refused once a draw is decided. A vote that is taken decides at once if it completes a draw.
  VoteReply Cast(PowerIndex by, const DrawVote& vote);
  VoteReply Cancel(PowerIndex by, const DrawVote& vote);
  // SET CONCEDE: `by` concedes to `to`, which must be the `leader`, the power with more supply centers than any other
  // (kNoPower if there is none). It counts beside the draw vote and decides when all survivors but the leader have conceded.
  // `to` kNoPower takes it back. Refused where the policy has no concession.
  VoteReply Concede(PowerIndex by, PowerIndex to, PowerIndex leader);

  // Restores votes of a saved game, which decide nothing: a draw that became complete when a vote was taken back (possible
  // under kNjudge) is decided by the next vote only.
  VoteReply Restore(PowerIndex by, const DrawVote& vote) { return ballots_.Cast(by, vote); }
  VoteReply RestoreConcession(PowerIndex by, PowerIndex to, PowerIndex leader);
  // Whether the last of the votes would have decided a draw, in any sequence of casting.
  bool WouldHaveDecided() const;

  // The powers in the draw that was decided. end() is kConcession if there is one such power, else kDraw.
  std::optional<PowerSet> decided() const { return decided_; }
  GameEnd end() const { return end_; }
  const DrawBallots& ballots() const { return ballots_; }
  PowerIndex ConcedesTo(PowerIndex power) const { return concedes_to_[power]; }  // kNoPower if it concedes to none

 private:
  void Clear();
  void Decide(PowerSet draw);
  bool AllConcedeTo(PowerIndex leader) const;

  DrawBallots ballots_;
  std::array<PowerIndex, kMaxPowers> concedes_to_;
  std::optional<PowerSet> decided_;
  GameEnd end_ = GameEnd::kPlaying;
};

// The powers that vote, by number, which is the judge's sequence on maps that list powers as judges do. Dummies do not vote,
// because they have no player.
std::vector<PowerIndex> SurvivorsOf(const PositionView& position, DrawPolicy policy);
// The power, not a dummy, with more supply centers than any other; kNoPower if there is none.
PowerIndex LeaderOf(const PositionView& position);

// How a game ends by a draw of these powers: a draw of one power is a concession to it.
GameEnd EndOfDraw(PowerSet draw);

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_DRAW_VOTING_H_
