// Writes the result of a phase for people: plain text in aligned columns.
#ifndef ENTENTE_ENGINE_REPORTS_REPORT_TEXT_H_
#define ENTENTE_ENGINE_REPORTS_REPORT_TEXT_H_

#include <span>
#include <string>

#include "explain/names.h"
#include "phase_json/result_json.h"
#include "rules/rule_options.h"

namespace entente {

struct ReportStyle {
  bool board = false;            // units and centers of each power after the phase
  Naming naming = Naming::kIds;  // full names are those of the report's phase
  int width = 0;                 // the most columns of a line; 0: no limit
  Language language = Language::kEnglish;

  Voice voice() const { return {naming, language}; }
};
inline constexpr int kLeastReportWidth = 20;

// Appends a report. Its parts: the phase, in the words of the map; `notes` about its input; each power's orders with outcome and reason; events
// without an order; retreats of dislodged units; the board; the next phase with the units, centers and dues of each power.
// Lines end with "\n". The text has no other control characters.
//   Shapes: style.width is 0 or at least kLeastReportWidth.
void AppendReport(const AdjudicatedPhase& phase, const RuleOptions& rules, std::span<const std::string> notes,
                  const ReportStyle& style, std::string& out);

// Appends the report of a game that is over: "The game ended in F1901M: it is a draw between Austria and France".
// `tells_phase`: the position's phase is the one in which the game ended.
void AppendEndReport(const PositionView& position, bool tells_phase, std::span<const std::string> notes,
                     const ReportStyle& style, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_REPORT_TEXT_H_
