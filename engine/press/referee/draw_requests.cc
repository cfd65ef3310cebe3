#include <algorithm>

#include "press/referee/requests.h"

namespace entente::press {
namespace {

constexpr size_t kLeastMembers = 2;  // of a list

// Whether a list of powers is one that the language has.
bool IsList(MessageView list) {
  for (const Token token : list) {
    if (!IsPower(token)) return false;
  }
  return list.size() >= kLeastMembers;
}

// A vote, and what the game makes of it.
struct ReadVote {
  bool is_vote = false;  // else it is no message of the language
  std::vector<PowerIndex> list;
  DrawVote vote() const { return {list.empty() ? DrawVote::Kind::kDraw : DrawVote::Kind::kList, list}; }
};

ReadVote ReadDrw(MessageView message, const MapTokens& tokens) {
  ReadVote read;
  MessageCursor in(message.subspan(1));
  if (in.empty()) {
    read.is_vote = true;
    return read;
  }
  const MessageView list = in.Group();
  read.is_vote = in.Ended() && IsList(list);
  for (const Token token : list) read.list.push_back(tokens.PowerOf(token));
  return read;
}

bool Agrees(const DrawBallots& ballots, PowerIndex power, PowerSet draw) {
  bool agrees = draw == ballots.survivors() && ballots.IsBare(power);
  for (size_t i = 0; i < ballots.ListCount(power); ++i) agrees = agrees || ballots.ListAt(power, i) == draw;
  return agrees;
}

// What a power has voted for, the larger draws first.
std::vector<PowerSet> DrawsOf(const DrawBallots& ballots, PowerIndex power) {
  std::vector<PowerSet> draws;
  if (ballots.IsBare(power)) draws.push_back(ballots.survivors());
  for (size_t i = 0; i < ballots.ListCount(power); ++i) draws.push_back(ballots.ListAt(power, i));
  std::stable_sort(draws.begin(), draws.end(),
                   [](PowerSet a, PowerSet b) { return std::popcount(a) > std::popcount(b); });
  return draws;
}

// Gives the votes of the absent powers.
void VoteForAll(RefereeState& state, const std::vector<PowerIndex>& absent, PowerSet draw) {
  const bool is_bare = draw == state.game->voting().ballots().survivors();
  const std::vector<PowerIndex> members = PowersIn(draw);
  const DrawVote vote = is_bare ? DrawVote{} : DrawVote{DrawVote::Kind::kList, members};
  for (const PowerIndex power : absent) {
    if (!state.game->is_over()) (void)state.game->Vote(power, vote);
  }
}

}  // namespace

void DrawWithoutAbsent(RefereeState& state) {
  if (!state.options.draws_without_absent || !state.is_running()) return;
  const DrawBallots& ballots = state.game->voting().ballots();
  std::vector<PowerIndex> asked, absent;
  for (const PowerIndex power : PowersIn(ballots.survivors())) {
    (state.IsInDisorder(power) ? absent : asked).push_back(power);
  }
  if (asked.empty()) return;
  for (const PowerSet draw : DrawsOf(ballots, asked.front())) {
    const auto agrees = [&](PowerIndex power) { return Agrees(ballots, power, draw); };
    if (!std::all_of(asked.begin(), asked.end(), agrees)) continue;
    VoteForAll(state, absent, draw);
    if (state.game->is_over()) return state.End();
  }
}

void TakeDrawVote(RefereeState& state, Client& client, MessageView message) {
  const ReadVote read = ReadDrw(message, state.tokens);
  if (!read.is_vote) return state.NotUnderstood(client, message);
  if (!state.game->Vote(client.power, read.vote()).ok()) return state.Reject(client, message);
  state.Accept(client, message);
  if (state.game->is_over()) return state.End();
  DrawWithoutAbsent(state);
}

void CancelDrawVote(RefereeState& state, Client& client, MessageView message) {
  const ReadVote read = ReadDrw(MessageCursor(message.subspan(1)).Group(), state.tokens);
  if (!read.is_vote) return state.NotUnderstood(client, message);
  if (!state.game->CancelVote(client.power, read.vote()).ok()) return state.Reject(client, message);
  state.Accept(client, message);
}

}  // namespace entente::press
