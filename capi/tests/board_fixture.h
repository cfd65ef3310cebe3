// The standard board, set up through the C interface.
#ifndef ENTENTE_CAPI_TESTS_BOARD_FIXTURE_H_
#define ENTENTE_CAPI_TESTS_BOARD_FIXTURE_H_

#include <gtest/gtest.h>

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

using PositionMemory = std::vector<uint64_t>;

class Board : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  entente_map* NewMap(std::string_view name);
  PositionMemory NewPosition() const { return PositionMemory(entente_position_size(map_) / 8); }
  entente_order Read(std::string_view power, std::string_view text, uint32_t phase_type = ENTENTE_MOVEMENT);
  std::string Write(entente_order order);
  uint8_t Power(std::string_view name);
  uint16_t At(std::string_view place);
  std::string PhaseName(const PositionMemory& position);
  // Adjudicates position_ with `orders` and goes on to the next phase; the results.
  std::vector<entente_order_result> Adjudicate(const std::vector<entente_order>& orders);
  // `call` is refused, says so with `about` in the message, and works without an error struct, too.
  void ExpectRefused(const std::function<entente_status(entente_error*)>& call, std::string_view about = "");

  entente_map* map_ = nullptr;
  entente_scratch* scratch_ = nullptr;
  PositionMemory position_;  // the start
  PositionMemory after_;
  std::vector<entente_event> events_;
  entente_error error_ = Sized<entente_error>();
};

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_BOARD_FIXTURE_H_
