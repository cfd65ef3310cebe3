// Orders: packed, unpacked, from text and to text.
#include "board_fixture.h"

namespace entente_test {
namespace {

using OrderTest = Board;

TEST_F(OrderTest, IsPackedAndUnpackedWithoutLoss) {
  for (const char* text : {"A PAR H", "A PAR - BUR", "A LON - BEL VIA", "A BUR S A PAR", "A BUR S A MAR - GAS",
                           "F NTH C A LON - BEL", "PAR - BUR"}) {
    const entente_order order = Read("FRANCE", text);
    auto fields = Sized<entente_order_fields>();
    entente_order packed = 0;
    ASSERT_EQ(entente_order_unpack(order, &fields, &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_order_pack(&fields, &packed, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(packed, order) << text;
    EXPECT_EQ(Write(order), text);
  }
}

// The bits are where the header says.
TEST_F(OrderTest, IsTheBitsOfItsFields) {
  auto fields = Sized<entente_order_fields>();
  fields.kind = ENTENTE_SUPPORT_MOVE;
  fields.power = 2;
  fields.unit_type = fields.unit_type_known = 1;
  fields.third_type_known = 1;
  fields.written = ENTENTE_WRITTEN_PATH;
  fields.source = 5;
  fields.target = 6;
  fields.third = 7;
  entente_order order = 0;
  ASSERT_EQ(entente_order_pack(&fields, &order, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(order, uint64_t{4} | 1u << 4 | 1u << 5 | 1u << 8 | 32u << 9 | 2u << 16 | uint64_t{5} << 24 |
                       uint64_t{6} << 36 | uint64_t{7} << 48);
}

TEST_F(OrderTest, FieldsStayInTheirRanges) {
  entente_order order = 0;
  const auto refused = [&](std::string_view field, const auto& spoil) {
    auto fields = Sized<entente_order_fields>();
    fields.kind = ENTENTE_HOLD;
    ASSERT_EQ(entente_order_pack(&fields, &order, &error_), ENTENTE_OK) << error_.message;
    spoil(fields);
    ExpectRefused([&](auto* e) { return entente_order_pack(&fields, &order, e); }, field);
  };
  refused("kind", [](auto& fields) { fields.kind = 0; });
  refused("kind", [](auto& fields) { fields.kind = ENTENTE_WAIVE + 1; });
  refused("power", [](auto& fields) { fields.power = ENTENTE_NO_POWER + 1; });
  refused("unit_type", [](auto& fields) { fields.unit_type = 2; });
  refused("unit_type", [](auto& fields) { fields.unit_type_known = 2; });
  refused("third_type", [](auto& fields) { fields.third_type = 2; });
  refused("third_type", [](auto& fields) { fields.third_type_known = 2; });
  refused("via_convoy", [](auto& fields) { fields.via_convoy = 2; });
  refused("source", [](auto& fields) { fields.source = 0x1000; });
  refused("target", [](auto& fields) { fields.target = 0x1000; });
  refused("third", [](auto& fields) { fields.third = 0x1000; });
  refused("written", [](auto& fields) { fields.written = 0x80; });
}

TEST_F(OrderTest, BitsThatAreNoOrderAreNotUnpacked) {
  auto fields = Sized<entente_order_fields>();
  const entente_order hold = Read("FRANCE", "A PAR H");
  ExpectRefused([&](auto* e) { return entente_order_unpack(0, &fields, e); }, "kind");
  ExpectRefused([&](auto* e) { return entente_order_unpack(hold | 15, &fields, e); }, "kind");
  ExpectRefused([&](auto* e) { return entente_order_unpack(hold | uint64_t{1} << 60, &fields, e); }, "bits above 59");
}

TEST_F(OrderTest, UnreadableTextTellsThePlace) {
  entente_order order = 0;
  EXPECT_EQ(entente_order_read(map_, nullptr, ENTENTE_MOVEMENT, Power("FRANCE"), "A PAR - BURR", 12, &order, &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.offset, 8u);
  EXPECT_EQ(error_.length, 4u);
  EXPECT_NE(std::string(error_.message).find("BUR"), std::string::npos) << error_.message;
}

TEST_F(OrderTest, BufferThatIsTooSmallTellsTheSizeNeeded) {
  uint16_t places[2];
  size_t count = 0;
  EXPECT_EQ(entente_map_centers(map_, places, 2, &count, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(count, 34u);
  char text[4] = "xxx";
  EXPECT_EQ(entente_order_write(map_, Read("FRANCE", "A PAR - BUR"), text, 3, &count, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(count, 11u);
  EXPECT_EQ(text[3], '\0');
}

TEST_F(OrderTest, TextFillsABufferOfExactlyItsLength) {
  char text[12];
  std::memset(text, 'x', sizeof text);
  size_t length = 0;
  const entente_order order = Read("FRANCE", "A PAR - BUR");
  ASSERT_EQ(entente_order_write(map_, order, text, 11, &length, &error_), ENTENTE_OK);
  EXPECT_EQ(text[11], 'x');
  ASSERT_EQ(entente_order_write(map_, order, text, 12, &length, &error_), ENTENTE_OK);
  EXPECT_STREQ(text, "A PAR - BUR");
}

TEST_F(OrderTest, ManyOrdersAreWrittenAtOnceOneALine) {
  const entente_order orders[] = {Read("FRANCE", "A PAR - BUR"), Read("FRANCE", "A MAR S A PAR - BUR"), 0};
  Text text;
  ASSERT_EQ(entente_orders_write(map_, orders, 2, text.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(text.str(), "A PAR - BUR\nA MAR S A PAR - BUR\n");
  ASSERT_EQ(entente_orders_write(map_, nullptr, 0, text.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(text.str(), "");
  EXPECT_EQ(entente_orders_write(map_, orders, 3, text.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "orders[2]: the kind of order is none");
}

TEST_F(OrderTest, WordsThatMayMeanMoreThanOneThingAreRefusedWhereTheRulesSaySo) {
  const std::string text =
      "Third = CCC bee?\nLAND CCC\n"
      "FIRST AAA\nSECOND BBB\nPlace a = AAA\nPlace b = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n";
  Owned<entente_map> map, strict;
  *map.out() = MapOf(text);
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_set(&rules, "ambiguous_words", 15, "refused", 7, &error_), ENTENTE_OK) << error_.message;
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map, &rules, nullptr, game.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_game_submit_text(game, 0, "A AAA H\nA AAA - bee", 19, nullptr, &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(Filled<std::string>([&](char* fault, size_t capacity, size_t* length) {
              return entente_game_line_fault(game, 0, 1, nullptr, fault, capacity, length, &error_);
            }),
            "'bee' at 9 may mean more than one thing: expected an abbreviation or a name of the place");
  entente_order order = 0;
  const auto read = [&](const entente_map* with, const entente_rules* chosen, entente_error* e) {
    return entente_order_read(with, chosen, ENTENTE_MOVEMENT, 0, "A AAA - bee", 11, &order, e);
  };
  ExpectRefused([&](auto* e) { return read(map, &rules, e); }, "'bee' at 9 may mean more than one thing");
  EXPECT_EQ(read(map, nullptr, &error_), ENTENTE_OK) << error_.message;
  // The map's own rules may say so.
  *strict.out() = MapOf(text + "RULE NO_CHECK\n");
  ExpectRefused([&](auto* e) { return read(strict, nullptr, e); }, "'bee' at 9 may mean more than one thing");
}

// An abbreviation has three characters, a coast four, and UTF-8 up to four bytes for each.
TEST_F(OrderTest, TheLongestTextFits) {
  const std::string letter = "\U0001D538";
  std::string text = "RED\nBLUE\n";
  const std::string ids[] = {"A" + letter + "A", "B" + letter + "B", "C" + letter + "C"};
  for (const std::string& id : ids) text += "Place " + id + " = " + id + "\nCoast " + id + " = " + id + "/ABCD\n";
  text += "Sea = SEA\nWATER SEA ABUTS";
  for (const std::string& id : ids) text += " " + id + "/ABCD";
  text += "\n";
  for (const std::string& id : ids) text += "COAST " + id + "/ABCD ABUTS SEA\n";
  for (const char* first : {"a", "b", "c"})
    text.append("COAST ").append(first).append(letter).append(first).append(" ABUTS SEA\n");
  Use(MapOf(text));
  auto fields = Sized<entente_order_fields>();
  fields.kind = ENTENTE_SUPPORT_MOVE;
  fields.unit_type = fields.unit_type_known = fields.third_type = fields.third_type_known = 1;
  fields.source = At(ids[0] + "/ABCD");
  fields.third = At(ids[1] + "/ABCD");
  fields.target = At(ids[2] + "/ABCD");
  entente_order order = 0;
  ASSERT_EQ(entente_order_pack(&fields, &order, &error_), ENTENTE_OK) << error_.message;
  char room[ENTENTE_ORDER_TEXT_SIZE];
  size_t length = 0;
  ASSERT_EQ(entente_order_write(map_, order, room, sizeof room, &length, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(std::string(room), "F " + ids[0] + "/ABCD S F " + ids[1] + "/ABCD - " + ids[2] + "/ABCD");
  // With all characters of four bytes.
  constexpr size_t kPlace = 3 * 4 + 1 + 4 * 4;
  EXPECT_LT(std::string("F  S F  -  VIA").size() + 3 * kPlace, sizeof room);
}

}  // namespace
}  // namespace entente_test
