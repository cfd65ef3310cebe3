// What tests ask of a whole JSON text: its replay and its report.
#ifndef ENTENTE_ENGINE_EXCHANGE_EXCHANGE_TEST_UTIL_H_
#define ENTENTE_ENGINE_EXCHANGE_EXCHANGE_TEST_UTIL_H_

#include <string>
#include <string_view>

#include "exchange/exchange.h"
#include "exchange/replay.h"
#include "exchange/report_text.h"

namespace entente {

// The replay of a game as JSON.
inline Result<std::string> ReplayJson(Exchange& exchange, std::string_view json) {
  Document game;
  if (Status status = game.Read(json); !status.ok()) return status;
  const Result<ReplayResult> replay = ReplayGame(exchange, game);
  if (!replay.ok()) return replay.status();
  std::string text;
  AppendReplay(*replay, text);
  return text;
}

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

#endif  // ENTENTE_ENGINE_EXCHANGE_EXCHANGE_TEST_UTIL_H_
