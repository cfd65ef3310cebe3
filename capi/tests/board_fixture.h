// The standard board, set up through the C interface, and owners of the handles that its calls return.
#ifndef ENTENTE_CAPI_TESTS_BOARD_FIXTURE_H_
#define ENTENTE_CAPI_TESTS_BOARD_FIXTURE_H_

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "entente/entente.h"

namespace entente_test {

template <typename Struct>
Struct Sized() {
  Struct sized = {};
  sized.struct_size = sizeof(Struct);
  return sized;
}

inline void FreeHandle(entente_map* map) { entente_map_free(map); }
inline void FreeHandle(entente_map_reader* reader) { entente_map_reader_free(reader); }
inline void FreeHandle(entente_scratch* scratch) { entente_scratch_free(scratch); }
inline void FreeHandle(entente_actions* actions) { entente_actions_free(actions); }
inline void FreeHandle(entente_game* game) { entente_game_free(game); }
inline void FreeHandle(entente_text* text) { entente_text_free(text); }
inline void FreeHandle(entente_document* document) { entente_document_free(document); }
inline void FreeHandle(entente_exchange* exchange) { entente_exchange_free(exchange); }

// Owns a handle that a call returns.
template <typename Handle>
class Owned {
 public:
  Owned() = default;
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  ~Owned() { FreeHandle(handle_); }

  Handle* get() const { return handle_; }
  operator Handle*() const { return handle_; }  // NOLINT: it stands for the handle
  // The address for a call to store a handle; frees the present one.
  Handle** out() {
    FreeHandle(handle_);
    handle_ = nullptr;
    return &handle_;
  }

 private:
  Handle* handle_ = nullptr;
};

// A long text that a call returns.
class Text : public Owned<entente_text> {
 public:
  std::string str() const { return {static_cast<const char*>(entente_text_data(get())), entente_text_length(get())}; }
  // The lines of a text in which each ends with a line end.
  std::vector<std::string> lines() const;
};

inline entente_vote VoteFor(uint32_t power, uint32_t kind, uint64_t powers = 0) {
  return {powers, static_cast<uint8_t>(power), static_cast<uint8_t>(kind), 0, {}};
}

using PositionMemory = std::vector<uint64_t>;
inline size_t BytesOf(const PositionMemory& position) { return sizeof(uint64_t) * position.size(); }

class Board : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  entente_map* NewMap(std::string_view name);
  // Makes a map from .map text; the caller frees it.
  entente_map* MapOf(std::string_view text);
  // Changes to another map, at its start.
  void Use(entente_map* map);
  PositionMemory NewPosition() const { return PositionMemory(entente_position_size(map_) / sizeof(uint64_t)); }
  void Clear(std::string_view phase);
  void Place(std::string_view power, std::string_view place, uint32_t type = ENTENTE_ARMY);
  void SetPhase(std::string_view phase);
  // Fills position_ from a JSON phase object.
  void ReadPosition(std::string_view json);

  entente_order Read(std::string_view power, std::string_view text, uint32_t phase_type = ENTENTE_MOVEMENT);
  std::string Write(entente_order order);
  uint8_t Power(std::string_view name);
  uint64_t Bit(std::string_view power) { return uint64_t{1} << Power(power); }
  uint16_t At(std::string_view place);
  // The provinces of the supply centers, by center.
  std::vector<uint16_t> Centers();
  entente_position_info Describe(const PositionMemory& position);
  entente_game_info Describe(const entente_game* game);
  std::string PhaseName(const PositionMemory& position) { return Describe(position).phase_name; }

  // Adjudicates position_ with `orders` and goes on to the next phase. Returns the results, the implied ones after
  // those of the orders. Fills summary_, events_ and after_.
  std::vector<entente_order_result> Adjudicate(const std::vector<entente_order>& orders);
  std::vector<entente_order_result> Results();
  std::vector<entente_event> Events();
  std::vector<std::string> Texts(entente_phase_texts kind, const entente_text_options* options = nullptr);
  std::string ResultSentence(uint32_t index) { return Texts(ENTENTE_TEXTS_RESULTS).at(index); }
  std::string EventSentence(uint32_t index) { return Texts(ENTENTE_TEXTS_EVENTS).at(index); }

  // Reads an array or a short text with `call(buffer, capacity, &length)`: asks for its length first, then passes a
  // buffer of exactly that size.
  template <typename Values, typename Call>
  Values Filled(const Call& call) {
    size_t length = 0;
    const entente_status asked = call(nullptr, size_t{0}, &length);
    EXPECT_EQ(asked, length == 0 ? ENTENTE_OK : ENTENTE_ERR_BUFFER_TOO_SMALL) << error_.message;
    Values values;
    values.resize(length);
    EXPECT_EQ(call(values.data(), length, &length), ENTENTE_OK) << error_.message;
    EXPECT_EQ(length, values.size());
    return values;
  }

  // Checks that `call` fails with `about` in the message, and also without an error struct.
  void ExpectRefused(const std::function<entente_status(entente_error*)>& call, std::string_view about = "");

  entente_map* map_ = nullptr;
  entente_scratch* scratch_ = nullptr;
  PositionMemory position_;  // the start
  PositionMemory after_;
  entente_phase_summary summary_ = Sized<entente_phase_summary>();
  std::vector<entente_event> events_;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_BOARD_FIXTURE_H_
