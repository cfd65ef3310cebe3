// Reads tokens as an order: ReadWords for words of any dialect, ReadDaide for DAIDE's brackets. Both share a base
// class. Internal to notation/. One thread at a time.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_READING_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_READING_H_

#include "notation/notation.h"
#include "notation/order_failure.h"
#include "notation/order_place.h"
#include "notation/order_tokens.h"

namespace entente {

// The input of a reader, and the places for its results.
struct OrderReading {
  const Map& map;
  PhaseType phase_type;
  PowerIndex power;  // the power of the order; kNoPower: taken from the text
  const OrderTokens& tokens;
  ParsedOrder* parsed;
  OrderFailure* failure;
  bool coasts_carry = false;  // fleets on coasts convoy, too
};

// Reads the whole text in words: JSON games, long names, DPjudge, judge and jDip style (notation.h). Returns false and
// sets `failure` if the text is no order.
//   If a word has two meanings ("ENG" before a unit: the power or the sea), tries one reading after the other, at most
//   64.
bool ReadWords(const OrderReading& reading);

// Reads the whole text in DAIDE's form: "(FRA AMY PAR) MTO BUR", "(ENG AMY LON) CTO BEL VIA (NTH)", "FRA WVE", also
// with the brackets that SUB puts around an order. In a retreats phase MTO and CTO are retreats. Failure as in
// ReadWords.
//   Source: the `order` productions of DAIDE syntax 0.167; the text form of its logs, with words in any case.
bool ReadDaide(const OrderReading& reading);
// Whether the text is in DAIDE's form, which starts with a bracket.
inline bool IsDaide(const OrderTokens& tokens) { return tokens[0].Is(OrderToken::Kind::kOpen); }

// A unit as written in the text.
struct UnitText {
  bool type_known = false;
  UnitType type = UnitType::kArmy;
  LocationIndex location = kNoLocation;
  PowerIndex nation = kNoPower;
  bool no_such_coast = false;
};

// The base of both readers: the current token, and the order read so far. Every Read... function moves `at_` behind the
// tokens that it read, or fails.
class OrderReader {
 protected:
  using Kind = OrderToken::Kind;

  explicit OrderReader(const OrderReading& reading)
      : map_(reading.map),
        phase_type_(reading.phase_type),
        power_(reading.power),
        tokens_(reading.tokens),
        parsed_(*reading.parsed),
        failure_(*reading.failure),
        coasts_carry_(reading.coasts_carry) {}

  const OrderToken& Token() const { return tokens_[at_]; }
  bool Fail(Expected expected) {
    failure_.Note(at_, expected);
    return false;
  }
  template <typename Wanted>
  bool Skip(Wanted wanted) {
    if (!Token().Is(wanted)) return false;
    ++at_;
    return true;
  }

  // Reads the end of the text, or remarks up to the end.
  bool ReadEnd();
  // Reads a unit type: "A", "army", "FLT".
  bool ReadUnitType(UnitText* unit);

  // In a retreats phase every move is a retreat, also in DAIDE's brackets, because the normal form of a move would read
  // back as a retreat there.
  OrderKind MoveKind() const { return phase_type_ == PhaseType::kRetreats ? OrderKind::kRetreat : OrderKind::kMove; }
  void SetKind(OrderKind kind) { parsed_.order = parsed_.order.WithKind(kind); }
  // Set type, nationality and coast of a unit in the order. `giver`: the power that gives the order.
  void SetOrderedUnit(PowerIndex giver, const UnitText& unit);
  void SetThirdUnit(const UnitText& unit);
  void SetPlace(const PlaceMatch& place, UnitText* unit);
  void SetTarget(const UnitText& mover, const PlaceMatch& place);
  void SetWaive(PowerIndex nation);
  // Whether a unit at `place` may be part of a convoy path of `mover`.
  bool MayCarry(const UnitText& mover, LocationIndex place) const;
  void AddWritten(uint8_t flags);

  const Map& map_;
  const PhaseType phase_type_;
  const PowerIndex power_;
  const OrderTokens& tokens_;
  ParsedOrder& parsed_;
  OrderFailure& failure_;
  const bool coasts_carry_;
  size_t at_ = 0;
  UnitText ordered_;
  UnitText third_;

 private:
  LocationIndex PlaceFor(const UnitText& unit, LocationIndex location, uint8_t* written) const;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_READING_H_
