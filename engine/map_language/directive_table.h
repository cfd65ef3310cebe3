// Lists the words that begin a directive. The reader finds its functions here, the writer the names that need a `+`,
// and diagnostics the words that a misspelt word may mean.
//   Source: maps/LANGUAGE.md (Text and lines; IN and FROM).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_DIRECTIVE_TABLE_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_DIRECTIVE_TABLE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "map_language/map_directives.h"

namespace entente {

// The step that reads the directive. From kAfterPlaces on, a line with an `=` is a place line.
enum class DirectiveStep : uint8_t {
  kStages,        // step 3: IN, FROM
  kBeforePlaces,  // step 5
  kAfterPlaces,   // steps 7 and 8
};

struct Directive {
  std::string_view word;
  DirectiveStep step;
  void (*read)(ReadContext&, const MapLine&);  // null: the reader itself carries it out
  size_t least_words = 1;                      // with fewer words the line is a power line
  bool for_whole_games = false;  // the start or the whole game depends on it: IN and FROM cannot change it
};

inline constexpr std::array<Directive, 42> kDirectives = {{
    {"IN", DirectiveStep::kStages, nullptr},
    {"FROM", DirectiveStep::kStages, nullptr},

    {"TEXTONLY", DirectiveStep::kBeforePlaces, ReadTextOnly, 1, true},
    {"VICTORY", DirectiveStep::kBeforePlaces, ReadVictory},
    {"FLAGS", DirectiveStep::kBeforePlaces, ReadFlags, 1, true},
    {"FLOW", DirectiveStep::kBeforePlaces, ReadFlow, 1, true},
    {"NOTIFY", DirectiveStep::kBeforePlaces, ReadNotify, 1, true},
    {"BEGIN", DirectiveStep::kBeforePlaces, ReadBegin, 1, true},
    {"RULE", DirectiveStep::kBeforePlaces, ReadRule, 1, true},
    {"RULES", DirectiveStep::kBeforePlaces, ReadRule, 1, true},
    {"ROTATE", DirectiveStep::kBeforePlaces, ReadRotate, 1, true},
    {"NEWHOMES", DirectiveStep::kBeforePlaces, ReadNewHomes, 1, true},
    {"USE", DirectiveStep::kBeforePlaces, nullptr},
    {"USES", DirectiveStep::kBeforePlaces, nullptr},
    {"MAP", DirectiveStep::kBeforePlaces, nullptr},

    {"FLAG", DirectiveStep::kAfterPlaces, ReadFlag, 1, true},
    {"OWNS", DirectiveStep::kAfterPlaces, ReadOwns},
    {"CENTERS", DirectiveStep::kAfterPlaces, ReadCenters},
    {"INHABITS", DirectiveStep::kAfterPlaces, ReadInhabits},
    {"HOME", DirectiveStep::kAfterPlaces, ReadHomes},
    {"HOMES", DirectiveStep::kAfterPlaces, ReadHomes},
    {"UNITS", DirectiveStep::kAfterPlaces, ReadUnits, 1, true},
    {"RESERVES", DirectiveStep::kAfterPlaces, ReadReserves},
    {"MILITIA", DirectiveStep::kAfterPlaces, ReadMilitia},
    {"CONTROL", DirectiveStep::kAfterPlaces, ReadControl, 1, true},
    {"LEAGUE", DirectiveStep::kAfterPlaces, ReadLeague},
    {"A", DirectiveStep::kAfterPlaces, ReadUnit, 1, true},
    {"F", DirectiveStep::kAfterPlaces, ReadUnit, 1, true},
    {"DUMMY", DirectiveStep::kAfterPlaces, ReadDummy, 1, true},
    {"DUMMIES", DirectiveStep::kAfterPlaces, ReadDummy, 1, true},
    {"TEAM", DirectiveStep::kAfterPlaces, ReadTeams, 1, true},
    {"TEAMS", DirectiveStep::kAfterPlaces, ReadTeams, 1, true},
    {"DROP", DirectiveStep::kAfterPlaces, ReadDrop},
    {"AMEND", DirectiveStep::kAfterPlaces, ReadTerrain, 2},
    {"WATER", DirectiveStep::kAfterPlaces, ReadTerrain, 2},
    {"LAND", DirectiveStep::kAfterPlaces, ReadTerrain, 2},
    {"COAST", DirectiveStep::kAfterPlaces, ReadTerrain, 2},
    {"PORT", DirectiveStep::kAfterPlaces, ReadTerrain, 2},
    {"SHUT", DirectiveStep::kAfterPlaces, ReadTerrain, 2},
    {"UNPLAYED", DirectiveStep::kAfterPlaces, ReadUnplayed, 1, true},
    {"UNOWNED", DirectiveStep::kAfterPlaces, ReadNeutral},
    {"NEUTRAL", DirectiveStep::kAfterPlaces, ReadNeutral},
}};

// The words with at least kLetters letters. Shorter words resemble too many others.
template <size_t kLetters>
constexpr auto LongDirectives() {
  constexpr auto is_long = [](const Directive& directive) { return directive.word.size() >= kLetters; };
  std::array<std::string_view, std::count_if(kDirectives.begin(), kDirectives.end(), is_long)> words;
  size_t count = 0;
  for (const Directive& directive : kDirectives) {
    if (is_long(directive)) words[count++] = directive.word;
  }
  return words;
}
inline constexpr auto kLongDirectives = LongDirectives<4>();
inline constexpr auto kDirectivesOfThreeLetters = LongDirectives<3>();

// The directive of a word in upper case; null if there is none.
constexpr const Directive* FindDirective(std::string_view upper) {
  for (const Directive& directive : kDirectives) {
    if (directive.word == upper) return &directive;
  }
  return nullptr;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_DIRECTIVE_TABLE_H_
