// Runs the draw vote of a game, ends the game by agreement, and resumes it.
#include "game_handle.h"
#include "votes/judge_command.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A vote to cast or to take back.
struct VoteIn {
  const entente_game* game;
  const entente_vote* vote;
  std::vector<PowerIndex> list = {};

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(Array(vote, 1, "vote").Check());
    ENTENTE_RETURN_IF_BAD(CheckIndex("vote.power", vote->power, game->game.map().power_count()));
    ENTENTE_RETURN_IF_BAD(NumberIn{"vote.kind", vote->kind, ENTENTE_VOTE_CONCEDE, "is none of ENTENTE_VOTE_*"}.Check());
    if (vote->kind != ENTENTE_VOTE_LIST && !concedes()) return {};
    ENTENTE_RETURN_IF_BAD(PowersIn{game, vote->powers, "vote.powers"}.Check());
    for (const PowerIndex p : game->game.map().powers()) {
      if ((vote->powers & SetOf(p)) != 0) list.push_back(p);
    }
    return {};
  }
  const VoteIn& value() const { return *this; }

  bool concedes() const { return vote->kind == ENTENTE_VOTE_CONCEDE; }
  PowerIndex by() const { return vote->power; }
  DrawVote draw() const { return {static_cast<DrawVote::Kind>(vote->kind), list}; }
};

Outcome Cast(Game& game, const VoteIn& vote) {
  if (!vote.concedes()) return game.Vote(vote.by(), vote.draw());
  if (vote.list.size() != 1) return Invalid("vote.powers", "is not one power to concede to");
  return game.Concede(vote.by(), vote.list.front());
}

Outcome TakeBack(Game& game, const VoteIn& vote) {
  return vote.concedes() ? game.Concede(vote.by(), kNoPower) : game.CancelVote(vote.by(), vote.draw());
}

entente_vote VoteOf(const CountedVote& vote) {
  constexpr uint8_t kKinds[] = {ENTENTE_VOTE_DRAW, ENTENTE_VOTE_LIST, ENTENTE_VOTE_CONCEDE};
  return {vote.powers, vote.by, kKinds[static_cast<size_t>(vote.kind)], vote.list_ignored, {}};
}

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

entente_status entente_game_set_draw_policy(entente_game* game, entente_draw_policy policy, entente_error* error) {
  return Guard(error, In(game), NumberIn{"policy", policy, kDrawPolicyCount - 1, "is none of ENTENTE_DRAW_*"},
               [&]() { return ChoosePolicy(game->game, static_cast<DrawPolicy>(policy)); });
}

entente_status entente_game_vote(entente_game* game, const entente_vote* vote, entente_error* error) {
  return Guard(error, In(game), VoteIn{game, vote}, [&](const VoteIn& given) { return Cast(game->game, given); });
}

entente_status entente_game_cancel_vote(entente_game* game, const entente_vote* vote, entente_error* error) {
  return Guard(error, In(game), VoteIn{game, vote}, [&](const VoteIn& given) { return TakeBack(game->game, given); });
}

entente_status entente_game_votes(const entente_game* game, entente_vote* votes, size_t capacity, size_t* length,
                                  entente_error* error) {
  return Guard(error, In(game), Buffer(votes, capacity, length), [&](auto& out) -> Outcome {
    for (const CountedVote& vote : game->game.voting().Votes()) out.Add(VoteOf(vote));
    return out.Finish();
  });
}

entente_status entente_game_vote_command(entente_game* game, entente_power power, const char* text, size_t length,
                                         entente_error* error) {
  return Guard(error, In(game), PowerOrNone{game, power}, TextIn{text, length, "text"},
               [&](PowerIndex by, std::string_view command) -> Outcome {
                 ENTENTE_ASSIGN(const JudgeCommand read, ReadJudgeCommand(game->game.map(), command));
                 return CarryOut(game->game, by, read);
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
