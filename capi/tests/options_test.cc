// Every rule option with its values against the list in capi/abi/options.txt: their numbers stand in the memory of
// entente_rules, so programs keep them. (Everything that the header declares is held by capi/abi/.)
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "board_fixture.h"

namespace entente_test {
namespace {

std::string ListedOptions() {
  std::ifstream file(ENTENTE_OPTIONS);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// "3 civil_disorder: home_distance remove_order": a value's number is its place in the line.
std::string Options() {
  std::string options;
  auto info = Sized<entente_option_info>();
  for (uint32_t option = 0; entente_option(option, &info, nullptr) == ENTENTE_OK; ++option) {
    options += std::to_string(option) + " " + info.name + ":";
    for (uint32_t value = 0; value < info.value_count; ++value) {
      const char* name = nullptr;
      EXPECT_EQ(entente_option_value(option, value, &name, nullptr, nullptr), ENTENTE_OK) << info.name;
      options += std::string(" ") + name;
    }
    options += "\n";
  }
  return options;
}

TEST(OptionsTest, NumbersOfOptionsAndValuesAreTheListedOnes) { EXPECT_EQ(Options(), ListedOptions()); }

}  // namespace
}  // namespace entente_test
