#include <algorithm>

#include "press/referee/requests.h"

namespace entente::press {
namespace {

using DrawList = std::vector<PowerIndex>;  // empty for DRW alone

// Reads the list of a DRW; no value if it has fewer than two entries, or entries that are no powers.
std::optional<DrawList> ReadDrw(MessageView message, const MapTokens& tokens) {
  MessageCursor in(message.subspan(1));
  DrawList powers;
  if (in.empty()) return powers;
  const MessageView list = in.Group();
  if (!in.Ended() || list.size() < 2 || !std::all_of(list.begin(), list.end(), IsPower)) return std::nullopt;
  for (const Token token : list) powers.push_back(tokens.PowerOf(token));
  return powers;
}

DrawVote VoteOf(const DrawList& list) { return {list.empty() ? DrawVote::Kind::kDraw : DrawVote::Kind::kList, list}; }

bool Agrees(const DrawBallots& ballots, PowerIndex power, PowerSet draw) {
  bool agrees = draw == ballots.survivors() && ballots.IsBare(power);
  for (size_t i = 0; i < ballots.ListCount(power); ++i) agrees = agrees || ballots.ListAt(power, i) == draw;
  return agrees;
}

// The draws that a power has voted for, larger draws first.
std::vector<PowerSet> DrawsOf(const DrawBallots& ballots, PowerIndex power) {
  std::vector<PowerSet> draws;
  if (ballots.IsBare(power)) draws.push_back(ballots.survivors());
  for (size_t i = 0; i < ballots.ListCount(power); ++i) draws.push_back(ballots.ListAt(power, i));
  std::stable_sort(draws.begin(), draws.end(),
                   [](PowerSet a, PowerSet b) { return std::popcount(a) > std::popcount(b); });
  return draws;
}

// Votes for `draw` in the name of the absent powers.
void VoteForAll(RefereeState& state, const std::vector<PowerIndex>& absent, PowerSet draw) {
  const bool is_bare = draw == state.game->voting().ballots().survivors();
  const DrawList members = is_bare ? DrawList() : PowersOfSet(draw);
  for (const PowerIndex power : absent) {
    if (!state.game->is_over()) (void)state.game->Vote(power, VoteOf(members));
  }
}

}  // namespace

void DrawWithoutAbsent(RefereeState& state) {
  if (!state.options.draws_without_absent || !state.is_running()) return;
  const DrawBallots& ballots = state.game->voting().ballots();
  std::vector<PowerIndex> asked, absent;
  for (const PowerIndex power : PowersOfSet(ballots.survivors())) {
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
  const std::optional<DrawList> list = ReadDrw(message, state.tokens);
  if (!list.has_value()) return state.NotUnderstood(client, message);
  if (!state.game->Vote(client.power, VoteOf(*list)).ok()) return state.Reject(client, message);
  state.Accept(client, message);
  if (state.game->is_over()) return state.End();
  DrawWithoutAbsent(state);
}

void CancelDrawVote(RefereeState& state, Client& client, MessageView message) {
  const std::optional<DrawList> list = ReadDrw(MessageCursor(message.subspan(1)).Group(), state.tokens);
  if (!list.has_value()) return state.NotUnderstood(client, message);
  if (!state.game->CancelVote(client.power, VoteOf(*list)).ok()) return state.Reject(client, message);
  state.Accept(client, message);
}

}  // namespace entente::press
