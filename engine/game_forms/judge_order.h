// Writes units and orders in the words of the judges' listings. A view of a position; any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JUDGE_ORDER_H_
#define ENTENTE_ENGINE_GAME_FORMS_JUDGE_ORDER_H_

#include <span>
#include <string>
#include <vector>

#include "order/outcome.h"
#include "position/position.h"

namespace entente {

class JudgeWords {
 public:
  explicit JudgeWords(const PositionView& position) : position_(position), map_(position.map()) {}

  const PositionView& position() const { return position_; }
  // "St. Petersburg (south coast)"; the id where a name would be read as another place.
  std::string Place(LocationIndex location) const;
  // "Army Paris".
  std::string UnitText(const Unit& unit) const;
  // "French"; the name where that would be read as another power.
  std::string Own(PowerIndex power) const;
  // "Army Paris -> Burgundy". A move by sea has the path that was `written` for it, else a path of fleets of `results` that
  // convoy it; `lacks_path` is set if it is ordered by convoy and no fleet convoys it.
  std::string OrderText(const Order& order, std::span<const LocationIndex> written,
                        std::span<const OrderResult> results, bool* lacks_path) const;
  // "  (*bounce, dislodged*)", or nothing.
  static std::string Marks(const OrderOutcome& outcome);

 private:
  std::string MoveText(const Order& order, std::span<const LocationIndex> written, std::span<const OrderResult> results,
                       bool* lacks_path) const;
  std::string ThirdText(const Order& order) const;
  bool IsNear(const Unit& unit, ProvinceIndex province) const;
  std::vector<ProvinceIndex> PathOf(const Order& order, std::span<const OrderResult> results) const;

  PositionView position_;
  const Map& map_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JUDGE_ORDER_H_
