#include <gtest/gtest.h>

#include "game_forms/forms.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

constexpr char kTwo[] =
    "# two positions of a game\n\n"
    "standard F1902M F:aBUR;G:aMUN,aRUH F:PAR - - -\r\n"
    "   \n"
    "standard F1902R G:aBUR,aRUH F:PAR F:aBUR>GAS+PAR - -";

TEST(LineForm, EachLineIsAPhase) {
  FormNotes notes;
  const auto record = ReadGame(kTwo, GameForm::kLine, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status();
  EXPECT_EQ(record->map->name(), "standard");
  ASSERT_EQ(record->phases.size(), 2u);
  EXPECT_EQ(record->phases[1].position.view().dislodged_count(), 1);
  const auto written = WriteGame(*record, GameForm::kLine, notes);
  ASSERT_TRUE(written.ok()) << written.status();
  EXPECT_EQ(*written,
            "standard F1902M F:aBUR;G:aMUN,aRUH F:PAR - - -\nstandard F1902R G:aBUR,aRUH F:PAR F:aBUR>GAS+PAR - -\n");
  EXPECT_TRUE(notes.empty());
}

TEST(LineForm, WhatIsLeftOutIsSaid) {
  FormNotes notes;
  const auto record =
      ReadGame(R"({"id":7,"map":"standard","rules":{"civil_disorder":"home_distance"},"phases":[{"name":)"
               R"("COMPLETED","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}}]})",
               GameForm::kJson, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status();
  GameRecord with_orders = *record;
  with_orders.phases[0].sheet.Add(Order());
  ASSERT_TRUE(WriteGame(with_orders, GameForm::kLine, notes).ok());
  EXPECT_EQ(notes,
            (FormNotes{"the record does not say in which phase the game ended: it is written as ended in S1901M",
                       "1 order is left out: a line is a position alone (S1901M: 0x0fffffffffff0000)",
                       "the id of the game is left out", "the rules civil_disorder=home_distance are left out"}));
}

TEST(LineForm, ErrorsHaveTheirLine) {
  FormNotes notes;
  const auto error = [&notes](std::string_view text, const FormOptions& options = {}) {
    const auto record = ReadGame(text, GameForm::kLine, options, notes);
    if (record.ok()) return std::string("fine");
    const Place place = record.status().place().value_or(Place{});
    EXPECT_LE(size_t{place.offset} + place.length, text.size());
    return std::to_string(place.line) + ":" + std::to_string(place.column) + " [" +
           std::string(text.substr(place.offset, place.length)) + "] " + std::string(record.status().message());
  };
  EXPECT_EQ(error("# none\n"), "0:0 [] the text has no position: expected one a line");
  EXPECT_EQ(error("#\nstandard S1901M F:aPAX - - - -"), "2:20 [PAX] 'PAX' is no place (nearest: PAR)");
  EXPECT_EQ(error("standard S1901M - - - - -\nloeb9 S1901M - - - - -"),
            "2:1 [loeb9] 'loeb9' is another map: expected standard");
  EXPECT_EQ(error("loeb9 S1901M - - - - -", {*BuiltinMap("pure"), std::nullopt}),
            "1:1 [loeb9] 'loeb9' is another map: expected pure");
  EXPECT_EQ(error("loeb S1901M - - - - -").substr(0, 10), "1:1 [loeb]");
  EXPECT_EQ(error("loeb\nS1901M").substr(0, 10), "1:1 [loeb]") << "a line of a single word";
}

}  // namespace
}  // namespace entente
