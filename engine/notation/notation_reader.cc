// Reads orders in words.
#include <cstdint>
#include <optional>

#include "notation/guesses.h"
#include "notation/order_reading.h"
#include "notation/remark.h"

namespace entente {
namespace {

constexpr int kMaxReadings = 64;

// Tries one reading of the text.
class WordReader : private OrderReader {
 public:
  WordReader(const OrderReading& reading, Guesses& guesses) : OrderReader(reading), guesses_(guesses) {}

  bool ReadOrder() {
    Skip(Kind::kStar);
    stated_ = ReadNation();
    Skip(Kind::kStar);
    if (!ReadBody()) return false;
    while (Token().Is(OrderWord::kNoise)) ++at_;
    return ReadEnd();
  }

 private:
  // The place that starts here. Looked up only once for each token.
  const std::optional<PlaceMatch>& PlaceHere() {
    if (looked_up_ != at_) here_ = PlaceAt(map_, tokens_, at_);
    looked_up_ = at_;
    return here_;
  }
  void SkipNoise() {
    while (Token().Is(OrderWord::kNoise) && !IsShortened() && !PlaceHere()) ++at_;
  }
  // Whether the word ends with a dot, so that it is part of a name ("In.").
  bool IsShortened() const { return tokens_.Source(at_, at_ + 1).ends_with('.'); }

  // Whether the order ends here: at the end of the text or at a comment.
  bool IsEndAt(size_t at) const { return tokens_[at].Is(Kind::kEnd) || IsCommentAt(map_, tokens_, at); }

  // ---- The parts of an order ----

  // Reads a nationality: "England:", "French", "Russian A SER". kNoPower if none is written. A word without a colon
  // that may also be a place or a unit is first tried with that meaning.
  PowerIndex ReadNation() {
    SkipNoise();
    if (at_ == not_a_nation_ || !Token().Is(Kind::kWord)) return kNoPower;
    const bool is_type = Token().word == OrderWord::kArmy || Token().word == OrderWord::kFleet;
    if (is_type && !Token().colon_after) return kNoPower;
    const std::optional<PowerMatch> power = PowerAt(map_, tokens_, at_);
    if (!power) return kNoPower;
    const bool colon = tokens_[power->end - 1].colon_after;
    if (!colon && (Token().word != OrderWord::kNone || PlaceHere()) && !guesses_.TakeSecond()) {
      not_a_nation_ = at_;
      return kNoPower;
    }
    at_ = power->end;
    return power->power;
  }

  bool ReadPlace(Expected expected, PlaceMatch* place) {
    SkipNoise();
    std::optional<PlaceMatch> match = PlaceHere();
    while (match && match->name_end > at_ + 1 && guesses_.TakeSecond()) {
      match = PlaceAt(map_, tokens_, at_, match->name_end - at_ - 1);
    }
    if (!match) return Fail(expected);
    *place = *match;
    at_ = match->end;
    return true;
  }

  bool ReadUnit(Expected expected, UnitText* unit) {
    unit->nation = ReadNation();
    SkipNoise();
    const size_t start = at_;
    if (ReadUnitType(unit)) {
      SkipNoise();
      // A name may begin with the letter: "A Coruna".
      if (!PlaceHere() && PlaceAt(map_, tokens_, start)) {
        unit->type_known = false;
        at_ = start;
      }
    }
    PlaceMatch place;
    if (!ReadPlace(expected, &place)) return false;
    SetPlace(place, unit);
    return true;
  }

  bool ReadOrderedUnit() {
    UnitText unit;
    if (!ReadUnit(Expected::kUnit, &unit)) return false;
    if (unit.nation == kNoPower) unit.nation = stated_;
    const PowerIndex giver = power_ != kNoPower ? power_ : stated_ != kNoPower ? stated_ : unit.nation;
    SetOrderedUnit(giver, unit);
    ordered_ = unit;
    return true;
  }

