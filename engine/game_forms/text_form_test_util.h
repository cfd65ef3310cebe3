// For tests of the forms: makes recorded games of random orders, and compares games after writing and reading.
#ifndef ENTENTE_ENGINE_GAME_FORMS_TEXT_FORM_TEST_UTIL_H_
#define ENTENTE_ENGINE_GAME_FORMS_TEXT_FORM_TEST_UTIL_H_

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "base/random.h"
#include "base/test_repeats.h"
#include "game/random_orders.h"
#include "game_forms/flat_sheet.h"
#include "game_forms/game_form.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {

// The share of odd lines in a random game, in percent of its legal orders.
struct Oddity {
  uint32_t left_out = 10;  // orders left out
  uint32_t written = 30;   // orders as text
  uint32_t odd = 10;       // unreadable or illegal texts
};

inline void AddOddLine(const Map& map, PowerIndex power, uint32_t which, OrderSheet& sheet) {
  constexpr std::string_view kTexts[] = {
      "nonsense",       "A ??? - : x", "order : succeeds", "a very, very (odd) text.", "A PAR - A PAR", "F LON S",
      "England: Fleet", "(*bounce*)",  "W\xC3\xA4hrung",   "A MUN - SIL - ",           "END",           "- -> -"};
  const NormalForm names(map);
  SheetReader reader(names, {}, PhaseType::kMovement);
  reader.ReadLine(power, kTexts[which % std::size(kTexts)], sheet);
}

inline OrderSheet RandomSheet(const PositionView& position, const RuleOptions& rules, RandomOrders& chooser,
                              Random& random, const Oddity& oddity) {
  const Map& map = position.map();
  const NormalForm names(map);
  SheetReader reader(names, rules, position.phase_type());
  OrderSheet sheet;
  for (const Order order : chooser.Choose(position, rules, random)) {
    const uint32_t chance = static_cast<uint32_t>(random.Below(100));
    if (chance < oddity.left_out) continue;
    if (chance < oddity.left_out + oddity.odd) {
      AddOddLine(map, order.power(), static_cast<uint32_t>(random.Below(64)), sheet);
    } else if (chance < oddity.left_out + oddity.odd + oddity.written) {
      reader.ReadLine(order.power(), FormatOrder(map, order), sheet);
    } else {
      sheet.Add(order);
    }
  }
  return sheet;
}

// A game of at most `most` phases and a last phase. `last` makes the orders of the last phase; null: it has none.
inline GameRecord RandomRecord(const MapRef& map, uint64_t seed, int most, const Oddity& oddity,
                               const Oddity* last = nullptr) {
  GameRecord record;
  record.map = map;
  record.rules = DefaultRules(*map).value_or(RuleOptions{});
  Random random(seed);
  RandomOrders chooser(*map);
  SheetPhase phase(*map);
  Position position(*map);
  position.ref().SetStart();
  for (int i = 0; i < most && !position.view().is_over(); ++i) {
    OrderSheet sheet;
    if (position.view().phase_type() != PhaseType::kOther) {
      sheet = RandomSheet(position, record.rules, chooser, random, oddity);
    }
    record.phases.push_back({Position(position.view()), sheet});
    const PhaseResult result = phase.Adjudicate(record.phases.back().position, record.rules, sheet);
    position.ref().CopyFrom(result.next);
  }
  OrderSheet sheet;
  if (last != nullptr && !position.view().is_over()) {
    sheet = RandomSheet(position, record.rules, chooser, random, *last);
  }
  record.phases.push_back({Position(position.view()), sheet});
  return record;
}

inline GameRecord RandomRecord(std::string_view map_name, uint64_t seed, int most, const Oddity& oddity) {
  return RandomRecord(*BuiltinMap(map_name), seed, most, oddity);
}

inline std::string NotesText(const FormNotes& notes) {
  std::string text;
  for (const std::string& note : notes) text += note + "; ";
  return text;
}

// Expects the same positions and the same lines.
inline void ExpectSameGame(const GameRecord& game, const GameRecord& back, const std::string& text) {
  ASSERT_EQ(game.map->name(), back.map->name());
  ASSERT_EQ(game.phases.size(), back.phases.size()) << text;
  for (size_t i = 0; i < game.phases.size(); ++i) {
    const PositionView a = game.phases[i].position.view(), b = back.phases[i].position.view();
    ASSERT_EQ(game.map->PhaseName(a.phase()), game.map->PhaseName(b.phase())) << text;
    ASSERT_EQ(a.unit_count(), b.unit_count()) << text;
    ASSERT_EQ(a.dislodged_count(), b.dislodged_count()) << text;
    ASSERT_TRUE(a == b) << i << " " << game.map->PhaseName(a.phase()) << "\n" << text;
    const OrderSheet &lines = game.phases[i].sheet, &read = back.phases[i].sheet;
    ASSERT_EQ(lines.size(), read.size()) << i << text;
    for (size_t k = 0; k < lines.size(); ++k) {
      ASSERT_EQ(lines.PowerOf(k), read.PowerOf(k));
      ASSERT_EQ(lines.orders()[k], read.orders()[k])
          << FormatOrder(*game.map, lines.orders()[k]) << " / " << FormatOrder(*game.map, read.orders()[k]);
      ASSERT_EQ(lines[k].is_readable(), read[k].is_readable());
      if (!lines[k].is_readable()) {
        ASSERT_EQ(lines[k].text, read[k].text);
      }
    }
  }
}

// Expects random games on several maps to survive writing and reading without a note, and to give the same text again.
inline void ExpectRandomGamesComeBack(GameForm form) {
  constexpr std::string_view kMaps[] = {"ancmed", "modern", "standard"};
  for (uint64_t seed = 0; seed < Repeats(300u); ++seed) {
    const GameRecord game = RandomRecord(kMaps[seed % std::size(kMaps)], seed, 12, Oddity{});
    FormNotes notes;
    const Result<std::string> text = WriteGame(game, form, notes);
    ASSERT_TRUE(text.ok()) << text.status();
    EXPECT_EQ(NotesText(notes), "") << seed;
    EXPECT_EQ(GuessGameForm(*text), form);
    const Result<GameRecord> back = ReadGame(*text, form, {}, notes);
    ASSERT_TRUE(back.ok()) << back.status();
    ASSERT_NO_FATAL_FAILURE(ExpectSameGame(game, *back, *text)) << seed;
    notes.clear();
    EXPECT_EQ(*WriteGame(*back, form, notes), *text);
  }
}

inline GameRecord FromJson(std::string_view json) {
  FormNotes notes;
  Result<GameRecord> record = ReadGame(json, GameForm::kJson, {}, notes);
  EXPECT_TRUE(record.ok()) << record.status();
  return record.ok() ? *std::move(record) : GameRecord{};
}

// The error of reading a text, as "line:column message"; "" if there is none.
inline std::string ReadError(GameForm form, std::string_view text, const FormOptions& options = {}) {
  FormNotes notes;
  const Result<GameRecord> record = ReadGame(text, form, options, notes);
  if (record.ok()) return "";
  const Place place = record.status().place().value_or(Place{});
  return std::to_string(place.line) + ":" + std::to_string(place.column) + " " + std::string(record.status().message());
}

inline std::string Changed(std::string_view text, std::string_view from, std::string_view to) {
  std::string changed(text);
  const size_t at = changed.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? changed : changed.replace(at, from.size(), to);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_TEXT_FORM_TEST_UTIL_H_
