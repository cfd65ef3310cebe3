// Gives the powers, provinces and coasts of a map their tokens and words, and finds them by token. Immutable; any threads.
//
// A power's number is its PowerIndex. Provinces are numbered by category, and within a category by their words. On the
// standard board these are the official numbers.
//   Source: DAIDE syntax 0.167; the numbering that a DAIDE server derives from a map, which agrees with the official
//   one.
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
  // The tokens of the base map. Places that IN and FROM lines of the map text add have no tokens.
  //   Errors: invalid argument for a map of more than 256 provinces or with more than eight coasts of a province.
  static Result<MapTokens> Make(const Map& map);

  const Vocabulary& vocabulary() const { return vocabulary_; }
  // Powers, then provinces, each ascending: the entries of a representation message.
  std::span<const NamedToken> names() const { return names_; }

  Token Power(PowerIndex power) const { return Token(Category::kPower, power); }
  PowerIndex PowerOf(Token token) const;  // kNoPower if the map does not have it

  // kNoToken for a province that no unit may ever enter; DAIDE leaves it out.
  Token Province(ProvinceIndex province) const { return provinces_[province]; }
  ProvinceIndex ProvinceOf(Token token) const;  // kNoProvince if the map does not have it

  // The coast of a location; kNoToken for a location without one.
  Token Coast(LocationIndex location) const { return coasts_[location]; }
  // The location with this coast; with kNoToken for `coast`, the province itself. kNoLocation for an unknown place.
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
