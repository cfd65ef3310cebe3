// Parts of webDiplomacy's state: values as it writes them, boards and orders. One thread at a time.
//   Source: webdiplomacy_ids.h.
#ifndef ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_BOARD_H_
#define ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_BOARD_H_

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "game_forms/webdiplomacy_ids.h"
#include "json/json_tape.h"
#include "position/position.h"
#include "records/game_record.h"
#include "sheet/order_sheet.h"

namespace entente {

// Members that may be absent, null, or of a kind that PHP makes of them: a number as a text, a list as an object.
//   Errors: invalid argument with path and place.
class WebValues {
 public:
  explicit WebValues(const JsonTape& tree) : tree_(tree) {}
  const JsonTape& tree() const { return tree_; }

  // 0 if it is absent, null or an empty text.
  Result<int> Number(JsonIndex object, std::string_view name, int most) const;
  Result<int> NumberAt(JsonIndex value, int most) const;
  // "" if it is absent or null.
  Result<std::string_view> Word(JsonIndex object, std::string_view name) const;
  // kNoJson if it is absent or null.
  Result<JsonIndex> List(JsonIndex object, std::string_view name) const;
  // "Yes", true or 1.
  bool IsYes(JsonIndex object, std::string_view name) const;

  template <typename Visit>
  void ForEach(JsonIndex list, const Visit& visit) const {
    if (list == kNoJson) return;
    for (const JsonIndex child : tree_.Children(list)) visit(child);
  }

  Status Error(JsonIndex value, std::string_view message) const;
  // At a member; at the object if it has none of this name.
  Status ErrorIn(JsonIndex object, std::string_view name, std::string_view message) const;

 private:
  const JsonTape& tree_;
};

class WebBoard {
 public:
  WebBoard(const WebValues& values, const WebDiplomacyIds& ids, const Map& map)
      : values_(values), ids_(ids), map_(map) {}

  // "centers"; without them those of the phase before, or of the start.
  Status ReadCenters(JsonIndex phase, const RecordedPhase* before, PositionRef position) const;
  // "units": puts the standing ones down, gives the dislodged ones.
  Status ReadUnits(JsonIndex phase, PositionRef position, std::vector<Unit>& dislodged) const;
  Status ReadOrders(JsonIndex phase, const PositionView& position, OrderSheet& sheet) const;
  Status ReadCountries(JsonIndex object, std::string_view name, PowerSet& powers) const;

  // "standoffs" and "occupiedFrom" of the game: where no unit may retreat in its last phase. False if it has none.
  bool ReadHints(JsonIndex game);
  bool IsBarred(const Unit& unit, ProvinceIndex to) const;

 private:
  Result<LocationIndex> Place(JsonIndex object, std::string_view name) const;
  Result<PowerIndex> Country(JsonIndex object) const;
  Status ReadUnit(JsonIndex node, PositionRef position, std::vector<Unit>& dislodged) const;
  Status ReadOrder(JsonIndex node, const PositionView& position, OrderSheet& sheet) const;
  Result<Order> OrderWith(JsonIndex node, OrderKind kind, UnitType built, const PositionView& position) const;
  ProvinceIndex HintedProvince(JsonIndex value) const;

  const WebValues& values_;
  const WebDiplomacyIds& ids_;
  const Map& map_;
  bool has_hints_ = false;
  std::vector<bool> standoffs_;              // by province
  std::vector<ProvinceIndex> attackers_of_;  // by province that was attacked: from where
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_BOARD_H_
