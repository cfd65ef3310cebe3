// Reports for people, replays and notes.
#include "buffers.h"
#include "document_handle.h"
#include "exchange/replay.h"
#include "exchange/report_text.h"
#include "exchange_handle.h"
#include "structs.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome LoadStyle(const entente_report_options* options, ReportStyle& style) {
  if (options == nullptr) return {};
  entente_report_options given;
  ENTENTE_RETURN_IF_BAD(Load(options, given, "options"));
  constexpr uint32_t kMostWidth = 1u << 20;
  if (given.board > 1) return OutOfRange("options.board", given.board, 1);
  if (given.names > 1) return OutOfRange("options.names", given.names, 1);
  if (given.width > kMostWidth || (given.width > 0 && given.width < kLeastReportWidth))
    return OutOfBounds("options.width", given.width, kLeastReportWidth, kMostWidth, "is out of range", "0");
  style.board = given.board != 0;
  style.naming = given.names != 0 ? Naming::kFull : Naming::kIds;
  style.width = static_cast<int>(given.width);
  return {};
}

Naming NamingOf(const ReportStyle* style) { return style == nullptr ? Naming::kIds : style->naming; }

// Where a replay is told and how.
struct ReplayTelling {
  entente_replay_summary* summary;
  TextPlace text;
  const ReportStyle* style;  // NULL: JSON
};

entente_status Replay(entente_exchange* exchange, const entente_document* game, const ReplayTelling& telling,
                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(telling.text.text, telling.text.name));
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}, {game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(telling.summary, "summary"));
    const Result<ReplayResult> replay = ReplayGame(exchange->exchange, game->document, NamingOf(telling.style));
    if (!replay.ok()) return replay.status();
    entente_replay_summary known{};
    known.phases = static_cast<uint32_t>(replay->phases);
    known.compared = static_cast<uint32_t>(replay->compared);
    known.differences = static_cast<uint32_t>(replay->differences.size());
    known.notes = static_cast<uint32_t>(replay->notes.size());
    known.input_notes = static_cast<uint32_t>(replay->input_notes.size());
    known.skipped_last = static_cast<uint32_t>(replay->skipped.last);
    known.skipped_empty = static_cast<uint32_t>(replay->skipped.empty);
    known.skipped_over = static_cast<uint32_t>(replay->skipped.over);
    if (telling.summary != nullptr) StoreStruct(known, telling.summary);
    std::string text;
    telling.style == nullptr ? AppendReplay(*replay, text) : AppendReplayReport(*replay, telling.style->width, text);
    return GiveText(std::move(text), telling.text.text);
  });
}

}  // namespace

entente_status entente_exchange_report(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                                       const entente_report_options* options, entente_text** report,
                                       entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ReportStyle style;
    ENTENTE_RETURN_IF_BAD(CheckPlace(report, "report"));
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    ENTENTE_RETURN_IF_BAD(CheckPhase(document, phase));
    ENTENTE_RETURN_IF_BAD(LoadStyle(options, style));
    std::string text;
    if (document->document.is_game() && document->document.PhaseName(phase) == kCompleted) {
      const Result<Exchange::PhaseInput> over = exchange->exchange.Read(document->document, phase);
      if (!over.ok()) return over.status();
      AppendEndReport(over->position, over->tells_phase, exchange->exchange.notes(), style, text);
      return GiveText(std::move(text), report);
    }
    const Result<Exchange::Judged> judged = exchange->exchange.Judge(document->document, phase);
    if (!judged.ok()) return judged.status();
    AppendReport(judged->phase, judged->rules, exchange->exchange.notes(), style, text);
    return GiveText(std::move(text), report);
  });
}

entente_status entente_exchange_replay(entente_exchange* exchange, const entente_document* game,
                                       entente_replay_summary* summary, entente_text** result, entente_error* error) {
  return Replay(exchange, game, {summary, {result, "result"}, nullptr}, error);
}

entente_status entente_exchange_replay_report(entente_exchange* exchange, const entente_document* game,
                                              const entente_report_options* options, entente_replay_summary* summary,
                                              entente_text** report, entente_error* error) {
  ReportStyle style;
  const entente_status status = Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(report, "report"));
    return LoadStyle(options, style);
  });
  if (status != ENTENTE_OK) return status;
  return Replay(exchange, game, {summary, {report, "report"}, &style}, error);
}

uint32_t entente_exchange_note_count(const entente_exchange* exchange) {
  return exchange == nullptr ? 0 : static_cast<uint32_t>(exchange->exchange.notes().size());
}

entente_status entente_exchange_note(const entente_exchange* exchange, uint32_t index, char* text, size_t capacity,
                                     size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    const Notes& notes = exchange->exchange.notes();
    if (index >= notes.size()) return BeyondTheLast("index", index, notes.size());
    return CopyText(notes[index], text, capacity, length);
  });
}
