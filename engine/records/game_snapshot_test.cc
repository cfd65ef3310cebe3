#include "records/game_snapshot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/bytes.h"
#include "base/test_repeats.h"
#include "game/random_game_test_util.h"
#include "lines/position_hash.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "map_language/standard_test_util.h"
#include "position/position_bytes.h"
#include "records/game_hash.h"
#include "records/game_json.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

// A random game in the middle of a phase, with submissions and votes.
std::unique_ptr<Game> WildGame(const MapRef& map, uint64_t seed, int phases) {
  auto game = std::make_unique<Game>(map, *DefaultRules(*map));
  RandomPlayer player(*map, seed);
  player.Play(*game, phases);
  player.HandIn(*game);
  if (!game->is_over()) player.Vote(*game);
  return game;
}

std::unique_ptr<Game> Loaded(const Result<std::string>& bytes, const MapRef& map = nullptr) {
  EXPECT_TRUE(bytes.ok()) << bytes.status();
  Result<std::unique_ptr<Game>> game = GameFromSnapshot(*bytes, map);
  EXPECT_TRUE(game.ok()) << game.status();
  return game.ok() ? *std::move(game) : nullptr;
}

std::string Refusal(std::string_view bytes, const MapRef& map = nullptr) {
  const Result<std::unique_ptr<Game>> game = GameFromSnapshot(bytes, map);
  return game.ok() ? "" : std::string(game.status().message());
}

// The bytes with their checksum corrected.
std::string Mended(std::string bytes) {
  bytes.resize(bytes.size() - 8);
  const uint64_t checksum = TextHash(bytes);
  ByteWriter(bytes).Word(checksum);
  return bytes;
}

void ExpectSame(const Game& a, const Game& b) {
  EXPECT_TRUE(a.position() == b.position());
  EXPECT_EQ(GameHashes(RecordOf(a)), GameHashes(RecordOf(b)));
  EXPECT_EQ(*GameToJson(a), *GameToJson(b));
}

// The player who gets a saved view finds nothing of others in it.
TEST(GameSnapshot, AViewIsSavedWithoutWhatOthersHandedIn) {
  const MapReadResult hiding = ReadMapText("USE standard\nRULE HIDE_BUILDS\n", "hiding.map", WithShippedMaps(nullptr));
  ASSERT_TRUE(hiding.ok()) << hiding.ToStatus();
  int left_out = 0;
  for (const MapRef& map : {*BuiltinMap("standard"), MapRef(hiding.map)}) {
    for (uint64_t seed = 0; seed < 12; ++seed) {
      const std::unique_ptr<Game> game = WildGame(map, seed, static_cast<int>(seed));
      const auto secret = [](PowerIndex p) { return "secret " + std::to_string(p) + "!"; };
      for (const PowerIndex p : map->powers()) {
        OrderSheet sheet;
        sheet.AddUnreadable(p, secret(p), {});
        game->Submit(p, sheet, p % 2 == 0 ? SubmitMode::kAmend : SubmitMode::kDefaults).IgnoreError();
      }
      for (const PowerIndex power : map->powers()) {
        const Result<std::unique_ptr<Game>> view = game->View(power);
        ASSERT_TRUE(view.ok()) << view.status();
        const std::string json = *GameToJson(**view);
        const std::unique_ptr<Game> loaded = Loaded(GameToSnapshot(**view), map);
        ASSERT_NE(loaded, nullptr);
        EXPECT_EQ(*GameToJson(*loaded), json);
        left_out += game->position().unit_count() - loaded->position().unit_count();
        ForEachBit(loaded->position().HiddenRow(),
                   loaded->position().HiddenRow() == nullptr ? 0 : map->province_words(), [&](int p) {
                     EXPECT_TRUE(game->MayOrder(power, loaded->position().UnitAt(static_cast<ProvinceIndex>(p)).power));
                   });
        for (const PowerIndex p : map->powers()) {
          EXPECT_EQ(json.find(secret(p)) != std::string::npos, game->MayOrder(power, p) && !game->is_over());
        }
      }
    }
  }
  EXPECT_GT(left_out, 0);
}

