#include "votes/draw_voting.h"

#include <algorithm>
#include <bit>

namespace entente {

GameEnd EndOfDraw(PowerSet draw) { return std::has_single_bit(draw) ? GameEnd::kConcession : GameEnd::kDraw; }

std::vector<PowerIndex> SurvivorsOf(const PositionView& position, DrawPolicy policy) {
  PowerSet with_unit = 0, with_center = 0;
  position.ForEachUnit([&](const Unit& unit) { with_unit |= SetOf(unit.power); });
  for (int i = 0; i < position.dislodged_count(); ++i) with_unit |= SetOf(position.Dislodged(i).unit.power);
  std::vector<PowerIndex> survivors;
  for (const PowerIndex power : position.map().powers()) {
    if (position.map().IsDummy(power)) continue;
    const int tokens =
        position.SeizingBuildsLeft(power) + position.GuestBuildsLeft(power);  // each of these builds counts as a center
    if (position.CenterCountOf(power) > 0 || tokens > 0) with_center |= SetOf(power);
    const Survivor counts = TraitsOf(policy).survivor;
    const PowerSet living = counts == Survivor::kUnit     ? with_unit
                            : counts == Survivor::kCenter ? with_center
                                                          : with_unit | with_center;
    if ((living & SetOf(power)) != 0) survivors.push_back(power);
  }
  return survivors;
}

PowerIndex LeaderOf(const PositionView& position) {
  PowerIndex leader = kNoPower;
  int most = 0;
  for (const PowerIndex p : position.map().powers()) {
    if (position.map().IsDummy(p)) continue;
    const int centers = position.CenterCountOf(p);
    if (centers >= most) leader = centers > most ? p : kNoPower;
    most = std::max(most, centers);
  }
  return leader;
}

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

void DrawVoting::KeepOnly(PowerSet powers) {
  ballots_.KeepOnly(powers);
  for (size_t p = 0; p < concedes_to_.size(); ++p) {
    if ((powers & SetOf(static_cast<PowerIndex>(p))) == 0) concedes_to_[p] = kNoPower;
  }
}

// Casts a vote and decides a draw that it completes. NODRAW takes votes back, so it completes no draw.
VoteReply DrawVoting::Cast(PowerIndex by, const DrawVote& vote) {
  if (decided_.has_value()) return VoteReply::kDecided;
  const VoteReply reply = ballots_.Cast(by, vote);
  if (reply != VoteReply::kTaken || vote.kind == DrawVote::Kind::kNoDraw) return reply;
  if (const std::optional<PowerSet> draw = ballots_.Count()) Decide(*draw);
  return reply;
}

VoteReply DrawVoting::Cancel(PowerIndex by, const DrawVote& vote) {
  return decided_.has_value() ? VoteReply::kDecided : ballots_.Cancel(by, vote);
}

VoteReply DrawVoting::Concede(PowerIndex by, PowerIndex to, PowerIndex leader) {
  const VoteReply reply = RestoreConcession(by, to, leader);
  if (reply == VoteReply::kTaken && to != kNoPower && AllConcedeTo(to)) Decide(SetOf(to));
  return reply;
}

VoteReply DrawVoting::RestoreConcession(PowerIndex by, PowerIndex to, PowerIndex leader) {
  const auto is_out = [&](PowerIndex power) {
    return power >= kMaxPowers || (ballots_.survivors() & SetOf(power)) == 0;
  };
  if (decided_.has_value()) return VoteReply::kDecided;
  if (!TraitsOf(ballots_.policy()).has_concession) return VoteReply::kNoConcession;
  if (is_out(by)) return VoteReply::kVoterIsOut;
  if (to != kNoPower && is_out(to)) return VoteReply::kMemberIsOut;
  if (to != kNoPower && (by == to || to != leader)) return VoteReply::kNotTheLeader;
  concedes_to_[by] = to;
  return VoteReply::kTaken;
}

std::vector<CountedVote> DrawVoting::Votes() const {
  using Kind = CountedVote::Kind;
  std::vector<CountedVote> votes;
  for (PowerIndex power = 0; power < kMaxPowers; ++power) {
    if (ballots_.IsBare(power)) votes.push_back({power, Kind::kDraw, 0, ballots_.IsListIgnored(power)});
    for (size_t i = 0; i < ballots_.ListCount(power); ++i) {
      votes.push_back({power, Kind::kList, ballots_.ListAt(power, i)});
    }
    if (concedes_to_[power] != kNoPower) votes.push_back({power, Kind::kConcession, SetOf(concedes_to_[power])});
  }
  return votes;
}

bool DrawVoting::AllConcedeTo(PowerIndex leader) const {
  PowerSet agreed = SetOf(leader);
  for (PowerIndex power = 0; power < kMaxPowers; ++power) {
    if (concedes_to_[power] == leader) agreed |= SetOf(power);
  }
  return (ballots_.survivors() & ~agreed) == 0;
}

// In the old judge's count (kFamilyOfTheFirst) taking a vote back may complete a draw of the others. So a complete draw
// need not have been decided there.
bool DrawVoting::WouldHaveDecided() const {
  for (PowerIndex power = 0; power < kMaxPowers; ++power) {
    if (concedes_to_[power] != kNoPower && AllConcedeTo(concedes_to_[power])) return true;
  }
  return ballots_.HasVotes() && TraitsOf(ballots_.policy()).agreement != Agreement::kFamilyOfTheFirst &&
         ballots_.Count().has_value();
}

}  // namespace entente
