// Describes the ways of voting on a draw as data, so that one count serves all policies. Policies differ in the allowed
// votes, in their meaning, and in the powers that must agree. Any threads.
//   Source: the judge's help on draws (judge-*), DAIDE syntax 0.167 (daide*), the DPP protocol of 1994 (dpp*).
#ifndef ENTENTE_ENGINE_VOTES_DRAW_POLICY_H_
#define ENTENTE_ENGINE_VOTES_DRAW_POLICY_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace entente {

enum class DrawPolicy : uint8_t {  // Stable numbers: they cross the ABI. Never reuse one.
  kJudgeDias = 0,                  // draws include all survivors: yes or no
  kJudgeNodias = 1,  // a list of survivors, which approves a family of draws; the largest that all approve
  kNjudge = 2,       // the same as counted by the code of the old judge; depends on the order of the survivors
  kDaide = 3,        // yes or no
  kDaidePda = 4,     // partial draws allowed: any number of lists, each exactly that draw
  kDpp = 5,          // yes or no
  kDppPda = 6,       // one list, exactly that draw; a list of one power is a victory for it
};
inline constexpr int kDrawPolicyCount = 7;

// The meaning of the vote "DRAW" without a list.
enum class BareVote : uint8_t { kRefused, kYes };
// The meaning of a vote with a list.
enum class ListVote : uint8_t {
  kRefused,
  kYes,       // the same as DRAW without a list, as in old judges (IsListIgnored)
  kReplaces,  // the list replaces the earlier list
  kAdds,      // the list agrees to one more draw
};
// The draws that the votes of a power agree to.
enum class Agreement : uint8_t {
  kAllSurvivors,  // the draw of all survivors
  kFamily,  // if the power is in its list: parts of the list that contain it; else any part of the list plus the power
  kFamilyOfTheFirst,  // kFamily for the first survivor; other powers are not added to a list without them
  kExact,             // exactly the listed draws; a vote without a list agrees to the draw of all survivors
};

// The powers that vote and may be voted for: those with a unit or a center, a center, or a unit.
enum class Survivor : uint8_t { kUnitOrCenter, kCenter, kUnit };

struct DrawPolicyTraits {
  std::string_view name;  // "judge-dias"
  BareVote bare;
  ListVote list;
  int least_members;     // the least number of powers in a list
  bool repeats_refused;  // a list that names a power twice is refused
  bool winner_exempt;    // a single winner need not agree
  Agreement agreement;
  Survivor survivor;
  bool has_concession;  // the others may concede to the leader by a separate vote
};

const DrawPolicyTraits& TraitsOf(DrawPolicy policy);
std::optional<DrawPolicy> FindDrawPolicy(std::string_view name);
// "judge-dias, judge-nodias, ..."
std::string_view DrawPolicyNames();

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_DRAW_POLICY_H_
