// Sets the end rules of a game, and hashes games.
#include "game_handle.h"
#include "records/game_hash.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome ReadEndRules(const entente_end_rules& given, EndRules& rules) {
  constexpr auto kLastLimit = static_cast<uint32_t>(kYearLimitEndCount) - 1;
  ENTENTE_RETURN_IF_BAD(NumberIn{"rules.last_survivor", given.last_survivor, 1}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"rules.has_last_year", given.has_last_year, 1}.Check());
  ENTENTE_RETURN_IF_BAD(
      NumberIn{"rules.year_limit", given.year_limit, kLastLimit, "is none of ENTENTE_YEAR_LIMIT_*"}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"rules.stalemate_years", given.stalemate_years, INT32_MAX}.Check());
  ENTENTE_RETURN_IF_BAD(NumberIn{"rules.phase_limit", given.phase_limit, INT32_MAX}.Check());
  rules.last_survivor = given.last_survivor == 1;
  if (given.has_last_year == 1) rules.last_year = given.last_year;
  rules.year_limit_end = static_cast<YearLimitEnd>(given.year_limit);
  rules.stalemate_years = static_cast<int32_t>(given.stalemate_years);
  rules.phase_limit = static_cast<int32_t>(given.phase_limit);
  return {};
}

}  // namespace

entente_status entente_game_set_end_rules(entente_game* game, const entente_end_rules* end_rules,
                                          entente_error* error) {
  return Guard(error, In(game), StructIn(end_rules, "end_rules"), [&](const entente_end_rules& given) -> Outcome {
    EndRules read;
    ENTENTE_RETURN_IF_BAD(ReadEndRules(given, read));
    game->game.SetEndRules(read);
    return {};
  });
}

entente_status entente_game_end_rules(const entente_game* game, entente_end_rules* end_rules, entente_error* error) {
  return Guard(error, In(game), StructOut(end_rules, "end_rules"), [&]() -> Outcome {
    const EndRules& has = game->game.end_rules();
    entente_end_rules known{};
    known.last_survivor = has.last_survivor;
    known.has_last_year = has.last_year.has_value();
    known.last_year = has.last_year.value_or(0);
    known.year_limit = static_cast<uint32_t>(has.year_limit_end);
    known.stalemate_years = static_cast<uint32_t>(has.stalemate_years);
    known.phase_limit = static_cast<uint32_t>(has.phase_limit);
    return Give(known, end_rules);
  });
}

entente_status entente_game_hash(const entente_game* game, entente_phase phase, uint64_t* hash, entente_error* error) {
  return Guard(error, ReachedPhase{game, phase}, Out(hash, "hash"), [&](int number) {
    const Game& played = game->game;
    GameHash chain(played.map(), played.rules());
    chain.Begin(played.PositionAt(0));
    for (int i = 0; i < number; ++i) {
      chain.Add(played.map().TypeOf(played.PositionAt(i).phase()), played.Recall(i).sheet, played.PositionAt(i + 1));
    }
    *hash = chain.value();
  });
}
