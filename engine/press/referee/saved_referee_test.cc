// Tests saved games: all state and all players come back, and other bytes are refused.
#include "press/referee/saved_referee.h"

#include <gtest/gtest.h>

#include "base/bytes.h"
#include "lines/position_hash.h"
#include "press/referee/random_players_test_util.h"
#include "press/referee/requests.h"
#include "press/table/saved_form.h"

namespace entente::press {
namespace {

GameOptions AllOptions() {
  GameOptions options;
  options.level = 10;
  options.movement_limit = 300;
  options.retreat_limit = 200;
  options.build_limit = 100;
  options.partial_draws = true;
  return options;
}

class SavedRefereeTest : public testing::Test {
 protected:
  // All players have the same name, as the copies of a program do.
  SavedRefereeTest() {
    for (size_t i = 0; i < std::size(kStandardPowers); ++i) table_.Join("bot");
    table_.ForgetHeard();
    for (const std::string_view power : kStandardPowers) passcodes_.push_back(table_.PasscodeOf(table_.Player(power)));
  }
  std::string Save() {
    const Result<std::string> saved = table_.referee().Save("game_1", table_.now());
    EXPECT_TRUE(saved.ok()) << saved.status();
    return saved.value_or("");
  }
  // All players return to their seats. Clears the heard messages.
  void ComeBack(TestTable& table) const {
    for (size_t i = 0; i < std::size(kStandardPowers); ++i) {
      table.Return("IAM (" + std::string(kStandardPowers[i]) + ") (" + passcodes_[i] + ")");
    }
    table.ForgetHeard();
  }
  static Referee Load(const std::string& bytes) {
    Result<Referee> loaded = Referee::Load(bytes, nullptr);
    EXPECT_TRUE(loaded.ok()) << loaded.status();
    return *std::move(loaded);
  }

