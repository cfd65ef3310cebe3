// The draw vote of a game, its end by agreement, and what lets it go on.
#include "arguments.h"
#include "buffers.h"
#include "game_handle.h"
#include "structs.h"
#include "votes/judge_command.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A vote from outside; `list` keeps the powers of a list.
Outcome ReadVote(const Map& map, uint32_t vote, uint64_t powers, std::vector<PowerIndex>& list, DrawVote& read) {
  if (vote > ENTENTE_VOTE_LIST) return OutOfRange("vote", vote, ENTENTE_VOTE_LIST, "is none of ENTENTE_VOTE_*");
  read.kind = static_cast<DrawVote::Kind>(vote);
  if (vote != ENTENTE_VOTE_LIST) return {};
  if ((powers & ~AllPowers(map)) != 0)
    return UnknownBits("powers", powers, AllPowers(map), "has bits of no power of the map");
  for (int p = 0; p < map.power_count(); ++p) {
    if ((powers & SetOf(static_cast<PowerIndex>(p))) != 0) list.push_back(static_cast<PowerIndex>(p));
  }
  read.list = list;
  return {};
}

template <typename Call>
entente_status WithVote(entente_game* game, uint32_t power, uint32_t vote, uint64_t powers, entente_error* error,
                        const Call& call) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    std::vector<PowerIndex> list;
    DrawVote read;
    ENTENTE_RETURN_IF_BAD(ReadVote(game->game.map(), vote, powers, list, read));
    return call(static_cast<PowerIndex>(power), read);
  });
}

// A moderator's choice. In a game that is over there is nothing to vote on.
Outcome ChoosePolicy(Game& game, DrawPolicy policy) {
  if (game.is_over()) return WrongPhaseError("the game is over");
  game.SetDrawPolicy(policy);
  return {};
}

// A command of a player; or of the moderator, who sets the policy.
Outcome Obey(Game& game, uint32_t power, const JudgeCommand& command) {
  using Kind = JudgeCommand::Kind;
  const bool is_moderators = command.kind == Kind::kDias || command.kind == Kind::kNoDias;
  if (is_moderators != (power == ENTENTE_NO_POWER)) {
    return InvalidError(is_moderators ? "SET DIAS and SET NODIAS are the moderator's"
                                      : "expected a power: only SET DIAS and SET NODIAS are the moderator's");
  }
  const auto by = static_cast<PowerIndex>(power);
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

const char* entente_draw_policy_name(uint32_t policy) {
  return policy < kDrawPolicyCount ? TraitsOf(static_cast<DrawPolicy>(policy)).name.data() : nullptr;
}

entente_status entente_game_set_draw_policy(entente_game* game, uint32_t policy, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    if (policy >= kDrawPolicyCount)
      return OutOfRange("policy", policy, kDrawPolicyCount - 1, "is none of ENTENTE_DRAW_*");
    return ChoosePolicy(game->game, static_cast<DrawPolicy>(policy));
  });
}

uint32_t entente_game_draw_policy(const entente_game* game) {
  return game == nullptr ? 0 : static_cast<uint32_t>(game->game.voting().ballots().policy());
}

entente_status entente_game_vote(entente_game* game, uint32_t power, uint32_t vote, uint64_t powers,
                                 entente_error* error) {
  return WithVote(game, power, vote, powers, error,
                  [&](PowerIndex by, const DrawVote& read) { return game->game.Vote(by, read); });
}

entente_status entente_game_cancel_vote(entente_game* game, uint32_t power, uint32_t vote, uint64_t powers,
                                        entente_error* error) {
  return WithVote(game, power, vote, powers, error,
                  [&](PowerIndex by, const DrawVote& read) { return game->game.CancelVote(by, read); });
}

entente_status entente_game_concede(entente_game* game, uint32_t power, uint32_t to, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    const bool is_power = to != ENTENTE_NO_POWER;
    if (is_power) ENTENTE_RETURN_IF_BAD(CheckPowerOrNone(game->game.map(), to, "to"));
    return game->game.Concede(static_cast<PowerIndex>(power), is_power ? static_cast<PowerIndex>(to) : kNoPower);
  });
}

entente_status entente_game_vote_command(entente_game* game, uint32_t power, const char* text, size_t length,
                                         entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view command;
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPowerOrNone(game->game.map(), power, "power"));
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", command));
    const Result<JudgeCommand> read = ReadJudgeCommand(game->game.map(), command);
    if (!read.ok()) return read.status();
    return Obey(game->game, power, *read);
  });
}

entente_status entente_game_vote_of(const entente_game* game, uint32_t power, entente_vote_info* info,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}, {info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    const DrawVoting& voting = game->game.voting();
    const auto by = static_cast<PowerIndex>(power);
    entente_vote_info known{};
    known.draw = voting.ballots().IsBare(by) ? 1 : 0;
    known.list_count = static_cast<uint32_t>(voting.ballots().ListCount(by));
    known.concedes_to = voting.ConcedesTo(by);
    known.list_ignored = voting.ballots().IsListIgnored(by) ? 1 : 0;
    return Store(known, info, "info");
  });
}

entente_status entente_game_vote_list(const entente_game* game, uint32_t power, uint32_t index, uint64_t* powers,
                                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}, {powers, "powers"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    const DrawBallots& ballots = game->game.voting().ballots();
    const auto by = static_cast<PowerIndex>(power);
    const auto count = static_cast<uint64_t>(ballots.ListCount(by));
    if (index >= count) return BeyondTheLast("index", index, count);
    *powers = ballots.ListAt(by, index);
    return {};
  });
}

entente_status entente_game_end(entente_game* game, uint32_t end, uint64_t winners, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    if (end > ENTENTE_END_NO_RESULT) return OutOfRange("end", end, ENTENTE_END_NO_RESULT, "is none of ENTENTE_END_*");
    const PowerSet all = AllPowers(game->game.map());
    if ((winners & ~all) != 0) return UnknownBits("winners", winners, all, "has bits of no power of the map");
    return game->game.End(static_cast<GameEnd>(end), winners);
  });
}

entente_status entente_game_resume(entente_game* game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return game->game.Resume();
  });
}
