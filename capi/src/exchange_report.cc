// Reports for people, replays and notes.
#include "exchange_handle.h"
#include "records/replay.h"
#include "reports/report_text.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// Options of a report.
struct StyleIn {
  StructIn<entente_report_options> options;
  ReportStyle style = {};

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(options.Check());
    const entente_report_options& given = options.value();
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.board", given.board, 1}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.names", given.names, 1}.Check());
    ENTENTE_RETURN_IF_BAD(CheckWidth(given.width, kLeastReportWidth));
    style.board = given.board != 0;
    style.naming = given.names != 0 ? Naming::kFull : Naming::kIds;
    style.width = static_cast<int>(given.width);
    return {};
  }
  const ReportStyle& value() const { return style; }
};

// Replays a game. Gives text in the style, or JSON if `style` is NULL.
Outcome Replay(entente_exchange& exchange, const entente_document& game, const ReportStyle* style,
               entente_replay_summary* summary, entente_text** text) {
  const Naming naming = style == nullptr ? Naming::kIds : style->naming;
  ENTENTE_ASSIGN(const ReplayResult replay, ReplayGame(exchange.exchange, game.document, naming));
  entente_replay_summary known{};
  known.phase_count = static_cast<uint32_t>(replay.phases);
  known.compared = static_cast<uint32_t>(replay.compared);
  known.difference_count = static_cast<uint32_t>(replay.differences.size());
  known.remark_count = static_cast<uint32_t>(replay.notes.size());
  known.note_count = static_cast<uint32_t>(replay.input_notes.size());
  known.skipped_last = static_cast<uint32_t>(replay.skipped.last);
  known.skipped_empty = static_cast<uint32_t>(replay.skipped.empty);
  known.skipped_over = static_cast<uint32_t>(replay.skipped.over);
  ENTENTE_RETURN_IF_BAD(Give(known, summary));
  std::string replayed;
  style == nullptr ? AppendReplay(replay, replayed) : AppendReplayReport(replay, style->width, replayed);
  return GiveText(std::move(replayed), text);
}

}  // namespace

entente_status entente_exchange_report(entente_exchange* exchange, const entente_document* document,
                                       entente_phase phase, const entente_report_options* options,
                                       entente_text** report, entente_error* error) {
  return Guard(error, HandleOut(report, "report"), In(exchange), DocumentPhase{document, phase},
               StyleIn{{options, "options", MayBeNull::kYes}}, [&](const ReportStyle& style) -> Outcome {
                 std::string text;
                 if (document->document.is_game() && document->document.PhaseName(phase) == kCompleted) {
                   ENTENTE_ASSIGN(const Exchange::PhaseInput over, exchange->exchange.Read(document->document, phase));
                   AppendEndReport(over.position, over.tells_phase, exchange->exchange.notes(), style, text);
                   return GiveText(std::move(text), report);
                 }
                 ENTENTE_ASSIGN(const Exchange::Judged judged, exchange->exchange.Judge(document->document, phase));
                 AppendReport(judged.phase, judged.rules, exchange->exchange.notes(), style, text);
                 return GiveText(std::move(text), report);
               });
}

entente_status entente_exchange_replay(entente_exchange* exchange, const entente_document* document,
                                       entente_replay_summary* summary, entente_text** result, entente_error* error) {
  return Guard(error, HandleOut(result, "result"), In(exchange), In(document, "document"),
               StructOut(summary, "summary", MayBeNull::kYes),
               [&]() { return Replay(*exchange, *document, nullptr, summary, result); });
}

entente_status entente_exchange_replay_report(entente_exchange* exchange, const entente_document* document,
                                              const entente_report_options* options, entente_replay_summary* summary,
                                              entente_text** report, entente_error* error) {
  return Guard(error, HandleOut(report, "report"), StyleIn{{options, "options", MayBeNull::kYes}}, In(exchange),
               In(document, "document"), StructOut(summary, "summary", MayBeNull::kYes),
               [&](const ReportStyle& style) { return Replay(*exchange, *document, &style, summary, report); });
}

uint32_t entente_exchange_note_count(const entente_exchange* exchange) {
  return exchange == nullptr ? 0 : static_cast<uint32_t>(exchange->exchange.notes().size());
}

entente_status entente_exchange_note(const entente_exchange* exchange, uint32_t index, char* text, size_t capacity,
                                     size_t* length, entente_error* error) {
  return Guard(error, In(exchange), Buffer(text, capacity, length), [&](auto& out) -> Outcome {
    const Notes& notes = exchange->exchange.notes();
    if (index >= notes.size()) return BeyondTheLast("index", index, notes.size());
    return out.Copy(notes[index]);
  });
}
