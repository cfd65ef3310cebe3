#include "sheet/sheet_bytes.h"

#include <gtest/gtest.h>

#include <string>

#include "map_language/builtin.h"
#include "notation/normal_form.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

class SheetBytesTest : public testing::Test {
 protected:
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }

  // A sheet with every kind of line and every detail.
  OrderSheet FullSheet() const {
    SheetReader reader(names_, RuleOptions{}, PhaseType::kMovement);
    OrderSheet sheet;
    reader.ReadLines(Power("ENGLAND"), "F LON - NTH\nA YOR - BEL VIA NTH\nFrance: F EDI S A BUR (bounce)", sheet);
    sheet.Add(Order::Hold({Power("FRANCE"), UnitType::kArmy, 3}));
    sheet.UseSet(2);
    reader.ReadLine(Power("FRANCE"), "A PAR sleeps\xc3\xa9", sheet);
    sheet.Add(Order::Hold({Power("FRANCE"), UnitType::kArmy, 4}));
    sheet.EndWithEmptySet();
    sheet.UseSet(0);
    sheet.Add(Order::FromBits(~uint64_t{0}).WithPower(Power("TURKEY")));
    return sheet;
  }
  std::string BytesOf(const OrderSheet& sheet) const {
    std::string bytes;
    ByteWriter out(bytes);
    WriteSheet(sheet, *map_, out);
    return bytes;
  }

  MapRef map_ = BuiltinMap("standard").value();
  NormalForm names_{*map_};
};

TEST_F(SheetBytesTest, ASheetComesBackWhole) {
  const OrderSheet sheet = FullSheet();
  const std::string bytes = BytesOf(sheet);
  ByteReader in(bytes);
  OrderSheet back;
  ReadSheet(in, *map_, back);
  ASSERT_TRUE(in.ok());
  EXPECT_EQ(in.left(), 0u);
  ASSERT_EQ(back.size(), sheet.size());
  for (size_t i = 0; i < sheet.size(); ++i) {
    const SheetLine a = sheet[i], b = back[i];
    EXPECT_EQ(a.power, b.power) << i;
    EXPECT_EQ(a.set, b.set) << i;
    EXPECT_EQ(a.is_written, b.is_written) << i;
    EXPECT_EQ(a.is_readable(), b.is_readable()) << i;
    EXPECT_EQ(a.order, b.order) << i;
    EXPECT_EQ(a.unit_nation, b.unit_nation) << i;
    EXPECT_EQ(a.third_nation, b.third_nation) << i;
    EXPECT_TRUE(std::equal(a.path.begin(), a.path.end(), b.path.begin(), b.path.end())) << i;
    EXPECT_EQ(a.has_remark, b.has_remark) << i;
    EXPECT_EQ(a.is_before_empty_set, b.is_before_empty_set) << i;
    EXPECT_EQ(a.text, b.text) << i;
    EXPECT_EQ(WhyNoOrder(a), WhyNoOrder(b)) << i;
    EXPECT_EQ(a.kind, b.kind) << i;
    EXPECT_EQ(a.proxy.unit, b.proxy.unit) << i;
    EXPECT_EQ(a.proxy.to, b.proxy.to) << i;
  }
  EXPECT_EQ(BytesOf(back), bytes);
}

TEST_F(SheetBytesTest, PackedOrdersStayPacked) {
  OrderSheet sheet;
  sheet.Add(Order::Hold({Power("FRANCE"), UnitType::kArmy, 3}));
  const std::string bytes = BytesOf(sheet);
  EXPECT_EQ(bytes.size(), 1u + 2 + 8);
  ByteReader in(bytes);
  OrderSheet back;
  ReadSheet(in, *map_, back);
  EXPECT_TRUE(back.is_packed());
}

TEST_F(SheetBytesTest, ATextInNormalFormTakesNoRoom) {
  SheetReader reader(names_, RuleOptions{}, PhaseType::kMovement);
  OrderSheet normal, free;
  reader.ReadLine(Power("FRANCE"), "A PAR - BUR", normal);
  reader.ReadLine(Power("FRANCE"), "a par-bur", free);
  EXPECT_EQ(BytesOf(normal).size() + 9, BytesOf(free).size());
  const std::string bytes = BytesOf(normal);
  ByteReader in(bytes);
  OrderSheet back;
  ReadSheet(in, *map_, back);
  EXPECT_EQ(back[0].text, "A PAR - BUR");
}

TEST_F(SheetBytesTest, CutBytesFail) {
  const std::string bytes = BytesOf(FullSheet());
  for (size_t length = 0; length < bytes.size(); ++length) {
    ByteReader in(std::string_view(bytes).substr(0, length));
    OrderSheet back;
    ReadSheet(in, *map_, back);
    EXPECT_FALSE(in.ok()) << length;
  }
}

// Damaged bytes are refused, or give a sheet that can be written again.
TEST_F(SheetBytesTest, DamagedBytesNeverMakeAnUnsoundSheet) {
  const std::string bytes = BytesOf(FullSheet());
  for (size_t at = 0; at < bytes.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string damaged = bytes;
      damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
      ByteReader in(damaged);
      OrderSheet back;
      ReadSheet(in, *map_, back);
      for (size_t i = 0; i < back.size(); ++i) {
        ASSERT_LT(back.PowerOf(i), map_->power_count());
        for (const LocationIndex location : back[i].path) ASSERT_LT(location, map_->location_count());
      }
      if (in.ok()) BytesOf(back);
    }
  }
}

}  // namespace
}  // namespace entente
