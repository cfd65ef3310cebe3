#include "press/table/refereed_game.h"

#include <algorithm>

#include "game/end_rules.h"
#include "game/powers_left.h"
#include "map/rules_fit.h"

namespace entente::press {

namespace {

// Bounds the years of a game by those that a token can hold.
void LimitYears(Game& game) {
  const Map& map = game.map();
  const bool runs_backwards = IsBeyondYear(map, 0, 1);
  const int32_t last = runs_backwards ? kLeastNumber : kGreatestNumber;
  EndRules ends = game.end_rules();
  if (ends.last_year.has_value() && !IsBeyondYear(map, *ends.last_year, last)) return;
  ends.last_year = last;
  game.SetEndRules(ends);
}

}  // namespace

Result<GameWithTokens> GameWithTokens::Make(MapRef map, const RuleOptions& rules, DrawPolicy policy, EndRules ends) {
  if (Status status = CheckRulesFit(*map, rules); !status.ok()) return status;
  auto game = std::make_unique<Game>(std::move(map), rules);
  game->SetDrawPolicy(policy);
  ends.last_survivor = true;
  game->SetEndRules(ends);
  return Make(std::move(game));
}

Result<GameWithTokens> GameWithTokens::Make(std::unique_ptr<Game> game) {
  Result<MapTokens> tokens = MapTokens::Make(game->map());
  if (!tokens.ok()) return tokens.status();
  Result<Turns> turns = Turns::Make(game->map());
  if (!turns.ok()) return turns.status();
  if (Status status = turns->Check(game->position().phase()); !status.ok()) return status;
  LimitYears(*game);
  return GameWithTokens{std::move(game), *std::move(tokens), *std::move(turns)};
}

bool RefereedGame::IsReady(PowerIndex power) const {
  if (!IsPresent(power)) return !WaitsForAbsent(power);
  return (game->submissions().waiting() & SetOf(power)) == 0 && !OwesOrders(power);
}

// Whether any power is present; in a movement turn, whether a present power has a unit.
bool RefereedGame::HasPlayers() const {
  const bool needs_unit = position().phase_type() == PhaseType::kMovement;
  for (const PowerIndex power : map().powers()) {
    if (IsPresent(power) && (!needs_unit || position().UnitCountOf(power) > 0)) return true;
  }
  return false;
}

bool RefereedGame::IsTurnReady() const {
  if (!is_running() || !HasPlayers()) return false;
  const std::vector<PowerIndex> left = PowersOfSet(PowersLeft(position()));
  return std::all_of(left.begin(), left.end(), [&](PowerIndex power) { return IsReady(power); });
}

void RefereedGame::PlayTurn() {
  if (game->Process().ok()) ReportTurn(game->phase_count() - 1);
}

void RefereedGame::PlayReadyTurns() {
  while (IsTurnReady()) PlayTurn();
}

void RefereedGame::PlayAtDeadline() {
  for (const PowerIndex power : PowersOfSet(PowersLeft(position()))) {
    if (!IsPresent(power) || !OwesOrders(power)) continue;
    late |= SetOf(power);
    AnnounceDisorder(power);
  }
  PlayTurn();
  PlayReadyTurns();
}

std::vector<PowerIndex> PowersOfSet(PowerSet powers) {
  std::vector<PowerIndex> members;
  ForEachBit(&powers, 1, [&](int power) { members.push_back(static_cast<PowerIndex>(power)); });
  return members;
}

}  // namespace entente::press
