#include "game_forms/come_back_test_util.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "game_forms/text_form_test_util.h"
#include "lines/position_line.h"

namespace entente {
namespace {

// The number of phases left out according to the notes.
size_t CountLeftOut(const FormNotes& notes) {
  size_t count = 0;
  for (const std::string& note : notes) {
    const bool is_of_phases = note.find("phase") < note.find('(') || note.find("end of the game") == 2;
    if (is_of_phases && note.find("left out") != std::string::npos) count += std::strtoul(note.c_str(), nullptr, 10);
  }
  return count;
}

// Whether the form may refuse a game with this message. The header comment of each form lists the reasons.
bool MayRefuse(GameForm form, std::string_view message) {
  constexpr std::array<std::pair<GameForm, std::string_view>, 7> kRefusals = {{
      {GameForm::kBinary, "a snapshot holds only games"},
      {GameForm::kDipcc, "dipcc plays the standard map alone"},
      {GameForm::kWebDiplomacy, "webDiplomacy's variants known here are"},
      {GameForm::kWebDiplomacy, "webDiplomacy has no turn"},
      {GameForm::kDatc, "the form has no words for any phase"},
      {GameForm::kJdip, "the form has no words for any phase"},
      {GameForm::kJudge, "the form has no words for any phase"},
  }};
  return std::any_of(kRefusals.begin(), kRefusals.end(),
                     [&](const auto& refusal) { return refusal.first == form && message.starts_with(refusal.second); });
}

// The lines of a phase: orders in normal form, and unreadable texts as written.
std::vector<std::string> LinesOf(const RecordedPhase& phase, const Map& map) {
  std::vector<std::string> lines;
  for (const OrderSheet& sheet : SheetsByPower(phase.sheet, map)) {
    for (size_t i = 0; i < sheet.size(); ++i) {
      const SheetLine line = sheet[i];
      lines.push_back(line.is_readable() ? FormatOrder(map, line.order) : "? " + std::string(line.text));
    }
  }
  return lines;
}

bool MayDiffer(const FormNotes& notes) {
  return HasNote(notes, "under another name") || HasNote(notes, "under other names") ||
         HasNote(notes, "other retreats") || HasNote(notes, "reckons otherwise") ||
         HasNote(notes, "the owners at the start");
}

bool IsSame(const PositionView& told, const PositionView& back, bool may_differ) {
  Position patched(back);
  patched.ref().KeepExtras(told);
  return patched.view() == told || (may_differ && UnitsOf(told) == UnitsOf(back));
}

}  // namespace

bool HasNote(const FormNotes& notes, std::string_view words) {
  return NotesText(notes).find(words) != std::string::npos;
}

std::string UnitsOf(const PositionView& position) {
  std::string text;
  const auto add = [&](const Unit& unit, std::string_view mark) {
    text.append(mark).append(FormatUnit(position.map(), unit.type, unit.location)) += std::to_string(unit.power) + " ";
  };
  position.ForEachUnit([&](const Unit& unit) { add(unit, ""); });
  for (int i = 0; i < position.dislodged_count(); ++i) add(position.Dislodged(i).unit, "*");
  return text;
}

void ExpectGameComesBack(const GameRecord& game, GameForm form) {
  SCOPED_TRACE(std::string(GameForms()[static_cast<size_t>(form)].word) + " " + std::string(game.map->name()));
  FormNotes notes;
  const Result<std::string> text = WriteGame(game, form, notes);
  if (!text.ok()) {
    EXPECT_TRUE(MayRefuse(form, text.status().message())) << text.status();
    return;
  }
  FormNotes read_notes;
  const Result<GameRecord> back = ReadGame(*text, form, {game.map, game.rules}, read_notes);
  ASSERT_TRUE(back.ok()) << back.status() << "\n" << *text;
  EXPECT_EQ(back->phases.size() + CountLeftOut(notes), game.phases.size()) << NotesText(notes) << *text;
  const bool may_differ = MayDiffer(notes), may_lose_lines = HasNote(notes, "order") || HasNote(notes, "line");
  size_t i = 0;
  for (const RecordedPhase& phase : back->phases) {
    while (i < game.phases.size() && !IsSame(game.phases[i].position, phase.position, may_differ)) ++i;
    ASSERT_LT(i, game.phases.size()) << PositionLine(phase.position) << NotesText(notes) << "\n" << *text;
    if (form != GameForm::kJudge && !may_lose_lines) {
      EXPECT_EQ(LinesOf(phase, *game.map), LinesOf(game.phases[i], *game.map)) << *text;
    }
    ++i;
  }
}

}  // namespace entente
