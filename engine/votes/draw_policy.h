// The ways of voting on a draw as data, so that one count serves all. Policies differ in what a vote may say, in what it
// means, and in which powers must agree. Any threads.
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
  kNjudge = 2,       // the same as the old judge's code counts: it depends on the sequence of the survivors
  kDaide = 3,        // yes or no
  kDaidePda = 4,     // partial draws allowed: any number of lists, each exactly that draw
  kDpp = 5,          // yes or no
  kDppPda = 6,       // one list, exactly that draw; of one power a victory of it
};
inline constexpr int kDrawPolicyCount = 7;

// What a vote "DRAW" without a list means.
enum class BareVote : uint8_t { kRefused, kYes };
// What a list means.
enum class ListVote : uint8_t {
  kRefused,
  kYes,       // the same as no list, as in old judges; the result says so
  kReplaces,  // it replaces the list before
  kAdds,      // it agrees to one more draw
};
// What the votes of a power agree to.
enum class Agreement : uint8_t {
  kAllSurvivors,      // the draw of all survivors
  kFamily,            // with itself in its list: parts of the list that hold it; else any part of list + power
  kFamilyOfTheFirst,  // the same for the first survivor; for others the power is not added to a list without it
  kExact,             // the very draws that are listed, and the one of all survivors if the vote is bare
};

// Which powers vote and may be voted for.
enum class Survivor : uint8_t { kUnitOrCenter, kCenter, kUnit };

struct DrawPolicyTraits {
  std::string_view name;  // "judge-dias"
  BareVote bare;
  ListVote list;
  int least_members;     // of a list
  bool repeats_refused;  // a power may stand in a list but once
  bool winner_exempt;    // a single winner need not agree
  Agreement agreement;
  Survivor survivor;
  bool has_concession;  // the others may concede to the leader by a vote of its own
};

const DrawPolicyTraits& TraitsOf(DrawPolicy policy);
std::optional<DrawPolicy> FindDrawPolicy(std::string_view name);
// "judge-dias, judge-nodias, ..."
std::string_view DrawPolicyNames();

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_DRAW_POLICY_H_