  bool ReadThirdUnit(Expected expected) {
    UnitText unit;
    if (!ReadUnit(expected, &unit)) return false;
    SetThirdUnit(unit);
    third_ = unit;
    return true;
  }

  // Whether a word for moving is a place here: it follows such a word (`is_going`), or it ends the order.
  bool IsDestinationHere(bool is_going) {
    const std::optional<PlaceMatch> place = PlaceHere();
    return place && (is_going || IsEndAt(place->end));
  }

  // Skips one or more of: an arrow, "to", "moves", "moves to", CTO. Stops at a place with such a name.
  bool SkipGoing() {
    const size_t start = at_;
    for (;; ++at_) {
      if (Token().Is(Kind::kArrow)) continue;
      const bool is_word =
          Token().Is(OrderWord::kTo) || Token().Is(OrderWord::kMove) || Token().Is(OrderWord::kConvoyTo);
      if (!is_word || IsDestinationHere(at_ > start)) break;
      if (Token().Is(OrderWord::kConvoyTo)) parsed_.order = parsed_.order.WithViaConvoy(true);
    }
    return at_ > start;
  }

  // Reads a destination of `mover`. In "LON - NTH - BEL" the last place is the destination, and the others are the
  // path.
  bool ReadDestination(const UnitText& mover, bool path_allowed) {
    PlaceMatch place;
    if (!ReadPlace(Expected::kDestination, &place)) return false;
    while (path_allowed && (Token().Is(Kind::kArrow) || Token().Is(OrderWord::kTo))) {
      parsed_.convoy_path.push_back(place.location);
      SkipGoing();
      if (!ReadPlace(Expected::kDestination, &place)) return false;
    }
    SetTarget(mover, place);
    return ReadVia();
  }

  bool ReadClose(bool is_open) {
    if (is_open && !Skip(Kind::kClose)) return Fail(Expected::kClose);
    return true;
  }

  // Reads "VIA", "via convoy", "by convoy", "(via convoy)", or a path: "VIA NTH, ENG", "VIA (NTH)".
  bool ReadVia() {
    const bool bracket = Token().Is(Kind::kOpen) && tokens_[at_ + 1].Is(OrderWord::kVia);
    if (bracket) ++at_;
    if (!Skip(OrderWord::kVia)) return true;
    parsed_.order = parsed_.order.WithViaConvoy(true);
    if (Token().Is(OrderWord::kNoise) || Token().Is(OrderWord::kArmy)) {  // "by a convoy"
      if (tokens_[at_ + 1].Is(OrderWord::kConvoy)) ++at_;
    }
    if (!Skip(OrderWord::kConvoy) && !ReadViaPath()) return false;
    return ReadClose(bracket);
  }

  bool ReadViaPath() {
    if (IsResultAt(map_, tokens_, at_)) return true;
    const bool bracket = Skip(Kind::kOpen);
    while (!IsEndAt(at_) && !Token().Is(Kind::kClose)) {
      while (Skip(Kind::kArrow) || Skip(OrderWord::kNoise)) {
      }
      if (IsEndAt(at_)) break;
      PlaceMatch place;
      if (!ReadPlace(Expected::kConvoyFleet, &place)) return false;
      parsed_.convoy_path.push_back(place.location);
    }
    return ReadClose(bracket);
  }

  // ---- The kinds of orders ----

  // The word that starts an order: "build", "remove", "waive". kNone if the word is a place with more words behind it.
  OrderWord FirstWord() {
    const OrderWord word = Token().word;
    const bool starts = word == OrderWord::kWaive || word == OrderWord::kBuild || word == OrderWord::kDisband ||
                        word == OrderWord::kRetreat;
    const bool alone =
        word == OrderWord::kWaive && IsEndAt(at_ + 1);  // a place alone is no order, so this is the waive
    return starts && (alone || !PlaceHere()) ? word : OrderWord::kNone;
  }

