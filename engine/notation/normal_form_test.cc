#include "notation/normal_form.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

TEST(NormalForm, EveryIdIsFound) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    const NormalForm names(*map);
    for (int l = 0; l < map->location_count(); ++l) {
      EXPECT_EQ(names.FindLocation(map->Id(static_cast<LocationIndex>(l))), l) << name;
    }
    for (const PowerIndex p : map->powers()) {
      EXPECT_EQ(names.FindPower(map->PowerId(p)), p) << name;
    }
  }
}

TEST(NormalForm, IdsOfMoreThanEightBytesAreLeftToTheReaderOfAllForms) {
  const MapReadResult read = ReadMapText(
      "RED AAA\nBLUE BBB\nAye = AAA\nBee = BBB\nTokyo = 東京都\n"
      "LAND AAA ABUTS BBB 東京都\nLAND BBB ABUTS AAA\nLAND 東京都 ABUTS AAA\n",
      "long.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const NormalForm names(*read.map);
  EXPECT_EQ(names.FindLocation("東京都"), kNoLocation);
  EXPECT_FALSE(names.ReadOrder(PhaseType::kMovement, 0, "A AAA - 東京都").has_value());
  EXPECT_TRUE(names.ReadOrder(PhaseType::kMovement, 0, "A AAA - BBB").has_value());
  EXPECT_TRUE(ParseOrder(*read.map, PhaseType::kMovement, 0, "A AAA - 東京都").ok());
}

TEST(NormalForm, OtherFormsAreLeftToTheReaderOfAllForms) {
  const MapRef map = *BuiltinMap("standard");
  const NormalForm names(*map);
  for (const std::string_view text : {"",
                                      " ",
                                      "A",
                                      "A PAR",
                                      "a par - bur",
                                      "A PAR  - BUR",
                                      "A PAR - ",
                                      "A PAR - BUR ",
                                      "A SPA/NC H",
                                      "A PAR-BUR",
                                      "A PAR - XXX",
                                      "X PAR H",
                                      "A PAR R BUR",
                                      "A PAR D",
                                      "A PAR B",
                                      "A PAR S",
                                      "A PAR S A",
                                      "A PAR S A BUR -",
                                      "F NTH C F LON - BEL",
                                      "A RUH C A KIE - BEL",
                                      "F NTH C A LON",
                                      "A PAR - BUR VIA X",
                                      "A PAR S A BUR - MUN VIA",
                                      "WAIVE",
                                      "A PAR S B BUR"}) {
    EXPECT_FALSE(names.ReadOrder(PhaseType::kMovement, 0, text).has_value()) << text;
  }
  EXPECT_FALSE(names.ReadOrder(PhaseType::kRetreats, 0, "A PAR - BUR").has_value());
  EXPECT_FALSE(names.ReadOrder(PhaseType::kRetreats, 0, "A PAR B").has_value());
  EXPECT_FALSE(names.ReadOrder(PhaseType::kAdjustments, 0, "A PAR R BUR").has_value());
}

// No other test fails if orders lose this fast path, but bulk input becomes slow.
TEST(NormalForm, OrdersOfEveryKindAreReadWithoutTheReaderOfAllForms) {
  const MapRef map = *BuiltinMap("standard");
  const NormalForm names(*map);
  const auto expect_read = [&](PhaseType type, std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) {
      const std::optional<Order> order = names.ReadOrder(type, 0, text);
      ASSERT_TRUE(order.has_value()) << text;
      EXPECT_EQ(order->bits(), ParseOrder(*map, type, 0, text)->order.bits()) << text;
    }
  };
  expect_read(PhaseType::kMovement,
              {"A PAR H", "F STP/SC H", "A PAR - BUR", "A LON - BEL VIA", "F MAO - SPA/NC", "F POR - MAO",
               "A BUR S A PAR", "F ENG S F BRE", "F MAO S F SPA/SC", "A BUR S A MAR - GAS", "F WES S F LYO - SPA/SC",
               "A GAS S F LYO - SPA/SC", "F NTH C A LON - BEL"});
  expect_read(PhaseType::kRetreats, {"A PAR R GAS", "F BRE R MAO", "F MAO R SPA/NC", "A PAR D"});
  expect_read(PhaseType::kAdjustments, {"A PAR B", "F STP/NC B", "F BRE D"});
}

void ExpectSame(const Map& map, const NormalForm& names, PhaseType type, std::string_view text) {
  const auto quick = names.ReadOrder(type, 2, text);
  if (!quick) return;
  const auto full = ParseOrder(map, type, 2, text);
  ASSERT_TRUE(full.ok()) << text;
  EXPECT_EQ(quick->bits(), full->order.bits()) << text;
}

TEST(NormalForm, WhatBothReadersReadTheyReadAlike) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    const NormalForm names(*map);
    std::vector<std::string> texts = {"WAIVE"};
    for (int l = 0; l < map->location_count(); ++l) {
      const std::string id(map->Id(static_cast<LocationIndex>(l)));
      const std::string other(map->Id(static_cast<LocationIndex>((l * 7 + 3) % map->location_count())));
      for (const std::string& unit : {"A " + id, "F " + id}) {
        for (const std::string_view end : {" H", " D", " B", " VIA"}) texts.push_back(unit + std::string(end));
        texts.insert(texts.end(), {unit + " - " + other, unit + " - " + other + " VIA", unit + " R " + other,
                                   unit + " S A " + other, unit + " S F " + other, unit + " S A " + other + " - " + id,
                                   unit + " S F " + other + " - " + id, unit + " C A " + other + " - " + id});
      }
    }
    for (const PhaseType type : {PhaseType::kMovement, PhaseType::kRetreats, PhaseType::kAdjustments}) {
      for (const std::string& text : texts) ExpectSame(*map, names, type, text);
    }
  }
}

TEST(NormalForm, UnitsAreReadAsTheNotationReadsThem) {
  const MapRef map = *BuiltinMap("standard");
  const NormalForm names(*map);
  const Graph& graph = map->GraphAt(map->begin());
  int both = 0;
  for (int l = 0; l < map->location_count(); ++l) {
    for (const std::string_view start : {"A ", "F ", "*A ", "*F "}) {
      const std::string text = std::string(start) + std::string(map->Id(static_cast<LocationIndex>(l)));
      bool quick_star = false, full_star = false;
      const auto quick = names.ReadUnit(graph, 1, text, &quick_star);
      const auto full = ParseUnit(*map, graph, 1, text, &full_star);
      if (!quick) continue;
      ASSERT_TRUE(full.ok()) << text;
      EXPECT_EQ(*quick, *full) << text;
      EXPECT_EQ(quick_star, full_star) << text;
      ++both;
    }
  }
  EXPECT_GT(both, 200);
}

}  // namespace
}  // namespace entente
