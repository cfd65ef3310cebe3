// Reads the votes of tests from a short text: seven powers by their letters A E F G I R T, one word for each step.
#ifndef ENTENTE_ENGINE_VOTES_VOTE_SCRIPT_TEST_UTIL_H_
#define ENTENTE_ENGINE_VOTES_VOTE_SCRIPT_TEST_UTIL_H_

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "votes/draw_voting.h"

namespace entente {

inline constexpr std::string_view kLetters = "AEFGIRT";

inline std::vector<PowerIndex> PowersOf(std::string_view letters) {
  std::vector<PowerIndex> powers;
  for (const char letter : letters) powers.push_back(static_cast<PowerIndex>(kLetters.find(letter)));
  return powers;
}

// The powers of a draw in the order of kLetters: "AE"; "none" for no draw.
inline std::string LettersOf(std::optional<PowerSet> draw) {
  if (!draw.has_value()) return "none";
  std::string letters;
  for (size_t p = 0; p < kLetters.size(); ++p) {
    if ((*draw & SetOf(static_cast<PowerIndex>(p))) != 0) letters += kLetters[p];
  }
  return letters;
}

// Casts one vote: "A:AE" is a list, "A:" is DRAW, "A:-" is NODRAW.
inline VoteReply CastWord(std::string_view word, const auto& cast) {
  const std::string_view said = word.substr(2);
  const std::vector<PowerIndex> list = PowersOf(said == "-" ? "" : said);
  const auto kind = said == "-"    ? DrawVote::Kind::kNoDraw
                    : said.empty() ? DrawVote::Kind::kDraw
                                   : DrawVote::Kind::kList;
  return cast(PowersOf(word.substr(0, 1)).front(), DrawVote{kind, list});
}

// Casts all votes of a ballot, then counts them.
inline std::string CountOf(DrawPolicy policy, std::string_view survivors, const std::string& votes) {
  DrawBallots ballots(policy, PowersOf(survivors));
  std::istringstream words(votes);
  for (std::string word; words >> word;) {
    CastWord(word, [&](PowerIndex by, const DrawVote& vote) { return ballots.Cast(by, vote); });
  }
  return LettersOf(ballots.Count());
}

struct ScriptResult {
  std::string draw;
  std::string replies;  // y or n for each vote
  bool operator==(const ScriptResult&) const = default;
};
inline std::ostream& operator<<(std::ostream& out, const ScriptResult& result) {
  return out << result.draw << " " << result.replies;
}

// Runs the steps one by one. More steps: "!A:AE" cancels a list, "!A:" cancels DRAW, "|AE" processes a phase after
// which these powers survive, "judge-dias" (or another policy) starts a new vote under it.
inline ScriptResult RunScript(DrawPolicy policy, const std::string& survivors, const std::string& steps) {
  DrawVoting voting(policy, PowersOf(survivors));
  ScriptResult result;
  std::istringstream words(steps);
  for (std::string word; words >> word;) {
    if (word[0] == '|') {
      voting.PhaseProcessed(PowersOf(word.substr(1)));
    } else if (const std::optional<DrawPolicy> other = FindDrawPolicy(word)) {
      voting.Restart(*other, PowersOf(survivors));
    } else {
      const bool cancels = word[0] == '!';
      const VoteReply reply =
          CastWord(std::string_view(word).substr(cancels ? 1 : 0), [&](PowerIndex by, const DrawVote& vote) {
            return cancels ? voting.Cancel(by, vote) : voting.Cast(by, vote);
          });
      result.replies += reply == VoteReply::kTaken ? 'y' : 'n';
    }
  }
  result.draw = LettersOf(voting.decided());
  return result;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_VOTE_SCRIPT_TEST_UTIL_H_