  TestTable table_{AllOptions()};
  std::vector<std::string> passcodes_;
};

// The first form has no dialect and no press.
TEST_F(SavedRefereeTest, AFileOfTheFirstFormIsRead) {
  const std::string bytes = Save();
  const ServerFile file = *ReadServerFile(bytes);
  std::string state(file.state);
  state.erase(std::string_view(" game_1 standard").size(), 1);
  state.pop_back();
  std::string first = "REFEREE\x1a\x01" + state;
  ByteWriter(first).Text(file.snapshot);
  ByteWriter(first).Word(TextHash(first));
  EXPECT_EQ(*Load(first).Save("game_1", 0), *Load(bytes).Save("game_1", 0));
}

// All later messages are the same, because orders, votes, flags and the time left are restored.
TEST_F(SavedRefereeTest, ASavedGameBehavesAsItsTwin) {
  RandomPlayers players(table_.game().map(), 5);
  for (int i = 0; i < 12 || table_.game().position().phase_type() != PhaseType::kMovement; ++i)
    players.PlayTurn(table_);
  table_.Wait(20 * kSecond);
  table_.Say(table_.Player("FRA"), "NOT (GOF)");
  for (const std::string_view power : {"AUS", "GER", "TUR"}) table_.Say(table_.Player(power), "DRW (AUS GER)");
  const std::vector<std::pair<PowerIndex, Message>> turn = players.ChooseTurn(table_.game(), table_.tokens());
  table_.Say(table_.Player(kStandardPowers[turn[0].first]), turn[0].second);
  const std::string bytes = Save();

  TestTable twin(AllOptions());
  twin.Use(Load(bytes));
  ComeBack(twin);
  for (const std::string_view power : kStandardPowers) table_.Disconnect(table_.Player(power));
  ComeBack(table_);
  const ClientId watches = table_.Observe(), watches_twin = twin.Observe();
  for (size_t i = 1; i < turn.size(); ++i) {
    for (TestTable* table : {&table_, &twin}) table->Say(table->Player(kStandardPowers[turn[i].first]), turn[i].second);
  }
  for (TestTable* table : {&table_, &twin}) {
    EXPECT_TRUE(table->Ask(table->Player("FRA"), "GOF").starts_with("YES ( GOF ) / ORD"));
  }
  RandomPlayers same(table_.game().map(), 6), other(table_.game().map(), 6);
  for (int i = 0; i < 8; ++i) {
    same.PlayTurn(table_);
    other.PlayTurn(twin);
    ASSERT_TRUE(table_.game().position() == twin.game().position());
  }
  const std::string told = table_.HeardText(watches);
  EXPECT_EQ(told, twin.HeardText(watches_twin));
  EXPECT_GT(told.size(), 5000u);
}

TEST_F(SavedRefereeTest, TheTimeThatIsLeftComesBack) {
  table_.Wait(123 * kSecond);
  TestTable twin(AllOptions());
  twin.Use(Load(Save()));
  EXPECT_FALSE(twin.referee().next_due().has_value());  // the clock waits for the players
  twin.Wait(1000 * kSecond);
  ComeBack(twin);
  EXPECT_EQ(twin.Ask(twin.Player("ENG"), "TME"), "TME ( 177 )");
}

TEST_F(SavedRefereeTest, SavingIsToldAndTheGameGoesOn) {
  table_.ForgetHeard();
  Save();
  table_.Wait(0);
  EXPECT_EQ(table_.HeardText(table_.Player("ENG")), "SVE ( 'game_1' )");
  EXPECT_EQ(table_.Ask(table_.Player("ENG"), "YES (SVE ('game_1'))"), "");
}

TEST_F(SavedRefereeTest, ASnapshotIsTheSameAndIsNotAnnounced) {
  table_.Wait(0);
  table_.ForgetHeard();
  const Result<std::string> snapshot = table_.referee().Snapshot("game_1");
  ASSERT_TRUE(snapshot.ok()) << snapshot.status();
  EXPECT_TRUE(table_.referee().outbox().empty());
  EXPECT_EQ(*snapshot, Save());
}

// Press, seats and votes of a file that has grown are those of one that was written whole.
TEST_F(SavedRefereeTest, AFileThatHasGrownIsTheSame) {
  FileMark mark;
  RandomPlayers players(table_.game().map(), 5);
  std::string file;
  size_t longest = 0;
  for (int i = 0; i < 20; ++i) {
    const Result<std::string> bytes = table_.referee().SaveNew("game_1", mark);
    ASSERT_TRUE(bytes.ok()) << bytes.status();
    if (i > 0) longest = std::max(longest, bytes->size());
    file += *bytes;
    EXPECT_EQ(table_.referee().SaveNew("game_1", mark).value(), "");
    const ClientId sender = table_.Player("FRA");
    if (i % 3 == 0) table_.Say(sender, "SND (ENG GER) (PRP (PCE (FRA ENG GER)))");
    if (i % 5 == 0) table_.Say(table_.Player("AUS"), "DRW (AUS GER)");
    if (i % 2 == 0) players.PlayTurn(table_);
  }
  file += table_.referee().SaveNew("game_1", mark).value();
  EXPECT_EQ(*Load(file).Snapshot("game_1"), *table_.referee().Snapshot("game_1"));
  EXPECT_EQ(*Load(file).Record(), *table_.referee().Record());
  EXPECT_LT(longest, 2000u);
}

TEST_F(SavedRefereeTest, NamesAreShort) {
  EXPECT_TRUE(IsGameName("Game_8xx"));
  for (const std::string_view name : {"", "ninechars", "a b", "a.b", "\xc3\xa4"}) {
    EXPECT_FALSE(table_.referee().Save(name, 0).ok()) << name;
  }
}

TEST_F(SavedRefereeTest, AGameThatHasNotBegunIsNotSaved) {
  TestTable table;
  EXPECT_EQ(table.referee().Save("a", 0).status().code(), StatusCode::kWrongPhase);
}

// ---- Coming back ----

TEST_F(SavedRefereeTest, ClientsWithAMapAreAskedToLoad) {
  TestTable table(AllOptions());
  table.Use(Load(Save()));
  const ClientId client = table.Connect();
  EXPECT_EQ(table.Ask(client, "NME ('bot') ('1')"), "YES ( NME ( 'bot' ) ( '1' ) ) / MAP ( 'standard' )");
  EXPECT_EQ(table.Ask(client, "YES (MAP ('standard'))"), "LOD ( 'game_1' )");
  const std::string iam = "IAM ( ENG ) ( " + passcodes_[1] + " )";
  EXPECT_EQ(table.Ask(client, iam), "YES ( " + iam + " )");
  EXPECT_TRUE(table.Ask(client, "HLO").starts_with("HLO ( ENG )"));
}

TEST_F(SavedRefereeTest, WhoRefusesToLoadOrDoesNotAnswerIsToldOfWhenTheGameGoesOn) {
  TestTable table(AllOptions());
  table.Use(Load(Save()));
  for (size_t i = 0; i < 5; ++i) table.Return("IAM (" + std::string(kStandardPowers[i]) + ") (" + passcodes_[i] + ")");
  const ClientId refuses = table.Connect(), silent = table.Connect();
  for (const ClientId client : {refuses, silent}) {
    table.Say(client, "NME ('bot') ('1')");
    table.Say(client, "YES (MAP ('standard'))");
  }
  EXPECT_EQ(table.Ask(refuses, "REJ (LOD ('game_1'))"), "OFF");
  table.ForgetHeard();
  EXPECT_EQ(table.referee().next_due(), kAnswerTime);
  table.Wait(kAnswerTime);
  EXPECT_EQ(table.HeardText(silent), "OFF");
  const std::vector<std::string> heard = table.Heard(table.Player("ENG"));
  ASSERT_EQ(heard.size(), 5u);
  EXPECT_EQ(heard[0], "CCD ( RUS )");
  EXPECT_EQ(heard[1], "CCD ( TUR )");
  EXPECT_TRUE(heard[2].starts_with("SCO"));
  EXPECT_TRUE(heard[3].starts_with("NOW"));
  EXPECT_EQ(heard[4], "TME ( 300 )");
}

// The game waits for the players who had the seats. No other client can resume it without them.
TEST_F(SavedRefereeTest, AStrangerHasNoSeatInASavedGame) {
  TestTable table(AllOptions());
  table.Use(Load(Save()));
  const ClientId stranger = table.Connect();
  EXPECT_EQ(table.Ask(stranger, "NME ('Bot') ('1')"), "REJ ( NME ( 'Bot' ) ( '1' ) )");
  EXPECT_EQ(table.Ask(stranger, "REJ (LOD ('game_1'))"), "");
  for (size_t i = 0; i < 7; ++i) {
    EXPECT_EQ(table.referee().stage(), Stage::kRestoring) << i;
    table.Return("IAM (" + std::string(kStandardPowers[i]) + ") (" + passcodes_[i] + ")");
  }
  EXPECT_EQ(table.referee().stage(), Stage::kRunning);
}

TEST_F(SavedRefereeTest, WhoComesBackAfterItsNameHasFailedLeavesTheEmptySeatToAnother) {
  TestTable table(AllOptions());
  table.Use(Load(Save()));
  table.Say(table.Join(), "REJ (LOD ('game_1'))");
  for (size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(table.referee().stage(), Stage::kRestoring) << i;
    table.Return("IAM (" + std::string(kStandardPowers[i]) + ") (" + passcodes_[i] + ")");
  }
  EXPECT_EQ(table.referee().stage(), Stage::kRunning);
}

TEST_F(SavedRefereeTest, WhoIsAskedToLoadMayAnswerWhenTheGameHasGoneOn) {
  TestTable table(AllOptions());
  table.Use(Load(Save()));
  const ClientId late = table.Join(), silent = table.Join();
  table.referee().GoOn(0);
  table.Wait(0);
  table.ForgetHeard();
  const std::string iam = "IAM ( ENG ) ( " + passcodes_[1] + " )";
  EXPECT_EQ(table.Ask(late, iam), "YES ( " + iam + " ) / NOT ( CCD ( ENG ) )");
  table.ForgetHeard();
  table.Wait(kAnswerTime);
  EXPECT_EQ(table.HeardText(silent), "OFF");
  EXPECT_EQ(table.HeardText(late), "");
}

TEST_F(SavedRefereeTest, TheHostMayGoOnWithoutTheMissing) {
  TestTable table(AllOptions());
  table.Use(Load(Save()));
  const ClientId observer = table.Observe();
  table.ForgetHeard();
  table.referee().GoOn(0);
  table.Wait(0);
  EXPECT_EQ(table.Heard(observer).size(), 7u + 3);
}

// ---- Bytes that are no saved game ----

// The bytes of a file of one record with the checksums made right again.
std::string Mended(std::string bytes) {
  for (const size_t at : {sizeof("REFEREE\x1a") + 8, bytes.size() - 8}) {
    std::string hash;
    ByteWriter(hash).Word(TextHash(std::string_view(bytes).substr(0, at)));
    bytes.replace(at, hash.size(), hash);
  }
  return bytes;
}

TEST_F(SavedRefereeTest, DamagedBytesAreRefused) {
  table_.HoldAll();
  const std::string bytes = Save();
  for (size_t i = 0; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x11);
    EXPECT_FALSE(Referee::Load(damaged, nullptr).ok()) << i;
    EXPECT_FALSE(Referee::Load(std::string_view(bytes).substr(0, i), nullptr).ok()) << i;
  }
}

TEST_F(SavedRefereeTest, MendedBytesAreRefusedOrMakeASoundGame) {
  table_.HoldAll();
  const std::string bytes = Save();
  Random random(3);
  int read = 0;
  for (int i = 0; i < 400; ++i) {
    std::string damaged = bytes;
    damaged[8 + random.Below(static_cast<uint32_t>(bytes.size() - 16))] ^= static_cast<char>(1 + random.Below(255));
    Result<Referee> loaded = Referee::Load(Mended(damaged), nullptr);
    if (!loaded.ok()) continue;
    ++read;
    loaded->GoOn(0);
    EXPECT_TRUE(loaded->Save("again", 0).ok());
  }
  EXPECT_GT(read, 0);
}

}  // namespace
}  // namespace entente::press
