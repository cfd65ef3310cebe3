// Every constant of the header, and every rule option with its values, against the baseline in capi/abi/constants.txt:
// programs keep the numbers that they were compiled with.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "entente/entente.h"

namespace {

std::string TextOf(const char* path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// "ENTENTE_ERR_NOT_FOUND (-2)", in the order of the header: macros with a number, and enumerators.
std::string ConstantsOf(const std::string& header) {
  static const std::regex kConstant("(?:#define (ENTENTE_\\w+) +|(ENTENTE_\\w+) *= *)(\\(?-?[0-9]\\w*\\)?)");
  std::string constants;
  for (auto at = std::sregex_iterator(header.begin(), header.end(), kConstant); at != std::sregex_iterator(); ++at) {
    constants += (*at)[1].str() + (*at)[2].str() + " " + (*at)[3].str() + "\n";
  }
  return constants;
}

// "option 3 civil_disorder: home_distance remove_order": a value's number is its place in the line.
std::string Options() {
  std::string options;
  entente_option_info info = {};
  info.struct_size = sizeof info;
  for (uint32_t option = 0; entente_option(option, &info, nullptr) == ENTENTE_OK; ++option) {
    options += "option " + std::to_string(option) + " " + info.name + ":";
    for (uint32_t value = 0; value < info.value_count; ++value) {
      const char* name = nullptr;
      EXPECT_EQ(entente_option_value(option, value, &name, nullptr, nullptr), ENTENTE_OK) << info.name;
      options += std::string(" ") + name;
    }
    options += "\n";
  }
  return options;
}

TEST(ConstantsTest, NumbersAreThoseOfTheBaseline) {
  const std::string constants = ConstantsOf(TextOf(ENTENTE_HEADER));
  EXPECT_NE(constants.find("ENTENTE_ERR_NOT_FOUND (-2)\n"), std::string::npos) << "the header was not understood";
  EXPECT_NE(constants.find("ENTENTE_WAIVE 9\n"), std::string::npos) << "the header was not understood";
  EXPECT_EQ(constants + Options(), TextOf(ENTENTE_ABI_DIR "/constants.txt"));
}

}  // namespace
