// Runs the draw vote of a game, ends the game by agreement, and resumes it.
#include "game_handle.h"
#include "votes/judge_command.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A power's vote.
struct VoteIn {
  const entente_game* game;
  uint32_t vote;
  uint64_t powers;
  std::vector<PowerIndex> list = {};

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(NumberIn{"vote", vote, ENTENTE_VOTE_LIST, "is none of ENTENTE_VOTE_*"}.Check());
    if (vote != ENTENTE_VOTE_LIST) return {};
    ENTENTE_RETURN_IF_BAD(PowersIn{game, powers, "powers"}.Check());
    for (const PowerIndex p : game->game.map().powers()) {
      if ((powers & SetOf(p)) != 0) list.push_back(p);
    }
    return {};
  }
  DrawVote value() const {
    DrawVote read;
    read.kind = static_cast<DrawVote::Kind>(vote);
    if (vote == ENTENTE_VOTE_LIST) read.list = list;
    return read;
  }
};

// Sets the draw policy, for the moderator.
//   Errors: wrong phase if the game is over.
Outcome ChoosePolicy(Game& game, DrawPolicy policy) {
  if (game.is_over()) return WrongPhaseError("the game is over");
  game.SetDrawPolicy(policy);
  return {};
}

// Carries out a command of a player, or of the moderator (`by` kNoPower), who alone sets the policy.
Outcome CarryOut(Game& game, PowerIndex by, const JudgeCommand& command) {
  using Kind = JudgeCommand::Kind;
  const bool is_moderators = command.kind == Kind::kDias || command.kind == Kind::kNoDias;
  if (is_moderators != (by == kNoPower)) {
    return InvalidError(is_moderators ? "SET DIAS and SET NODIAS are the moderator's"
                                      : "expected a power: only SET DIAS and SET NODIAS are the moderator's");
  }
  switch (command.kind) {
    case Kind::kDias:
      return ChoosePolicy(game, DrawPolicy::kJudgeDias);
    case Kind::kNoDias:
      return ChoosePolicy(game, DrawPolicy::kJudgeNodias);
    case Kind::kNoDraw:
      return game.Vote(by, {DrawVote::Kind::kNoDraw, {}});
    case Kind::kConcede:
      return game.Concede(by, command.powers.front());
    case Kind::kDraw:
      break;
  }
  if (command.powers.empty()) return game.Vote(by, {DrawVote::Kind::kDraw, {}});
  return game.Vote(by, {DrawVote::Kind::kList, command.powers});
}

}  // namespace

static_assert(ENTENTE_DRAW_DPP_PDA + 1 == kDrawPolicyCount);

const char* entente_draw_policy_name(entente_draw_policy policy) {
  return policy < kDrawPolicyCount ? TraitsOf(static_cast<DrawPolicy>(policy)).name.data() : nullptr;
}

entente_status entente_game_set_draw_policy(entente_game* game, entente_draw_policy policy, entente_error* error) {
  return Guard(error, In(game), NumberIn{"policy", policy, kDrawPolicyCount - 1, "is none of ENTENTE_DRAW_*"},
               [&]() { return ChoosePolicy(game->game, static_cast<DrawPolicy>(policy)); });
}

entente_status entente_game_vote(entente_game* game, entente_power power, entente_vote_kind vote,
                                 entente_power_set powers, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, VoteIn{game, vote, powers},
               [&](PowerIndex by, const DrawVote& read) { return game->game.Vote(by, read); });
}

entente_status entente_game_cancel_vote(entente_game* game, entente_power power, entente_vote_kind vote,
                                        entente_power_set powers, entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, VoteIn{game, vote, powers},
               [&](PowerIndex by, const DrawVote& read) { return game->game.CancelVote(by, read); });
}

entente_status entente_game_concede(entente_game* game, entente_power power, entente_power winner,
                                    entente_error* error) {
  return Guard(error, In(game), PowerIn{game, power}, PowerOrNone{game, winner, "winner"},
               [&](PowerIndex by, PowerIndex to) { return game->game.Concede(by, to); });
}

entente_status entente_game_vote_command(entente_game* game, entente_power power, const char* text, size_t length,
                                         entente_error* error) {
  return Guard(error, In(game), PowerOrNone{game, power}, TextIn{text, length, "text"},
               [&](PowerIndex by, std::string_view command) -> Outcome {
                 ENTENTE_ASSIGN(const JudgeCommand read, ReadJudgeCommand(game->game.map(), command));
                 return CarryOut(game->game, by, read);
               });
}

entente_status entente_game_vote_of(const entente_game* game, entente_power power, entente_vote_info* info,
                                    entente_error* error) {
  return Guard(error, In(game), StructOut(info, "info"), PowerIn{game, power}, [&](PowerIndex by) -> Outcome {
    const DrawVoting& voting = game->game.voting();
    entente_vote_info known{};
    known.draw = voting.ballots().IsBare(by) ? 1 : 0;
    known.list_count = static_cast<uint32_t>(voting.ballots().ListCount(by));
    known.concedes_to = voting.ConcedesTo(by);
    known.list_ignored = voting.ballots().IsListIgnored(by) ? 1 : 0;
    return Give(known, info);
  });
}

entente_status entente_game_vote_list(const entente_game* game, entente_power power, uint32_t index,
                                      entente_power_set* powers, entente_error* error) {
  return Guard(error, In(game), Out(powers, "powers"), PowerIn{game, power}, [&](PowerIndex by) -> Outcome {
    const DrawBallots& ballots = game->game.voting().ballots();
    const auto count = static_cast<uint64_t>(ballots.ListCount(by));
    if (index >= count) return BeyondTheLast("index", index, count);
    *powers = ballots.ListAt(by, index);
    return {};
  });
}

entente_status entente_game_end(entente_game* game, entente_end_kind end_kind, entente_power_set winners,
                                entente_error* error) {
  return Guard(error, In(game), NumberIn{"end_kind", end_kind, ENTENTE_END_NO_RESULT, "is none of ENTENTE_END_*"},
               PowersIn{game, winners, "winners"},
               [&]() { return game->game.End(static_cast<GameEnd>(end_kind), winners); });
}

entente_status entente_game_resume(entente_game* game, entente_error* error) {
  return Guard(error, In(game), [&]() { return game->game.Resume(); });
}
