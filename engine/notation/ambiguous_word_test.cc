// Tests that NO_CHECK refuses second-rank words with any meaning. Source: maps/LANGUAGE.md (Places).
#include "notation/ambiguous_word.h"

#include <gtest/gtest.h>

#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

MapRef TyrrhenianMap() {
  MapReadResult result = ReadMapText(
      "ROUGE TYR\nA TYR\nBLUE ROM\nA ROM\nTyrolia = TYR tirol\nTyrrhenian Sea = TYS tyr? tirreno?\nRome = ROM\n"
      "LAND TYR ABUTS rom\nCOAST ROM ABUTS tyr TYS\nWATER TYS ABUTS ROM\n",
      "test.map", {});
  EXPECT_TRUE(result.ok());
  return result.map;
}

Status Refused(std::string_view text) {
  RuleOptions rules;
  rules.ambiguous_words = AmbiguousWords::kRefused;
  const std::optional<TextFault> fault = AmbiguousWordIn(*TyrrhenianMap(), rules, text);
  return fault.has_value() ? FaultStatus(*fault, text) : OkStatus();
}

TEST(AmbiguousWord, IsReadWithoutTheRule) {
  const MapRef map = TyrrhenianMap();
  EXPECT_FALSE(AmbiguousWordIn(*map, RuleOptions(), "F tirreno - ROM").has_value());
  EXPECT_EQ(FormatOrder(*map, ParseOrder(*map, PhaseType::kMovement, 0, "F tirreno - ROM")->order), "F TYS - ROM");
  EXPECT_EQ(FormatOrder(*map, ParseOrder(*map, PhaseType::kMovement, 0, "A tyr - ROM")->order), "A TYR - ROM");
}

TEST(AmbiguousWord, IsRefusedWhicheverMeaningItHas) {
  const Status status = Refused("F tirreno - ROM");
  EXPECT_EQ(status.code(), StatusCode::kInvalid);
  EXPECT_EQ(status.message(),
            "'tirreno' at 3 may mean more than one thing: expected an abbreviation or a name of the place");
  EXPECT_EQ(status.place()->offset, 2u);
  EXPECT_EQ(status.place()->length, 7u);
  EXPECT_FALSE(Refused("A ROM - TYR").ok());  // the abbreviation of one place, the alias of another
}

TEST(AmbiguousWord, WordsWithOneMeaningAreReadUnderTheRule) {
  EXPECT_TRUE(Refused("A Tyrolia - ROM").ok());
  EXPECT_TRUE(Refused("A tirol S A ROM - TYS").ok());
  EXPECT_TRUE(Refused("").ok());
}

}  // namespace
}  // namespace entente
