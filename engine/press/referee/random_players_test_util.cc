#include "press/referee/random_players_test_util.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "adjustment/adjustment_due.h"
#include "map/each_power.h"
#include "press/table/order_tokens.h"

namespace entente::press {
namespace {

class OrderWords {
 public:
  OrderWords(const PositionView& position, const MapTokens& tokens) : position_(position), tokens_(tokens) {}

  Message Write(Order order) {
    if (order.kind() == OrderKind::kWaive) return {tokens_.Power(order.power()), tokens::kWVE};
    out_.Open();
    AppendUnit(map(), tokens_, order.unit(), out_);
    out_.Close();
    WriteRest(order);
    return out_.Take();
  }

 private:
  const Map& map() const { return position_.map(); }

  void WriteRest(Order order) {
    switch (order.kind()) {
      case OrderKind::kMove:
        return WriteMove(order);
      case OrderKind::kSupportHold:
        out_.Add(tokens::kSUP);
        return WriteThird(order);
      case OrderKind::kSupportMove:
        out_.Add(tokens::kSUP);
        WriteThird(order);
        return WriteTo(tokens::kMTO, map().ProvinceOf(order.target()));
      case OrderKind::kConvoy:
        out_.Add(tokens::kCVY);
        WriteThird(order);
        return WriteTo(tokens::kCTO, map().ProvinceOf(order.target()));
      case OrderKind::kRetreat:
        return WriteTo(tokens::kRTO, order.target());
      case OrderKind::kDisband:
        out_.Add(position_.phase_type() == PhaseType::kRetreats ? tokens::kDSB : tokens::kREM);
        return;
      default:
        out_.Add(order.kind() == OrderKind::kBuild ? tokens::kBLD : tokens::kHLD);
    }
  }

  // Writes a direct move if the unit can make it, else a convoyed move by the shortest route.
  void WriteMove(Order order) {
    if (position_.graph().IsMove(order.unit_type(), order.source(), order.target())) {
      return WriteTo(tokens::kMTO, order.target());
    }
    const ProvinceIndex from = map().ProvinceOf(order.source());
    WriteTo(tokens::kCTO, map().ProvinceOf(order.target()));
    out_.Add(tokens::kVIA).Open();
    for (const ProvinceIndex sea : Route(from, map().ProvinceOf(order.target()))) out_.Add(tokens_.Province(sea));
    out_.Close();
  }

  std::vector<ProvinceIndex> Route(ProvinceIndex from, ProvinceIndex to) {
    std::vector<std::vector<ProvinceIndex>> routes = {{}};
    std::set<ProvinceIndex> seen;
    for (size_t i = 0; i < routes.size(); ++i) {
      const std::vector<ProvinceIndex> route = routes[i];
      const Graph& graph = position_.graph();
      if (!route.empty() && TestBit(graph.Landing(to), route.back())) return route;
      const Word* next = route.empty() ? graph.Boarding(from) : graph.CarrierLinks(route.back());
      ForEachBit(next, map().province_words(), [&](int p) {
        const auto sea = static_cast<ProvinceIndex>(p);
        if (!position_.HasUnit(sea) || !graph.IsCarrierProvince(sea) || !seen.insert(sea).second) return;
        routes.push_back(route);
        routes.back().push_back(sea);
      });
    }
    return {};
  }

  void WriteThird(Order order) {
    const Unit third = position_.UnitAt(map().ProvinceOf(order.third()));
    out_.Open();
    AppendUnit(map(), tokens_, third, out_);
    out_.Close();
  }
  void WriteTo(Token word, LocationIndex to) {
    out_.Add(word);
    AppendLocation(map(), tokens_, to, out_);
  }

  const PositionView position_;
  const MapTokens& tokens_;
  MessageBuilder out_;
};

}  // namespace

Message WriteOrder(const PositionView& position, const MapTokens& tokens, Order order) {
  return OrderWords(position, tokens).Write(order);
}

std::vector<std::pair<PowerIndex, Message>> RandomPlayers::ChooseTurn(const Game& game, const MapTokens& tokens) {
  const PositionView position = game.position();
  const std::span<const Order> orders = chooser_.Choose(position, game.rules(), random_);
  std::vector<std::pair<PowerIndex, Message>> turn;
  ForEachPower(game.map(), [&](PowerIndex power) {
    MessageBuilder sub(tokens::kSUB);
    for (const Order order : orders) {
      if (order.power() == power) sub.Group(WriteOrder(position, tokens, order));
    }
    // Builds without a place are waived, too.
    const auto count = std::count_if(orders.begin(), orders.end(), [&](Order o) { return o.power() == power; });
    const bool is_winter = position.phase_type() == PhaseType::kAdjustments;
    const int due = is_winter ? DueOf(position, game.rules(), power).difference : 0;
    for (int left = due - static_cast<int>(count); left > 0; --left) {
      sub.Open().Add(tokens.Power(power)).Add(tokens::kWVE).Close();
    }
    Message message = sub.Take();
    if (message.size() > 1) turn.emplace_back(power, std::move(message));
  });
  return turn;
}

void RandomPlayers::PlayTurn(TestTable& table) {
  for (const auto& [power, sub] : ChooseTurn(table.game(), table.tokens())) {
    const ClientId client = table.Player(table.tokens().vocabulary().Word(table.tokens().Power(power)));
    table.Heard(client);
    table.Say(client, sub);
    for (const std::string& text : table.Heard(client)) {
      EXPECT_TRUE(!text.starts_with("THX") || text.ends_with("( MBV )")) << text;
      EXPECT_FALSE(text.starts_with("HUH") || text.starts_with("REJ")) << text;
    }
  }
}

}  // namespace entente::press
