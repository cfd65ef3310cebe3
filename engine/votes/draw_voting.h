// Runs the draw vote of a game. The vote that completes a draw decides it; later votes are refused until the game is
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

// A vote that counts.
struct CountedVote {
  enum class Kind : uint8_t { kDraw, kList, kConcession };
  PowerIndex by = kNoPower;
  Kind kind = Kind::kDraw;
  PowerSet powers = 0;        // the list, or the power conceded to
  bool list_ignored = false;  // DrawBallots::IsListIgnored
};

class DrawVoting {
 public:
  //   `survivors`: as for DrawBallots.
  DrawVoting(DrawPolicy policy, std::span<const PowerIndex> survivors) : ballots_(policy, survivors) { Clear(); }

  // Starts a new vote with a policy and survivors; forgets votes and decision. Call it when a game is resumed, and when
  // a moderator changes the policy (SET DIAS, SET NODIAS).
  void Restart(DrawPolicy policy, std::span<const PowerIndex> survivors);
  // Forgets the votes. Call it when a phase has been processed. No effect once a draw is decided.
  void PhaseProcessed(std::span<const PowerIndex> survivors);

  // Cast or cancel a vote, as in DrawBallots. Both are refused once a draw is decided. A vote that completes a draw
  // decides it at once.
  VoteReply Cast(PowerIndex by, const DrawVote& vote);
  VoteReply Cancel(PowerIndex by, const DrawVote& vote);
  // SET CONCEDE: `by` concedes to `to`, which must be the `leader`, the power with more supply centers than any other
  // (kNoPower if there is none). The concession counts separately from the draw vote, and decides when all survivors
  // except the leader have conceded. kNoPower for `to` takes it back. Refused if the policy has no concession.
  VoteReply Concede(PowerIndex by, PowerIndex to, PowerIndex leader);

  // The votes that count now, power by power: its yes or its lists, then its concession.
  std::vector<CountedVote> Votes() const;

  // Forgets the votes and concessions of all other powers.
  void KeepOnly(PowerSet powers);

  // Restore votes of a saved game. They decide nothing: under kNjudge a draw may be complete because a vote was taken
  // back, and only the next vote decides it.
  VoteReply Restore(PowerIndex by, const DrawVote& vote) { return ballots_.Cast(by, vote); }
  VoteReply RestoreConcession(PowerIndex by, PowerIndex to, PowerIndex leader);
  // Whether the last of the votes must have decided a draw, if the votes were cast in any order.
  bool WouldHaveDecided() const;

  // The powers in the draw that was decided. end() is kConcession if there is one such power, else kDraw.
  std::optional<PowerSet> decided() const { return decided_; }
  GameEnd end() const { return end_; }
  const DrawBallots& ballots() const { return ballots_; }
  PowerIndex ConcedesTo(PowerIndex power) const { return concedes_to_[power]; }  // kNoPower without a concession

 private:
  void Clear();
  void Decide(PowerSet draw);
  bool AllConcedeTo(PowerIndex leader) const;

  DrawBallots ballots_;
  std::array<PowerIndex, kMaxPowers> concedes_to_;
  std::optional<PowerSet> decided_;
  GameEnd end_ = GameEnd::kPlaying;
};

// The powers that vote, in the order of their numbers, which is the judge's order on maps that list powers as judges
// do. Dummies do not vote, because they have no player.
std::vector<PowerIndex> SurvivorsOf(const PositionView& position, DrawPolicy policy);
// The power, not a dummy, with more supply centers than any other; kNoPower if there is none.
PowerIndex LeaderOf(const PositionView& position);

// How a draw of these powers ends the game: a draw of one power is a concession to it.
GameEnd EndOfDraw(PowerSet draw);

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_DRAW_VOTING_H_
