#include "phase_json/name_cursor.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "map/each_power.h"
#include "map_language/builtin.h"
#include "map_language/standard_test_util.h"
#include "notation/notation.h"
#include "notation/raw_order.h"

namespace entente {
namespace {

template <typename Put>
std::string NamesAsText(const Map& map, size_t most, const Put& put) {
  std::string text;
  JsonWriter(text).RawInto(most, [&](TextCursor& to) {
    NameCursor names(map, to);
    put(names);
  });
  return text;
}

std::string EscapedText(std::string_view text) {
  std::string quoted;
  JsonWriter(quoted).String(text);
  return quoted.substr(1, quoted.size() - 2);
}

std::string ToldOrder(const Map& map, Order order) {
  return NamesAsText(map, NameCursor::MostOfOrder(map), [&](NameCursor& names) { names.PutOrder(order); });
}

void ExpectNames(const Map& map) {
  const size_t most = NameCursor::MostOfName(map);
  for (int l = 0; l < map.location_count(); ++l) {
    const auto location = static_cast<LocationIndex>(l);
    EXPECT_EQ(NamesAsText(map, most, [&](NameCursor& names) { names.PutPlace(location); }),
              EscapedText(map.Id(location)));
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      EXPECT_EQ(NamesAsText(map, most, [&](NameCursor& names) { names.PutUnit(type, location); }),
                EscapedText(FormatUnit(map, type, location)));
    }
  }
  ForEachPower(map, [&](PowerIndex power) {
    EXPECT_EQ(NamesAsText(map, most, [&](NameCursor& names) { names.PutPower(power); }),
              EscapedText(map.PowerId(power)));
  });
}

// Orders of random bits, including orders without a normal form and places outside of the map.
void ExpectOrders(const Map& map) {
  Random random(5);
  const auto some_place = [&] {
    return static_cast<LocationIndex>(random.Below(static_cast<uint32_t>(map.location_count()) + 5));
  };
  for (int i = 0; i < 20000; ++i) {
    const Order order =
        Order::FromBits(random.Below(1 << 9)).WithSource(some_place()).WithTarget(some_place()).WithThird(some_place());
    const std::string text = FormatOrder(map, order);
    ASSERT_EQ(ToldOrder(map, order), text.empty() ? FormatRawOrder(order) : EscapedText(text)) << order.bits();
  }
}

TEST(NameCursor, NamesAreThoseOfTheMap) {
  for (const std::string_view name : BuiltinMapNames()) ExpectNames(**BuiltinMap(name));
}

TEST(NameCursor, OrdersAreInNormalForm) { ExpectOrders(**BuiltinMap("standard")); }

TEST(NameCursor, NamesAreEscaped) {
  const MapRef map = OnStandard("PAR -> Paris = P\"R\nBUR -> Burgundy = B\\R\n");
  ASSERT_NE(map, nullptr);
  EXPECT_FALSE(map->ready_texts().are_plain());
  ExpectNames(*map);
  ExpectOrders(*map);
}

}  // namespace
}  // namespace entente
