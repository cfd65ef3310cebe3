// Handed-in lines over the C interface: kept as written, in sequence, through play, undo and saving.
#include <string>
#include <vector>

#include "board_fixture.h"

namespace entente_test {
namespace {

class SheetLineTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  }

  void Submit(std::string_view power, std::string_view text) {
    ASSERT_EQ(entente_game_submit_text(game_, Power(power), text.data(), text.size(), nullptr, &error_), ENTENTE_OK)
        << error_.message;
  }
  entente_line Line(uint32_t phase, uint32_t index) {
    auto line = Sized<entente_line>();
    EXPECT_EQ(entente_game_line(game_, phase, index, &line, &error_), ENTENTE_OK) << error_.message;
    return line;
  }
  template <typename Function, typename... Options>
  std::string TextOf(const Function& function, uint32_t phase, uint32_t index, Options... options) {
    return Filled<std::string>([&](char* text, size_t capacity, size_t* length) {
      return function(game_, phase, index, options..., text, capacity, length, &error_);
    });
  }
  std::string Written(uint32_t phase, uint32_t index) { return TextOf(entente_game_line_text, phase, index); }
  std::string Fault(uint32_t phase, uint32_t index) { return TextOf(entente_game_line_fault, phase, index, nullptr); }
  std::vector<uint16_t> Path(uint32_t phase, uint32_t index) {
    return Filled<std::vector<uint16_t>>([&](uint16_t* path, size_t capacity, size_t* length) {
      return entente_game_line_path(game_, phase, index, path, capacity, length, &error_);
    });
  }
  std::vector<entente_order_result> ResultsOf(uint32_t phase) {
    return Filled<std::vector<entente_order_result>>(
        [&](entente_order_result* results, size_t capacity, size_t* length) {
          return entente_game_results(game_, phase, results, sizeof *results, capacity, length, &error_);
        });
  }
  void SaveAndLoad() {
    Text saved;
    ASSERT_EQ(entente_game_save(game_, saved.out(), &error_), ENTENTE_OK) << error_.message;
    const std::string json = saved.str();
    ASSERT_EQ(entente_game_load(json.data(), json.size(), nullptr, game_.out(), &error_), ENTENTE_OK) << error_.message;
  }

  // Checks the lines that SubmitAll hands in.
  void SubmitAll() {
    Submit("FRANCE", "# France\n\nA PAR burns\nEngland: a mar-spa/nc # south\nF BRE - MAO\n");
    Submit("ENGLAND", "A LVP - NTH - NWY");
  }
  void ExpectAll(uint32_t phase) {
    ASSERT_EQ(entente_game_line_count(game_, phase), 4u);
    const entente_line army = Line(phase, 0), burns = Line(phase, 1), spain = Line(phase, 2);
    EXPECT_EQ(army.power, Power("ENGLAND"));
    EXPECT_EQ(army.written, uint32_t{ENTENTE_WRITTEN_PATH});
    EXPECT_EQ(Path(phase, 0), std::vector<uint16_t>{At("NTH")});
    EXPECT_EQ(Written(phase, 0), "A LVP - NTH - NWY");
    EXPECT_EQ(Fault(phase, 0), "");

    EXPECT_EQ(burns.power, Power("FRANCE"));
    EXPECT_EQ(burns.is_readable, 0u);
    EXPECT_EQ(burns.is_written, 1u);
    EXPECT_EQ(burns.order & 15, 0u);
    EXPECT_EQ(burns.fault_offset, 6u);
    EXPECT_EQ(burns.fault_length, 5u);
    EXPECT_EQ(Written(phase, 1), "A PAR burns");
    EXPECT_EQ(Fault(phase, 1).substr(0, 30), "'burns' at 7 is no order word:");

    EXPECT_EQ(spain.is_readable, 1u);
    EXPECT_EQ(spain.order_set, 0u);
    EXPECT_EQ(spain.unit_nation, Power("ENGLAND"));
    EXPECT_EQ(spain.third_nation, ENTENTE_NO_POWER);
    EXPECT_EQ(spain.written, uint32_t{ENTENTE_WRITTEN_NO_SUCH_COAST | ENTENTE_WRITTEN_WRONG_NATION});
    EXPECT_EQ(Written(phase, 2), "England: a mar-spa/nc # south");
    EXPECT_EQ(Write(spain.order), "A MAR - SPA");
    EXPECT_TRUE(Path(phase, 2).empty());
    EXPECT_EQ(Written(phase, 3), "F BRE - MAO");
  }

  Owned<entente_game> game_;
};

