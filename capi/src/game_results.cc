// What the played phases of a game came to.
#include "explain/sentence.h"
#include "explain/written_note.h"
#include "game_handle.h"
#include "results.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

const PlayedPhase& Played(const entente_game& game, uint32_t phase) {
  return game.game.played(static_cast<int>(phase));
}

// Why nobody can read a line, or the sentence for its order or for an implied one.
std::string SentenceOf(const PlayedPhase& played, size_t index) {
  if (index < played.sheet.size() && !played.sheet.IsReadable(index)) return std::string(played.sheet[index].why);
  std::string text = ResultSentence(played.before.view(), played.results[index], played.results);
  if (index < played.sheet.size()) {
    AppendWrittenNote(played.before.view(), played.sheet[index], played.results[index], text);
  }
  return text;
}

}  // namespace

entente_status entente_game_summary(const entente_game* game, uint32_t phase, entente_phase_summary* summary,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    ENTENTE_RETURN_IF_BAD(NotNull({{summary, "summary"}}));
    const PlayedPhase& played = Played(*game, phase);
    const PositionView next = game->game.PositionAt(static_cast<int>(phase) + 1);
    return Store(SummaryOf(played.results.size(), played.events.size(), next), summary, "summary");
  });
}

entente_status entente_game_results(const entente_game* game, uint32_t phase, entente_order_result* results,
                                    size_t result_size, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    const PlayedPhase& played = Played(*game, phase);
    return CopyResults(played.results, played.after.view(), {results, result_size}, capacity, length);
  });
}

entente_status entente_game_events(const entente_game* game, uint32_t phase, entente_event* events, size_t capacity,
                                   size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    return CopyEvents(Played(*game, phase).events, events, capacity, length);
  });
}

entente_status entente_game_after(const entente_game* game, uint32_t phase, void* position, size_t capacity,
                                  entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    return CopyPosition(Played(*game, phase).after.view(), position, capacity);
  });
}

entente_status entente_game_result_sentence(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                            size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    const PlayedPhase& played = Played(*game, phase);
    if (index >= played.results.size()) return BeyondTheLast("index", index, played.results.size());
    return CopyText(SentenceOf(played, index), text, capacity, length);
  });
}

entente_status entente_game_event_sentence(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                           size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    const PlayedPhase& played = Played(*game, phase);
    if (index >= played.events.size()) return BeyondTheLast("index", index, played.events.size());
    return CopyText(EventSentence(game->game.map(), played.before.view().stage(), played.events[index]), text, capacity,
                    length);
  });
}
