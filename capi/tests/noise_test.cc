// Passes random bytes to every function that takes bytes. No call crashes or reads out of bounds (run it under the
// sanitizers).
#include <random>

#include "base/test_repeats.h"
#include "board_fixture.h"

namespace entente_test {
namespace {

class NoiseTest : public Board {
 protected:
  std::string RandomBytes(size_t length) {
    std::string bytes(length, '\0');
    for (char& c : bytes) c = static_cast<char>(random_());
    return bytes;
  }
  // A sound position somewhere in a game.
  PositionMemory PlayedPosition(uint32_t phases) {
    Owned<entente_game> game;
    PositionMemory memory = NewPosition();
    EXPECT_EQ(entente_play(scratch_, nullptr, random_(), phases, nullptr, game.out(), &error_), ENTENTE_OK);
    EXPECT_EQ(entente_game_position(game, entente_game_phase_count(game), memory.data(), BytesOf(memory), &error_),
              ENTENTE_OK);
    return memory;
  }
  // Uses a position in every way; it need not be sound.
  void UseAll(const PositionMemory& position) {
    auto info = Sized<entente_position_info>();
    size_t length = 0;
    int32_t due = 0;
    uint64_t hash = 0;
    Text json;
    entente_position_describe(map_, position.data(), &info, &error_);
    entente_position_hash(map_, position.data(), &hash, &error_);
    entente_position_units(map_, position.data(), units_, 128, &length, &error_);
    entente_position_dislodged(map_, position.data(), units_, 128, &length, &error_);
    entente_position_due(map_, position.data(), nullptr, 3, &due, &error_);
    entente_legal_orders(scratch_, position.data(), nullptr, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE, orders_, 4096,
                         &length, &error_);
    entente_order_groups(map_, orders_, 30, groups_, 30, &length, &error_);
    const entente_status status = entente_adjudicate(scratch_, position.data(), nullptr, orders_, 30, nullptr, &error_);
    EXPECT_EQ(entente_scratch_next(scratch_, after_.data(), BytesOf(after_), &error_),
              status == ENTENTE_OK ? ENTENTE_OK : ENTENTE_ERR_WRONG_PHASE);
    entente_position_to_json(map_, position.data(), json.out(), &error_);
  }

  // Order i was adjudicated.
  void CallOrder(uint32_t i) {
    const entente_order order = orders_[i];
    size_t length = 0;
    auto fields = Sized<entente_order_fields>();
    entente_order packed = 0;
    entente_order_write(map_, order, text_, sizeof text_, &length, &error_);
    if (entente_order_unpack(order, &fields, &error_) != ENTENTE_OK) return;
    EXPECT_EQ(entente_order_pack(&fields, &packed, &error_), ENTENTE_OK) << error_.message;
  }

  // Any orders form groups whose counts sum up.
  void ExpectGroups() {
    size_t length = 0;
    ASSERT_EQ(entente_order_groups(map_, orders_, 4096, groups_, 4096, &length, &error_), ENTENTE_OK);
    uint32_t next = 0;
    for (size_t i = 0; i < length; ++i) {
      ASSERT_EQ(groups_[i].first, next);
      next += groups_[i].count;
    }
    EXPECT_EQ(next, 4096u);
  }

  std::mt19937_64 random_{20260101};
  entente_unit units_[128];
  entente_order orders_[4096] = {};
  entente_order_group groups_[4096];
  char text_[8192];
  size_t length_ = 0;
};

TEST_F(NoiseTest, RandomBytesAreNoPosition) {
  for (int i = 0; i < entente::Repeats(2000); ++i) {
    PositionMemory noise = NewPosition();
    for (uint64_t& word : noise) word = random_();
    if (i % 2 == 0) noise[0] = (noise[0] & 0xffffffff00000000u) | (position_[0] & 0xffffffffu);  // of this map
    EXPECT_LT(entente_position_check(map_, noise.data(), &error_), 0);
    UseAll(noise);
  }
}

TEST_F(NoiseTest, PositionsWithAFewBytesChangedAreSoundOrRefused) {
  for (int i = 0; i < entente::Repeats(20000); ++i) {
    PositionMemory changed = i % 100 == 0 ? PlayedPosition(static_cast<uint32_t>(random_() % 20)) : position_;
    auto* bytes = reinterpret_cast<unsigned char*>(changed.data());
    for (int k = 0; k < 1 + i % 3; ++k) {
      bytes[random_() % (8 * changed.size())] ^= static_cast<unsigned char>(1u << (random_() % 8));
    }
    UseAll(changed);
    if (i % 100 == 0) position_ = PlayedPosition(static_cast<uint32_t>(random_() % 20));
  }
}

TEST_F(NoiseTest, AnySixtyFourBitsAreAnOrder) {
  for (const char* phase : {"S1901M", "F1901R", "W1901A"}) {
    ASSERT_EQ(entente_position_set_phase(map_, position_.data(), phase, 6, &error_), ENTENTE_OK);
    if (phase[5] == 'R') {
      const entente_unit unit{At("BUR"), Power("FRANCE"), ENTENTE_ARMY};
      const uint16_t retreats[] = {At("PIC"), At("GAS")};
      ASSERT_EQ(entente_position_dislodge(map_, position_.data(), &unit, retreats, 2, &error_), ENTENTE_OK);
    }
    for (int batch = 0; batch < entente::Repeats(25); ++batch) {
      for (entente_order& order : orders_) {
        order = random_();
        if (random_() % 2 == 0) {  // with nearly valid fields
          order = (random_() & 0xfff) | (random_() % 8) << 16 | (random_() % 90) << 24 | (random_() % 90) << 36 |
                  (random_() % 90) << 48;
        }
      }
      ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, orders_, 4096, &summary_, &error_), ENTENTE_OK);
      ASSERT_GE(summary_.result_count, 4096u);
      ASSERT_EQ(entente_scratch_next(scratch_, after_.data(), BytesOf(after_), &error_), ENTENTE_OK);
      ASSERT_EQ(entente_position_check(map_, after_.data(), &error_), ENTENTE_OK) << error_.message;
      EXPECT_EQ(Texts(ENTENTE_TEXTS_RESULTS).size(), summary_.result_count);
      for (uint32_t i = 0; i < 4096; i += 16) CallOrder(i);
      ExpectGroups();
    }
    ASSERT_EQ(entente_position_start(map_, position_.data(), BytesOf(position_), &error_), ENTENTE_OK);
  }
}

