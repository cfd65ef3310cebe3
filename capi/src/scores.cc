// Scores of a game, from its position.
#include "game/scores.h"

#include "arguments.h"
#include "buffers.h"
#include "structs.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

constexpr Refusal NoSystem(uint32_t system) { return BeyondTheLast("system", system, kScoreSystemCount); }

}  // namespace

uint32_t entente_score_system_count(void) { return kScoreSystemCount; }

entente_status entente_score_system(uint32_t system, entente_score_system_info* info, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{info, "info"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(info, "info"));
    if (system >= ScoreSystems().size()) return NoSystem(system);
    entente_score_system_info known{};
    FillText(ScoreSystems()[system].word, known.name);
    FillText(ScoreSystems()[system].text, known.text);
    return Store(known, info, "info");
  });
}

entente_status entente_position_scores(const entente_map* map, const void* position, uint32_t system, uint64_t unplayed,
                                       entente_score* scores, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckShownPosition(*map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(scores, capacity, length));
    if (system >= ScoreSystems().size()) return NoSystem(system);
    if ((unplayed & ~AllPowers(*map->map)) != 0)
      return UnknownBits("unplayed", unplayed, AllPowers(*map->map), "has bits of no power of the map");
    const PositionView view(*map->map, position);
    const GameScores known = ScoresOf(view, static_cast<ScoreSystem>(system), unplayed);
    ArrayFiller<entente_score> filler(scores, capacity);
    for (int p = 0; p < map->map->power_count(); ++p) filler.Add({known.of[p].numerator, known.of[p].denominator});
    return filler.Finish(length);
  });
}
