// A map with the largest allowed number of provinces and locations, through every interface: text, orders, a phase,
// JSON, lines, games.
#include <algorithm>
#include <numeric>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr int kShores = 512;  // each with a sea: 1,024 provinces; and with two coasts: 2,048 locations

std::string IdOf(char first, int number) {
  return {first, static_cast<char>('A' + number / 26), static_cast<char>('A' + number % 26)};
}
// The shores form a ring: the northern coast of a shore touches the sea of its own number, the southern one the next
// sea.
std::string Shore(int number) { return IdOf('Q', (number + kShores) % kShores); }
std::string SmallShore(int number) {
  std::string id = Shore(number);
  for (char& c : id) c = static_cast<char>(c - 'A' + 'a');
  return id;
}
std::string Sea(int number) { return IdOf('X', (number + kShores) % kShores); }

std::string LargestMapText() {
  std::string text = "RED\nBLUE\n";
  for (int i = 0; i < kShores; ++i) {
    const std::string shore = Shore(i), north = shore + "/NC", south = shore + "/SC", sea = Sea(i), next = Sea(i + 1);
    for (const std::string& id : {shore, north, south, sea}) text += "Place " + id + " = " + id + "\n";
    text += "COAST " + SmallShore(i) + " ABUTS " + sea + " " + next + " " + SmallShore(i - 1) + " " +
            SmallShore(i + 1) + "\nCOAST " + north + " ABUTS " + sea + "\nCOAST " + south + " ABUTS " + next +
            "\nWATER " + sea + " ABUTS " + Sea(i - 1) + " " + next + " " + north + " " + Shore(i - 1) + "/SC\n";
  }
  return text;
}

class LargestMap : public Board {
 protected:
  void SetUp() override {
    Use(MapOf(LargestMapText()));
    Clear("S1901M");
  }

  std::string MessageOf(const std::string& text) {
    Owned<entente_map> map;
    EXPECT_EQ(entente_map_read(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "my.map", 6, map.out(), &error_),
              ENTENTE_ERR_INVALID_ARGUMENT);
    return error_.message;
  }
  std::string_view PowerOf(int i) const { return i % 2 == 0 ? "RED" : "BLUE"; }

  // Places a unit in every province; the armies of all shores move to the next shore by sea.
  std::vector<entente_order> FillTheBoard() {
    std::vector<entente_order> orders;
    for (int i = 0; i < kShores; ++i) {
      Place(PowerOf(i), Shore(i));
      Place(PowerOf(i / 3), Sea(i), ENTENTE_FLEET);
    }
    for (int i = 0; i < kShores; ++i) {
      const std::string route = "A " + Shore(i) + " - " + Shore(i + 1);
      orders.push_back(Read(PowerOf(i), route + " VIA"));
      orders.push_back(Read(PowerOf((i + 1) % kShores / 3), "F " + Sea(i + 1) + " C " + route));
    }
    return orders;
  }
  std::string JsonOf(const PositionMemory& position) {
    Text json;
    EXPECT_EQ(entente_position_to_json(map_, position.data(), json.out(), &error_), ENTENTE_OK) << error_.message;
    return json.str();
  }
};

TEST_F(LargestMap, HasTheDocumentedBounds) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_, &info, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(info.province_count, 1024u);
  EXPECT_EQ(info.location_count, 2048u);
}

TEST_F(LargestMap, OneProvinceOrCoastMoreIsAnError) {
  std::string inland = "RED\nBLUE\n";
  for (int i = 0; i <= 2 * kShores; ++i) {
    const std::string id = i < kShores ? Shore(i) : i < 2 * kShores ? Sea(i) : "ZZZ";
    inland += "Place " + id + " = " + id + "\nLAND " + id + "\n";
  }
  EXPECT_NE(MessageOf(inland).find("more than 1024 provinces"), std::string::npos) << error_.message;
  const std::string coast = "Place QAA/WC = QAA/WC\nCOAST QAA/WC ABUTS XAA\n";
  EXPECT_NE(MessageOf(LargestMapText() + coast).find("more than 2048 places"), std::string::npos) << error_.message;
}

