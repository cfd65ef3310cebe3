// Takes the lines of a judge's listing apart (judge_form.cc). Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_
#define ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_

#include <optional>
#include <string>
#include <string_view>

#include "game_forms/form_text.h"
#include "map/map.h"

namespace entente {

// Begins the line of a status that states how the game ended: "The game is over: draw of Austria, France."
inline constexpr std::string_view kJudgeEnd = "The game is over: ";

// The first line of a phase.
struct JudgeHeading {
  PhaseType type = PhaseType::kMovement;
  bool is_status = false;  // a position alone
  std::string_view season, year;
  std::string_view game;  // "game" of "(game.001)"; may be empty
};
std::optional<JudgeHeading> FindJudgeHeading(std::string_view line);

// A line "Austria: Army Vienna -> Galicia.  (*bounce*)" behind its power.
struct JudgeOrderLine {
  std::string_view body;   // "Army Vienna -> Galicia"
  std::string_view unit;   // "Army Vienna"
  std::string_view marks;  // "bounce"
  bool has_order = true;   // false: "No Order Processed"

  bool IsMarked(std::string_view word) const;
};
JudgeOrderLine TakeOrderLine(std::string_view text);

// "The Austrian Fleet in the Ionian Sea can retreat to Albania or Greece."
struct JudgeDislodgedLine {
  std::string_view power, unit, retreats;  // "Austrian", "Fleet in the Ionian Sea", "Albania or Greece"
};
std::optional<JudgeDislodgedLine> FindDislodgedLine(std::string_view text);

// Whether a line names units as judges do, of any power: "Xyz: Army ..".
bool NamesUnits(std::string_view line);

// Whether a game's name can stand in a heading: letters, digits, _ and -.
bool IsPlainGameName(std::string_view name);

// Whether a statement goes on in the next line.
bool IsUnfinished(std::string_view statement);

// The parts between the words " or ".
std::vector<std::string_view> SplitAtOr(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_
