// Advises on orders before they are adjudicated.
#include "exchange_handle.h"
#include "game_handle.h"
#include "reports/advice_json.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// The question, and the form of the answer.
struct Wish {
  AdviceQuestion question;
  TextStyle style;
};

struct WishIn {
  StructIn<entente_advise_options> options;
  Wish wish = {};

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(options.Check());
    const entente_advise_options& given = options.value();
    ENTENTE_RETURN_IF_BAD(ReadTextStyle(given, ENTENTE_ADVISE_JSON, "is none of ENTENTE_ADVISE_*", wish.style));
    ENTENTE_RETURN_IF_BAD(
        NumberIn{"options.which_unknown", given.which_unknown, ENTENTE_UNKNOWN_LISTED, "is none of ENTENTE_UNKNOWN_*"}
            .Check());
    if (given.which_unknown == ENTENTE_UNKNOWN_LISTED) {
      wish.question.unknown = given.unknown;
    } else {
      ENTENTE_RETURN_IF_BAD(
          NumberIn{"options.unknown", given.unknown, 0, "names powers without ENTENTE_UNKNOWN_LISTED"}.Check());
    }
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.outlook", given.outlook, 1}.Check());
    ENTENTE_RETURN_IF_BAD(NumberIn{"options.reserved", given.reserved, 0, "is not 0"}.Check());
    wish.question.outlook = given.outlook != 0;
    if (given.about != 0) wish.question.about = given.about;
    return {};
  }
  const Wish& value() const { return wish; }
};

// Refuses powers that the map does not have.
Outcome CheckPowers(const Map& map, const AdviceQuestion& question) {
  const PowerSet all = AllPowers(map), unknown = question.unknown.value_or(0);
  constexpr const char* kNoPowers = "has bits of no power of the map";
  if ((unknown & ~all) != 0) return UnknownBits("options.unknown", unknown, all, kNoPowers);
  const bool has_about = question.about != ~PowerSet{0};
  if (has_about && (question.about & ~all) != 0) return UnknownBits("options.about", question.about, all, kNoPowers);
  return {};
}

Outcome AdviseOn(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet, const Wish& wish,
                 entente_text** advice) {
  ENTENTE_RETURN_IF_BAD(CheckPowers(position.map(), wish.question));
  if (position.is_over()) return Refusal{ENTENTE_ERR_WRONG_PHASE, "the game", "is over", {}};
  Adviser adviser(position.map());
  adviser.Read(position, rules, sheet, wish.question);
  const TextStyle& style = wish.style;
  const bool is_text = style.form == ENTENTE_ADVISE_TEXT;
  return GiveText(is_text ? AdviceText(adviser, style.voice, style.width) : AdviceJson(adviser, style.voice), advice);
}

}  // namespace

entente_status entente_game_advise(const entente_game* game, const entente_advise_options* options,
                                   entente_text** advice, entente_error* error) {
  return Guard(error, HandleOut(advice, "advice"), In(game), WishIn{{options, "options", MayBeNull::kYes}},
               [&](const Wish& wish) {
                 return AdviseOn(game->game.position(), game->game.rules(), game->game.LinesSoFar(), wish, advice);
               });
}

entente_status entente_exchange_advise(entente_exchange* exchange, const entente_document* document,
                                       entente_phase phase, const entente_advise_options* options,
                                       entente_text** advice, entente_error* error) {
  return Guard(error, HandleOut(advice, "advice"), In(exchange), DocumentPhase{document, phase},
               WishIn{{options, "options", MayBeNull::kYes}}, [&](const Wish& wish) -> Outcome {
                 ENTENTE_ASSIGN(const Exchange::PhaseInput input, exchange->exchange.Read(document->document, phase));
                 return AdviseOn(input.position, input.rules, input.sheet, wish, advice);
               });
}
