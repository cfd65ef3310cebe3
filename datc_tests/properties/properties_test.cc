// Each property holds on 10,000 random boards that count. ENTENTE_SEED chooses other boards.

#include "datc_tests/properties/properties.h"

#include <gtest/gtest.h>

#include "base/test_repeats.h"
#include "datc_tests/properties/map_file.h"
#include "datc_tests/properties/seed.h"

namespace entente {

void PrintTo(const Property& property, std::ostream* out) { *out << property.name; }

namespace {

class Properties : public testing::TestWithParam<Property> {};

TEST_P(Properties, Hold) {
  const long cases = Repeats(10000);
  Workbench bench(StandardMapText());
  const PropertyCount count = TryProperty(GetParam(), bench, cases, RunSeed());
  EXPECT_EQ(count.cases, cases);
  EXPECT_EQ(count.failures, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << count.first_failure;
}

INSTANTIATE_TEST_SUITE_P(All, Properties, testing::ValuesIn(AllProperties()),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(TryProperty, DoesNotCountBoardsThatCannotTell) {
  Workbench bench(StandardMapText());
  const Property property = {"Silent",
                             [](Workbench& b, Random& random) { return RandomMovement(b.standard(), {}, random); },
                             [](Workbench&, const BoardCase&, uint64_t) { return Finding(); }};
  const PropertyCount count = TryProperty(property, bench, 10, RunSeed());
  EXPECT_EQ(count.cases, 0);
  EXPECT_EQ(count.boards, 20);
}

TEST(Relabelling, GivesProvincesAndPowersOtherNumbers) {
  Workbench bench(StandardMapText());
  int same_powers = 0;
  for (uint64_t number = 0; number < 24; ++number) {
    const RelabelledMap& relabelled = bench.Relabelled(number);
    ASSERT_NE(relabelled.map, nullptr) << relabelled.error;
    int same = 0;
    for (size_t p = 0; p < relabelled.renaming.location.size(); ++p) same += relabelled.renaming.location[p] == p;
    EXPECT_LT(same, 12) << "map " << number;
    for (size_t p = 0; p < relabelled.renaming.power.size(); ++p) same_powers += relabelled.renaming.power[p] == p;
  }
  EXPECT_LT(same_powers, 24 * 7 / 3);
}

}  // namespace
}  // namespace entente