  bool ReadBody() {
    switch (FirstWord()) {
      case OrderWord::kWaive:
        ++at_;
        Skip(OrderWord::kBuild);
        return ReadWaive();
      case OrderWord::kBuild:
        ++at_;
        if (Skip(OrderWord::kWaive)) return ReadWaive();
        SetKind(OrderKind::kBuild);
        return ReadOrderedUnit();
      case OrderWord::kDisband:
        ++at_;
        SetKind(OrderKind::kDisband);
        return ReadOrderedUnit();
      case OrderWord::kRetreat:
        ++at_;
        return ReadOrderedUnit() && ReadMove(OrderKind::kRetreat);
      default:
        return ReadOrderedUnit() && ReadVerb();
    }
  }

  bool ReadWaive() {
    SetWaive(stated_);
    return true;
  }

  // Reads the action of the unit. A bare place behind a unit is its destination.
  bool ReadVerb() {
    SkipNoise();
    if (Token().Is(Kind::kArrow)) return ReadMove(MoveKind());
    switch (Token().word) {
      case OrderWord::kHold:
        return ReadBare(OrderKind::kHold);
      case OrderWord::kMove:
      case OrderWord::kConvoyTo:
      case OrderWord::kTo:
        return ReadMove(MoveKind());
      case OrderWord::kSupport:
        ++at_;
        return ReadSupport();
      case OrderWord::kConvoy:
        ++at_;
        return ReadConvoy();
      case OrderWord::kRetreat:
        ++at_;
        return ReadMove(OrderKind::kRetreat);
      case OrderWord::kDisband:
        return ReadBare(OrderKind::kDisband);
      case OrderWord::kBuild:
        return ReadBare(OrderKind::kBuild);
      default:
        if (!PlaceHere()) return Fail(Expected::kOrderWord);
        SetKind(MoveKind());
        return ReadDestination(ordered_, false);
    }
  }

  bool ReadBare(OrderKind kind) {
    ++at_;
    SetKind(kind);
    return true;
  }

  bool ReadMove(OrderKind kind) {
    SkipGoing();
    SetKind(kind);
    if (!ReadDestination(ordered_, true)) return false;
    if (parsed_.convoy_path.empty()) return true;
    parsed_.order = parsed_.order.WithViaConvoy(true);
    AddWritten(kWrittenPath);
    return true;
  }

  // Reads a support. Without a move of the supported unit it is a support to hold.
  bool ReadSupport() {
    SetKind(OrderKind::kSupportHold);
    if (!ReadThirdUnit(Expected::kSupportedUnit)) return false;
    SkipNoise();
    const bool going = SkipGoing();
    SkipNoise();
    const bool is_place = going && PlaceHere();  // a place may be called HLD
    if (!is_place && Skip(OrderWord::kHold)) return true;
    if (!going) return true;
    SetKind(OrderKind::kSupportMove);
    return ReadDestination(third_, true);
  }

  bool ReadConvoy() {
    SetKind(OrderKind::kConvoy);
    if (!ReadThirdUnit(Expected::kConvoyedUnit)) return false;
    if (!third_.type_known) {
      third_.type = ordered_.type_known ? OtherType(ordered_.type) : UnitType::kArmy;
      third_.type_known = true;
    }
    SkipNoise();
    if (!SkipGoing()) return Fail(Expected::kArrow);
    return ReadDestination(third_, true);
  }

  Guesses& guesses_;
  size_t looked_up_ = SIZE_MAX;  // the token that `here_` belongs to
  std::optional<PlaceMatch> here_;
  size_t not_a_nation_ = SIZE_MAX;  // the token that this reading does not take for a nationality
  PowerIndex stated_ = kNoPower;    // the power written before the order
};

}  // namespace

bool ReadWords(const OrderReading& reading) {
  Guesses guesses;
  for (int i = 0; i < kMaxReadings; ++i) {
    reading.parsed->Clear();
    if (WordReader(reading, guesses).ReadOrder()) return true;
    if (!guesses.Next()) break;
  }
  return false;
}

}  // namespace entente
