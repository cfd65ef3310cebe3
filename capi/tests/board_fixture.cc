#include "board_fixture.h"

namespace entente_test {

void Board::SetUp() {
  map_ = NewMap("standard");
  ASSERT_EQ(entente_scratch_new(map_, &scratch_, &error_), ENTENTE_OK) << error_.message;
  position_ = after_ = NewPosition();
  ASSERT_EQ(entente_position_start(map_, position_.data(), &error_), ENTENTE_OK) << error_.message;
}

void Board::TearDown() {
  entente_map_free(map_);
  entente_scratch_free(scratch_);
}

entente_map* Board::NewMap(std::string_view name) {
  entente_map* map = nullptr;
  EXPECT_EQ(entente_map_builtin(name.data(), name.size(), &map, &error_), ENTENTE_OK) << error_.message;
  return map;
}

entente_order Board::Read(std::string_view power, std::string_view text, uint32_t phase_type) {
  entente_order order = 0;
  EXPECT_EQ(entente_order_read(map_, nullptr, phase_type, Power(power), text.data(), text.size(), &order, &error_),
            ENTENTE_OK)
      << error_.message;
  return order;
}

std::string Board::Write(entente_order order) {
  char text[64];
  size_t length = 0;
  EXPECT_EQ(entente_order_write(map_, order, text, sizeof text, &length, &error_), ENTENTE_OK) << error_.message;
  return std::string(text, length);
}

uint8_t Board::Power(std::string_view name) {
  uint8_t power = ENTENTE_NO_POWER;
  EXPECT_EQ(entente_map_find_power(map_, name.data(), name.size(), &power, &error_), ENTENTE_OK) << error_.message;
  return power;
}

uint16_t Board::At(std::string_view place) {
  uint16_t location = ENTENTE_NO_LOCATION;
  EXPECT_EQ(entente_map_find_location(map_, place.data(), place.size(), &location, &error_), ENTENTE_OK)
      << error_.message;
  return location;
}

std::string Board::PhaseName(const PositionMemory& position) {
  auto info = Sized<entente_position_info>();
  EXPECT_EQ(entente_position_get_info(map_, position.data(), &info, &error_), ENTENTE_OK) << error_.message;
  return info.phase_name;
}

std::vector<entente_order_result> Board::Adjudicate(const std::vector<entente_order>& orders) {
  std::vector<entente_order_result> results(orders.size());
  events_.resize(64);
  size_t event_count = 0;
  EXPECT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, orders.data(), orders.size(), results.data(),
                               sizeof(entente_order_result), events_.data(), events_.size(), &event_count,
                               after_.data(), position_.data(), &error_),
            ENTENTE_OK)
      << error_.message;
  events_.resize(event_count);
  return results;
}

void Board::ExpectRefused(const std::function<entente_status(entente_error*)>& call, std::string_view about) {
  error_ = Sized<entente_error>();
  const entente_status status = call(&error_);
  EXPECT_LT(status, 0) << about;
  EXPECT_EQ(error_.status, status) << about;
  EXPECT_NE(error_.message[0], '\0') << about;
  EXPECT_NE(std::string(error_.message).find(about), std::string::npos) << error_.message;
  EXPECT_EQ(call(nullptr), status) << about;
}

}  // namespace entente_test
