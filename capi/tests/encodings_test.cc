// Published encodings and batches for training: what depends on the interface. The lists are tested in
// engine/encodings, the whole of it in the tests of the Python package.
#include "entente/encodings.h"

#include <algorithm>
#include <set>

#include "board_fixture.h"

// Overloads of FreeHandle must be declared beside the handle's type to be found.
inline void FreeHandle(entente_encoding* encoding) { entente_encoding_free(encoding); }

namespace entente_test {
namespace {

constexpr size_t kChoices = 119;

class EncodingsTest : public Board {
 protected:
  entente_encoding* Encoding(entente_encoding_kind kind) {
    EXPECT_EQ(entente_encoding_new(map_, kind, encoding_.out(), &error_), ENTENTE_OK) << error_.message;
    return encoding_;
  }
  std::vector<int32_t> IndicesOf(const std::vector<entente_order>& orders, entente_phase_type phase_type) {
    return Filled<std::vector<int32_t>>([&](int32_t* indices, size_t capacity, size_t* length) {
      return entente_encoding_of_orders(encoding_, phase_type, orders.data(), orders.size(), indices, capacity, length,
                                        &error_);
    });
  }
  // The orders of one choice of a power at the position.
  std::vector<std::string> TextsOf(uint32_t power, int32_t index) {
    std::vector<int32_t> choices(kChoices, -1);
    choices[power * 17] = index;
    uint64_t starts[2] = {};
    const auto orders = Filled<std::vector<entente_order>>([&](entente_order* out, size_t capacity, size_t* length) {
      return entente_encoding_to_orders(encoding_, position_.data(), 1, choices.data(), starts, out, capacity, length,
                                        &error_);
    });
    EXPECT_EQ(starts[1], orders.size());
    std::vector<std::string> texts;
    for (const entente_order order : orders) texts.push_back(Write(order));
    return texts;
  }

