// Translates the numbers and words of webDiplomacy's variants on the standard board: territories, countries, turns, phases,
// orders. Constant after construction. Any threads.
//   Source: games from its API, published with research agents; its API notes.
#ifndef ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_IDS_H_
#define ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_IDS_H_

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"
#include "order/order.h"

namespace entente {

inline constexpr int kWebTerritories = 81;  // 1..81
inline constexpr int kMostWebCountries = 7;

struct WebVariant {
  int number;
  std::string_view map;  // our map for it
  // Whether the coasts of Spain, St Petersburg and Bulgaria have numbers right behind their provinces; false: the last ones.
  bool has_coasts_behind;
  std::vector<std::string_view> countries;  // our names of the countries 1, 2, ...; 0: no country
};
std::span<const WebVariant> WebVariants();
const WebVariant* FindWebVariant(std::string_view map);  // NULL: none is played on the map
std::string WebVariantList();                            // "1 (standard), 15 (france_austria) and 23 (germany_italy)"
inline constexpr int kMostWebTurn = 200000;

class WebDiplomacyIds {
 public:
  // Takes the variant that is played on a map of this name; variant 1, which does not fit, for any other.
  explicit WebDiplomacyIds(const Map& map);

  // Whether the map has the variant's name, and its places for units and its powers are exactly those of the variant.
  bool fits() const { return fits_; }
  int variant() const { return variant_->number; }
  int country_count() const { return static_cast<int>(variant_->countries.size()); }

  // Shapes: territories 1..kWebTerritories, countries 1..country_count(). 0 gives kNoLocation and kNoPower.
  LocationIndex PlaceOf(int territory) const { return places_[static_cast<size_t>(territory)]; }
  PowerIndex PowerOf(int country) const { return powers_[static_cast<size_t>(country)]; }
  int TerritoryOf(LocationIndex location) const { return territories_[location]; }
  int CountryOf(PowerIndex power) const { return countries_[power]; }

 private:
  bool fits_ = true;
  const WebVariant* variant_;
  std::array<LocationIndex, kWebTerritories + 1> places_;
  std::array<PowerIndex, kMostWebCountries + 1> powers_;
  std::vector<int> territories_, countries_;
};

// The phase of a turn. Turn 0 is the spring of 1901; turn 1 is the autumn, with the builds of the year. `phase` is
// "Diplomacy", "Retreats" or "Builds". Nullopt for other words, and for builds in spring.
std::optional<Phase> PhaseOfWebTurn(const Map& map, int turn, std::string_view phase);
// The turn of a phase. Nullopt for a phase before the first turn.
std::optional<int> WebTurnOf(const Map& map, const Phase& phase);
std::string_view WebPhaseWord(PhaseType type);

// An order's word, such as "Support hold", with its kind, the type of a built unit and the type of the phase.
struct WebOrderWord {
  OrderKind kind;
  UnitType type;
  PhaseType phase_type;
  std::string_view word;
};
std::span<const WebOrderWord> WebOrderWords();
// FindWebOrder: the meaning of a word; null if it is unknown. WordOfWebOrder: the word of an order; "" if there is none.
const WebOrderWord* FindWebOrder(std::string_view word);
std::string_view WordOfWebOrder(const Order& order, PhaseType phase_type);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_IDS_H_
