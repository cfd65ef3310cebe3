#include "board_fixture.h"

namespace entente_test {

void Board::SetUp() { Use(NewMap("standard")); }

void Board::TearDown() {
  entente_map_free(map_);
  entente_scratch_free(scratch_);
}

entente_map* Board::NewMap(std::string_view name) {
  entente_map* map = nullptr;
  EXPECT_EQ(entente_map_builtin(name.data(), name.size(), &map, &error_), ENTENTE_OK) << error_.message;
  return map;
}

entente_map* Board::MapOf(std::string_view text) {
  entente_map* map = nullptr;
  EXPECT_EQ(entente_map_read(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "my.map", 6, &map, &error_), ENTENTE_OK)
      << error_.message;
  return map;
}

void Board::Use(entente_map* map) {
  entente_map_free(map_);
  entente_scratch_free(scratch_);
  map_ = map;
  scratch_ = nullptr;
  ASSERT_EQ(entente_scratch_new(map_, &scratch_, &error_), ENTENTE_OK) << error_.message;
  position_ = after_ = NewPosition();
  ASSERT_EQ(entente_position_start(map_, position_.data(), BytesOf(position_), &error_), ENTENTE_OK) << error_.message;
}

void Board::Clear(std::string_view phase) {
  ASSERT_EQ(entente_position_clear(map_, position_.data(), BytesOf(position_), &error_), ENTENTE_OK) << error_.message;
  SetPhase(phase);
}

void Board::Place(std::string_view power, std::string_view place, uint32_t type) {
  const entente_unit unit{At(place), Power(power), static_cast<uint8_t>(type)};
  ASSERT_EQ(entente_position_place(map_, position_.data(), &unit, &error_), ENTENTE_OK) << error_.message;
}

void Board::SetPhase(std::string_view phase) {
  ASSERT_EQ(entente_position_set_phase(map_, position_.data(), phase.data(), phase.size(), &error_), ENTENTE_OK)
      << error_.message;
}

void Board::ReadPosition(std::string_view json) {
  ASSERT_EQ(entente_position_from_json(map_, json.data(), json.size(), position_.data(), BytesOf(position_), &error_),
            ENTENTE_OK)
      << error_.message;
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
  uint32_t power = ENTENTE_NO_POWER;
  EXPECT_EQ(entente_map_find_power(map_, name.data(), name.size(), &power, &error_), ENTENTE_OK) << error_.message;
  return static_cast<uint8_t>(power);
}

uint16_t Board::At(std::string_view place) {
  uint32_t location = ENTENTE_NO_LOCATION;
  EXPECT_EQ(entente_map_find_location(map_, place.data(), place.size(), &location, &error_), ENTENTE_OK)
      << error_.message;
  return static_cast<uint16_t>(location);
}

entente_game_info Board::Describe(const entente_game* game) {
  auto info = Sized<entente_game_info>();
  EXPECT_EQ(entente_game_describe(game, &info, &error_), ENTENTE_OK) << error_.message;
  return info;
}

entente_position_info Board::Describe(const PositionMemory& position) {
  auto info = Sized<entente_position_info>();
  EXPECT_EQ(entente_position_describe(map_, position.data(), &info, &error_), ENTENTE_OK) << error_.message;
  return info;
}

std::vector<entente_order_result> Board::Adjudicate(const std::vector<entente_order>& orders) {
  EXPECT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, orders.data(), orders.size(), &summary_, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(entente_scratch_after(scratch_, after_.data(), BytesOf(after_), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_scratch_next(scratch_, position_.data(), BytesOf(position_), &error_), ENTENTE_OK)
      << error_.message;
  events_ = Events();
  return Results();
}

std::vector<entente_order_result> Board::Results() {
  return Filled<std::vector<entente_order_result>>([&](entente_order_result* results, size_t capacity, size_t* length) {
    return entente_scratch_results(scratch_, results, sizeof *results, capacity, length, &error_);
  });
}

std::vector<entente_event> Board::Events() {
  return Filled<std::vector<entente_event>>([&](entente_event* events, size_t capacity, size_t* length) {
    return entente_scratch_events(scratch_, events, capacity, length, &error_);
  });
}

std::vector<uint16_t> Board::Centers() {
  return Filled<std::vector<uint16_t>>([&](uint16_t* provinces, size_t capacity, size_t* length) {
    return entente_map_centers(map_, provinces, capacity, length, &error_);
  });
}

std::vector<std::string> Text::lines() const {
  std::vector<std::string> lines;
  const std::string all = str();
  for (size_t at = 0, end = 0; (end = all.find('\n', at)) != std::string::npos; at = end + 1) {
    lines.push_back(all.substr(at, end - at));
  }
  return lines;
}

std::vector<std::string> Board::Texts(entente_phase_texts kind, const entente_text_options* options) {
  Text texts;
  EXPECT_EQ(entente_scratch_texts(scratch_, kind, options, texts.out(), &error_), ENTENTE_OK) << error_.message;
  return texts.lines();
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
