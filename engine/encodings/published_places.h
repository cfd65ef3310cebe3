// The numbers that published encodings give to the powers and places of the standard map.
//
// Two sequences are in use. DeepMind gives each of 75 provinces an id, and its boards have 81 rows: the
// provinces, with the coasts behind those that have coasts. FAIR and DipNet share another sequence of the 81 places.
// SWI, which no unit may enter, is in neither. Immutable; any threads.
//   Source: shared facts about the published code, see capi/docs/research.md.
#ifndef ENTENTE_ENGINE_ENCODINGS_PUBLISHED_PLACES_H_
#define ENTENTE_ENGINE_ENCODINGS_PUBLISHED_PLACES_H_

#include <array>
#include <vector>

#include "base/status.h"
#include "map/map.h"

namespace entente {

inline constexpr int kPublishedPowers = 7;
inline constexpr int kPublishedProvinces = 75;
inline constexpr int kPublishedRows = 81;
inline constexpr size_t kMostPublishedHomes = 4;  // of a power

class PublishedPlaces {
 public:
  // Errors: unsupported for a map with other powers or places than the standard map, or with more than one stage.
  static Result<PublishedPlaces> Make(const Map& map);

  // The id of a location's province; -1 for SWI.
  int IdOf(LocationIndex location) const { return ids_[location]; }
  ProvinceIndex ProvinceWithId(int id) const { return provinces_[static_cast<size_t>(id)]; }
  // The row of a location in DeepMind's boards; -1 for SWI.
  int RowOf(LocationIndex location) const { return rows_[location]; }
  // The row of a location in the boards of FAIR and DipNet; -1 for SWI.
  int PlaceOf(LocationIndex location) const { return places_[location]; }
  // 1 for the coasts that DeepMind's numbers flag (`/SC`), else 0.
  uint32_t FlagOf(LocationIndex location) const { return flags_[location]; }
  // The location of a fleet in a province, by flag.
  LocationIndex FleetPlace(const Map& map, ProvinceIndex province, uint32_t flag) const;

 private:
  std::vector<int8_t> ids_, rows_, places_;  // by location
  std::vector<uint8_t> flags_;
  std::array<ProvinceIndex, kPublishedProvinces> provinces_{};
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ENCODINGS_PUBLISHED_PLACES_H_
