// The words of DAIDE's language that are no power and no province. Any threads.
//   Source: DAIDE syntax 0.167 and 0.178.
#ifndef ENTENTE_ENGINE_MAP_FORMS_DAIDE_WORDS_H_
#define ENTENTE_ENGINE_MAP_FORMS_DAIDE_WORDS_H_

#include <string_view>

namespace entente {

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

#endif  // ENTENTE_ENGINE_MAP_FORMS_DAIDE_WORDS_H_
