// Advice before orders are adjudicated.
#include "buffers.h"
#include "document_handle.h"
#include "exchange/advice_json.h"
#include "exchange_handle.h"
#include "game_handle.h"
#include "telling.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// What is asked, and how it is told.
struct Wish {
  AdviceQuestion question;
  Telling telling;
};

Outcome ReadWish(const entente_advise_options* options, Wish& wish) {
  if (options == nullptr) return {};
  entente_advise_options given;
  ENTENTE_RETURN_IF_BAD(Load(options, given, "options"));
  ENTENTE_RETURN_IF_BAD(ReadTelling(given, ENTENTE_ADVISE_JSON, "is none of ENTENTE_ADVISE_*", wish.telling));
  if (given.which_unknown > ENTENTE_UNKNOWN_LISTED)
    return OutOfRange("options.which_unknown", given.which_unknown, ENTENTE_UNKNOWN_LISTED,
                      "is none of ENTENTE_UNKNOWN_*");
  if (given.which_unknown == ENTENTE_UNKNOWN_LISTED) {
    wish.question.unknown = given.unknown;
  } else if (given.unknown != 0) {
    return OutOfRange("options.unknown", given.unknown, 0, "names powers without ENTENTE_UNKNOWN_LISTED");
  }
  if (given.outlook > 1) return OutOfRange("options.outlook", given.outlook, 1);
  if (given.reserved != 0) return OutOfRange("options.reserved", given.reserved, 0, "is not 0");
  wish.question.outlook = given.outlook != 0;
  if (given.about != 0) wish.question.about = given.about;
  return {};
}

// Powers that the map does not have.
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
  const Telling& telling = wish.telling;
  const bool is_text = telling.form == ENTENTE_ADVISE_TEXT;
  return GiveText(is_text ? AdviceText(adviser, telling.voice, telling.width) : AdviceJson(adviser, telling.voice),
                  advice);
}

}  // namespace

entente_status entente_game_advise(const entente_game* game, const entente_advise_options* options,
                                   entente_text** advice, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    Wish wish;
    ENTENTE_RETURN_IF_BAD(CheckPlace(advice, "advice"));
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(ReadWish(options, wish));
    return AdviseOn(game->game.position(), game->game.rules(), game->game.LinesSoFar(), wish, advice);
  });
}

entente_status entente_exchange_advise(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                                       const entente_advise_options* options, entente_text** advice,
                                       entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    Wish wish;
    ENTENTE_RETURN_IF_BAD(CheckPlace(advice, "advice"));
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    ENTENTE_RETURN_IF_BAD(CheckPhase(document, phase));
    ENTENTE_RETURN_IF_BAD(ReadWish(options, wish));
    const Result<Exchange::PhaseInput> input = exchange->exchange.Read(document->document, phase);
    if (!input.ok()) return input.status();
    return AdviseOn(input->position, input->rules, input->sheet, wish, advice);
  });
}
