#include "votes/judge_command.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"

namespace entente {
namespace {

using Kind = JudgeCommand::Kind;

const Map& Standard() {
  static const MapRef kMap = *BuiltinMap("standard");
  return *kMap;
}

// The kind, then the powers: "0 AUSTRIA FRANCE"; or the place and the error.
std::string Told(std::string_view text) {
  const Result<JudgeCommand> command = ReadJudgeCommand(Standard(), text);
  if (!command.ok()) {
    const std::optional<Place> place = command.status().place();
    return std::to_string(place.has_value() ? place->offset : 0) + ": " + std::string(command.status().message());
  }
  std::string told = std::to_string(static_cast<int>(command->kind));
  for (const PowerIndex power : command->powers) told += " " + std::string(Standard().PowerId(power));
  return told;
}

TEST(JudgeCommand, CommandsAreReadInAnyCase) {
  EXPECT_EQ(Told("SET DRAW"), "0");
  EXPECT_EQ(Told("  set nodraw\n"), "1");
  EXPECT_EQ(Told("Set Dias"), "2");
  EXPECT_EQ(Told("NODIAS"), "3");
  EXPECT_EQ(Told("SET CONCEDE france"), "4 FRANCE");
  EXPECT_EQ(Told("SET CONCEDE T"), "4 TURKEY");
}

TEST(JudgeCommand, PowersHaveLettersAndNames) {
  EXPECT_EQ(Told("SET DRAW AEF"), "0 AUSTRIA ENGLAND FRANCE");
  EXPECT_EQ(Told("set draw a, e f"), "0 AUSTRIA ENGLAND FRANCE");
  EXPECT_EQ(Told("set draw France,Turkey"), "0 FRANCE TURKEY");
  EXPECT_EQ(Told("SET DRAW AUS FRENCH gt"), "0 AUSTRIA FRANCE GERMANY TURKEY");
  EXPECT_EQ(Told("SET DRAW AA"), "0 AUSTRIA AUSTRIA") << "what that means is for the vote to say";
}

// On maps with many letters names are also rows of letters.
TEST(JudgeCommand, ANameIsNoRowOfLetters) {
  const auto told = [](const char* map, std::string_view text) {
    const MapRef found = BuiltinMap(map).value();
    const Result<JudgeCommand> command = ReadJudgeCommand(*found, text);
    if (!command.ok()) return std::string(command.status().message());
    std::string powers;
    for (const PowerIndex power : command->powers) powers += std::string(found->PowerId(power)) + " ";
    return powers;
  };
  EXPECT_EQ(told("youngstown", "SET DRAW France, Germany"), "FRANCE GERMANY ");
  EXPECT_EQ(told("youngstown", "SET CONCEDE FRANCE"), "FRANCE ");
  EXPECT_EQ(told("ancmed", "SET DRAW GREECE"), "GREECE ");
  EXPECT_EQ(told("chaos", "SET DRAW PARIS LONDON"), "PARIS LONDON ");
}

TEST(JudgeCommand, FaultsHaveTheirPlace) {
  EXPECT_EQ(Told("SET PRESS"),
            "4: 'PRESS' is no command of a draw vote: expected DRAW, NODRAW, DIAS, NODIAS or CONCEDE");
  EXPECT_EQ(Told("SET").substr(0, 36), "3: the end of the text is no command");
  EXPECT_EQ(Told("SET NODRAW A"), "11: 'A' is too much: expected nothing more");
  EXPECT_EQ(Told("SET DRAW AXE").substr(0, 37), "9: 'AXE' names no power: expected AUS");
  EXPECT_EQ(Told("SET CONCEDE"), "11: expected the one power to which the game is conceded");
  EXPECT_EQ(Told("SET CONCEDE AE"), "14: expected the one power to which the game is conceded");
  EXPECT_EQ(Told("SET DRAW \xff\xfe").substr(0, 2), "9:");
  EXPECT_EQ(Told("SET DRAW" + std::string(4089, ' ')), "0: a command of more than 4096 bytes");
  EXPECT_EQ(Told("SET DRAW" + std::string(4088, ' ')), "0");
}

}  // namespace
}  // namespace entente
