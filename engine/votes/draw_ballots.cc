#include "votes/draw_ballots.h"

#include <algorithm>
#include <bit>

namespace entente {

std::string_view TextOf(VoteReply reply, Language language) {
  constexpr int kFirst = static_cast<int>(MessageId::kVoteTaken);
  static_assert(static_cast<int>(MessageId::kVoteNoLeader) - kFirst == static_cast<int>(VoteReply::kNotTheLeader));
  return MessageText(language, static_cast<MessageId>(kFirst + static_cast<int>(reply)));
}

void DrawBallots::Clear(DrawPolicy policy, std::span<const PowerIndex> survivors) {
  policy_ = policy;
  survivors_.assign(survivors.begin(), survivors.end());
  all_ = 0;
  for (const PowerIndex power : survivors_) all_ |= SetOf(power);
  boxes_.clear();
  votes_ = 0;
}

void DrawBallots::KeepOnly(PowerSet powers) {
  for (size_t p = 0; p < boxes_.size(); ++p) {
    if ((powers & SetOf(static_cast<PowerIndex>(p))) == 0) boxes_[p] = Box();
  }
}

const DrawBallots::Box& DrawBallots::BoxOf(PowerIndex power) const {
  static const Box kEmpty;
  return power < boxes_.size() ? boxes_[power] : kEmpty;
}

VoteReply DrawBallots::ReadList(std::span<const PowerIndex> list, PowerSet& powers) const {
  const DrawPolicyTraits& traits = TraitsOf(policy_);
  powers = 0;
  for (const PowerIndex power : list) {
    if (!Survives(power)) return VoteReply::kMemberIsOut;
    if (traits.repeats_refused && (powers & SetOf(power)) != 0) return VoteReply::kNamedTwice;
    powers |= SetOf(power);
  }
  return std::popcount(powers) < traits.least_members ? VoteReply::kTooFew : VoteReply::kTaken;
}

VoteReply DrawBallots::AddList(Box& box, PowerSet powers) {
  const auto same = [&](const List& list) { return list.powers == powers; };
  if (std::any_of(box.lists.begin(), box.lists.end(), same)) return VoteReply::kTaken;
  if (box.lists.size() == kMostLists) return VoteReply::kTooManyLists;
  box.lists.push_back({powers, ++votes_});
  return VoteReply::kTaken;
}

// Checks a vote and reads it into `bare` and `powers`. A list that counts as a plain yes is not read.
VoteReply DrawBallots::ReadVote(PowerIndex by, const DrawVote& vote, bool& bare, PowerSet& powers) const {
  const ListVote lists = TraitsOf(policy_).list;
  bare = vote.kind != DrawVote::Kind::kList || lists == ListVote::kYes;
  powers = 0;
  if (!Survives(by)) return VoteReply::kVoterIsOut;
  if (bare) return VoteReply::kTaken;
  return lists == ListVote::kRefused ? VoteReply::kNoLists : ReadList(vote.list, powers);
}

VoteReply DrawBallots::Cast(PowerIndex by, const DrawVote& vote) {
  if (vote.kind == DrawVote::Kind::kNoDraw) return Cancel(by, vote);
  const DrawPolicyTraits& traits = TraitsOf(policy_);
  bool bare = false;
  PowerSet powers = 0;
  if (const VoteReply read = ReadVote(by, vote, bare, powers); read != VoteReply::kTaken) return read;
  if (bare && traits.bare == BareVote::kRefused) return VoteReply::kListNeeded;
  if (boxes_.empty()) boxes_.resize(kMaxPowers);
  Box& box = boxes_[by];
  if (!bare) {
    if (traits.list == ListVote::kReplaces) box.lists.clear();
    return AddList(box, powers);
  }
  box.list_ignored = vote.kind == DrawVote::Kind::kList;
  if (box.bare_since == 0) box.bare_since = ++votes_;
  return VoteReply::kTaken;
}

VoteReply DrawBallots::Cancel(PowerIndex by, const DrawVote& vote) {
  bool bare = false;
  PowerSet powers = 0;
  if (const VoteReply read = ReadVote(by, vote, bare, powers); read != VoteReply::kTaken) return read;
  if (boxes_.empty()) return VoteReply::kTaken;
  Box& box = boxes_[by];
  if (!bare) {
    std::erase_if(box.lists, [&](const List& list) { return list.powers == powers; });
    return VoteReply::kTaken;
  }
  box.bare_since = 0;
  box.list_ignored = false;
  if (TraitsOf(policy_).list == ListVote::kReplaces) box.lists.clear();
  return VoteReply::kTaken;
}

bool DrawBallots::HasVotes() const {
  return std::any_of(boxes_.begin(), boxes_.end(),
                     [](const Box& box) { return box.bare_since != 0 || !box.lists.empty(); });
}

std::optional<PowerSet> DrawBallots::Count() const {
  if (all_ == 0) return std::nullopt;
  switch (TraitsOf(policy_).agreement) {
    case Agreement::kAllSurvivors:
      return CountAll();
    case Agreement::kFamily:
    case Agreement::kFamilyOfTheFirst:
      return CountFamilies();
    case Agreement::kExact:
      return CountExact();
  }
  return std::nullopt;
}

std::optional<PowerSet> DrawBallots::CountAll() const {
  const bool agreed =
      std::all_of(survivors_.begin(), survivors_.end(), [&](PowerIndex power) { return IsBare(power); });
  return agreed ? std::optional(all_) : std::nullopt;
}

// A power p with the list L approves these draws: if p is in L, every part of L that contains p; else every part of L +
// p that is not empty. Without a vote L is {p}. Each of these families is closed under union, so the draws that all
// powers approve are closed under union too, and the largest of them is
//   M = the intersection of all L(p) + p,  if M is not empty and contains every p that is in its own list.
// Proof: a draw that all approve lies within M and contains all these p, so M contains them too, and all approve M.
// The code of the old judge adds p to its list only for the first survivor.
std::optional<PowerSet> DrawBallots::CountFamilies() const {
  const bool first_alone = TraitsOf(policy_).agreement == Agreement::kFamilyOfTheFirst;
  PowerSet largest = all_;
  PowerSet insisting = 0;
  for (size_t i = 0; i < survivors_.size(); ++i) {
    const PowerSet self = SetOf(survivors_[i]);
    const std::vector<List>& lists = BoxOf(survivors_[i]).lists;
    const PowerSet list = lists.empty() ? self : lists.front().powers;
    insisting |= list & self;
    largest &= first_alone && i > 0 ? list : list | self;
  }
  if (largest == 0 || (insisting & ~largest) != 0) return std::nullopt;
  return largest;
}

uint64_t DrawBallots::AgreesSince(const Box& box, PowerSet draw) const {
  uint64_t since = draw == all_ ? box.bare_since : 0;
  for (const List& list : box.lists) {
    if (list.powers == draw) since = since == 0 ? list.since : std::min(since, list.since);
  }
  return since;
}

std::optional<uint64_t> DrawBallots::CompleteSince(PowerSet draw) const {
  const bool exempt = TraitsOf(policy_).winner_exempt && std::has_single_bit(draw);
  uint64_t complete = 0;
  for (const PowerIndex power : survivors_) {
    if (exempt && draw == SetOf(power)) continue;
    const uint64_t since = AgreesSince(BoxOf(power), draw);
    if (since == 0) return std::nullopt;
    complete = std::max(complete, since);
  }
  return complete;
}

// All powers except an exempt winner must agree to a draw, so the first or the second survivor has agreed to every
// complete draw. Only their draws are tested.
std::optional<PowerSet> DrawBallots::CountExact() const {
  std::optional<PowerSet> best;
  uint64_t best_since = 0;
  const auto consider = [&](PowerSet draw) {
    const std::optional<uint64_t> since = CompleteSince(draw);
    if (!since.has_value()) return;
    const int more = best.has_value() ? std::popcount(draw) - std::popcount(*best) : 1;
    if (more < 0 || (more == 0 && *since >= best_since)) return;
    best = draw;
    best_since = *since;
  };
  consider(all_);
  for (size_t i = 0; i < survivors_.size() && i < 2; ++i) {
    for (const List& list : BoxOf(survivors_[i]).lists) consider(list.powers);
  }
  return best;
}

}  // namespace entente
