#include "press/dpp/master_test_util.h"

#include <gtest/gtest.h>

#include "map/each_power.h"
#include "map_language/builtin.h"
#include "press/table/daide_rules.h"

namespace entente::press::dpp {

MasterTable::MasterTable(const MasterOptions& options, std::string_view map, uint64_t seed)
    : master_(GameMaster::Make(*BuiltinMap(map), DaideRules(), options, seed).value()),
      tokens_(*MapTokens::Make(**BuiltinMap(map))) {}

PowerIndex MasterTable::Power(std::string_view word) const {
  return tokens_.PowerOf(tokens_.vocabulary().Find(word).value_or(kNoToken));
}

void MasterTable::JoinAll(int nations) {
  for (int i = 0; i < nations; ++i) {
    if (master_->Join(static_cast<uint32_t>(i), 0) == kNoPower) return;
  }
}

void MasterTable::Begin() {
  JoinAll();
  master_->Begin();
  Collect();
  ForgetHeard();
}

void MasterTable::Use(GameMaster master) {
  master_.emplace(std::move(master));
  joiners_.clear();
  heard_.clear();
}

void MasterTable::Collect() {
  for (const OutgoingLine& sent : master_->outbox()) {
    const Result<std::optional<std::string>> message = joiners_[sent.to].Add(sent.line);
    ASSERT_TRUE(message.ok()) << sent.line << ": " << message.status();
    if (!message->has_value()) continue;
    const Result<Message> read = ReadLine(**message, master_->vocabulary(), Reading::kStrict);
    ASSERT_TRUE(read.ok()) << **message << ": " << read.status();
    EXPECT_EQ(grammar_.Check(*read, MessageKind::kFromServer, 0).verdict, Verdict::kAllowed) << **message;
    heard_[sent.to].push_back(**message);
  }
  master_->ClearOutbox();
}

void MasterTable::Say(std::string_view power, std::string_view line) {
  master_->Receive(Power(power), line);
  Collect();
}

std::vector<std::string> MasterTable::HeardMessages(PowerIndex power) {
  Collect();
  return std::exchange(heard_[power], {});
}

std::string MasterTable::Heard(std::string_view power) {
  std::string all;
  for (const std::string& message : HeardMessages(Power(power))) all += (all.empty() ? "" : " / ") + message;
  return all;
}

std::string MasterTable::Ask(std::string_view power, std::string_view line) {
  Heard(power);
  Say(power, line);
  return Heard(power);
}

void MasterTable::Hold(std::string_view power) {
  MessageBuilder out(words::kSUB);
  game().position().ForEachUnit([&](const Unit& unit) {
    if (unit.power != Power(power)) return;
    MessageBuilder order;
    order.Open().Add(tokens_.Power(unit.power));
    order.Add(unit.type == UnitType::kFleet ? words::kFLT : words::kAMY);
    const Token province = tokens_.Province(game().map().ProvinceOf(unit.location));
    const Token coast = tokens_.Coast(unit.location);
    if (coast == kNoToken) {
      order.Add(province);
    } else {
      const std::string_view word = tokens_.vocabulary().Word(coast);
      order.Open().Add(province).Add(*master_->vocabulary().Find(word)).Close();
    }
    out.Group(order.Close().Add(words::kHLD).Take());
  });
  const Message sub = out.Take();
  if (sub.size() > 1) Say(power, LineText(sub, master_->vocabulary()));
}

void MasterTable::HoldAll() {
  ForEachPower(game().map(), [&](PowerIndex power) { Hold(Word(power)); });
}

void MasterTable::PlayToMovement() {
  while (!game().is_over() && game().position().phase_type() != PhaseType::kMovement) master_->PlayDeadline();
  Collect();
}

}  // namespace entente::press::dpp
