// Results, events and sentences of the played phases of a game.
#include "explain/sentence.h"
#include "explain/written_note.h"
#include "game/losses.h"
#include "game_handle.h"
#include "records/played_json.h"
#include "results.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// The sentence for the result of a line or of an implied order.
std::string SentenceOf(const PlayedPhase& played, size_t index, Voice voice) {
  const OrderResult& result = played.results[index];
  if (index >= played.sheet.size()) {
    return ResultSentence(played.before.view(), result, played.results, voice);
  }
  return LineSentence(played.before.view(), played.sheet[index], result, played.results, voice);
}

}  // namespace

entente_status entente_game_summary(const entente_game* game, entente_phase phase, entente_phase_summary* summary,
                                    entente_error* error) {
  return Guard(error, PlayedNumber{game, phase}, StructOut(summary, "summary"), [&](int number) -> Outcome {
    const PlayedPhase& played = game->game.played(number);
    const size_t results = played.results.size(), events = played.events.size();
    entente_phase_summary known = SummaryOf(results, events, game->game.PositionAt(number + 1));
    known.by_default = played.by_default;
    known.serial = game->game.history()[static_cast<size_t>(number)].serial;
    return Give(known, summary);
  });
}

entente_status entente_game_results(const entente_game* game, entente_phase phase, entente_order_result* results,
                                    size_t result_size, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, PlayedNumber{game, phase}, ResultBuffer{{results, result_size}, capacity, length},
               [&](int number, const ResultBuffer& out) -> Outcome {
                 const PlayedPhase& played = game->game.played(number);
                 return out.Copy(played.results, played.after.view());
               });
}

entente_status entente_game_events(const entente_game* game, entente_phase phase, entente_event* events,
                                   size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, PlayedNumber{game, phase}, Buffer(events, capacity, length),
               [&](int number, auto& out) { return GiveEvents(game->game.played(number).events, out); });
}

entente_status entente_game_losses(const entente_game* game, entente_phase phase, entente_event* losses,
                                   size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, PlayedNumber{game, phase}, Buffer(losses, capacity, length), [&](int number, auto& out) {
    const PlayedPhase& played = game->game.played(number);
    return GiveEvents(LossesOf(played.before.view(), played.results, played.events), out);
  });
}

entente_status entente_game_phase_json(const entente_game* game, entente_phase phase,
                                       const entente_text_options* options, entente_text** json, entente_error* error) {
  return Guard(
      error, HandleOut(json, "json"), PlayedNumber{game, phase}, TextOptionsIn{options},
      [&](int number, const TextStyle& style) { return GiveText(PlayedJson(game->game, number, style.voice), json); });
}

entente_status entente_game_after(const entente_game* game, entente_phase phase, void* position, size_t capacity,
                                  entente_error* error) {
  return Guard(error, PlayedNumber{game, phase}, PositionOut{game, position, capacity},
               [&](int number, PositionRef out) { out.CopyFrom(game->game.played(number).after.view()); });
}

entente_status entente_game_texts(const entente_game* game, entente_phase phase, entente_phase_texts kind,
                                  const entente_text_options* options, entente_text** texts, entente_error* error) {
  return Guard(
      error, HandleOut(texts, "texts"), PlayedNumber{game, phase}, PhaseTextsIn{kind}, TextOptionsIn{options},
      [&](int number, const TextStyle& style) {
        const PlayedPhase& played = game->game.played(number);
        const auto order = [&](size_t i) {
          const std::string_view written = i < played.sheet.size() ? played.sheet[i].text : "";
          return written.empty() ? OrderTextOf(game->game.map(), played.results[i].order) : std::string(written);
        };
        const auto sentence = [&](size_t i) { return SentenceOf(played, i, style.voice); };
        return GiveText(
            PhaseTexts(kind, played.before.view(), played.results, played.events, order, sentence, style.voice), texts);
      });
}
