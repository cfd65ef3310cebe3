// Reads orders in DAIDE's brackets.
#include <optional>

#include "notation/order_reading.h"

namespace entente {
namespace {

class DaideReader : private OrderReader {
 public:
  explicit DaideReader(const OrderReading& reading) : OrderReader(reading) {}

  // The first token is a bracket (IsDaide).
  bool ReadOrder() {
    const bool bracketed = tokens_[1].Is(Kind::kOpen) || tokens_[2].Is(OrderWord::kWaive);
    if (bracketed) ++at_;
    const bool read = Token().Is(Kind::kOpen) ? ReadUnitOrder() : ReadWaive();
    if (!read || (bracketed && !Take(Kind::kClose, Expected::kClose))) return false;
    return ReadEnd();
  }

 private:
  bool Take(Kind kind, Expected expected) { return Skip(kind) || Fail(expected); }

  bool ReadPower(PowerIndex* power) {
    const std::optional<PowerMatch> match = PowerAt(map_, tokens_, at_);
    if (!match) return Fail(Expected::kPower);
    *power = match->power;
    at_ = match->end;
    return true;
  }

  // Reads a place: "BUR", "(STP SCS)".
  bool ReadProvince(Expected expected, PlaceMatch* place) {
    const bool bracket = Skip(Kind::kOpen);
    const std::optional<PlaceMatch> match = PlaceAt(map_, tokens_, at_);
    if (!match) return Fail(expected);
    *place = *match;
    at_ = match->end;
    return !bracket || Take(Kind::kClose, Expected::kClose);
  }

  // Reads a unit: "(FRA AMY PAR)".
  bool ReadUnit(Expected expected, UnitText* unit) {
    PlaceMatch place;
    if (!Take(Kind::kOpen, Expected::kOpen) || !ReadPower(&unit->nation)) return false;
    if (!ReadUnitType(unit)) return Fail(Expected::kUnitType);
    if (!ReadProvince(expected, &place)) return false;
    SetPlace(place, unit);
    return Take(Kind::kClose, Expected::kClose);
  }

  bool ReadWaive() {
    PowerIndex nation = kNoPower;
    if (!ReadPower(&nation)) return false;
    if (!Skip(OrderWord::kWaive)) return Fail(Expected::kOrderWord);
    SetWaive(nation);
    return true;
  }

  bool ReadUnitOrder() {
    if (!ReadUnit(Expected::kUnit, &ordered_)) return false;
    SetOrderedUnit(power_ != kNoPower ? power_ : ordered_.nation, ordered_);
    if (IsGoing()) return ReadMove();
    switch (Token().word) {
      case OrderWord::kHold:
        TakeKind(OrderKind::kHold);
        return true;
      case OrderWord::kSupport:
        TakeKind(OrderKind::kSupportHold);
        return ReadSupport();
      case OrderWord::kConvoy:
        TakeKind(OrderKind::kConvoy);
        return ReadConvoy();
      case OrderWord::kRetreat:
        TakeKind(OrderKind::kRetreat);
        return ReadTarget(ordered_);
      case OrderWord::kDisband:
        TakeKind(OrderKind::kDisband);
        return true;
      case OrderWord::kBuild:
        TakeKind(OrderKind::kBuild);
        return true;
      default:
        return Fail(Expected::kOrderWord);
    }
  }

  // Whether MTO, CTO or an arrow is here: "(FRA AMY PAR) - BUR".
  bool IsGoing() const {
    return Token().Is(OrderWord::kMove) || Token().Is(OrderWord::kConvoyTo) || Token().Is(Kind::kArrow);
  }
  bool ReadMove() {
    const bool by_convoy = Token().Is(OrderWord::kConvoyTo);
    TakeKind(MoveKind());
    return ReadTarget(ordered_) && (!by_convoy || ReadVia());
  }

  void TakeKind(OrderKind kind) {
    ++at_;
    SetKind(kind);
  }

  bool ReadTarget(const UnitText& mover) {
    PlaceMatch place;
    if (!ReadProvince(Expected::kDestination, &place)) return false;
    SetTarget(mover, place);
    return true;
  }

  // Reads a path: "VIA (NTH ECH)". CTO without a path is also a move by convoy.
  bool ReadVia() {
    parsed_.order = parsed_.order.WithViaConvoy(true);
    if (!Skip(OrderWord::kVia)) return true;
    if (!Take(Kind::kOpen, Expected::kOpen)) return false;
    do {
      PlaceMatch place;
      if (!ReadProvince(Expected::kConvoyFleet, &place)) return false;
      parsed_.convoy_path.push_back(place.location);
    } while (!Token().Is(Kind::kClose));
    AddWritten(kWrittenPath);
    return Take(Kind::kClose, Expected::kClose);
  }

  bool ReadSupport() {
    if (!ReadUnit(Expected::kSupportedUnit, &third_)) return false;
    SetThirdUnit(third_);
    if (!IsGoing()) return true;
    TakeKind(OrderKind::kSupportMove);
    return ReadTarget(third_);
  }

  bool ReadConvoy() {
    if (!ReadUnit(Expected::kConvoyedUnit, &third_)) return false;
    SetThirdUnit(third_);
    if (!IsGoing()) return Fail(Expected::kArrow);
    ++at_;
    return ReadTarget(third_);
  }
};

}  // namespace

bool ReadDaide(const OrderReading& reading) {
  reading.parsed->Clear();
  return DaideReader(reading).ReadOrder();
}

}  // namespace entente