TEST(GameSnapshot, EverythingOfAGameIsKept) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    for (uint64_t seed = 0; seed < 6; ++seed) {
      const std::unique_ptr<Game> game = WildGame(map, seed, static_cast<int>(seed) * 3);
      const Result<std::string> bytes = GameToSnapshot(*game);
      const std::unique_ptr<Game> loaded = Loaded(bytes);
      ASSERT_NE(loaded, nullptr) << name << seed;
      ExpectSame(*game, *loaded);
      EXPECT_EQ(*GameToSnapshot(*loaded), *bytes);
    }
  }
}

TEST(GameSnapshot, TheIdIsKept) {
  Game game(*BuiltinMap("standard"), RuleOptions{});
  for (const std::string_view id : {"", "7", R"({"a":1,"a":[2,"g"]})"}) {
    game.SetId(id);
    EXPECT_EQ(Loaded(GameToSnapshot(game))->id(), id);
  }
  for (const std::string_view id : {"{", "7,8", "g"}) {
    game.SetId(id);
    EXPECT_NE(Refusal(*GameToSnapshot(game)).find("its id is no JSON"), std::string::npos) << id;
  }
}

TEST(GameSnapshot, IsSmallerThanJson) {
  const std::unique_ptr<Game> game = WildGame(*BuiltinMap("standard"), 3, 30);
  EXPECT_LT(GameToSnapshot(*game)->size() * 4, GameToJson(*game)->size());
}

TEST(GameSnapshot, RulesAreKeptByName) {
  const MapRef map = *BuiltinMap("standard");
  RuleOptions rules;
  ASSERT_TRUE(SetRule("civil_disorder", "home_distance", rules).ok());
  const std::string bytes = *GameToSnapshot(Game(map, rules));
  EXPECT_NE(bytes.find("civil_disorder=home_distance"), std::string::npos);
  EXPECT_EQ(Loaded(bytes)->rules(), rules);
  std::string other = bytes;
  other[other.find("home_distance")] = 'H';
  EXPECT_EQ(Loaded(Mended(other))->rules(), rules);
  other[other.find("civil_")] = 'x';
  const Result<std::unique_ptr<Game>> unknown = GameFromSnapshot(Mended(other), nullptr);
  EXPECT_EQ(unknown.status().code(), StatusCode::kUnsupported);
  EXPECT_NE(Refusal(Mended(other)).find("xivil_disorder"), std::string::npos) << Refusal(Mended(other));
}

TEST(GameSnapshot, AnEndByAgreementIsKept) {
  const MapRef map = *BuiltinMap("standard");
  for (const int phases : {0, 5}) {
    const std::unique_ptr<Game> game = WildGame(map, 1, phases);
    ASSERT_TRUE(game->End(GameEnd::kDraw, 0b1011).ok());
    const std::unique_ptr<Game> loaded = Loaded(GameToSnapshot(*game));
    ExpectSame(*game, *loaded);
    EXPECT_EQ(loaded->voting().ballots().policy(), game->voting().ballots().policy());
    ASSERT_TRUE(loaded->Resume().ok());
    EXPECT_TRUE(loaded->Process().ok());
  }
}

TEST(GameSnapshot, UndonePhasesAreNotKept) {
  const std::unique_ptr<Game> game = WildGame(*BuiltinMap("standard"), 2, 10);
  ASSERT_TRUE(game->GoTo(4).ok());
  const std::unique_ptr<Game> loaded = Loaded(GameToSnapshot(*game));
  EXPECT_EQ(loaded->phase_count(), 4);
  EXPECT_EQ(loaded->undone_count(), 0);
  ExpectSame(*game, *loaded);
}

TEST(GameSnapshot, AGameMayBeginAnywhere) {
  const MapRef map = *BuiltinMap("standard");
  const std::unique_ptr<Game> earlier = WildGame(map, 4, 8);
  Game game(map, RuleOptions{}, earlier->PositionAt(6));
  RandomPlayer(*map, 5).Play(game, 4);
  const std::unique_ptr<Game> loaded = Loaded(GameToSnapshot(game));
  EXPECT_TRUE(loaded->PositionAt(0) == earlier->PositionAt(6));
  ExpectSame(game, *loaded);
}

std::string Standard(int phases) { return *GameToSnapshot(*WildGame(*BuiltinMap("standard"), 7, phases)); }

// ---- Maps ----

