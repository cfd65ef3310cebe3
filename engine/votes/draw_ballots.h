// The votes of one phase, and the draw that they come to.
//
// Survivors are the powers that may vote and be voted for: those with a unit or a supply center (the caller's count; DPP
// asks those with a unit alone). A vote counts until the phase is processed. One thread at a time.
#ifndef ENTENTE_ENGINE_VOTES_DRAW_BALLOTS_H_
#define ENTENTE_ENGINE_VOTES_DRAW_BALLOTS_H_

#include <optional>
#include <span>
#include <vector>

#include "position/game_end.h"
#include "votes/draw_policy.h"

namespace entente {

// What a power says: "DRAW", "NODRAW", or a list of powers, in any sequence.
struct DrawVote {
  enum class Kind : uint8_t { kDraw, kNoDraw, kList };
  Kind kind = Kind::kDraw;
  std::span<const PowerIndex> list;
};

class DrawBallots {
 public:
  // Lists of one power, more of which are refused; seven powers have 120 of two or more.
  static constexpr size_t kMostLists = 128;

  // `survivors` in the sequence of the judge, on which kNjudge depends; each once.
  DrawBallots(DrawPolicy policy, std::span<const PowerIndex> survivors) { Clear(policy, survivors); }

  // Forgets all votes.
  void Clear(DrawPolicy policy, std::span<const PowerIndex> survivors);
  DrawPolicy policy() const { return policy_; }
  PowerSet survivors() const { return all_; }

  // Takes a vote, or takes one back: kNoDraw is the same as cancelling what the power said last. False if it is refused,
  // and then nothing has changed: a power that is no survivor, as voter or in a list; a list that the policy has no use
  // for, is too short, or names a power twice where that is an error. Cancelling what was not voted is fine.
  bool Cast(PowerIndex by, const DrawVote& vote);
  bool Cancel(PowerIndex by, const DrawVote& vote);

  // The draw that all who must agree have agreed to: the largest, of equally large ones that which was complete first.
  //   Source: the unions of draws that a family policy passes pass, too, so there is one largest (worked out in the .cc).
  std::optional<PowerSet> Count() const;

  // What a power has said, for those who may know it.
  bool IsBare(PowerIndex power) const { return boxes_[power].bare_since != 0; }
  size_t ListCount(PowerIndex power) const { return boxes_[power].lists.size(); }
  PowerSet ListAt(PowerIndex power, size_t i) const { return boxes_[power].lists[i].powers; }

 private:
  struct List {
    PowerSet powers = 0;
    uint64_t since = 0;
  };
  struct Box {
    uint64_t bare_since = 0;  // number of the vote; 0 = none
    std::vector<List> lists;
  };

  // The set that a list names; nothing if the policy refuses it.
  std::optional<PowerSet> ReadList(std::span<const PowerIndex> list) const;
  bool AddList(Box& box, PowerSet powers);
  std::optional<PowerSet> CountAll() const;
  std::optional<PowerSet> CountFamilies() const;
  std::optional<PowerSet> CountExact() const;
  // When everybody had agreed to exactly this draw; nothing if somebody has not.
  std::optional<uint64_t> CompleteSince(PowerSet draw) const;
  uint64_t AgreesSince(const Box& box, PowerSet draw) const;

  DrawPolicy policy_ = DrawPolicy::kJudgeDias;
  PowerSet all_ = 0;
  std::vector<PowerIndex> survivors_;
  std::vector<Box> boxes_;  // by power
  uint64_t votes_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_DRAW_BALLOTS_H_
