// Reports for people, replays and notes.
#include "exchange_handle.h"
#include "records/replay.h"
#include "reports/report_text.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// The style of a report in the voice of the exchange's last call.
ReportStyle StyleOf(const TextStyle& style, Voice voice) {
  return {style.board, voice.naming, style.width, voice.language};
}

entente_replay_summary SummaryOf(const ReplayResult& replay) {
  entente_replay_summary summary{};
  summary.phase_count = static_cast<uint32_t>(replay.phases);
  summary.compared = static_cast<uint32_t>(replay.compared);
  summary.difference_count = static_cast<uint32_t>(replay.differences.size());
  summary.remark_count = static_cast<uint32_t>(replay.notes.size());
  summary.note_count = static_cast<uint32_t>(replay.input_notes.size());
  summary.skipped_last = static_cast<uint32_t>(replay.skipped.last);
  summary.skipped_empty = static_cast<uint32_t>(replay.skipped.empty);
  summary.skipped_over = static_cast<uint32_t>(replay.skipped.over);
  return summary;
}

}  // namespace

entente_status entente_exchange_report(entente_exchange* exchange, const entente_document* document,
                                       entente_phase phase, const entente_text_options* options, entente_text** report,
                                       entente_error* error) {
  return Guard(error, HandleOut(report, "report"), In(exchange), DocumentPhase{document, phase}, TextOptionsIn{options},
               [&](const TextStyle& given) -> Outcome {
                 Exchange& with = exchange->exchange;
                 with.Speak(given.voice);
                 std::string text;
                 if (document->document.is_game() && document->document.PhaseName(phase) == kCompleted) {
                   ENTENTE_ASSIGN(const Exchange::PhaseInput over, with.Read(document->document, phase));
                   AppendEndReport(over.position, over.tells_phase, with.notes(), StyleOf(given, with.voice()), text);
                   return GiveText(std::move(text), report);
                 }
                 ENTENTE_ASSIGN(const Exchange::Judged judged, with.Judge(document->document, phase));
                 AppendReport(judged.phase, judged.rules, with.notes(), StyleOf(given, with.voice()), text);
                 return GiveText(std::move(text), report);
               });
}

entente_status entente_exchange_replay(entente_exchange* exchange, const entente_document* document,
                                       entente_text_form form, const entente_text_options* options,
                                       entente_replay_summary* summary, entente_text** replay, entente_error* error) {
  return Guard(error, HandleOut(replay, "replay"), In(exchange), In(document, "document"), TextFormIn{form},
               TextOptionsIn{options}, StructOut(summary, "summary", MayBeNull::kYes),
               [&](const TextStyle& style) -> Outcome {
                 exchange->exchange.Speak(style.voice);
                 ENTENTE_ASSIGN(const ReplayResult result, ReplayGame(exchange->exchange, document->document));
                 ENTENTE_RETURN_IF_BAD(Give(SummaryOf(result), summary));
                 std::string text;
                 form == ENTENTE_TEXT_JSON ? AppendReplay(result, text) : AppendReplayReport(result, style.width, text);
                 return GiveText(std::move(text), replay);
               });
}

entente_status entente_exchange_notes(const entente_exchange* exchange, entente_text** notes, entente_error* error) {
  return Guard(error, HandleOut(notes, "notes"), In(exchange), [&]() {
    std::string lines;
    for (const std::string& note : exchange->exchange.notes()) AppendLine(note, lines);
    return GiveText(std::move(lines), notes);
  });
}
