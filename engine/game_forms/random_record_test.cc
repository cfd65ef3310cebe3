// Random records with every rare feature, on special maps, in all text forms. The parts that a form can hold survive
// writing and reading; a note names each other part.
#include <gtest/gtest.h>

#include "base/test_repeats.h"
#include "game_forms/come_back_test_util.h"
#include "game_forms/special_maps_test_util.h"
#include "game_forms/text_form_test_util.h"
#include "lines/position_line.h"
#include "position/random_position_test_util.h"

namespace entente {
namespace {

constexpr GameForm kTextForms[] = {GameForm::kDatc, GameForm::kJdip, GameForm::kJudge};

bool HasUnitsAndOwners(const PositionView& position) {
  bool is_owned = false;
  for (int c = 0; c < position.map().center_count(); ++c) {
    is_owned |= position.OwnerOf(static_cast<CenterIndex>(c)) != kNoPower;
  }
  return position.unit_count() > 0 && (is_owned || position.phase_type() != PhaseType::kAdjustments);
}

// Whether a form can express this phase as a game of one phase.
bool HasWords(GameForm form, const PositionView& position) {
  if (position.phase_type() == PhaseType::kOther) return false;
  if (form == GameForm::kJudge) return true;
  if (position.is_over()) return false;
  return form == GameForm::kJdip || (position.phase_type() != PhaseType::kRetreats && HasUnitsAndOwners(position));
}

bool HaveSameOwners(const PositionView& a, const PositionView& b) {
  for (int c = 0; c < a.map().center_count(); ++c) {
    if (a.OwnerOf(static_cast<CenterIndex>(c)) != b.OwnerOf(static_cast<CenterIndex>(c))) return false;
  }
  return true;
}

bool HaveSameRetreats(const PositionView& a, const PositionView& b) {
  for (int i = 0; i < a.dislodged_count(); ++i) {
    const DislodgedUnit one = a.Dislodged(i), other = b.Dislodged(i);
    if (!std::equal(one.retreats, one.retreats + RetreatWords(a.map()), other.retreats)) return false;
  }
  return true;
}

bool HaveSameExtras(const PositionView& a, const PositionView& b) {
  Position patched(b);
  patched.ref().KeepExtras(a);
  return patched.view() == b;
}

// Expects a note for every difference and a difference for every note. Units and the end of the game never differ.
void ExpectNoted(const PositionView& a, const PositionView& b, const FormNotes& notes) {
  EXPECT_EQ(UnitsOf(a), UnitsOf(b));
  EXPECT_EQ(a.end(), b.end());
  EXPECT_EQ(a.winners(), b.winners());
  EXPECT_EQ(!(a.phase() == b.phase()), HasNote(notes, "under another name"));
  EXPECT_EQ(!HaveSameOwners(a, b), HasNote(notes, "the owners at the start"));
  EXPECT_EQ(!HaveSameRetreats(a, b), HasNote(notes, "other retreats"));
  EXPECT_EQ(!HaveSameExtras(a, b), HasNote(notes, "homes, claims"));
}

GameRecord RandomRecord(const MapRef& map, uint64_t seed) {
  GameRecord record;
  record.map = map;
  record.rules = DefaultRules(*map).value_or(RuleOptions{});
  record.phases.push_back({RandomPosition(*map, seed).Make(), {}});
  const PositionView position = record.phases[0].position.view();
  if (position.is_over() || position.phase_type() == PhaseType::kOther) return record;
  Random random(seed);
  RandomOrders chooser(*map);
  for (const Order& order : chooser.Choose(position, record.rules, random)) {
    if (random.Below(8) != 0) record.phases[0].sheet.Add(order);
  }
  return record;
}

void ExpectPhaseComesBack(const GameRecord& record, GameForm form) {
  const PositionView position = record.phases[0].position.view();
  SCOPED_TRACE(std::string(GameForms()[static_cast<size_t>(form)].word) + " " + PositionLine(position));
  FormNotes notes;
  const Result<std::string> text = WriteGame(record, form, notes);
  ASSERT_TRUE(text.ok() || !HasWords(form, position)) << text.status();
  if (!text.ok()) return;
  FormNotes read_notes;
  const Result<GameRecord> back = ReadGame(*text, form, {record.map, record.rules}, read_notes);
  ASSERT_TRUE(back.ok()) << back.status() << "\n" << *text;
  ASSERT_EQ(back->phases.size(), 1u) << *text;
  ExpectNoted(position, back->phases[0].position.view(), notes);
  if (form != GameForm::kJudge) {
    EXPECT_EQ(record.phases[0].sheet.size(), back->phases[0].sheet.size());
  }
  if (testing::Test::HasFailure()) ADD_FAILURE() << NotesText(notes) << "\n" << *text;
}

TEST(RandomRecords, APhaseComesBackOrANoteTellsWhatDoesNot) {
  for (const MapRef& map : SpecialMaps()) {
    for (uint64_t seed = 0; seed < Repeats(12u); ++seed) {
      const GameRecord record = RandomRecord(map, seed);
      for (const GameForm form : kTextForms) {
        ExpectPhaseComesBack(record, form);
        if (HasFailure()) return;
      }
    }
  }
}

// A game in which some phases are missing and some are repeated.
GameRecord PatchyGame(const MapRef& map, uint64_t seed) {
  GameRecord record = RandomRecord(map, seed, 14, Oddity{});
  Random random(seed);
  for (size_t i = record.phases.size(); i-- > 0;) {
    const uint32_t chance = static_cast<uint32_t>(random.Below(12));
    if (chance == 0 && record.phases.size() > 1) record.phases.erase(record.phases.begin() + static_cast<long>(i));
    if (chance == 1) record.phases.insert(record.phases.begin() + static_cast<long>(i), record.phases[i]);
  }
  return record;
}

TEST(RandomRecords, GamesOfSpecialMapsComeBackOrNotesTellWhatDoesNot) {
  for (const MapRef& map : SpecialMaps()) {
    for (uint64_t seed = 0; seed < Repeats(3u); ++seed) {
      const GameRecord game = PatchyGame(map, seed);
      for (const GameForm form : kTextForms) {
        ASSERT_NO_FATAL_FAILURE(ExpectGameComesBack(game, form)) << seed;
        if (HasFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace entente
