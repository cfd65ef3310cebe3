// Reads boards and orders from webDiplomacy's state. Faults go to the WebValues. One thread at a time.
//   Source: webdiplomacy_ids.h.
#ifndef ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_BOARD_H_
#define ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_BOARD_H_

#include <string>
#include <string_view>
#include <vector>

#include "game_forms/stated_results.h"
#include "game_forms/webdiplomacy_ids.h"
#include "game_forms/webdiplomacy_values.h"
#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

class WebBoard {
 public:
  WebBoard(WebValues& values, const WebDiplomacyIds& ids, const Map& map);

  // Reads "centers". If they are missing, takes the owners of `before`, or of the start of a game if `before` is null.
  void ReadCenters(JsonIndex phase, const PositionView* before, PositionRef position);
  // Reads "units". Places the units and returns the dislodged ones.
  std::vector<Unit> ReadUnits(JsonIndex phase, PositionRef position);
  // Reads "orders", and their results into `stated`; no results if the phase has not been adjudicated yet.
  void ReadOrders(JsonIndex phase, const PositionView& position, OrderSheet& sheet, std::vector<StatedUnit>& stated);
  // The number of orders read so far that name another turn or phase than theirs; they are skipped.
  size_t orders_elsewhere() const { return orders_elsewhere_; }
  // Reads a list of countries.
  PowerSet ReadCountries(JsonIndex object, std::string_view name);

  // Hints are "standoffs" and "occupiedFrom" of the game. They bar retreats in its last phase.
  bool has_hints() const { return has_hints_; }
  bool IsBarred(const Unit& unit, ProvinceIndex to) const {
    return standoffs_[to] || attackers_of_[map_.ProvinceOf(unit.location)] == to;
  }

 private:
  LocationIndex Place(JsonIndex object, std::string_view name);
  PowerIndex Country(JsonIndex object);
  void ReadUnit(JsonIndex node, PositionRef position, std::vector<Unit>& dislodged);
  void ReadOrder(JsonIndex node, const PositionView& position, OrderSheet& sheet, std::vector<StatedUnit>& stated);
  Order OrderWith(JsonIndex node, OrderKind kind, UnitType built, const PositionView& position);
  void ReadHints(JsonIndex game);
  ProvinceIndex HintedProvince(JsonIndex value) const;
  ProvinceIndex ProvinceOfTerritory(int territory) const { return map_.ProvinceOf(ids_.PlaceOf(territory)); }

  WebValues& values_;
  const WebDiplomacyIds& ids_;
  const Map& map_;
  bool has_hints_ = false;
  size_t orders_elsewhere_ = 0;
  std::vector<bool> standoffs_;              // by province
  std::vector<ProvinceIndex> attackers_of_;  // by attacked province: the origin of the attack
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_BOARD_H_
