// Why orders ended as they did.
#include "buffers.h"
#include "document_handle.h"
#include "exchange/explanation_json.h"
#include "exchange/fate_graph_text.h"
#include "exchange_handle.h"
#include "game_handle.h"
#include "telling.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// What every call here is asked.
struct Question {
  const char* text;
  size_t length;
  const entente_explain_options* options;
  entente_text** explanation;
  std::string_view order = {};
  Telling telling = {};
};

Outcome Check(Question& question) {
  ENTENTE_RETURN_IF_BAD(CheckPlace(question.explanation, "explanation"));
  ENTENTE_RETURN_IF_BAD(TextArgument(question.text, question.length, "order", question.order));
  if (question.options == nullptr) return {};
  entente_explain_options given;
  ENTENTE_RETURN_IF_BAD(Load(question.options, given, "options"));
  return ReadTelling(given, ENTENTE_EXPLAIN_GRAPH_JSON, "is none of ENTENTE_EXPLAIN_*", question.telling);
}

Outcome Answer(PhaseExplainer& explainer, const PhaseTold& phase, const Question& question) {
  const Telling& telling = question.telling;
  const Result<Asked> asked = FindOrders(phase, question.order);
  if (!asked.ok()) return asked.status();
  explainer.Read(phase);
  std::string text;
  switch (telling.form) {
    case ENTENTE_EXPLAIN_TEXT:
      text = ExplanationsText(explainer, *asked, telling.voice, telling.width);
      break;
    case ENTENTE_EXPLAIN_JSON:
      text = ExplanationsJson(explainer, *asked, telling.voice);
      break;
    case ENTENTE_EXPLAIN_GRAPH_DOT:
      text = FateGraphDot(explainer, telling.voice);
      break;
    default:
      text = FateGraphJson(explainer);
  }
  return GiveText(std::move(text), question.explanation);
}

// The results of the movement phase before a retreats phase of a game; none if there is no such phase. They are a copy, for
// the game keeps one phase at a time.
std::vector<OrderResult> MovementBefore(const Game& game, int phase) {
  if (phase == 0 || game.PositionAt(phase).phase_type() != PhaseType::kRetreats) return {};
  const std::span<const OrderResult> results = game.played(phase - 1).results;
  return {results.begin(), results.end()};
}
// The same of a document.
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

const char* entente_explain_language(uint32_t language) {
  if (language >= static_cast<uint32_t>(LanguageCount())) return nullptr;
  return LanguageCode(static_cast<Language>(language)).data();
}

const char* entente_explain_language_name(uint32_t language) {
  if (language >= static_cast<uint32_t>(LanguageCount())) return nullptr;
  return LanguageName(static_cast<Language>(language)).data();
}

entente_status entente_scratch_explain(entente_scratch* scratch, const char* order, size_t order_length,
                                       const entente_explain_options* options, entente_text** explanation,
                                       entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    Question question{order, order_length, options, explanation};
    ENTENTE_RETURN_IF_BAD(Check(question));
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
    if (!scratch->result) return Refusal{ENTENTE_ERR_WRONG_PHASE, "the scratch", "has adjudicated nothing", {}};
    const Map& map = *scratch->map->map;
    if (scratch->explainer == nullptr) scratch->explainer = std::make_shared<PhaseExplainer>(map);
    const PositionView before(map, scratch->before.data());
    const PhaseResult& result = *scratch->result;
    return Answer(*scratch->explainer, {before, scratch->result_rules, result.results, result.events, result.after},
                  question);
  });
}

entente_status entente_game_explain(const entente_game* game, uint32_t phase, const char* order, size_t order_length,
                                    const entente_explain_options* options, entente_text** explanation,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    Question question{order, order_length, options, explanation};
    ENTENTE_RETURN_IF_BAD(Check(question));
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    const auto number = static_cast<int>(phase);
    const std::vector<OrderResult> movement = MovementBefore(game->game, number);
    const PlayedPhase& played = game->game.played(number);
    const PositionView before = played.before.view(), after = played.after.view();
    PhaseExplainer explainer(game->game.map());
    const PhaseTold told{before, game->game.rules(), played.results, played.events, after, &played.sheet, movement};
    return Answer(explainer, told, question);
  });
}

entente_status entente_exchange_explain(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                                        const char* order, size_t order_length, const entente_explain_options* options,
                                        entente_text** explanation, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    Question question{order, order_length, options, explanation};
    ENTENTE_RETURN_IF_BAD(Check(question));
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    ENTENTE_RETURN_IF_BAD(CheckPhase(document, phase));
    const std::vector<OrderResult> movement = MovementBefore(exchange->exchange, document->document, phase);
    const Result<Exchange::Judged> judged = exchange->exchange.Judge(document->document, phase);
    if (!judged.ok()) return judged.status();
    const AdjudicatedPhase& told = judged->phase;
    PhaseExplainer explainer(told.before.map());
    return Answer(
        explainer,
        {told.before, judged->rules, told.result.results, told.result.events, told.result.after, &told.sheet, movement},
        question);
  });
}
