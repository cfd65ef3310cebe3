// Maps as DAIDE's MDF message: "MDF ( AUS ENG .. ) ( ( ( AUS BUD TRI VIE ) .. ( UNO BEL .. ) ) ( ALB .. ) )
// ( ( ADR ( FLT ALB .. ) ) .. )".
//
// An MDF message holds the powers, the home centres of each and the centres of nobody, the other provinces, and where
// armies and fleets may go from each province and coast. Lost are names and aliases, start units and owned centres, the
// phases and the beginning, rules, SHUT provinces, ports, straits and other passages, build sites that are no homes,
// dummies and leagues, everything of IN and FROM; so a map that is read has the names of its tokens and the usual
// phases, and no units.
//
// Tokens are three letters or digits, none of DAIDE's own words, each for one thing: a province has its abbreviation,
// but ENG, BOT and LYO are DAIDE's ECH, GOB and GOL where the map knows these words. A power has the first letters of
// its name. Where that is taken, another token of the same letters is found. Any threads.
//   Source: the `mdf_` productions of DAIDE syntax 0.167, text form as its logs show it.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_MDF_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_MDF_H_

#include <string>
#include <string_view>

#include "map/map.h"
#include "map_build/read_map_text.h"
#include "map_text/map_draft.h"

namespace entente {

// The message for the base map, on one line; `draft` is what its canonical text says.
//   Errors: invalid argument for a province with more than DAIDE's eight coasts.
absl::StatusOr<std::string> MapMdf(const Map& map, const MapDraft& draft);

// Words in any case, any white space. Errors: BAD_MDF, else the codes of map texts.
MapReadResult ReadMapMdf(std::string_view text, std::string_view file_name);

// One of DAIDE's eight coasts, clockwise from the north.
struct DaideCoast {
  std::string_view token;  // "NCS"
  std::string_view code;   // "NC"
  std::string_view words;  // "north coast"
};
inline constexpr DaideCoast kDaideCoasts[] = {{"NCS", "NC", "north coast"}, {"NEC", "NE", "north-east coast"},
                                              {"ECS", "EC", "east coast"},  {"SEC", "SE", "south-east coast"},
                                              {"SCS", "SC", "south coast"}, {"SWC", "SW", "south-west coast"},
                                              {"WCS", "WC", "west coast"},  {"NWC", "NW", "north-west coast"}};

// Whether a token has a meaning of its own in DAIDE's language, so that it can be no power and no province.
bool IsDaideWord(std::string_view token);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_MDF_H_
