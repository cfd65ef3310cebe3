#include "game/game.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace entente {
namespace {

Position StartOf(const Map& map) {
  Position start(map);
  start.ref().SetStart();
  return start;
}

// The submitted orders as one phase holds them.
void Gather(const std::vector<std::vector<Order>>& submitted, PlayedPhase& phase) {
  phase.first_order.reserve(submitted.size() + 1);
  for (const std::vector<Order>& orders : submitted) {
    phase.first_order.push_back(static_cast<uint32_t>(phase.orders.size()));
    phase.orders.insert(phase.orders.end(), orders.begin(), orders.end());
  }
  phase.first_order.push_back(static_cast<uint32_t>(phase.orders.size()));
}

}  // namespace

Game::Game(MapRef map, const RuleOptions& rules) : Game(map, rules, StartOf(*map)) {}

Game::Game(MapRef map, const RuleOptions& rules, const PositionView& start)
    : map_(std::move(map)),
      rules_(rules),
      position_(start),
      submitted_(static_cast<size_t>(map_->power_count())),
      scratch_(*map_) {}

Game::Game(const Game& other)
    : map_(other.map_),
      rules_(other.rules_),
      position_(other.position_),
      submitted_(other.submitted_),
      history_(other.history_),
      scratch_(*map_) {}

absl::Status Game::Submit(PowerIndex power, std::span<const Order> orders) {
  if (power >= map_->power_count()) return InvalidError("the map has no such power");
  if (is_over()) return WrongPhaseError("the game is over");
  std::vector<Order> kept;
  kept.reserve(orders.size());
  for (const Order order : orders) {
    if (order.power() != kNoPower && order.power() != power) {
      return InvalidError(absl::StrCat("order ", kept.size() + 1, " is another power's"));
    }
    kept.push_back(order.WithPower(power));
  }
  submitted_[power] = std::move(kept);
  return absl::OkStatus();
}

std::span<const Order> Game::SubmittedOrders(PowerIndex power) const {
  if (power >= submitted_.size()) return {};
  return submitted_[power];
}

absl::Status Game::Process() {
  if (is_over()) return WrongPhaseError("the game is over");
  auto phase = std::make_shared<PlayedPhase>(PlayedPhase{position_, {}, {}, {}, {}, position_});
  Gather(submitted_, *phase);
  history_.reserve(history_.size() + 1);
  const PhaseResult result = AdjudicatePhase(position_.view(), rules_, phase->orders, scratch_);
  phase->results.assign(result.results.begin(), result.results.end());
  phase->events.assign(result.events.begin(), result.events.end());
  phase->after.ref().CopyFrom(result.after);
  // Nothing below can fail.
  position_.ref().CopyFrom(result.next);
  history_.push_back(std::move(phase));
  for (std::vector<Order>& orders : submitted_) orders.clear();
  return absl::OkStatus();
}

absl::Status Game::Undo() {
  if (history_.empty()) return WrongPhaseError("no phase has been played");
  const PlayedPhase& last = *history_.back();
  std::vector<std::vector<Order>> orders(submitted_.size());
  for (size_t p = 0; p < orders.size(); ++p) {
    const std::span<const Order> given = last.OrdersOf(static_cast<PowerIndex>(p));
    orders[p].assign(given.begin(), given.end());
  }
  submitted_ = std::move(orders);
  position_.ref().CopyFrom(last.before.view());
  history_.pop_back();
  return absl::OkStatus();
}

PositionView Game::PositionAt(int phase) const {
  return phase == phase_count() ? position() : played(phase).before.view();
}

}  // namespace entente