TEST_F(LargestMap, ListsAndCountsOrdersToItsLastCoasts) {
  Place("RED", Shore(kShores - 1));
  for (const int sea : {-2, -1, 0, 1}) Place("BLUE", Sea(sea), ENTENTE_FLEET);
  const auto orders = Filled<std::vector<entente_order>>([&](entente_order* into, size_t capacity, size_t* length) {
    return entente_legal_orders(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE, into,
                                capacity, length, &error_);
  });
  std::vector<std::string> texts;
  for (const entente_order order : orders) {
    texts.push_back(Write(order));
    EXPECT_EQ(Read(texts.back().find("QTR") == 2 ? "RED" : "BLUE", texts.back()), order) << texts.back();
  }
  const std::string last = Shore(-1), army = "A " + last;
  for (const std::string& text : {"F " + Sea(-1) + " - " + last + "/NC", "F " + Sea(0) + " - " + last + "/SC",
                                  army + " - " + Shore(1) + " VIA", "F " + Sea(0) + " C " + army + " - " + Shore(1)}) {
    EXPECT_EQ(std::count(texts.begin(), texts.end(), text), 1) << text;
  }
  const auto counts = Filled<std::vector<uint32_t>>([&](uint32_t* into, size_t capacity, size_t* length) {
    return entente_legal_order_counts(scratch_, position_.data(), nullptr, into, capacity, length, &error_);
  });
  EXPECT_EQ(counts.size(), 1024u);
  EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), size_t{0}), orders.size());
}

TEST_F(LargestMap, AFullBoardIsAdjudicatedWithAConvoyForEveryArmy) {
  const std::vector<entente_order> orders = FillTheBoard();
  const std::vector<entente_order_result> results = Adjudicate(orders);
  ASSERT_EQ(results.size(), orders.size());
  for (size_t i = 0; i < results.size(); ++i) {
    EXPECT_EQ(results[i].reason, ENTENTE_REASON_NONE) << Write(orders[i]) << ": " << ResultSentence(uint32_t(i));
  }
  EXPECT_EQ(Describe(position_).unit_count, 1024u);
  const auto units = Filled<std::vector<entente_unit>>([&](entente_unit* into, size_t capacity, size_t* length) {
    return entente_position_units(map_, position_.data(), into, capacity, length, &error_);
  });
  for (const entente_unit& unit : units) {
    if (unit.unit_type != ENTENTE_ARMY) continue;
    EXPECT_EQ(unit.power, Power(PowerOf((unit.location + kShores - 1) % kShores))) << unit.location;
  }
}

TEST_F(LargestMap, AFullBoardGoesThroughJsonALineAndASavedGame) {
  const std::vector<entente_order> orders = FillTheBoard();
  const PositionMemory full = position_;
  const std::string json = JsonOf(full);
  position_.assign(position_.size(), 0);
  ReadPosition(json);
  EXPECT_EQ(position_, full);

  const std::string line = Filled<std::string>([&](char* text, size_t capacity, size_t* length) {
    return entente_position_write_line(map_, full.data(), text, capacity, length, &error_);
  });
  PositionMemory read = NewPosition();
  ASSERT_EQ(entente_position_read_line(map_, line.data(), line.size(), read.data(), BytesOf(read), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(read, full);

  Owned<entente_game> game, loaded;
  ASSERT_EQ(entente_game_new(map_, nullptr, full.data(), game.out(), &error_), ENTENTE_OK) << error_.message;
  for (const std::string_view power : {"RED", "BLUE"}) {
    std::vector<entente_order> own;
    for (const entente_order order : orders) {
      if ((order >> 16 & 0xff) == Power(power)) own.push_back(order);
    }
    ASSERT_EQ(entente_game_submit(game, Power(power), own.data(), own.size(), nullptr, &error_), ENTENTE_OK)
        << error_.message;
  }
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK) << error_.message;
  PositionMemory played = NewPosition();
  ASSERT_EQ(entente_game_position(game, 1, played.data(), BytesOf(played), &error_), ENTENTE_OK) << error_.message;
  Text saved;
  ASSERT_EQ(entente_game_save_binary(game, saved.out(), &error_), ENTENTE_OK) << error_.message;
  const std::string bytes = saved.str();
  ASSERT_EQ(entente_game_load(bytes.data(), bytes.size(), map_, loaded.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_position(loaded, 1, read.data(), BytesOf(read), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(read, played);
  EXPECT_EQ(Adjudicate(orders).size(), orders.size());
  EXPECT_EQ(position_, played);
}

}  // namespace
}  // namespace entente_test
