#include "exchange/game_json.h"

#include "exchange/exchange.h"
#include "exchange/position_json.h"
#include "exchange/rules_json.h"
#include "json/json_writer.h"
#include "order/notation.h"

namespace entente {
namespace {

template <typename OrdersOf>
void AppendPhase(const PositionView& position, const RuleOptions& rules, const OrdersOf& orders_of, JsonWriter& out) {
  const Map& map = position.map();
  out.BeginObject();
  AppendPhaseMembers(position, rules, out);
  out.Key("orders");
  out.BeginObject();
  for (int p = 0; p < map.power_count(); ++p) {
    const std::span<const Order> orders = orders_of(static_cast<PowerIndex>(p));
    if (orders.empty()) continue;
    out.TextKey(map.PowerId(static_cast<PowerIndex>(p)));
    out.BeginArray();
    for (const Order order : orders) out.String(FormatOrder(map, order));
    out.EndArray();
  }
  out.EndObject();
  out.EndObject();
}

class GameLoader {
 public:
  explicit GameLoader(MapRef map) : exchange_({std::move(map), std::nullopt}) {}

  absl::StatusOr<std::unique_ptr<Game>> Load(std::string_view json) {
    if (absl::Status status = ReadGameText(json, text_); !status.ok()) return status;
    if (text_.phases.empty()) return InvalidError("phases: the game has no phases");
    absl::StatusOr<Exchange::Defaults> defaults = exchange_.DefaultsOf(text_);
    if (!defaults.ok()) return defaults.status();
    defaults_ = *std::move(defaults);
    for (size_t i = 0; i < text_.phases.size(); ++i) {
      if (absl::Status status = LoadPhase(i); !status.ok()) return InPhase(text_, i, status);
    }
    return std::move(game_);
  }

 private:
  absl::Status LoadPhase(size_t i) {
    const absl::StatusOr<Exchange::PhaseInput> input = exchange_.Read(text_.PhaseJson(i), defaults_);
    if (!input.ok()) return input.status();
    const bool is_over = input->position.state() != GameState::kPlaying;
    if (i == 0) {
      if (is_over) return InvalidError("name: the game is over in its first phase");
      game_ = std::make_unique<Game>(input->map, input->rules, input->position);
    } else if (absl::Status status = Continue(input->position); !status.ok()) {
      return status;
    }
    return is_over ? absl::OkStatus() : SubmitAll(*input);
  }

  absl::Status Continue(const PositionView& recorded) {
    if (absl::Status status = game_->Process(); !status.ok()) return status;
    const PositionView ours = game_->position();
    Position wanted(recorded);
    if (recorded.state() != GameState::kPlaying) wanted.ref().SetPhase(ours.phase());
    if (wanted.view() == ours) return absl::OkStatus();
    return InvalidError("the position of " + PhaseNameOf(recorded) + " is not what the orders before it lead to, " +
                        PhaseNameOf(ours));
  }

  absl::Status SubmitAll(const Exchange::PhaseInput& input) {
    const Map& map = game_->map();
    for (int p = 0; p < map.power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      std::vector<Order> orders;
      for (const GivenOrder& given : input.given) {
        if (given.power == power && given.order != GivenOrder::kUnread) orders.push_back(input.orders[given.order]);
      }
      if (orders.empty()) continue;
      if (absl::Status status = game_->Submit(power, orders); !status.ok()) return status;
    }
    return absl::OkStatus();
  }

  Exchange exchange_;
  GameText text_;
  Exchange::Defaults defaults_;
  std::unique_ptr<Game> game_;
};

}  // namespace

std::string GameToJson(const Game& game) {
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  out.Key("map");
  out.String(game.map().name());
  out.Key("rules");
  AppendRules(game.rules(), game.map(), out);
  out.Key("phases");
  out.BeginArray();
  for (int i = 0; i < game.phase_count(); ++i) {
    const PlayedPhase& played = game.played(i);
    AppendPhase(
        played.before.view(), game.rules(), [&](PowerIndex power) { return played.OrdersOf(power); }, out);
  }
  AppendPhase(
      game.position(), game.rules(), [&](PowerIndex power) { return game.SubmittedOrders(power); }, out);
  out.EndArray();
  out.EndObject();
  return text;
}

absl::StatusOr<std::unique_ptr<Game>> GameFromJson(std::string_view json, MapRef map) {
  return GameLoader(std::move(map)).Load(json);
}

}  // namespace entente
