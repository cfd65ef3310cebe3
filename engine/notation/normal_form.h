// Reads units and orders in normal form quickly ("A PAR", "F STP/SC", "A BUR S A MAR - GAS"). Nearly all bulk input is
// in this form. notation.h reads any text, and gives the same result for normal form. Immutable after construction; any
// threads.
#ifndef ENTENTE_ENGINE_NOTATION_NORMAL_FORM_H_
#define ENTENTE_ENGINE_NOTATION_NORMAL_FORM_H_

#include <optional>
#include <string_view>
#include <vector>

#include "map/map.h"
#include "order/order.h"

namespace entente {

class NormalForm {
 public:
  explicit NormalForm(const Map& map);  // `map` must outlive this

  const Map& map() const { return *map_; }

  // The location with exactly this id, or kNoLocation.
  LocationIndex FindLocation(std::string_view id) const;
  // The power with exactly this id, or kNoPower.
  PowerIndex FindPower(std::string_view id) const;

  // Reads a unit: "A PAR", "*F STP/SC" (dislodged). No value if the text is in another form or the unit cannot stand
  // there.
  std::optional<Unit> ReadUnit(const Graph& graph, PowerIndex power, std::string_view text, bool* dislodged) const;

  // Reads an order of a kind that belongs to the phase. No value if the text is in another form.
  std::optional<Order> ReadOrder(PhaseType phase_type, PowerIndex power, std::string_view text) const;

 private:
  struct Entry {
    uint64_t key = 0;  // the id's bytes, first byte lowest; 0: free
    LocationIndex location = kNoLocation;
  };
  class Words;

  LocationIndex FindKey(uint64_t key) const;
  std::optional<Unit> TakeUnit(Words& words, PowerIndex power) const;
  LocationIndex TakePlace(Words& words, UnitType type) const;
  std::optional<Order> ReadMovement(Words& words, const Unit& unit) const;
  std::optional<Order> ReadSupport(Words& words, const Unit& unit) const;
  std::optional<Order> ReadConvoy(Words& words, const Unit& unit) const;

  const Map* map_;
  std::vector<Entry> places_;         // hash table with open addressing; its size is a power of two
  std::vector<uint64_t> beginnings_;  // by power: the first eight bytes of its id
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_NORMAL_FORM_H_