TEST_F(NoiseTest, RandomTextIsRefusedByEveryReader) {
  Owned<entente_exchange> exchange;
  ASSERT_EQ(entente_exchange_new(map_, nullptr, exchange.out(), &error_), ENTENTE_OK);
  for (int i = 0; i < entente::Repeats(3000); ++i) {
    const std::string noise = RandomBytes(random_() % 300);
    entente_order order = 0;
    Owned<entente_map> map;
    Owned<entente_map_reader> reader;
    Owned<entente_document> document;
    Owned<entente_game> game;
    Text result;
    uint32_t location = 0, power = 0;
    auto rules = Sized<entente_rules>();
    entente_order_read(map_, nullptr, i % 4, ENTENTE_NO_POWER, noise.data(), noise.size(), &order, &error_);
    entente_map_find_location(map_, noise.data(), noise.size(), &location, &error_);
    entente_map_find_power(map_, noise.data(), noise.size(), &power, &error_);
    entente_map_builtin(noise.data(), noise.size(), map.out(), &error_);
    for (uint32_t form = ENTENTE_MAP_FORM_MAP; form <= ENTENTE_MAP_FORM_DOT; ++form) {
      entente_map_read(form, noise.data(), noise.size(), noise.data(), noise.size(), map.out(), &error_);
    }
    EXPECT_EQ(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, "USE b", 5, "a", 1, reader.out(), &error_), ENTENTE_OK);
    entente_map_reader_give(reader, noise.data(), noise.size(), &error_);
    entente_map_reader_finish(reader, map.out(), &error_);
    entente_map_neighbors(map_, noise.data(), noise.size(), 0, 0, nullptr, 0, &length_, &error_);
    entente_rules_set(&rules, noise.data(), noise.size(), noise.data(), noise.size(), &error_);
    entente_rules_read(map_, noise.data(), noise.size(), &rules, &error_);
    entente_position_set_phase(map_, position_.data(), noise.data(), noise.size(), &error_);
    EXPECT_LT(entente_exchange_adjudicate(exchange, noise.data(), noise.size(), nullptr, result.out(), &error_), 0);
    EXPECT_EQ(entente_exchange_error_json(exchange, noise.data(), noise.size(), &error_, result.out()), ENTENTE_OK);
    EXPECT_LT(entente_document_read(noise.data(), noise.size(), document.out(), &error_), 0);
    EXPECT_LT(entente_game_load(noise.data(), noise.size(), nullptr, game.out(), &error_), 0);
    const std::string snapshot = "ENTENTE\x1a\x03" + noise;
    EXPECT_LT(entente_game_load(snapshot.data(), snapshot.size(), nullptr, game.out(), &error_), 0);
  }
}

TEST_F(NoiseTest, TenMegabytesOfNoiseAreRefusedByEveryReader) {
  const std::string noise = RandomBytes(10 << 20);
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  Owned<entente_map> map;
  Owned<entente_game> game;
  entente_order order = 0;
  uint32_t location = 0;
  Text result;
  ASSERT_EQ(entente_exchange_new(map_, nullptr, exchange.out(), &error_), ENTENTE_OK);
  EXPECT_LT(entente_exchange_adjudicate(exchange, noise.data(), noise.size(), nullptr, result.out(), &error_), 0);
  EXPECT_LT(entente_document_read(noise.data(), noise.size(), document.out(), &error_), 0);
  for (uint32_t form = ENTENTE_MAP_FORM_MAP; form <= ENTENTE_MAP_FORM_MDF; ++form) {
    EXPECT_LT(entente_map_read(form, noise.data(), noise.size(), "noise", 5, map.out(), &error_), 0);
  }
  EXPECT_LT(entente_order_read(map_, nullptr, 0, 0, noise.data(), noise.size(), &order, &error_), 0);
  EXPECT_LT(entente_map_find_location(map_, noise.data(), noise.size(), &location, &error_), 0);
  EXPECT_LT(entente_position_from_json(map_, noise.data(), noise.size(), position_.data(), BytesOf(position_), &error_),
            0);
  EXPECT_LT(entente_game_load(noise.data(), noise.size(), nullptr, game.out(), &error_), 0);
}

}  // namespace
}  // namespace entente_test
