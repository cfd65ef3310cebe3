// Plays whole games with random orders to their end, and games whose programs send random messages at any time.
#include <gtest/gtest.h>

#include "map/each_power.h"
#include "map_language/builtin.h"
#include "press/dpp/master_test_util.h"
#include "press/language/message_maker_test_util.h"
#include "press/referee/random_players_test_util.h"
#include "press/translation/translation.h"

namespace entente::press::dpp {
namespace {

// The line of DPP with the orders of a SUB of DAIDE.
std::string LineOf(const MasterTable& table, const Vocabulary& vocabulary, PowerIndex power, const Message& sub) {
  const PositionView position = table.game().position();
  TranslationContext context;
  context.self = power;
  context.position = &position;
  const Result<Translation> made =
      FromDaide(sub, MessageKind::kFromClient, table.tokens(), table.game().map(), context);
  EXPECT_TRUE(made.ok()) << made.status();
  return made.ok() ? LineText(made->messages.front(), vocabulary) : "";
}

void PlayTurn(MasterTable& table, RandomPlayers& players) {
  for (const auto& [power, sub] : players.ChooseTurn(table.game(), table.tokens())) {
    table.HeardMessages(power);
    table.Say(table.Word(power), LineOf(table, table.master().vocabulary(), power, sub));
    for (const std::string& text : table.HeardMessages(power)) {
      EXPECT_TRUE(!text.starts_with("THK") || text.ends_with(" MBV")) << text;
      EXPECT_FALSE(text.starts_with("HUH")) << text;
    }
  }
}

void PlayWholeDppGame(std::string_view map, uint64_t seed, int turns) {
  MasterTable table({}, map, seed);
  RandomPlayers players(table.game().map(), seed);
  table.Begin();
  for (int turn = 0; turn < turns && !table.game().is_over() && !testing::Test::HasFailure(); ++turn) {
    const int phase = table.game().phase_count();
    PlayTurn(table, players);
    ASSERT_EQ(table.game().phase_count(), phase + 1) << "the turn was not played";
  }
  ForEachPower(table.game().map(), [&](PowerIndex power) { table.Say(table.Word(power), "DRW"); });
  EXPECT_TRUE(table.game().is_over());
  EXPECT_EQ(table.master().stage(), Stage::kFinished);
}

TEST(WholeDppGameTest, RandomProgramsPlayToTheEnd) {
  for (uint64_t seed = 1; seed <= 2; ++seed) PlayWholeDppGame("standard", seed, 100);
}

TEST(WholeDppGameTest, SmallMapsEndInAVictory) {
  for (uint64_t seed = 1; seed <= 3; ++seed) PlayWholeDppGame("france_austria", seed, 300);
}

// A turn has the same results as with the referee of DAIDE.
TEST(WholeDppGameTest, ResultsAreThoseOfTheReferee) {
  MasterTable table({}, "standard", 4);
  TestTable daide({}, "standard", 4);
  RandomPlayers players(table.game().map(), 4), same(table.game().map(), 4);
  table.Begin();
  daide.Begin();
  for (int turn = 0; turn < 30; ++turn) {
    PlayTurn(table, players);
    same.PlayTurn(daide);
    ASSERT_EQ(table.game().position().phase(), daide.game().position().phase()) << turn;
    ASSERT_TRUE(table.game().position() == daide.game().position()) << turn;
  }
}

class RandomPrograms {
 public:
  RandomPrograms(const MasterOptions& options, uint64_t seed)
      : map_(*BuiltinMap("standard")),
        table_(options, "standard", seed),
        maker_(seed, Dialect::kDpp),
        players_(*map_, seed) {
    table_.Begin();
  }

  void Run(int steps) {
    for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
      Step();
      table_.Collect();
      if (table_.master().stage() == Stage::kFinished) break;
    }
  }
  const Game& game() const { return table_.game(); }

 private:
  Random& random() { return maker_.random(); }
  std::string_view AnyPower() { return table_.Word(static_cast<PowerIndex>(random().Below(7))); }
  std::string AnyLine() { return LineText(maker_.Make("client_message", 0), table_.master().vocabulary()); }

  void Step() {
    const uint32_t choice = random().Below(100);
    if (choice < 45) return table_.Say(AnyPower(), AnyLine());
    if (choice < 75) return table_.Say(AnyPower(), Damaged(AnyLine()));
    if (choice < 77) return table_.master().ReceiveLate(table_.Power(AnyPower()), AnyLine());
    if (choice < 78) return table_.master().Leave(table_.Power(AnyPower()));
    if (choice < 82) return table_.master().Return(table_.Power(AnyPower()), random().Below(100));
    if (choice < 84) return table_.master().PlayDeadline();
    if (choice < 85) return Load();
    if (choice < 86) return table_.master().Warn();
    const int phase = game().phase_count();
    for (const auto& [power, sub] : players_.ChooseTurn(table_.game(), table_.tokens())) {
      const std::string line = LineOf(table_, table_.master().vocabulary(), power, sub);
      table_.Say(table_.Word(power), choice < 95 ? line : Damaged(line));
      if (game().is_over() || game().phase_count() != phase) return;  // the other orders were for the phase before
    }
  }
  std::string Damaged(std::string line) {
    for (uint32_t i = random().Below(3); i < 3 && !line.empty(); ++i) {
      const size_t at = random().Below(static_cast<uint32_t>(line.size()));
      constexpr std::string_view kNoise = "( )*-Aa7\t.\x01\xff\n";
      const char noise = kNoise[random().Below(static_cast<uint32_t>(kNoise.size()))];
      if (random().Below(2) == 0) {
        line[at] = noise;
      } else {
        line.insert(at, 1, noise);
      }
    }
    return line;
  }
  void Load() {
    const Result<std::string> saved = table_.master().Save("random.game");
    table_.Collect();
    ASSERT_TRUE(saved.ok()) << saved.status();
    table_.Use(GameMaster::Load(*saved, nullptr).value());
    for (PowerIndex power = 0; power < 7; ++power) {
      if (power == 3 || random().Below(4) != 0) table_.master().Return(power, random().Below(200));
    }
    table_.master().Begin();
  }

  const MapRef map_;  // the same map for every loaded game
  MasterTable table_;
  MessageMaker maker_;
  RandomPlayers players_;
};

TEST(RandomProgramsTest, NothingBreaks) {
  int phases = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    RandomPrograms programs({seed % 2 == 0, seed % 5 == 0}, seed);
    programs.Run(300);
    phases += programs.game().phase_count();
  }
  EXPECT_GT(phases, 200);
}

}  // namespace
}  // namespace entente::press::dpp
