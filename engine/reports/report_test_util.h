// Writes the report of a phase for tests.
#ifndef ENTENTE_ENGINE_REPORTS_REPORT_TEST_UTIL_H_
#define ENTENTE_ENGINE_REPORTS_REPORT_TEST_UTIL_H_

#include <string>
#include <string_view>

#include "phase_json/exchange.h"
#include "reports/report_text.h"

namespace entente {

// The report of the first phase.
inline Result<std::string> ReportOf(Exchange& exchange, std::string_view json, const ReportStyle& style = {}) {
  Document document;
  if (Status status = document.Read(json); !status.ok()) return status;
  const Result<Exchange::Judged> judged = exchange.Judge(document, 0);
  if (!judged.ok()) return judged.status();
  std::string text;
  AppendReport(judged->phase, judged->rules, exchange.notes(), style, text);
  return text;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_REPORT_TEST_UTIL_H_