  Owned<entente_encoding> encoding_;
};

// A game that is chosen here phase by phase is the game of entente_play with the same seed.
TEST_F(EncodingsTest, RandomOrdersPlayTheGameOfTheirSeed) {
  constexpr uint64_t kSeed = 77;
  constexpr uint32_t kPhases = 60;
  Owned<entente_game> game;
  ASSERT_EQ(entente_play(scratch_, nullptr, kSeed, kPhases, nullptr, game.out(), &error_), ENTENTE_OK);
  uint64_t state = kSeed, starts[2] = {};
  std::vector<entente_order> orders(100);
  size_t count = 0;
  for (uint32_t phase = 0; phase < kPhases; ++phase) {
    ASSERT_EQ(entente_random_orders(scratch_, position_.data(), 1, nullptr, &state, starts, orders.data(),
                                    orders.size(), &count, &error_),
              ENTENTE_OK)
        << error_.message;
    EXPECT_EQ(starts[1], count);
    ASSERT_EQ(entente_adjudicate_batch(scratch_, position_.data(), 1, nullptr, orders.data(), starts, nullptr,
                                       sizeof(entente_order_result), nullptr, &error_),
              ENTENTE_OK);
  }
  PositionMemory played = position_;
  ASSERT_EQ(entente_game_position(game, kPhases, played.data(), BytesOf(played), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(position_, played);
}

TEST_F(EncodingsTest, NoRoomForRandomOrdersLeavesTheStates) {
  uint64_t state = 5, starts[2] = {};
  size_t count = 0;
  EXPECT_EQ(entente_random_orders(scratch_, position_.data(), 1, nullptr, &state, starts, nullptr, 0, &count, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(state, 5u);
  EXPECT_EQ(count, 22u);
}

TEST_F(EncodingsTest, AGameThatIsOverHasNoOrdersAndNoActions) {
  Owned<entente_actions> actions;
  ASSERT_EQ(entente_actions_new(map_, nullptr, actions.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_set_end(map_, position_.data(), ENTENTE_END_DRAW, 3, &error_), ENTENTE_OK);
  uint64_t state = 5, starts[2] = {7, 7};
  size_t count = 9;
  EXPECT_EQ(entente_random_orders(scratch_, position_.data(), 1, nullptr, &state, starts, nullptr, 0, &count, &error_),
            ENTENTE_OK);
  EXPECT_EQ(count + starts[0] + starts[1], 0u);
  const auto mask = Filled<std::vector<uint8_t>>([&](uint8_t* masks, size_t capacity, size_t* length) {
    return entente_legal_masks(scratch_, position_.data(), 1, nullptr, actions, ENTENTE_NO_POWER, masks, capacity,
                               length, &error_);
  });
  EXPECT_EQ(std::count(mask.begin(), mask.end(), 0), 19293);
}

TEST_F(EncodingsTest, MasksAreTheLegalActions) {
  Owned<entente_actions> actions;
  ASSERT_EQ(entente_actions_new(map_, nullptr, actions.out(), &error_), ENTENTE_OK);
  PositionMemory two = position_;
  two.insert(two.end(), position_.begin(), position_.end());
  const auto masks = Filled<std::vector<uint8_t>>([&](uint8_t* out, size_t capacity, size_t* length) {
    return entente_legal_masks(scratch_, two.data(), 2, nullptr, actions, Power("FRANCE"), out, capacity, length,
                               &error_);
  });
  const auto listed = Filled<std::vector<uint32_t>>([&](uint32_t* numbers, size_t capacity, size_t* length) {
    return entente_legal_actions(scratch_, position_.data(), nullptr, actions, Power("FRANCE"), numbers, capacity,
                                 length, &error_);
  });
  std::vector<uint8_t> expected(2 * 19293, 0);
  for (const uint32_t number : listed) expected[number] = expected[19293 + number] = 1;
  EXPECT_EQ(masks, expected);
}

TEST_F(EncodingsTest, AWrongPositionIsNamed) {
  uint64_t states[2] = {}, starts[3] = {};
  size_t count = 0;
  PositionMemory two = position_;
  two.insert(two.end(), position_.begin(), position_.end());
  two[position_.size()] ^= 1;
  entente_order orders[100];
  EXPECT_EQ(entente_random_orders(scratch_, two.data(), 2, nullptr, states, starts, orders, 100, &count, &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(std::string(error_.message).substr(0, 14), "positions[1]: ");
}

TEST_F(EncodingsTest, AnEntryOfSeveralBuildsIsSeveralOrders) {
  Encoding(ENTENTE_ENCODING_FAIR);
  using Texts = std::vector<std::string>;
  EXPECT_EQ(TextsOf(Power("AUSTRIA"), 677), (Texts{"A BUD B", "A VIE B", "F TRI B"}));
  EXPECT_EQ(TextsOf(Power("AUSTRIA"), 13161), (Texts{"A BUD B", "A VIE B", "F TRI B"}));
  EXPECT_EQ(TextsOf(Power("AUSTRIA"), -1), Texts());
}

TEST_F(EncodingsTest, DeepMindsActionsTakeTypesFromTheBoard) {
  Encoding(ENTENTE_ENCODING_DEEPMIND);
  using Texts = std::vector<std::string>;
  EXPECT_EQ(TextsOf(Power("FRANCE"), 287), Texts{"A PAR S BUR"});  // no unit is in BUR
  EXPECT_EQ(TextsOf(Power("FRANCE"), 88), Texts());                // no unit is in LYO
  EXPECT_EQ(IndicesOf({Read("FRANCE", "A PAR S A MAR - BUR")}, ENTENTE_MOVEMENT).size(), 1u);
  const int32_t index = IndicesOf({Read("FRANCE", "A PAR S A MAR - BUR")}, ENTENTE_MOVEMENT)[0];
  EXPECT_EQ(TextsOf(Power("FRANCE"), index), Texts{"A PAR S A MAR - BUR"});
}

TEST_F(EncodingsTest, WordsAndTokensAreOfDipNetAlone) {
  Encoding(ENTENTE_ENCODING_MILA);
  Owned<entente_text> text;
  EXPECT_EQ(entente_encoding_list(encoding_, 1, text.out(), &error_), ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_STREQ(error_.message, "words are of encoding dipnet alone");
  uint8_t tokens[1];
  size_t length = 0;
  EXPECT_EQ(entente_encoding_tokens(encoding_, tokens, 1, &length, &error_), ENTENTE_ERR_NOT_SUPPORTED);
}

TEST_F(EncodingsTest, AnEntryBeyondTheLastIsNamed) {
  Encoding(ENTENTE_ENCODING_MILA);
  std::vector<int32_t> choices(kChoices, -1);
  choices[20] = 13006;
  uint64_t starts[2] = {};
  size_t length = 0;
  EXPECT_EQ(
      entente_encoding_to_orders(encoding_, position_.data(), 1, choices.data(), starts, nullptr, 0, &length, &error_),
      ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "choices[20]: index 13006 is beyond the last: expected 0 to 13005");
}

}  // namespace
}  // namespace entente_test