TEST(GameSnapshot, AMapOfOnesOwnIsCarried) {
  const MapRef mine = OnStandard("VICTORY 20\n", "mine.map"), changed = OnStandard("VICTORY 21\n", "mine.map");
  const std::unique_ptr<Game> game = WildGame(mine, 1, 3);
  const std::string bytes = *GameToSnapshot(*game);
  EXPECT_EQ(Loaded(bytes, mine)->map_ref(), mine);
  for (const MapRef& given : {MapRef(), changed}) {
    const std::unique_ptr<Game> loaded = Loaded(bytes, given);
    ASSERT_NE(loaded, nullptr);
    EXPECT_EQ(loaded->map().fingerprint(), mine->fingerprint());
    ExpectSame(*game, *loaded);
  }
  std::string other = bytes;
  other.replace(other.find("VICTORY 20"), 10, "VICTORY 21");
  EXPECT_NE(Refusal(Mended(other)).find("the map has changed since"), std::string::npos) << Refusal(Mended(other));
}

TEST(GameSnapshot, AShippedMapIsNotCarried) { EXPECT_EQ(Standard(0).find("VICTORY"), std::string::npos); }

TEST(GameSnapshot, OfAShippedMapIsReadBesideAnother) {
  const std::string bytes = *GameToSnapshot(*WildGame(*BuiltinMap("ancmed"), 1, 3));
  EXPECT_EQ(Loaded(bytes, *BuiltinMap("standard"))->map().name(), "ancmed");
}

// ---- Damaged bytes ----

TEST(GameSnapshot, ADamagedBitIsSeen) {
  const std::string bytes = Standard(6);
  for (size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    std::string damaged = bytes;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
    ASSERT_NE(Refusal(damaged), "") << bit;
  }
}

TEST(GameSnapshot, ACutIsSeen) {
  const std::string bytes = Standard(6);
  for (size_t length = 0; length < bytes.size(); ++length) {
    const std::string cut = bytes.substr(0, length);
    ASSERT_NE(Refusal(cut), "") << length;
    if (length >= 8) {
      ASSERT_NE(Refusal(Mended(cut)), "") << length;
    }
  }
  EXPECT_NE(Refusal(bytes + '\0'), "");
  EXPECT_NE(Refusal(Mended(bytes + '\0')), "");
}

// If the bytes can be read, expects that the game can be saved, loaded and played.
void ExpectSoundIfRead(const std::string& bytes) {
  Result<std::unique_ptr<Game>> game = GameFromSnapshot(bytes, nullptr);
  if (!game.ok()) return;
  ASSERT_TRUE(CheckPositionBlock((*game)->map(), (*game)->position().block()).ok());
  ExpectSame(**game, *Loaded(GameToSnapshot(**game)));
  ASSERT_TRUE((*game)->is_over() || (*game)->Process().ok());
}

// Entries ascend by power, so that a game has only one snapshot.
TEST(GameSnapshot, EntriesThatDoNotAscendAreRefused) {
  const MapRef map = *BuiltinMap("standard");
  Game game(map, RuleOptions{});
  ASSERT_TRUE(game.Allow(1, 2, true).ok());
  ASSERT_TRUE(game.Allow(4, 3, true).ok());
  const std::string bytes = *GameToSnapshot(game);
  const std::string entries = "\x02\x02\x02\x03\x10";  // two: of power 2 power 1, of power 3 power 4
  const size_t at = bytes.find(entries);
  ASSERT_NE(at, std::string::npos);
  ASSERT_EQ(bytes.find(entries, at + 1), std::string::npos);
  for (const std::string other : {"\x02\x03\x10\x02\x02", "\x02\x02\x02\x02\x10"}) {
    std::string changed = bytes;
    EXPECT_NE(Refusal(Mended(changed.replace(at, entries.size(), other))).find("out of range"), std::string::npos);
  }
  EXPECT_EQ(Refusal(Mended(bytes)), "");
}

TEST(GameSnapshot, WithAMendedChecksumIsRefusedOrSound) {
  Random random(11);
  for (const std::string_view name : {"standard", "youngstown", "hundred"}) {
    const MapRef map = *BuiltinMap(name);
    const std::string bytes = *GameToSnapshot(*WildGame(map, 5, 5));
    for (int i = 0; i < Repeats(1500); ++i) {
      std::string damaged = bytes;
      for (uint32_t many = 1 + random.Below(3); many > 0; --many) {
        damaged[random.Below(static_cast<uint32_t>(bytes.size()))] = static_cast<char>(random.Next());
      }
      ExpectSoundIfRead(Mended(damaged));
    }
  }
}

