// Wherever a position is written it needs its room, aligned to 8 bytes; without it nothing is written.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPhase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}})";

// Every function that writes a position.
class PositionRoomTest : public Board {
 protected:
  using WriteCall = std::function<entente_status(void*, size_t, entente_error*)>;
  struct Writer {
    const char* name;
    WriteCall write;
  };

  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, game_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_document_read(kPhase.data(), kPhase.size(), document_.out(), &error_), ENTENTE_OK);
    Adjudicate({Read("FRANCE", "A PAR - BUR")});
    writers_ = {
        {"start", [&](void* p, size_t room, auto* e) { return entente_position_start(map_, p, room, e); }},
        {"clear", [&](void* p, size_t room, auto* e) { return entente_position_clear(map_, p, room, e); }},
        {"from_json",
         [&](void* p, size_t room, auto* e) {
           return entente_position_from_json(map_, kPhase.data(), kPhase.size(), p, room, e);
         }},
        {"scratch_after", [&](void* p, size_t room, auto* e) { return entente_scratch_after(scratch_, p, room, e); }},
        {"scratch_next", [&](void* p, size_t room, auto* e) { return entente_scratch_next(scratch_, p, room, e); }},
        {"game_position", [&](void* p, size_t room, auto* e) { return entente_game_position(game_, 0, p, room, e); }},
        {"game_position now",
         [&](void* p, size_t room, auto* e) { return entente_game_position(game_, 1, p, room, e); }},
        {"game_after", [&](void* p, size_t room, auto* e) { return entente_game_after(game_, 0, p, room, e); }},
        {"exchange_read",
         [&](void* p, size_t room, auto* e) {
           return entente_exchange_read(exchange_, document_, 0, nullptr, nullptr, p, room, &told_, e);
         }},
    };
  }

  Owned<entente_game> game_;
  Owned<entente_exchange> exchange_;
  Owned<entente_document> document_;
  size_t told_ = 0;
  std::vector<Writer> writers_;
};

TEST_F(PositionRoomTest, OneByteTooFewIsTooSmallAndNothingIsWritten) {
  constexpr uint64_t kUntouched = 0x5555555555555555u;
  const size_t size = entente_position_size(map_);
  ASSERT_EQ(size, BytesOf(position_));
  for (const auto& [name, write] : writers_) {
    SCOPED_TRACE(name);
    PositionMemory memory(size / sizeof(uint64_t) + 1, kUntouched);
    for (const size_t room : {size_t{0}, size_t{1}, size - 8, size - 1}) {
      EXPECT_EQ(write(memory.data(), room, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL) << room;
      EXPECT_NE(error_.message[0], '\0');
      EXPECT_EQ(std::count(memory.begin(), memory.end(), kUntouched), static_cast<long>(memory.size())) << room;
      EXPECT_EQ(write(memory.data(), room, nullptr), ENTENTE_ERR_BUFFER_TOO_SMALL);
    }
    EXPECT_EQ(write(memory.data(), size, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(memory.back(), kUntouched) << "no byte more than it needs";
    EXPECT_EQ(entente_position_check(map_, memory.data(), &error_), ENTENTE_OK) << error_.message;
    PositionMemory larger(size, kUntouched);
    EXPECT_EQ(write(larger.data(), BytesOf(larger), &error_), ENTENTE_OK) << error_.message;
    EXPECT_TRUE(std::equal(memory.begin(), memory.end() - 1, larger.begin()));
    EXPECT_EQ(larger.back(), kUntouched);
  }
}

TEST_F(PositionRoomTest, MemoryIsAlignedAndThere) {
  for (const auto& [name, write] : writers_) {
    SCOPED_TRACE(name);
    PositionMemory memory(position_.size() + 1);
    auto* misaligned = reinterpret_cast<unsigned char*>(memory.data()) + 4;
    const WriteCall& call = write;
    ExpectRefused([&](auto* e) { return call(misaligned, BytesOf(position_), e); },
                  "the position is not aligned to 8 bytes");
    ExpectRefused([&](auto* e) { return call(nullptr, BytesOf(position_), e); }, "is NULL");
    EXPECT_EQ(memory, PositionMemory(position_.size() + 1));
  }
}

TEST_F(PositionRoomTest, AskedForItsSizeAReadingTellsIt) {
  for (const size_t room : {size_t{0}, size_t{8}}) {
    told_ = 0;
    EXPECT_EQ(entente_exchange_read(exchange_, document_, 0, nullptr, nullptr, room == 0 ? nullptr : after_.data(),
                                    room, &told_, &error_),
              ENTENTE_ERR_BUFFER_TOO_SMALL);
    EXPECT_EQ(told_, entente_position_size(map_));
  }
}

TEST_F(PositionRoomTest, PositionsThatAreReadMustBeAligned) {
  auto info = Sized<entente_position_info>();
  auto* misaligned = reinterpret_cast<unsigned char*>(after_.data()) + 4;
  uint64_t starts[] = {0, 0};
  ExpectRefused([&](auto* e) { return entente_position_describe(map_, misaligned, &info, e); },
                "the position is not aligned to 8 bytes");
  ExpectRefused([&](auto* e) { return entente_adjudicate(scratch_, misaligned, nullptr, nullptr, 0, nullptr, e); },
                "the position is not aligned to 8 bytes");
  ExpectRefused(
      [&](auto* e) {
        return entente_adjudicate_batch(scratch_, misaligned, 1, nullptr, nullptr, starts, nullptr, 16, nullptr, e);
      },
      "the position is not aligned to 8 bytes");
}

}  // namespace
}  // namespace entente_test
