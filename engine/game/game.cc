#include "game/game.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace entente {
namespace {

Position StartOf(const Map& map) {
  Position start(map);
  start.ref().SetStart();
  return start;
}

// The submitted sheets as one phase holds them.
void Gather(const std::vector<OrderSheet>& submitted, PlayedPhase& phase) {
  phase.first_line.reserve(submitted.size() + 1);
  for (const OrderSheet& sheet : submitted) {
    phase.first_line.push_back(phase.sheet.size());
    phase.sheet.Append(sheet);
  }
  phase.first_line.push_back(phase.sheet.size());
}

}  // namespace

Game::Game(MapRef map, const RuleOptions& rules) : Game(map, rules, StartOf(*map)) {}

Game::Game(MapRef map, const RuleOptions& rules, const PositionView& start)
    : map_(std::move(map)),
      rules_(rules),
      position_(start),
      submitted_(static_cast<size_t>(map_->power_count())),
      voting_(DrawPolicy::kJudgeDias, SurvivorsOf(start, DrawPolicy::kJudgeDias)),
      phase_(*map_) {}

Game::Game(const Game& other)
    : map_(other.map_),
      rules_(other.rules_),
      position_(other.position_),
      submitted_(other.submitted_),
      history_(other.history_),
      voting_(other.voting_),
      phase_(*map_) {}

absl::Status Game::Submit(PowerIndex power, std::span<const Order> orders) {
  if (power >= map_->power_count()) return InvalidError("the map has no such power");
  if (is_over()) return WrongPhaseError("the game is over");
  OrderSheet sheet;
  for (const Order order : orders) {
    if (order.power() != kNoPower && order.power() != power) {
      return InvalidError(absl::StrCat("orders[", sheet.size(), "] is another power's"));
    }
    sheet.Add(order.WithPower(power));
  }
  submitted_[power] = std::move(sheet);
  return absl::OkStatus();
}

absl::Status Game::Submit(PowerIndex power, OrderSheet sheet) {
  if (power >= map_->power_count()) return InvalidError("the map has no such power");
  if (is_over()) return WrongPhaseError("the game is over");
  for (size_t line = 0; line < sheet.size(); ++line) {
    if (sheet.PowerOf(line) != power) return InvalidError(absl::StrCat("line ", line, " is another power's"));
  }
  submitted_[power] = std::move(sheet);
  return absl::OkStatus();
}

absl::Status Game::Process() {
  if (is_over()) return WrongPhaseError("the game is over");
  auto phase = std::make_shared<PlayedPhase>(PlayedPhase{position_, {}, {}, {}, {}, position_});
  Gather(submitted_, *phase);
  if (history_.size() == history_.capacity()) history_.reserve(std::max<size_t>(16, 2 * history_.size()));
  const DrawPolicy policy = voting_.ballots().policy();
  const PhaseResult result = phase_.Adjudicate(position_.view(), rules_, phase->sheet);
  phase->results.assign(result.results.begin(), result.results.end());
  phase->events.assign(result.events.begin(), result.events.end());
  phase->after.ref().CopyFrom(result.after);
  DrawVoting voting(policy, SurvivorsOf(result.next, policy));
  // Nothing below can fail.
  position_.ref().CopyFrom(result.next);
  voting_ = std::move(voting);
  history_.push_back(std::move(phase));
  for (OrderSheet& sheet : submitted_) sheet.Clear();
  return absl::OkStatus();
}

absl::Status Game::End(GameEnd end, PowerSet winners) {
  if (is_over()) return WrongPhaseError("the game is over");
  if (GameEndWord(end).empty()) return InvalidError("no way in which a game ends");
  if (!MayHaveWinners(end, winners)) {
    return InvalidError("winners: expected " +
                        std::string(WinnersExpected(end)).append(" of a ").append(GameEndWord(end)));
  }
  if ((winners & ~AllPowers(*map_)) != 0) return InvalidError("a winner is no power of the map");
  const DrawPolicy policy = voting_.ballots().policy();
  DrawVoting voting(policy, SurvivorsOf(position(), policy));
  voting_ = std::move(voting);
  position_.ref().SetEnd(end, winners);
  for (OrderSheet& sheet : submitted_) sheet.Clear();
  return absl::OkStatus();
}

absl::Status Game::Resume() {
  if (!is_over()) return WrongPhaseError("the game is not over");
  const GameEnd end = position().end();
  if (end == GameEnd::kSolo || end == GameEnd::kSharedVictory) return WrongPhaseError("the game was won");
  position_.ref().SetEnd(GameEnd::kPlaying, 0);
  return absl::OkStatus();
}

// ---- The draw vote ----

void Game::SetDrawPolicy(DrawPolicy policy) {
  DrawVoting voting(policy, SurvivorsOf(position(), policy));
  voting_ = std::move(voting);
}

absl::Status Game::Reply(VoteReply reply) {
  if (reply != VoteReply::kTaken) return InvalidError("the vote is refused: " + std::string(TextOf(reply)));
  const std::optional<PowerSet> draw = voting_.decided();
  return draw.has_value() ? End(voting_.end(), *draw) : absl::OkStatus();
}

absl::Status Game::Vote(PowerIndex by, const DrawVote& vote) {
  if (is_over()) return WrongPhaseError("the game is over");
  return Reply(voting_.Cast(by, vote));
}

absl::Status Game::CancelVote(PowerIndex by, const DrawVote& vote) {
  if (is_over()) return WrongPhaseError("the game is over");
  return Reply(voting_.Cancel(by, vote));
}

absl::Status Game::Concede(PowerIndex by, PowerIndex to) {
  if (is_over()) return WrongPhaseError("the game is over");
  return Reply(voting_.Concede(by, to, LeaderOf(position())));
}

absl::Status Game::Undo() {
  if (history_.empty()) return WrongPhaseError("no phase has been played");
  const PlayedPhase& last = *history_.back();
  std::vector<OrderSheet> sheets(submitted_.size());
  for (size_t p = 0; p < sheets.size(); ++p) sheets[p].Append(last.sheet, last.first_line[p], last.first_line[p + 1]);
  const DrawPolicy policy = voting_.ballots().policy();
  DrawVoting voting(policy, SurvivorsOf(last.before.view(), policy));
  submitted_ = std::move(sheets);
  voting_ = std::move(voting);
  position_.ref().CopyFrom(last.before.view());
  history_.pop_back();
  return absl::OkStatus();
}

PositionView Game::PositionAt(int phase) const {
  return phase == phase_count() ? position() : played(phase).before.view();
}

}  // namespace entente
