// Writes units and orders of a position in the words of the judges' listings. Keeps a view of the position. Any threads.
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
  // "St. Petersburg (south coast)", or the id if the name would be read as another place.
  std::string Place(LocationIndex location) const;
  // "Army Paris".
  std::string UnitText(const Unit& unit) const;
  // "French", or the power's name if its adjective would be read as another power.
  std::string Own(PowerIndex power) const;
  // "Army Paris -> Burgundy". A move by convoy gets the path in `written`, else a path of the fleets in `results` that convoy
  // the army. Sets `lacks_path` if the move is ordered by convoy and no fleets convoy it.
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
