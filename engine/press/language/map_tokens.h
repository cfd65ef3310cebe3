// Gives the powers, provinces and coasts of a map their tokens and words, and finds them by token. Immutable; any threads.
//
// A power's number is its PowerIndex. Provinces are numbered by category, and in each by their words. On the standard map and
// maps of the same board these are the official numbers.
//   Source: DAIDE syntax 0.167; the numbering of a server that derives it, which agrees with the official one.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MAP_TOKENS_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MAP_TOKENS_H_

#include <array>
#include <span>
#include <vector>

#include "map/map.h"
#include "press/language/token.h"
#include "press/language/vocabulary.h"

namespace entente::press {

class MapTokens {
 public:
  // Of the base map: places that IN and FROM add have no tokens.
  //   Errors: invalid argument for a map of more than 256 provinces or with more than eight coasts of a province.
  static Result<MapTokens> Make(const Map& map);

  const Vocabulary& vocabulary() const { return vocabulary_; }
  // Powers, then provinces, each ascending: what a representation message lists.
  std::span<const NamedToken> names() const { return names_; }

  Token Power(PowerIndex power) const { return Token(Category::kPower, power); }
  PowerIndex PowerOf(Token token) const;  // kNoPower if the map does not have it

  // kNoToken for a province that no unit may ever enter: DAIDE does not have it.
  Token Province(ProvinceIndex province) const { return provinces_[province]; }
  ProvinceIndex ProvinceOf(Token token) const;  // kNoProvince if the map does not have it

  // Of a location with a coast; kNoToken for others.
  Token Coast(LocationIndex location) const { return coasts_[location]; }
  // The province itself for `coast` kNoToken. kNoLocation for an unknown place.
  LocationIndex LocationOf(Token province, Token coast) const;

 private:
  void NumberProvinces(const Map& map, std::span<const std::string> words);

  std::vector<NamedToken> names_;
  Vocabulary vocabulary_;
  int power_count_ = 0;
  std::vector<Token> provinces_;                                    // by province
  std::vector<Token> coasts_;                                       // by location
  std::vector<std::pair<LocationIndex, LocationIndex>> coasts_of_;  // by province: from the first coast to the end
  std::array<ProvinceIndex, 256> by_number_;                        // by the low octet of a token
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MAP_TOKENS_H_
