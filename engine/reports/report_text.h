// The result of a phase for people to read: plain text, aligned columns.
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
  Naming naming = Naming::kIds;  // full names are those of the phase of the report
  int width = 0;                 // no line has more columns; 0: lines are as long as they are
};
inline constexpr int kLeastReportWidth = 20;

// Appends: the phase; `notes` about its input; each power's orders with outcome and reason; events without an order; where
// dislodged units may go; the board; the next phase, how many units and centers each power has in it and what is due. Lines end
// with "\n"; no control characters besides.
//   Shapes: style.width is 0 or at least kLeastReportWidth.
void AppendReport(const AdjudicatedPhase& phase, const RuleOptions& rules, std::span<const std::string> notes,
                  const ReportStyle& style, std::string& out);

// The same of a game that is over: "The game ended in F1901M: it is a draw between Austria and France". `tells_phase`:
// the phase of the position is the one in which it ended.
void AppendEndReport(const PositionView& position, bool tells_phase, std::span<const std::string> notes,
                     const ReportStyle& style, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_REPORT_TEXT_H_
