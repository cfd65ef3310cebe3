// A judge's listing taken apart into statements: lines that were wrapped are whole again. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_
#define ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_

#include <optional>
#include <string>
#include <string_view>

#include "game_forms/form_text.h"
#include "game_forms/judge_form.h"

namespace entente {

// What the line of a status begins with that tells how the game ended: "The game is over: draw of Austria, France."
inline constexpr std::string_view kJudgeEnd = "The game is over: ";

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

// Whether a line tells of units in the judges' way, whoever's they are: "Xyz: Army ..".
bool TellsOfUnits(std::string_view line);

// Whether a game's name can stand in a heading: letters, digits, _ and -.
bool IsPlainGameName(std::string_view name);

// Whether a statement that has come so far goes on in the next line.
bool IsUnfinished(std::string_view statement);

// The parts between the words " or ".
std::vector<std::string_view> SplitAtOr(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JUDGE_LINES_H_
