// The result of a phase for people to read: plain text, aligned columns.
#ifndef ENTENTE_ENGINE_EXCHANGE_REPORT_TEXT_H_
#define ENTENTE_ENGINE_EXCHANGE_REPORT_TEXT_H_

#include <string>

#include "exchange/result_json.h"
#include "rules/rule_options.h"

namespace entente {

// Appends: the phase; each power's orders with outcome and reason; what nobody ordered; the next phase, who has how
// many units and centres in it and what is due. Lines end with "\n"; no control characters besides.
void AppendReport(const AdjudicatedPhase& phase, const RuleOptions& rules, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_REPORT_TEXT_H_
