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
  // A phase has been processed: votes are gone. Nothing happens once a draw is decided.
  void PhaseProcessed(std::span<const PowerIndex> survivors);

  // As DrawBallots; refused, too, once a draw is decided. A vote that is taken decides at once if it completes a draw.
  VoteReply Cast(PowerIndex by, const DrawVote& vote);
  VoteReply Cancel(PowerIndex by, const DrawVote& vote);
  // SET CONCEDE: `by` gives in to `leader`, who must have more supply centers than any other power (kNoPower: none
  // does). It counts beside the draw vote and decides when all survivors but the leader concede. To kNoPower: it is
  // taken back. Refused where the policy knows none.
  VoteReply Concede(PowerIndex by, PowerIndex to, PowerIndex leader);

  // Votes of a saved game are put where they were, and decide nothing: what was agreed to by a vote that was taken back
  // (kNjudge may know such) decides with the next vote alone.
  VoteReply Restore(PowerIndex by, const DrawVote& vote) { return ballots_.Cast(by, vote); }
  VoteReply RestoreConcession(PowerIndex by, PowerIndex to, PowerIndex leader);
  // Whether the votes are such as would have decided when the last of them was cast, whichever that was.
  bool WouldHaveDecided() const;

  // The powers in the draw that was decided. kConcession if it is of one power that others gave in to, else kDraw.
  std::optional<PowerSet> decided() const { return decided_; }
  GameEnd end() const { return end_; }
  const DrawBallots& ballots() const { return ballots_; }
  PowerIndex ConcedesTo(PowerIndex power) const { return concedes_to_[power]; }  // kNoPower: to none

 private:
  void Clear();
  void Decide(PowerSet draw);
  bool AllConcedeTo(PowerIndex leader) const;

  DrawBallots ballots_;
  std::array<PowerIndex, kMaxPowers> concedes_to_;
  std::optional<PowerSet> decided_;
  GameEnd end_ = GameEnd::kPlaying;
};

// The powers that vote, by their numbers, which is the judge's sequence on maps that list powers as judges do. Dummies,
// which have no player, do not vote: a draw would wait for them for ever.
std::vector<PowerIndex> SurvivorsOf(const PositionView& position, DrawPolicy policy);
// The power with more supply centers than any other, dummies aside; kNoPower if there is none.
PowerIndex LeaderOf(const PositionView& position);

// How a game ends that was voted into a draw of these powers: of one power it is a concession, since the others gave
// in.
GameEnd EndOfDraw(PowerSet draw);

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_DRAW_VOTING_H_
