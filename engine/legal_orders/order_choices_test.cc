#include "legal_orders/order_choices.h"

#include <gtest/gtest.h>

#include <functional>

#include "base/random.h"
#include "board/test_board.h"
#include "legal_orders/test_listing.h"

namespace entente {
namespace {

class OrderChoices : public testing::Test {
 protected:
  Result<NextChoices> Next(std::string_view place, std::vector<uint32_t> chosen, PowerIndex power = kNoPower) {
    lister_.SetPosition(board_.view(), rules_);
    return FindNextChoices(board_.map(), lister_, board_.At(place), power, chosen, memory_);
  }
  std::vector<uint32_t> Choices(std::string_view place, std::vector<uint32_t> chosen, PowerIndex power = kNoPower) {
    return CopyOf(Next(place, std::move(chosen), power)->choices);
  }
  static std::vector<uint32_t> CopyOf(std::span<const uint32_t> choices) { return {choices.begin(), choices.end()}; }
  // The choices as ids of places, in their sequence.
  std::vector<std::string> Places(std::string_view place, const std::vector<uint32_t>& chosen, OrderStep step) {
    const auto next = Next(place, chosen);
    EXPECT_TRUE(next.ok()) << next.status();
    EXPECT_EQ(next->step, step);
    std::vector<std::string> ids;
    for (const uint32_t choice : next->choices) ids.emplace_back(board_.map().Id(static_cast<LocationIndex>(choice)));
    return ids;
  }
  uint32_t At(std::string_view place) const { return board_.At(place); }

