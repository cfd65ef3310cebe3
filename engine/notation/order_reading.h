// Reads tokens as an order, in words of any dialect or in DAIDE's brackets, on one common base. Internal to notation/.
// One thread at a time.
#ifndef ENTENTE_ENGINE_NOTATION_ORDER_READING_H_
#define ENTENTE_ENGINE_NOTATION_ORDER_READING_H_

#include "notation/notation.h"
#include "notation/order_failure.h"
#include "notation/order_place.h"
#include "notation/order_tokens.h"

namespace entente {

// What a reader gets and fills in.
struct OrderReading {
  const Map& map;
  PhaseType phase_type;
  PowerIndex power;  // whose order it is; kNoPower: the text says so
  const OrderTokens& tokens;
  ParsedOrder* parsed;
  OrderFailure* failure;
};

// Reads the whole text in words: JSON games, long names, DPjudge, judge and jDip style (notation.h). False, with the
// reason in `failure`, if it is no order.
//   Words that can be read in two ways ("ENG" before a unit: the power or the sea) are tried in turn, at most 64
//   readings.
bool ReadWords(const OrderReading& reading);

// Reads the whole text in DAIDE's form: "(FRA AMY PAR) MTO BUR", "(ENG AMY LON) CTO BEL VIA (NTH)", "FRA WVE", also
// with the brackets that SUB puts round an order. In a retreats phase MTO and CTO are retreats. False as above.
//   Source: the `order` productions of DAIDE syntax 0.167; text form as its logs show it, words in any case.
bool ReadDaide(const OrderReading& reading);
// Whether the text is in that form, which starts with a bracket.
inline bool IsDaide(const OrderTokens& tokens) { return tokens[0].Is(OrderToken::Kind::kOpen); }

// A unit as the text names it.
struct UnitText {
  bool type_known = false;
  UnitType type = UnitType::kArmy;
  LocationIndex location = kNoLocation;
  PowerIndex nation = kNoPower;
  bool no_such_coast = false;
};

// The base of both readers: the tokens from the first to the last, and the order as far as it is read. Every Read... of
// a reader leaves `at_` behind what it read, or fails.
class OrderReader {
 protected:
  using Kind = OrderToken::Kind;

  explicit OrderReader(const OrderReading& reading)
      : map_(reading.map),
        phase_type_(reading.phase_type),
        power_(reading.power),
        tokens_(reading.tokens),
        parsed_(*reading.parsed),
        failure_(*reading.failure) {}

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

  // The end of the text, or a remark.
  bool ReadEnd();
  // "A", "army", "FLT".
  bool ReadUnitType(UnitText* unit);

  // As in words also in brackets: the normal form of a move in a retreats phase would read back as a retreat.
  OrderKind MoveKind() const { return phase_type_ == PhaseType::kRetreats ? OrderKind::kRetreat : OrderKind::kMove; }
  void SetKind(OrderKind kind) { parsed_.order = parsed_.order.WithKind(kind); }
  // Puts the units' facts into the order: type, nationality, coast. `giver`: whose order it is.
  void SetOrderedUnit(PowerIndex giver, const UnitText& unit);
  void SetThirdUnit(const UnitText& unit);
  void SetPlace(const PlaceMatch& place, UnitText* unit);
  void SetTarget(const UnitText& mover, const PlaceMatch& place);
  void SetWaive(PowerIndex nation);
  void AddWritten(uint8_t flags);

  const Map& map_;
  const PhaseType phase_type_;
  const PowerIndex power_;
  const OrderTokens& tokens_;
  ParsedOrder& parsed_;
  OrderFailure& failure_;
  size_t at_ = 0;
  UnitText ordered_;
  UnitText third_;

 private:
  LocationIndex PlaceFor(const UnitText& unit, LocationIndex location, uint8_t* written) const;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_ORDER_READING_H_
