// Explains the results of orders.
#include "exchange_handle.h"
#include "game_handle.h"
#include "reports/explanation_json.h"
#include "reports/fate_graph_text.h"
#include "results.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome Answer(PhaseExplainer& explainer, const PhaseTold& phase, std::string_view order, entente_text_form form,
               Voice voice, int width, entente_text** explanation) {
  ENTENTE_ASSIGN(const Asked asked, FindOrders(phase, order));
  explainer.Read(phase);
  std::string text;
  switch (form) {
    case ENTENTE_TEXT_FOR_PEOPLE:
      text = ExplanationsText(explainer, asked, voice, width);
      break;
    case ENTENTE_TEXT_JSON:
      text = ExplanationsJson(explainer, asked, voice);
      break;
    case ENTENTE_TEXT_GRAPH_DOT:
      text = FateGraphDot(explainer, voice);
      break;
    default:
      text = FateGraphJson(explainer);
  }
  return GiveText(std::move(text), explanation);
}

// The results of the movement phase before a retreats phase of a game; empty if there is no such phase. Returns a copy,
// because the game keeps only one phase at a time.
std::vector<OrderResult> MovementBefore(const Game& game, int phase) {
  if (phase == 0 || game.PositionAt(phase).phase_type() != PhaseType::kRetreats) return {};
  const std::span<const OrderResult> results = game.played(phase - 1).results;
  return {results.begin(), results.end()};
}
// The same for a document.
std::vector<OrderResult> MovementBefore(Exchange& exchange, const Document& document, size_t phase) {
  if (phase == 0) return {};
  const Result<Exchange::PhaseInput> input = exchange.Read(document, phase);
  if (!input.ok() || input->position.phase_type() != PhaseType::kRetreats) return {};
  const Result<Exchange::Judged> before = exchange.Judge(document, phase - 1);
  if (!before.ok() || before->phase.before.phase_type() != PhaseType::kMovement) return {};
  const std::span<const OrderResult> results = before->phase.result.results;
  return {results.begin(), results.end()};
}

}  // namespace

entente_status entente_scratch_explain(entente_scratch* scratch, const char* order_text, size_t order_text_length,
                                       entente_text_form form, const entente_text_options* options,
                                       entente_text** explanation, entente_error* error) {
  return Guard(error, HandleOut(explanation, "explanation"), TextIn{order_text, order_text_length, "order_text"},
               TextFormIn{form, ENTENTE_TEXT_GRAPH_JSON}, TextOptionsIn{options}, Adjudicated{scratch},
               [&](std::string_view asked, const TextStyle& style, const PhaseResult& result) -> Outcome {
                 const Map& map = *scratch->map->map;
                 if (scratch->explainer == nullptr) scratch->explainer = std::make_shared<PhaseExplainer>(map);
                 const PositionView before(map, scratch->before.data());
                 const PhaseTold phase{before, scratch->result_rules, result.results, result.events, result.after};
                 return Answer(*scratch->explainer, phase, asked, form, style.voice, style.width, explanation);
               });
}

entente_status entente_game_explain(const entente_game* game, entente_phase phase, const char* order_text,
                                    size_t order_text_length, entente_text_form form,
                                    const entente_text_options* options, entente_text** explanation,
                                    entente_error* error) {
  return Guard(error, HandleOut(explanation, "explanation"), TextIn{order_text, order_text_length, "order_text"},
               TextFormIn{form, ENTENTE_TEXT_GRAPH_JSON}, TextOptionsIn{options}, PlayedNumber{game, phase},
               [&](std::string_view asked, const TextStyle& style, int number) -> Outcome {
                 const std::vector<OrderResult> movement = MovementBefore(game->game, number);
                 const PlayedPhase& played = game->game.played(number);
                 const PositionView before = played.before.view(), after = played.after.view();
                 PhaseExplainer explainer(game->game.map());
                 const PhaseTold of{before, game->game.rules(), played.results, played.events,
                                    after,  &played.sheet,      movement};
                 return Answer(explainer, of, asked, form, style.voice, style.width, explanation);
               });
}

entente_status entente_exchange_explain(entente_exchange* exchange, const entente_document* document,
                                        entente_phase phase, const char* order_text, size_t order_text_length,
                                        entente_text_form form, const entente_text_options* options,
                                        entente_text** explanation, entente_error* error) {
  return Guard(
      error, HandleOut(explanation, "explanation"), TextIn{order_text, order_text_length, "order_text"},
      TextFormIn{form, ENTENTE_TEXT_GRAPH_JSON}, TextOptionsIn{options}, In(exchange), DocumentPhase{document, phase},
      [&](std::string_view asked, const TextStyle& style) -> Outcome {
        exchange->exchange.Speak(style.voice);
        const std::vector<OrderResult> movement = MovementBefore(exchange->exchange, document->document, phase);
        ENTENTE_ASSIGN(const Exchange::Judged judged, exchange->exchange.Judge(document->document, phase));
        const AdjudicatedPhase& done = judged.phase;
        PhaseExplainer explainer(done.before.map());
        const PhaseTold of{done.before, judged.rules, done.result.results, done.result.events, done.result.after,
                           &done.sheet, movement};
        return Answer(explainer, of, asked, form, exchange->exchange.voice(), style.width, explanation);
      });
}