  TestBoard board_;
  RuleOptions rules_;
  LegalOrderLister lister_{board_.map()};
  ChoiceMemory memory_;
};

constexpr uint32_t Number(OrderKind kind) { return static_cast<uint32_t>(kind); }
constexpr uint32_t kHold = Number(OrderKind::kHold), kMove = Number(OrderKind::kMove),
                   kSupportHold = Number(OrderKind::kSupportHold), kSupportMove = Number(OrderKind::kSupportMove),
                   kBuild = Number(OrderKind::kBuild);

using Ids = std::vector<std::string>;

TEST_F(OrderChoices, GoFromKindToUnitToTarget) {
  board_.Units("FRANCE", {"A PAR", "A MAR"});
  const auto kinds = Next("PAR", {});
  ASSERT_TRUE(kinds.ok());
  EXPECT_EQ(kinds->step, OrderStep::kKind);
  EXPECT_EQ(CopyOf(kinds->choices), (std::vector<uint32_t>{kHold, kMove, kSupportMove}));
  EXPECT_EQ(Places("PAR", {kMove}, OrderStep::kTarget), (Ids{"BRE", "BUR", "GAS", "PIC"}));
  EXPECT_EQ(Places("PAR", {kSupportMove}, OrderStep::kOther), Ids{"MAR"});
  EXPECT_EQ(Places("PAR", {kSupportMove, At("MAR")}, OrderStep::kTarget), (Ids{"BUR", "GAS"}));
  const auto end = Next("PAR", {kSupportMove, At("MAR"), At("GAS")});
  ASSERT_TRUE(end.ok());
  EXPECT_EQ(end->step, OrderStep::kNone);
  EXPECT_TRUE(end->choices.empty());
  EXPECT_EQ(board_.Text(end->order), "A PAR S A MAR - GAS");
}

TEST_F(OrderChoices, AskForACoastOnlyWhereThereAreTwo) {
  board_.Units("FRANCE", {"F MAO", "F POR"});
  EXPECT_EQ(Places("MAO", {kMove, At("SPA")}, OrderStep::kPlace), (Ids{"SPA/NC", "SPA/SC"}));
  EXPECT_EQ(board_.Text(Next("MAO", {kMove, At("SPA"), At("SPA/SC")})->order), "F MAO - SPA/SC");
  EXPECT_EQ(board_.Text(Next("MAO", {kMove, At("BRE")})->order), "F MAO - BRE");
  EXPECT_EQ(board_.Text(Next("POR", {kSupportHold, At("MAO")})->order), "F POR S F MAO");
}

TEST_F(OrderChoices, AskForTheConvoyOnlyWhereAnArmyMayAlsoWalk) {
  board_.Units("ENGLAND", {"A LON", "F ENG"});
  const auto ways = Next("LON", {kMove, At("WAL")});
  ASSERT_TRUE(ways.ok());
  EXPECT_EQ(ways->step, OrderStep::kVia);
  EXPECT_EQ(CopyOf(ways->choices), (std::vector<uint32_t>{0, 1}));
  EXPECT_EQ(board_.Text(Next("LON", {kMove, At("WAL"), 1})->order), "A LON - WAL VIA");
  EXPECT_EQ(board_.Text(Next("LON", {kMove, At("BRE")})->order), "A LON - BRE VIA");
}

TEST_F(OrderChoices, BuildsAskForTypeAndCoast) {
  board_.ref().SetPhase(board_.map().ParsePhase("W1901A").value());
  board_.Owns("RUSSIA", {"STP"});
  const auto types = Next("STP", {kBuild});
  ASSERT_TRUE(types.ok());
  EXPECT_EQ(types->step, OrderStep::kType);
  EXPECT_EQ(CopyOf(types->choices), (std::vector<uint32_t>{0, 1}));
  EXPECT_EQ(board_.Text(Next("STP", {kBuild, 0})->order), "A STP B");
  EXPECT_EQ(Places("STP", {kBuild, 1}, OrderStep::kPlace), (Ids{"STP/NC", "STP/SC"}));
  EXPECT_TRUE(Next("STP", {}, board_.Power("FRANCE"))->choices.empty());
  EXPECT_EQ(Choices("STP", {}, board_.Power("RUSSIA")), std::vector<uint32_t>{kBuild});
}

TEST_F(OrderChoices, WhatCannotFollowIsRefused) {
  board_.Units("FRANCE", {"A PAR"});
  EXPECT_EQ(Next("PAR", {kBuild}).status().code(), StatusCode::kNotFound);
  EXPECT_EQ(Next("PAR", {kMove, At("MOS")}).status().code(), StatusCode::kNotFound);
  EXPECT_EQ(Next("PAR", {kHold, 0}).status().code(), StatusCode::kNotFound);
  EXPECT_EQ(Next("MUN", {kHold}).status().code(), StatusCode::kNotFound);
  EXPECT_TRUE(Next("MUN", {})->choices.empty());  // no unit stands there
}

// Adds every order that the choices after `chosen` can reach.
void Reach(const std::function<Result<NextChoices>(const std::vector<uint32_t>&)>& next, std::vector<uint32_t>& chosen,
           std::vector<Order>& reached) {
  const auto here = next(chosen);
  ASSERT_TRUE(here.ok()) << here.status();
  if (here->step == OrderStep::kNone) reached.push_back(here->order);
  for (const uint32_t choice : std::vector<uint32_t>(here->choices.begin(), here->choices.end())) {
    chosen.push_back(choice);
    Reach(next, chosen, reached);
    chosen.pop_back();
  }
}

TEST_F(OrderChoices, EveryLegalOrderAndNoOtherCanBeReached) {
  Random random(12);
  PlaceRandomUnits(board_, 2, random);
  lister_.SetPosition(board_.view(), rules_);
  for (ProvinceIndex p = 0; p < board_.map().province_count(); ++p) {
    std::vector<Order> reached;
    std::vector<uint32_t> chosen;
    Reach([&](const auto& so_far) { return FindNextChoices(board_.map(), lister_, p, kNoPower, so_far, memory_); },
          chosen, reached);
    EXPECT_EQ(TextsOf(board_, reached), TextsOf(board_, ListOf(lister_, p))) << board_.map().Id(p);
  }
}

}  // namespace
}  // namespace entente
