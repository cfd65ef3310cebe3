// Matches alternative build sites with the open homes that they stand for, as many as possible.
//
// Alternatives of all powers are in one table, because the homes that they stand for belong to one power each.
//   Bounds: a call looks at every alternative of its power once, and at each home that it may stand for. No allocation;
//           one thread per object.
//   Source: maps/LANGUAGE.md (Homes).
#ifndef ENTENTE_ENGINE_ADJUSTMENT_STAND_INS_H_
#define ENTENTE_ENGINE_ADJUSTMENT_STAND_INS_H_

#include "base/province_set.h"
#include "map/map_stage.h"

namespace entente {

class StandIns {
 public:
  void Clear();

  // Finds a home for an alternative that has none, giving others another one where that helps. `homes` is the province
  // row of the homes that may be stood for. False, and nothing changed, if there is no way: then no larger matching is
  // possible either.
  bool Place(const MapStage& stage, PowerIndex power, ProvinceIndex alternative, const Word* homes);

  // The alternative that stands for a home; kNoProvince if none.
  ProvinceIndex OnBehalfOf(ProvinceIndex home) const { return alternative_of_[home]; }
  // Whether an alternative stands for a home.
  bool IsPlaced(ProvinceIndex alternative) const { return home_of_[alternative] != kNoProvince; }

  void Put(ProvinceIndex alternative, ProvinceIndex home) {
    alternative_of_[home] = alternative;
    home_of_[alternative] = home;
  }
  void Take(ProvinceIndex alternative, ProvinceIndex home) {
    alternative_of_[home] = kNoProvince;
    home_of_[alternative] = kNoProvince;
  }

 private:
  ProvinceIndex alternative_of_[kMaxProvinces];  // by home
  ProvinceIndex home_of_[kMaxProvinces];         // by alternative
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_STAND_INS_H_
