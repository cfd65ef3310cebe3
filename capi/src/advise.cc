// Advises on orders before they are adjudicated.
#include "exchange_handle.h"
#include "game_handle.h"
#include "reports/advice_json.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

struct QuestionIn {
  StructIn<entente_advise_options> given_question;
  AdviceQuestion question = {};

  explicit QuestionIn(const entente_advise_options* given) : given_question(given, "question", MayBeNull::kYes) {}

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(given_question.Check());
    const entente_advise_options& given = given_question.value();
    ENTENTE_RETURN_IF_BAD(
        NumberIn{"question.which_unknown", given.which_unknown, ENTENTE_UNKNOWN_LISTED, "is none of ENTENTE_UNKNOWN_*"}
            .Check());
    if (given.which_unknown == ENTENTE_UNKNOWN_LISTED) {
      question.unknown = given.unknown;
    } else {
      ENTENTE_RETURN_IF_BAD(
          NumberIn{"question.unknown", given.unknown, 0, "names powers without ENTENTE_UNKNOWN_LISTED"}.Check());
    }
    ENTENTE_RETURN_IF_BAD(NumberIn{"question.outlook", given.outlook, 1}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"question.reserved", given.reserved, 0, "is not 0"}.Check());
    question.outlook = given.outlook != 0;
    if (given.about != 0) question.about = given.about;
    return {};
  }
  const AdviceQuestion& value() const { return question; }
};

// Refuses powers that the map does not have.
Outcome CheckPowers(const Map& map, const AdviceQuestion& question) {
  const PowerSet all = AllPowers(map), unknown = question.unknown.value_or(0);
  constexpr const char* kNoPowers = "has bits of no power of the map";
  if ((unknown & ~all) != 0) return UnknownBits("question.unknown", unknown, all, kNoPowers);
  const bool has_about = question.about != ~PowerSet{0};
  if (has_about && (question.about & ~all) != 0) return UnknownBits("question.about", question.about, all, kNoPowers);
  return {};
}

Outcome AdviseOn(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet,
                 const AdviceQuestion& question, entente_text_form form, Voice voice, int width,
                 entente_text** advice) {
  ENTENTE_RETURN_IF_BAD(CheckPowers(position.map(), question));
  if (position.is_over()) return Refusal{ENTENTE_ERR_WRONG_PHASE, "the game", "is over", {}};
  Adviser adviser(position.map());
  adviser.Read(position, rules, sheet, question);
  const bool is_text = form == ENTENTE_TEXT_FOR_PEOPLE;
  return GiveText(is_text ? AdviceText(adviser, voice, width) : AdviceJson(adviser, voice), advice);
}

}  // namespace

entente_status entente_game_advise(const entente_game* game, const entente_advise_options* question,
                                   entente_text_form form, const entente_text_options* options, entente_text** advice,
                                   entente_error* error) {
  return Guard(error, HandleOut(advice, "advice"), In(game), QuestionIn{question}, TextFormIn{form},
               TextOptionsIn{options}, [&](const AdviceQuestion& asked, const TextStyle& style) {
                 return AdviseOn(game->game.position(), game->game.rules(), game->game.LinesSoFar(), asked, form,
                                 style.voice, style.width, advice);
               });
}

entente_status entente_exchange_advise(entente_exchange* exchange, const entente_document* document,
                                       entente_phase phase, const entente_advise_options* question,
                                       entente_text_form form, const entente_text_options* options,
                                       entente_text** advice, entente_error* error) {
  return Guard(error, HandleOut(advice, "advice"), In(exchange), DocumentPhase{document, phase}, QuestionIn{question},
               TextFormIn{form}, TextOptionsIn{options},
               [&](const AdviceQuestion& asked, const TextStyle& style) -> Outcome {
                 exchange->exchange.Speak(style.voice);
                 ENTENTE_ASSIGN(const Exchange::PhaseInput input, exchange->exchange.Read(document->document, phase));
                 return AdviseOn(input.position, input.rules, input.sheet, asked, form, exchange->exchange.voice(),
                                 style.width, advice);
               });
}
