// Plays whole random games while some allocations fail. A call that ran out of memory has changed nothing, so after a
// retry the game is the same as with enough memory, and it leaks nothing.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "allocations.h"
#include "workplace.h"

namespace entente_faults {
namespace {

constexpr int kPhases = 12;

// Chooses the same orders after failures, because it depends only on the seed and the positions.
class RandomGame {
 public:
  RandomGame(uint64_t seed, long first, long stride, Refuse refuse)
      : choice_(seed), next_refused_(first), stride_(stride), refuse_(refuse) {}

  // Plays, saves and loads; returns the saved game, its replay and a report.
  std::string Run() {
    Try([&] { return entente_map_builtin("standard", 8, &map_, &error_); });
    Try([&] { return entente_scratch_new(map_, &scratch_, &error_); });
    Try([&] { return entente_game_new(map_, nullptr, nullptr, &game_, &error_); });
    position_.resize(entente_position_size(map_) / 8);
    for (int i = 0; i < kPhases && PlayPhase(); ++i) {
    }
    ForkAndUndo();
    Save();
    const std::string told = saved_ + Exchange();
    entente_game_free(game_);
    entente_scratch_free(scratch_);
    entente_map_free(map_);
    return told;
  }

  long refused() const { return refused_; }

 private:
  // Repeats a call until memory suffices. Every stride-th allocation of the game is refused.
  template <typename Call>
  void Try(const Call& call) {
    for (int attempt = 0; attempt < 1000; ++attempt) {
      entente_status status;
      {
        const Shortage shortage(next_refused_, refuse_);
        status = call();
      }
      if (Shortage::refused() == 0) {
        next_refused_ -= Shortage::requested();
        ASSERT_EQ(status, ENTENTE_OK) << error_.message;
        return;
      }
      ++refused_;
      next_refused_ = stride_;
      if (status == ENTENTE_OK) return;
      ASSERT_EQ(status, ENTENTE_ERR_OUT_OF_MEMORY);
    }
    FAIL() << "never had enough";
  }

  uint64_t Choose() { return choice_ = choice_ * 6364136223846793005u + 1442695040888963407u; }

  bool PlayPhase() {
    auto info = Sized<entente_position_info>();
    Try([&] {
      return entente_game_position(game_, entente_game_phase_count(game_), position_.data(), 8 * position_.size(),
                                   &error_);
    });
    Try([&] { return entente_position_describe(map_, position_.data(), &info, &error_); });
    if (info.end_kind != ENTENTE_END_NONE) return false;
    for (uint32_t power = 0; power < 7; ++power) Submit(power);
    Try([&] { return entente_game_process(game_, &error_); });
    return true;
  }

  void Submit(uint32_t power) {
    size_t length = 0;
    Try([&] {
      return entente_legal_orders(scratch_, position_.data(), nullptr, power, ENTENTE_NO_PROVINCE, listed_, 4096,
                                  &length, &error_);
    });
    size_t kept = 0;
    for (size_t i = 0; i < length; ++i) {
      if (Choose() >> 61 == 0) listed_[kept++] = listed_[i];
    }
    Try([&] { return entente_game_submit(game_, power, listed_, kept, nullptr, &error_); });
  }

  // Takes two phases back in a copy of the game; the game itself does not change.
  void ForkAndUndo() {
    entente_game* copy = nullptr;
    Try([&] { return entente_game_fork(game_, &copy, &error_); });
    Try([&] { return entente_game_undo(copy, &error_); });
    Try([&] { return entente_game_undo(copy, &error_); });
    EXPECT_EQ(entente_game_phase_count(copy) + 2, entente_game_phase_count(game_));
    entente_game_free(copy);
  }

  // Returns the long text of a call that is repeated until memory suffices.
  template <typename Call>
  std::string Text(const Call& call) {
    entente_text* text = nullptr;
    Try([&] { return call(&text); });
    std::string taken(static_cast<const char*>(entente_text_data(text)), entente_text_length(text));
    entente_text_free(text);
    return taken;
  }

  void Save() {
    entente_game* loaded = nullptr;
    saved_ = Text([&](entente_text** text) { return entente_game_save(game_, text, &error_); });
    Try([&] { return entente_game_load(saved_.data(), saved_.size(), nullptr, &loaded, &error_); });
    EXPECT_EQ(entente_game_phase_count(loaded), entente_game_phase_count(game_));
    entente_game_free(loaded);
  }

  // Runs the same game through an exchange: each phase as its own object and as a phase of the document.
  std::string Exchange() {
    entente_exchange* exchange = nullptr;
    entente_document* document = nullptr;
    std::string told;
    Try([&] { return entente_exchange_new(nullptr, nullptr, &exchange, &error_); });
    Try([&] { return entente_document_read(saved_.data(), saved_.size(), &document, &error_); });
    for (uint32_t phase = 0; phase < entente_game_phase_count(game_); ++phase) {
      const std::string json =
          Text([&](entente_text** text) { return entente_document_phase(document, phase, text, &error_); });
      const std::string result = Text([&](entente_text** text) {
        return entente_exchange_adjudicate(exchange, json.data(), json.size(), nullptr, text, &error_);
      });
      EXPECT_EQ(Text([&](entente_text** text) {
                  return entente_exchange_adjudicate_phase(exchange, document, phase, nullptr, text, &error_);
                }),
                result);
      told += result;
      told += Text([&](entente_text** text) {
        return entente_exchange_legal(exchange, json.data(), json.size(), nullptr, text, &error_);
      });
    }
    told += Text([&](entente_text** text) {
      return entente_exchange_replay(exchange, document, ENTENTE_TEXT_JSON, nullptr, nullptr, text, &error_);
    });
    entente_document_free(document);
    entente_exchange_free(exchange);
    return told;
  }

  uint64_t choice_;
  long next_refused_;
  const long stride_;
  const Refuse refuse_;
  long refused_ = 0;
  entente_error error_ = Sized<entente_error>();
  entente_map* map_ = nullptr;
  entente_scratch* scratch_ = nullptr;
  entente_game* game_ = nullptr;
  std::vector<uint64_t> position_;
  entente_order listed_[4096] = {};
  std::string saved_;
};

// Plays a game with every stride-th allocation refused, each time with another offset, and compares it with the
// undisturbed game. A stride must exceed the allocations of one call; otherwise that call never succeeds.
void Disturb(Refuse refuse) {
  constexpr long kStride = 20011, kShift = 499;
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    const std::string undisturbed = RandomGame(seed, 1L << 40, 1L << 40, refuse).Run();
    const long before = LiveBlocks();
    long refused = 0;
    for (long first = 1; first < kStride; first += kShift) {
      RandomGame game(seed, first, kStride, refuse);
      ASSERT_TRUE(game.Run() == undisturbed) << "seed " << seed << ", refused from " << first;
      refused += game.refused();
    }
    EXPECT_GT(refused, 0);
    EXPECT_EQ(LiveBlocks(), before) << "seed " << seed;
  }
}

TEST(GameFaultsTest, GamesSurviveSingleRefusals) { Disturb(Refuse::kOnce); }
TEST(GameFaultsTest, GamesSurviveTimesWithoutMemory) { Disturb(Refuse::kFromThenOn); }

}  // namespace
}  // namespace entente_faults