TEST(GameSnapshot, OfANewerVersionIsRefusedByName) {
  std::string bytes = Standard(0);
  bytes[8] = 4;
  const Result<std::unique_ptr<Game>> game = GameFromSnapshot(bytes, nullptr);
  EXPECT_EQ(game.status().code(), StatusCode::kUnsupported);
  EXPECT_EQ(Refusal(bytes), "the saved game has version 4 of its form; this build reads version 3 only");
}

TEST(GameSnapshot, RefusalsTellWhatIsWrong) {
  EXPECT_EQ(Refusal("{}"), "this is no saved game: it does not begin with ENTENTE");
  EXPECT_EQ(Refusal(kSnapshotMagic), "the saved game is damaged: it has no version");
  EXPECT_EQ(Refusal(std::string(kSnapshotMagic) + '\3'), "the saved game is cut off");
  std::string bytes = Standard(2);
  bytes.back() = static_cast<char>(bytes.back() + 1);
  EXPECT_EQ(Refusal(bytes), "the saved game is cut off or damaged: its " + std::to_string(bytes.size()) +
                                " bytes do not fit their checksum");
}

// The last position comes from a game with one order fewer.
TEST(GameSnapshot, PhasesThatLeadElsewhereAreRefused) {
  const MapRef map = *BuiltinMap("standard");
  Game moved(map, RuleOptions{}), held(map, RuleOptions{});
  const Unit paris{*map->FindPower("FRANCE"), UnitType::kArmy, *map->FindPlace("PAR")};
  const Order move[] = {Order::Move(paris, *map->FindPlace("BUR"))}, hold[] = {Order::Hold(paris)};
  ASSERT_TRUE(moved.Submit(paris.power, move).ok() && moved.Process().ok());
  ASSERT_TRUE(held.Submit(paris.power, hold).ok() && held.Process().ok());
  const std::string a = *GameToSnapshot(moved), b = *GameToSnapshot(held);
  std::string last;
  ByteWriter out(last);
  WritePosition(held.position(), out);
  const size_t tail = last.size() + 8;
  const std::string mixed = Mended(a.substr(0, a.size() - tail) + b.substr(b.size() - tail));
  EXPECT_NE(Refusal(mixed).find("its phases lead to another position than the saved one, that of F1901M"),
            std::string::npos)
      << Refusal(mixed);
}

TEST(GameSnapshot, TenThousandPhasesAreReadAgain) {
  const MapRef map = OnStandard("VICTORY 40\n");
  Game game(map, RuleOptions{});
  RandomPlayer(*map, 1).Play(game, Repeats(10000));
  const Result<std::string> bytes = GameToSnapshot(game);
  ASSERT_TRUE(bytes.ok());
  EXPECT_EQ(Loaded(*bytes, map)->phase_count(), game.phase_count());
}

// ---- Going on ----

// Plays `first` phases, calls `stop` in the middle of the next one, continues and plays `more` phases. Returns GameHashes.
template <typename Stop>
std::vector<uint64_t> PlayedOn(const MapRef& map, uint64_t seed, const Stop& stop) {
  std::unique_ptr<Game> game = WildGame(map, seed, 3 + static_cast<int>(seed % 11));
  game = stop(std::move(game));
  if (game == nullptr) return {};
  RandomPlayer(*map, seed + 1000).Play(*game, 12);
  return GameHashes(RecordOf(*game));
}

TEST(GameSnapshot, AGameThatWasSavedGoesOnLikeOneThatNeverStopped) {
  for (const std::string_view name : {"standard", "youngstown", "sengoku"}) {
    const MapRef map = *BuiltinMap(name);
    for (uint64_t seed = 0; seed < Repeats(20u); ++seed) {
      const std::vector<uint64_t> never = PlayedOn(map, seed, [](std::unique_ptr<Game> game) { return game; });
      const auto binary = [](std::unique_ptr<Game> game) { return Loaded(GameToSnapshot(*game)); };
      const auto json = [](std::unique_ptr<Game> game) { return *GameFromJson(*GameToJson(*game), nullptr); };
      EXPECT_EQ(PlayedOn(map, seed, binary), never) << name << " seed " << seed;
      EXPECT_EQ(PlayedOn(map, seed, json), never) << name << " seed " << seed;
    }
  }
}

}  // namespace
}  // namespace entente
