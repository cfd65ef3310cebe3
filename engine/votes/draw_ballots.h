// Keeps the votes of one phase and counts the draw that they agree to.
//
// Survivors are the powers that may vote and be voted for. The caller finds them: powers with a unit or a supply
// center; for DPP powers with a unit, for DAIDE powers with a center. A vote counts until the phase is processed. One
// thread at a time.
#ifndef ENTENTE_ENGINE_VOTES_DRAW_BALLOTS_H_
#define ENTENTE_ENGINE_VOTES_DRAW_BALLOTS_H_

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "messages/catalogue.h"
#include "position/game_end.h"
#include "votes/draw_policy.h"

namespace entente {

// A vote: "DRAW", "NODRAW", or a list of powers in any order.
struct DrawVote {
  enum class Kind : uint8_t { kDraw, kNoDraw, kList };
  Kind kind = Kind::kDraw;
  std::span<const PowerIndex> list;
};

// The answer to a vote. All values except kTaken are refusals, which change nothing.
enum class VoteReply : uint8_t {
  kTaken,
  kDecided,       // a draw is decided already
  kVoterIsOut,    // the voter does not survive
  kMemberIsOut,   // the list names a power that does not survive
  kNamedTwice,    // a power is named twice, under a policy that refuses this
  kTooFew,        // the list is empty, or has one power under a policy that has no such draw
  kNoLists,       // the policy takes no list
  kListNeeded,    // the policy takes no vote without a list
  kTooManyLists,  // the power has kMostLists lists
  kNoConcession,  // the policy has no concession
  kNotTheLeader,  // a concession to a power that is not the only one with the most supply centers, or to the voter
};
// The clause for a reply: "a power in the list is out of the game".
std::string_view TextOf(VoteReply reply, Language language = Language::kEnglish);

class DrawBallots {
 public:
  // The most lists of one power. Of seven powers there are 120 lists of two or more.
  static constexpr size_t kMostLists = 128;

  // `survivors`: each once, in the judge's order of powers, which matters under kNjudge.
  DrawBallots(DrawPolicy policy, std::span<const PowerIndex> survivors) { Clear(policy, survivors); }

  // Forgets all votes.
  void Clear(DrawPolicy policy, std::span<const PowerIndex> survivors);
  // Forgets the votes of all other powers.
  void KeepOnly(PowerSet powers);
  DrawPolicy policy() const { return policy_; }
  PowerSet survivors() const { return all_; }

  // Casts or cancels a vote. Casting kNoDraw, cancelling kDraw and cancelling kNoDraw have the same effect: they take
  // back the bare vote, and the list under policies with one list. Cancelling a list takes back that list. Cancelling a
  // vote that was not cast is no error.
  VoteReply Cast(PowerIndex by, const DrawVote& vote);
  VoteReply Cancel(PowerIndex by, const DrawVote& vote);

  // The largest draw to which all powers that must agree have agreed; of equally large draws the one that was complete
  // first. Under a family policy there is only one largest draw; the proof is at CountFamilies in the .cc.
  std::optional<PowerSet> Count() const;

  // Whether any power has voted.
  bool HasVotes() const;
  // The votes of a power. The caller decides who may see them.
  bool IsBare(PowerIndex power) const { return BoxOf(power).bare_since != 0; }
  // Whether the yes of the power came as a list that the policy ignores (ListVote::kYes).
  bool IsListIgnored(PowerIndex power) const { return BoxOf(power).list_ignored; }
  size_t ListCount(PowerIndex power) const { return BoxOf(power).lists.size(); }
  PowerSet ListAt(PowerIndex power, size_t i) const { return BoxOf(power).lists[i].powers; }

 private:
  struct List {
    PowerSet powers = 0;
    uint64_t since = 0;
  };
  struct Box {
    uint64_t bare_since = 0;  // number of the bare vote; 0: none
    bool list_ignored = false;
    std::vector<List> lists;
  };

  bool Survives(PowerIndex power) const { return power < kMaxPowers && (all_ & SetOf(power)) != 0; }
  const Box& BoxOf(PowerIndex power) const;
  VoteReply ReadVote(PowerIndex by, const DrawVote& vote, bool& bare, PowerSet& powers) const;
  VoteReply ReadList(std::span<const PowerIndex> list, PowerSet& powers) const;
  VoteReply AddList(Box& box, PowerSet powers);
  std::optional<PowerSet> CountAll() const;
  std::optional<PowerSet> CountFamilies() const;
  std::optional<PowerSet> CountExact() const;
  // The number of the vote with which the last power agreed to exactly this draw; no value if a power has not agreed.
  std::optional<uint64_t> CompleteSince(PowerSet draw) const;
  uint64_t AgreesSince(const Box& box, PowerSet draw) const;

  DrawPolicy policy_ = DrawPolicy::kJudgeDias;
  PowerSet all_ = 0;
  std::vector<PowerIndex> survivors_;
  std::vector<Box> boxes_;  // by power; empty before the first vote, so that games without votes are copied quickly
  uint64_t votes_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_DRAW_BALLOTS_H_
