#include "notation/notation_daide.h"

#include <optional>

#include "notation/order_place.h"
#include "notation/remark.h"
#include "notation/unit_text.h"

namespace entente {
namespace {

using Kind = OrderToken::Kind;

class DaideReader {
 public:
  DaideReader(const Map& map, PhaseType phase_type, PowerIndex power, const OrderTokens& tokens, ParsedOrder* parsed,
              OrderFailure* failure)
      : map_(map), phase_type_(phase_type), power_(power), tokens_(tokens), parsed_(*parsed), failure_(*failure) {}

  // The first token is a bracket (IsDaide).
  bool ReadOrder() {
    const bool bracketed = tokens_[1].Is(Kind::kOpen) || tokens_[2].Is(OrderWord::kWaive);
    if (bracketed) ++at_;
    const bool read = Token().Is(Kind::kOpen) ? ReadUnitOrder() : ReadWaive();
    if (!read || (bracketed && !Take(Kind::kClose, Expected::kClose))) return false;
    if (Token().Is(Kind::kEnd)) return true;
    parsed_.has_remark = IsRemarkAt(map_, tokens_, at_);
    if (!parsed_.has_remark) return Fail(Expected::kEnd);
    return true;
  }

 private:
  const OrderToken& Token() const { return tokens_[at_]; }
  bool Fail(Expected expected) {
    failure_.Note(at_, expected);
    return false;
  }
  bool Take(Kind kind, Expected expected) {
    if (!Token().Is(kind)) return Fail(expected);
    ++at_;
    return true;
  }
  bool Skip(OrderWord word) {
    if (!Token().Is(word)) return false;
    ++at_;
    return true;
  }

  bool ReadPower(PowerIndex* power) {
    const std::optional<PowerMatch> match = PowerAt(map_, tokens_, at_);
    if (!match) return Fail(Expected::kPower);
    *power = match->power;
    at_ = match->end;
    return true;
  }

  // "BUR", "(STP SCS)".
  bool ReadProvince(Expected expected, PlaceMatch* place) {
    const bool bracket = Token().Is(Kind::kOpen);
    if (bracket) ++at_;
    const std::optional<PlaceMatch> match = PlaceAt(map_, tokens_, at_);
    if (!match) return Fail(expected);
    *place = *match;
    at_ = match->end;
    return !bracket || Take(Kind::kClose, Expected::kClose);
  }

  // "(FRA AMY PAR)".
  bool ReadUnit(Expected expected, UnitText* unit) {
    PlaceMatch place;
    if (!Take(Kind::kOpen, Expected::kOpen) || !ReadPower(&unit->nation)) return false;
    if (!Token().Is(OrderWord::kArmy) && !Token().Is(OrderWord::kFleet)) return Fail(Expected::kUnitType);
    unit->type_known = true;
    unit->type = Token().Is(OrderWord::kArmy) ? UnitType::kArmy : UnitType::kFleet;
    ++at_;
    if (!ReadProvince(expected, &place)) return false;
    unit->location = place.location;
    unit->no_such_coast = place.no_such_coast;
    return Take(Kind::kClose, Expected::kClose);
  }

  bool ReadWaive() {
    PowerIndex nation = kNoPower;
    if (!ReadPower(&nation)) return false;
    if (!Skip(OrderWord::kWaive)) return Fail(Expected::kOrderWord);
    parsed_.unit_nation = nation;
    parsed_.order = Order::Waive(power_ != kNoPower ? power_ : nation);
    return true;
  }

  bool ReadUnitOrder() {
    if (!ReadUnit(Expected::kUnit, &ordered_)) return false;
    SetOrderedUnit(map_, power_ != kNoPower ? power_ : ordered_.nation, ordered_, &parsed_);
    const OrderWord verb = Token().word;
    switch (verb) {
      case OrderWord::kHold:
        SetKind(OrderKind::kHold);
        return true;
      case OrderWord::kMove:
        SetKind(MoveKind());
        return ReadTarget(ordered_);
      case OrderWord::kConvoyTo:
        SetKind(MoveKind());
        return ReadTarget(ordered_) && ReadVia();
      case OrderWord::kSupport:
        SetKind(OrderKind::kSupportHold);
        return ReadSupport();
      case OrderWord::kConvoy:
        SetKind(OrderKind::kConvoy);
        return ReadConvoy();
      case OrderWord::kRetreat:
        SetKind(OrderKind::kRetreat);
        return ReadTarget(ordered_);
      case OrderWord::kDisband:
        SetKind(OrderKind::kDisband);
        return true;
      case OrderWord::kBuild:
        SetKind(OrderKind::kBuild);
        return true;
      default:
        return Fail(Expected::kOrderWord);
    }
  }

  // As in words: the normal form of a move in a retreats phase would read back as a retreat.
  OrderKind MoveKind() const { return phase_type_ == PhaseType::kRetreats ? OrderKind::kRetreat : OrderKind::kMove; }

  void SetKind(OrderKind kind) {
    ++at_;
    parsed_.order = parsed_.order.WithKind(kind);
  }

  bool ReadTarget(const UnitText& mover) {
    PlaceMatch place;
    if (!ReadProvince(Expected::kDestination, &place)) return false;
    uint8_t written = place.no_such_coast ? kWrittenNoSuchCoast : 0;
    const LocationIndex target = PlaceFor(map_, mover, place.location, &written);
    parsed_.order = parsed_.order.WithTarget(target);
    AddWritten(written, &parsed_);
    return true;
  }

  // "VIA (NTH ECH)". A client that leaves it out still moves by convoy.
  bool ReadVia() {
    parsed_.order = parsed_.order.WithViaConvoy(true);
    if (!Skip(OrderWord::kVia)) return true;
    if (!Take(Kind::kOpen, Expected::kOpen)) return false;
    do {
      PlaceMatch place;
      if (!ReadProvince(Expected::kConvoyFleet, &place)) return false;
      parsed_.convoy_path.push_back(place.location);
    } while (!Token().Is(Kind::kClose));
    AddWritten(kWrittenPath, &parsed_);
    return Take(Kind::kClose, Expected::kClose);
  }

  bool ReadSupport() {
    if (!ReadUnit(Expected::kSupportedUnit, &third_)) return false;
    SetThirdUnit(map_, third_, &parsed_);
    if (!Token().Is(OrderWord::kMove) && !Token().Is(OrderWord::kConvoyTo)) return true;
    SetKind(OrderKind::kSupportMove);
    return ReadTarget(third_);
  }

  bool ReadConvoy() {
    if (!ReadUnit(Expected::kConvoyedUnit, &third_)) return false;
    SetThirdUnit(map_, third_, &parsed_);
    if (!Token().Is(OrderWord::kConvoyTo) && !Token().Is(OrderWord::kMove)) return Fail(Expected::kArrow);
    ++at_;
    return ReadTarget(third_);
  }

  const Map& map_;
  const PhaseType phase_type_;
  const PowerIndex power_;
  const OrderTokens& tokens_;
  ParsedOrder& parsed_;
  OrderFailure& failure_;
  size_t at_ = 0;
  UnitText ordered_;
  UnitText third_;
};

}  // namespace

bool IsDaide(const OrderTokens& tokens) { return tokens[0].Is(Kind::kOpen); }

bool ReadDaide(const Map& map, PhaseType phase_type, PowerIndex power, const OrderTokens& tokens, ParsedOrder* parsed,
               OrderFailure* failure) {
  parsed->Clear();
  return DaideReader(map, phase_type, power, tokens, parsed, failure).ReadOrder();
}

}  // namespace entente
