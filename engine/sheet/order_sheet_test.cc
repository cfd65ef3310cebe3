#include "sheet/order_sheet.h"

#include <gtest/gtest.h>

#include "sheet/line_text.h"

namespace entente {
namespace {

constexpr PowerIndex kRed = 3, kBlue = 5;

Order HoldOf(PowerIndex power, LocationIndex at = 7) { return Order::Hold({power, UnitType::kArmy, at}); }

ParsedOrder Parsed(Order order, std::vector<LocationIndex> path = {}) {
  ParsedOrder parsed;
  parsed.order = order;
  parsed.unit_nation = kBlue;
  parsed.third_nation = kRed;
  parsed.convoy_path = std::move(path);
  return parsed;
}

OrderSheet ThreeKinds() {
  OrderSheet sheet;
  sheet.Add(HoldOf(kRed));
  sheet.UseSet(1);
  sheet.Add("A seven holds", Parsed(HoldOf(kBlue), {4, 9}));
  sheet.AddUnreadable(kRed, "burn", {TextFault::Kind::kNoPlace, Expected::kUnit, false, 0, 4, {"BUR"}});
  return sheet;
}

void ExpectThreeKinds(const OrderSheet& sheet, size_t from = 0) {
  const SheetLine packed = sheet[from], written = sheet[from + 1], unreadable = sheet[from + 2];
  EXPECT_FALSE(packed.is_written);
  EXPECT_TRUE(packed.is_readable());
  EXPECT_EQ(packed.power, kRed);
  EXPECT_EQ(packed.order, HoldOf(kRed));
  EXPECT_EQ(packed.set, 0u);
  EXPECT_EQ(packed.text, "");
  EXPECT_TRUE(packed.path.empty());

  EXPECT_TRUE(written.is_written);
  EXPECT_TRUE(written.is_readable());
  EXPECT_EQ(written.power, kBlue);
  EXPECT_EQ(written.order, HoldOf(kBlue));
  EXPECT_EQ(written.set, 1u);
  EXPECT_EQ(written.text, "A seven holds");
  EXPECT_EQ(written.unit_nation, kBlue);
  EXPECT_EQ(written.third_nation, kRed);
  EXPECT_EQ(std::vector<LocationIndex>(written.path.begin(), written.path.end()), (std::vector<LocationIndex>{4, 9}));

  EXPECT_TRUE(unreadable.is_written);
  EXPECT_FALSE(unreadable.is_readable());
  EXPECT_EQ(unreadable.power, kRed);
  EXPECT_EQ(unreadable.order.kind(), OrderKind::kNone);
  EXPECT_EQ(unreadable.set, 1u);
  EXPECT_EQ(unreadable.text, "burn");
  EXPECT_EQ(WhyNoOrder(unreadable), "'burn' at 1 is no place: expected a unit (A or F and its place) (nearest: BUR)");
  EXPECT_EQ(unreadable.fault->length, 4u);
}

TEST(OrderSheet, LinesKeepEverythingThatWasHandedIn) {
  const OrderSheet sheet = ThreeKinds();
  ASSERT_EQ(sheet.size(), 3u);
  ExpectThreeKinds(sheet);
  EXPECT_EQ(sheet.orders().size(), 3u);
  EXPECT_EQ(sheet.PowerOf(2), kRed);
  EXPECT_FALSE(sheet.IsReadable(2));
  EXPECT_EQ(sheet.SetOf(2), 1u);
}

TEST(OrderSheet, PackedOrdersAreNothingMore) {
  OrderSheet sheet;
  EXPECT_TRUE(sheet.empty());
  sheet.Add(HoldOf(kRed));
  EXPECT_TRUE(sheet.is_packed());
  EXPECT_TRUE(sheet.IsReadable(0));
  EXPECT_EQ(sheet.SetOf(0), 0u);
  OrderSheet second_set;
  second_set.UseSet(1);
  second_set.Add(HoldOf(kRed));
  EXPECT_FALSE(second_set.is_packed());
  EXPECT_EQ(second_set[0].set, 1u);
}

TEST(OrderSheet, LinesOfAnotherSheetAreAppendedAsTheyAre) {
  OrderSheet sheet, packed;
  packed.Add(HoldOf(kBlue));
  sheet.Append(packed);
  EXPECT_TRUE(sheet.is_packed());
  sheet.Append(ThreeKinds());
  ASSERT_EQ(sheet.size(), 4u);
  ExpectThreeKinds(sheet, 1);
  sheet.UseSet(2);
  sheet.Append(packed);  // lines keep their set number 0
  EXPECT_EQ(sheet[4].set, 0u);
  sheet.Add(HoldOf(kRed));
  EXPECT_EQ(sheet[5].set, 2u);
  OrderSheet part;
  part.Append(sheet, 2, 4);
  ASSERT_EQ(part.size(), 2u);
  EXPECT_EQ(part[0].text, "A seven holds");
  EXPECT_EQ(part[1].text, "burn");
}

TEST(OrderSheet, PackedOrdersOfALaterSetAreMoreThanOrders) {
  OrderSheet sheet, later, replaced;
  later.UseSet(1);
  later.Add(HoldOf(kRed));
  sheet.Append(later);
  EXPECT_EQ(sheet.SetOf(0), 1u);
  replaced.Add(HoldOf(kRed));
  replaced.EndWithEmptySet();
  OrderSheet other;
  other.Append(replaced);
  EXPECT_TRUE(other.IsBeforeEmptySet(0));
  replaced.Add(HoldOf(kBlue));
  other.Clear();
  other.Append(replaced, 1, 2);
  EXPECT_TRUE(other.is_packed());
}

TEST(OrderSheet, AClearedSheetIsAsGoodAsNew) {
  OrderSheet sheet = ThreeKinds();
  sheet.Clear();
  EXPECT_TRUE(sheet.empty());
  sheet.Add(HoldOf(kRed));
  EXPECT_TRUE(sheet.is_packed());
  EXPECT_EQ(sheet[0].set, 0u);
  sheet.Clear();
  sheet.Append(ThreeKinds());
  ExpectThreeKinds(sheet);
}

TEST(OrderSheet, TextIsKeptAsUtf8) {
  OrderSheet sheet;
  sheet.AddUnreadable(kRed, "caf\xE9 caf\xC3\xA9 \xF0\x9F", {});
  EXPECT_EQ(sheet[0].text, "caf? caf\xC3\xA9 ??");
}

}  // namespace
}  // namespace entente
