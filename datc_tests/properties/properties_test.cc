// Each property holds on 10,000 random boards. ENTENTE_SEED chooses other boards.

#include "datc_tests/properties/properties.h"

#include <gtest/gtest.h>

#include "datc_tests/properties/map_file.h"
#include "datc_tests/properties/seed.h"

namespace entente {

void PrintTo(const Property& property, std::ostream* out) { *out << property.name; }

namespace {

class Properties : public testing::TestWithParam<Property> {};

TEST_P(Properties, Hold) {
  constexpr long kCases = 10000;
  Workbench bench(StandardMapText());
  const PropertyCount count = TryProperty(GetParam(), bench, kCases, RunSeed());
  EXPECT_EQ(count.cases, kCases);
  EXPECT_EQ(count.failures, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << count.first_failure;
}

INSTANTIATE_TEST_SUITE_P(All, Properties, testing::ValuesIn(AllProperties()),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(Relabelling, GivesProvincesOtherNumbers) {
  Workbench bench(StandardMapText());
  for (uint64_t number = 0; number < 24; ++number) {
    const RelabelledMap& relabelled = bench.Relabelled(number);
    ASSERT_NE(relabelled.map, nullptr) << relabelled.error;
    int same = 0;
    for (size_t p = 0; p < relabelled.renaming.location.size(); ++p) same += relabelled.renaming.location[p] == p;
    EXPECT_LT(same, 12) << "map " << number;
  }
}

}  // namespace
}  // namespace entente