TEST_F(SheetLineTest, WhatWasHandedInIsKeptThroughPlayUndoAndSaving) {
  SubmitAll();
  ExpectAll(0);
  SaveAndLoad();
  ExpectAll(0);
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  ExpectAll(0);
  EXPECT_EQ(entente_game_line_count(game_, 1), 0u);
  SaveAndLoad();
  ExpectAll(0);
  ASSERT_EQ(entente_game_undo(game_, &error_), ENTENTE_OK) << error_.message;
  ExpectAll(0);
}

TEST_F(SheetLineTest, EveryLineHasItsResultInItsPlace) {
  SubmitAll();
  entente_order orders[8];
  size_t count = 0;
  ASSERT_EQ(entente_game_orders(game_, 0, Power("FRANCE"), orders, 8, &count, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(count, 3u);
  EXPECT_EQ(orders[0] & 15, 0u);
  EXPECT_EQ(orders[1], Line(0, 2).order);
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  const std::vector<entente_order_result> results = ResultsOf(0);
  ASSERT_EQ(results.size(), 4u + 20u);                   // the lines, and the units without a legal order
  EXPECT_EQ(results[0].reason, ENTENTE_REASON_ILLEGAL);  // no fleets could carry it
  EXPECT_EQ(results[1].reason, ENTENTE_REASON_UNREADABLE);
  EXPECT_EQ(results[1].illegality, 0u);
  EXPECT_EQ(results[1].order & 15, 0u);
  EXPECT_EQ(results[1].cause, ENTENTE_NO_LOCATION);
  EXPECT_EQ(results[1].implied, 0u);
  EXPECT_EQ(results[2].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(results[3].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(results[4].implied, 1u);
  Text sentences;
  ASSERT_EQ(entente_game_texts(game_, 0, ENTENTE_TEXTS_RESULTS, nullptr, sentences.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(sentences.lines()[1], Fault(0, 1));
}

TEST_F(SheetLineTest, PackedOrdersAreLinesWithoutText) {
  const entente_order order = Read("FRANCE", "F PAR - BUR");
  ASSERT_EQ(entente_game_submit(game_, Power("FRANCE"), &order, 1, nullptr, &error_), ENTENTE_OK) << error_.message;
  const entente_line line = Line(0, 0);
  EXPECT_EQ(line.is_written, 0u);
  EXPECT_EQ(line.is_readable, 1u);
  EXPECT_EQ(line.order, order);
  EXPECT_EQ(line.written, uint32_t{ENTENTE_WRITTEN_WRONG_TYPE});
  EXPECT_EQ(Written(0, 0), "");
  SaveAndLoad();
  EXPECT_EQ(Line(0, 0).order, order);
  EXPECT_EQ(Written(0, 0), "F PAR - BUR");
}

TEST_F(SheetLineTest, AnyBitsSurviveSaving) {
  const uint64_t power = uint64_t{Power("FRANCE")} << 16;
  const entente_order odd[] = {power, ~uint64_t{0xff0000} | power, Read("FRANCE", "A PAR - SPA/NC"),
                               (Read("FRANCE", "A PAR - BUR") & ~uint64_t{15}) | ENTENTE_BUILD};
  ASSERT_EQ(entente_game_submit(game_, Power("FRANCE"), odd, std::size(odd), nullptr, &error_), ENTENTE_OK)
      << error_.message;
  SaveAndLoad();
  for (uint32_t i = 0; i < std::size(odd); ++i) EXPECT_EQ(Line(0, i).order, odd[i]) << i;
  ASSERT_EQ(entente_game_process(game_, &error_), ENTENTE_OK) << error_.message;
  const std::vector<entente_order_result> results = ResultsOf(0);
  SaveAndLoad();
  const std::vector<entente_order_result> again = ResultsOf(0);
  ASSERT_EQ(results.size(), again.size());
  for (size_t i = 0; i < results.size(); ++i) {
    EXPECT_EQ(results[i].order, again[i].order) << i;
    EXPECT_EQ(results[i].reason, again[i].reason) << i;
  }
}

TEST_F(SheetLineTest, GarbageIsKeptAsUtf8) {
  Submit("FRANCE", "A P\xFFR H\nA PAR \x01\n" + std::string(600, 'x'));
  EXPECT_EQ(Written(0, 0), "A P?R H");
  EXPECT_EQ(Fault(0, 0), "'P' at 3 is no place: expected a unit (A or F and its place)");
  EXPECT_EQ(Written(0, 1), "A PAR \x01");
  EXPECT_EQ(Written(0, 2), std::string(600, 'x'));
  const std::vector<std::string> faults = {Fault(0, 0), Fault(0, 1), Fault(0, 2)};
  SaveAndLoad();
  for (uint32_t i = 0; i < 3; ++i) EXPECT_EQ(Fault(0, i), faults[i]);
}

}  // namespace
}  // namespace entente_test
