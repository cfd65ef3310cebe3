// Splits the lines of a judge's listing (judge_form.cc). Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_
#define ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_

#include <optional>
#include <string>
#include <string_view>

#include "game_forms/form_text.h"
#include "map/map.h"

namespace entente {

// The beginning of the line about the end of a game, which stands in a status: "The game is over: draw of Austria, France."
inline constexpr std::string_view kJudgeEnd = "The game is over: ";

// The first line of a phase.
struct JudgeHeading {
  PhaseType type = PhaseType::kMovement;
  bool is_status = false;    // a status: a position without results
  bool has_results = false;  // "Movement results"
  std::string_view season, year;
  std::string_view game;  // "game" of "(game.001)"; may be empty
};
std::optional<JudgeHeading> FindJudgeHeading(std::string_view line);

// The parts behind the power in a line such as "Austria: Army Vienna -> Galicia.  (*bounce*)".
struct JudgeOrderLine {
  std::string_view body;   // "Army Vienna -> Galicia"
  std::string_view unit;   // "Army Vienna"
  std::string_view marks;  // "bounce"
  bool has_order = true;   // false: "No Order Processed"

  bool IsMarked(std::string_view word) const;
};
JudgeOrderLine TakeOrderLine(std::string_view text);

// The parts of "The Austrian Fleet in the Ionian Sea can retreat to Albania or Greece."
struct JudgeDislodgedLine {
  std::string_view power, unit, retreats;  // "Austrian", "Fleet in the Ionian Sea", "Albania or Greece"
};
std::optional<JudgeDislodgedLine> FindDislodgedLine(std::string_view text);

// Whether a text, behind the name of its power or without it, is about units: "Army ...", "Builds ...".
bool IsAboutUnits(std::string_view text);
// Whether a text that begins with a digit counts units or builds: "2 builds waived", "4 Supply centers,  2 Units: ..".
bool IsCount(std::string_view text);
// Whether a text behind the name of its power is a retreat or an adjustment in the words of judges.
bool IsInJudgeWords(std::string_view text);
// Whether a line names units in the words of judges, for any word as the power: "Xyz: Army ..".
bool NamesUnits(std::string_view line);

// Whether a heading can hold the game's name: letters, digits, _ and -.
bool IsPlainGameName(std::string_view name);

// Whether a statement continues on the next line.
bool IsUnfinished(std::string_view statement);

// The parts between the words " or ".
std::vector<std::string_view> SplitAtOr(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_
