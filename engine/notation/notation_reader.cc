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
    is_starred_ = Skip(Kind::kStar);
    stated_ = ReadNation();
    is_starred_ |= Skip(Kind::kStar);
    if (!ReadBody()) return false;
    SkipRepetition();
    while (Token().Is(OrderWord::kNoise)) noise_end_ = ++at_;
    const bool ends_in_noise = noise_end_ == at_;
    if (IsByLandInVain()) return Fail(Expected::kEnd);
    if (!ReadEnd()) return false;
    parsed_.has_remark |= ends_in_noise;
    return true;
  }

 private:
  // The place that starts here. Looked up only once for each token.
  const std::optional<PlaceMatch>& PlaceHere() {
    if (looked_up_ != at_) here_ = PlaceAt(map_, tokens_, at_);
    looked_up_ = at_;
    return here_;
  }
  void SkipNoise() {
    while (Token().Is(OrderWord::kNoise) && !IsShortened() && !PlaceHere()) noise_end_ = ++at_;
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
      if (Token().hyphen && PlaceAt(map_, tokens_, at_ + 1)) ++at_;  // "A-PAR"
    }
    PlaceMatch place;
    if (!ReadPlace(expected, &place)) return false;
    SetPlace(place, unit);
    if (!unit->type_known && IsLong(at_) && !PlaceAt(map_, tokens_, at_ + 1)) ReadUnitType(unit);  // "build Paris army"
    return true;
  }
  // Whether the token is a word of more than one letter.
  bool IsLong(size_t at) const { return tokens_[at].Is(Kind::kWord) && tokens_.Key(at, at + 1).size() > 1; }

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
  // path: a chain of other places has no meaning. A retreat has no path.
  bool ReadDestination(const UnitText& mover, bool path_allowed) {
    PlaceMatch place;
    path_allowed &= phase_type_ != PhaseType::kRetreats;
    size_t begin = at_;
    if (!MayFollowGoing()) return Fail(Expected::kDestination);
    if (!ReadPlace(Expected::kDestination, &place)) return false;
    while (path_allowed && IsGoingOn()) {
      if (!MayCarry(mover, place.location)) return FailWithoutPath(mover, place.location, begin);
      parsed_.convoy_path.push_back(place.location);
      SkipGoing();
      begin = at_;
      if (!MayFollowGoing()) return Fail(Expected::kDestination);
      if (!ReadPlace(Expected::kDestination, &place)) return false;
    }
    SetTarget(mover, place);
    return ReadVia(mover);
  }
  // Fails behind a destination that is no part of a path, at the word for going on. If a place follows, the reason is that
  // a fleet has no path, or that `first`, where the destination begins, is no place of a convoying unit.
  bool FailWithoutPath(const UnitText& mover, LocationIndex place, size_t first) {
    size_t at = at_;
    while (tokens_[at].Is(Kind::kArrow) || tokens_[at].Is(OrderWord::kTo) || tokens_[at].Is(OrderWord::kMove)) ++at;
    if (!PlaceAt(map_, tokens_, at)) return FailAt(at_, Expected::kEnd);
    return IsFleetWithPath(mover, place) ? FailAt(at_, Expected::kNoPath) : FailAt(first, Expected::kConvoyFleet);
  }
  // Whether the path would do for an army.
  bool IsFleetWithPath(const UnitText& mover, LocationIndex place) const {
    return mover.type_known && mover.type == UnitType::kFleet && MayCarry({}, place);
  }
  // Whether a destination may begin here, behind a word for moving: "moves in the Channel", but not "moves from Paris".
  bool MayFollowGoing() {
    return PlaceHere() || !Token().Is(OrderWord::kNoise) || IsArticle(at_) || IsWord("IN") || IsWord("AT");
  }
  bool IsArticle(size_t at) const { return tokens_.Key(at, at + 1) == "THE" || tokens_.Key(at, at + 1) == "AN"; }
  bool IsWord(std::string_view word) const { return Token().Is(Kind::kWord) && tokens_.Key(at_, at_ + 1) == word; }
  bool IsGoingOn() const {
    return Token().Is(Kind::kArrow) || Token().Is(OrderWord::kTo) || Token().Is(OrderWord::kMove);
  }

  bool ReadClose(bool is_open) {
    if (is_open && !Skip(Kind::kClose)) return Fail(Expected::kClose);
    return true;
  }

  // Reads "VIA", "via convoy", "by convoy", "(via convoy)", "(convoy)", or a path: "VIA NTH, ENG", "VIA (NTH)",
  // "(convoyed by F NTH)", "(F NTH convoys)". One star right behind the destination means the same: "A NWY-SWE*".
  bool ReadVia(const UnitText& mover) {
    const bool is_move = parsed_.order.kind() == OrderKind::kMove && !is_starred_;
    if (is_move && Token().Is(Kind::kStar) && Token().begin == tokens_[at_ - 1].end && IsEndAt(at_ + 1)) {
      parsed_.order = parsed_.order.WithViaConvoy(true);
      ++at_;
      return true;
    }
    if (IsByLandHere()) return true;
    const bool is_of_carriers = Token().Is(Kind::kOpen) && AreCarriers(at_ + 1);
    const bool bracket =
        is_of_carriers || (Token().Is(Kind::kOpen) && (tokens_[at_ + 1].Is(OrderWord::kVia) || IsConvoyed(at_ + 1)));
    if (bracket) ++at_;
    const bool is_convoyed = bracket && Skip(OrderWord::kConvoy);
    if (!Skip(OrderWord::kVia) && !is_convoyed && !is_of_carriers) return true;
    parsed_.order = parsed_.order.WithViaConvoy(true);
    if (Token().Is(OrderWord::kNoise) || Token().Is(OrderWord::kArmy)) {  // "by a convoy"
      if (tokens_[at_ + 1].Is(OrderWord::kConvoy)) ++at_;
    }
    const bool has_path = !Skip(OrderWord::kConvoy) && !(is_convoyed && Token().Is(Kind::kClose));
    if (has_path && !ReadViaPath(mover)) return false;
    if (is_of_carriers) Skip(OrderWord::kConvoy);
    return ReadClose(bracket);
  }

  // Whether the inside of a bracket begins here that says who convoys: "F NTH convoys)".
  bool AreCarriers(size_t at) const {
    bool has_place = false;
    for (size_t end = at; end > 0 && at < tokens_.size(); at = end) {
      const std::optional<PlaceMatch> place = PlaceAt(map_, tokens_, at);
      const std::optional<PowerMatch> power = PowerAt(map_, tokens_, at);
      const OrderToken& token = tokens_[at];
      const bool is_small = token.Is(OrderWord::kFleet) || token.Is(OrderWord::kArmy) || token.Is(OrderWord::kNoise) ||
                            token.Is(OrderWord::kAnd);
      end = place ? place->end : power ? power->end : at + 1;
      if (!place && !power && !is_small) break;
      has_place |= place.has_value();
    }
    return has_place && IsLong(at) && tokens_[at].Is(OrderWord::kConvoy) && tokens_[at + 1].Is(Kind::kClose);
  }

  // Whether the inside of a bracket begins here that means a convoy: "convoy)", "convoyed by".
  bool IsConvoyed(size_t at) const {
    if (!tokens_[at].Is(OrderWord::kConvoy) || tokens_.Key(at, at + 1) == "C") return false;
    return tokens_[at + 1].Is(Kind::kClose) || tokens_[at + 1].Is(OrderWord::kVia);
  }

  bool ReadViaPath(const UnitText& mover) {
    if (IsResultAt(map_, tokens_, at_)) return true;
    const bool bracket = Skip(Kind::kOpen);
    while (!IsEndAt(at_) && !Token().Is(Kind::kClose) && !(Token().Is(OrderWord::kConvoy) && !PlaceHere())) {
      const size_t gap = at_;
      while (Skip(Kind::kArrow) || Skip(OrderWord::kNoise) || Skip(OrderWord::kAnd)) {
      }
      if (IsEndAt(at_)) {
        at_ = gap;  // behind the path
        break;
      }
      UnitText carrier;
      const size_t begin = at_;
      if (!ReadUnit(Expected::kConvoyFleet, &carrier)) return false;
      if (!MayCarry(mover, carrier.location)) {
        return FailAt(begin, IsFleetWithPath(mover, carrier.location) ? Expected::kNoPath : Expected::kConvoyFleet);
      }
      parsed_.convoy_path.push_back(carrier.location);
    }
    return ReadClose(bracket);
  }

  // ---- The kinds of orders ----

  // The word that starts an order: "build", "remove", "waive". kNone if the word is a place with more words behind it.
  OrderWord FirstWord() {
    const OrderWord word = Token().word;
    const bool starts = word == OrderWord::kWaive || word == OrderWord::kBuild || word == OrderWord::kDisband ||
                        word == OrderWord::kRetreat || word == OrderWord::kMove || word == OrderWord::kHold;
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
      case OrderWord::kHold:
        ++at_;
        SetKind(OrderKind::kHold);
        return ReadOrderedUnit();
      case OrderWord::kMove:
        ++at_;
        return ReadOrderedUnit() && ReadMove(MoveKind());
      case OrderWord::kRetreat:
        ++at_;
        if (phase_type_ != PhaseType::kAdjustments) return ReadOrderedUnit() && ReadMove(OrderKind::kRetreat);
        SetKind(OrderKind::kDisband);  // "r a par" removes
        return ReadOrderedUnit();
      default:
        return ReadOrderedUnit() && ReadVerb();
    }
  }

  bool ReadWaive() {
    SetWaive(stated_);
    return true;
  }

  // Reads the action of the unit. A bare place behind a unit is its destination, unless a word between them says another
  // thing: "A PAR from BUR", "A PAR in BUR".
  bool ReadVerb() {
    const size_t start = at_;
    SkipNoise();
    if (IsVerbBehindArrow()) ++at_;
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
        if (phase_type_ == PhaseType::kRetreats && Token().Is(OrderWord::kArmy) && IsEndAt(at_ + 1)) {
          return ReadBare(OrderKind::kDisband);  // "a bre a" annihilates
        }
        while (at_ > start && IsArticle(at_ - 1)) --at_;
        if (at_ > start) return FailAt(at_ - 1, Verb());
        if (IsShortConvoy()) {
          ++at_;
          return ReadConvoy();
        }
        if (!PlaceHere()) SkipNoise();
        if (!PlaceHere()) return Fail(Verb());
        SetKind(MoveKind());
        return ReadDestination(ordered_, false);
    }
  }

  Expected Verb() const {
    return phase_type_ == PhaseType::kAdjustments ? Expected::kAdjustment : Expected::kOrderWord;
  }

  // Whether an arrow only joins the unit and the action: "A WAR-Holds", "A PAR - H". A single letter with more behind it
  // may begin a name ("- S. Africa").
  bool IsVerbBehindArrow() const {
    if (!Token().Is(Kind::kArrow)) return false;
    const OrderWord word = tokens_[at_ + 1].word;
    const bool is_verb = word == OrderWord::kHold || word == OrderWord::kSupport || word == OrderWord::kConvoy ||
                         word == OrderWord::kDisband || word == OrderWord::kRetreat;
    const bool is_meant = IsLong(at_ + 1) || (word == OrderWord::kHold && IsEndAt(at_ + 2));
    return is_verb && is_meant && !PlaceAt(map_, tokens_, at_ + 1);
  }

  // Whether "CON" means "convoys" here: "F NTH CON A YOR - BEL". A fleet that may carry is before it, and a unit with its
  // way behind it, which cannot follow a destination.
  bool IsShortConvoy() const {
    if (!IsWord("CON") || phase_type_ != PhaseType::kMovement || !MayCarry({}, ordered_.location)) return false;
    if (!tokens_[at_ + 1].Is(OrderWord::kArmy) && !tokens_[at_ + 1].Is(OrderWord::kFleet)) return false;
    const bool is_parted = tokens_.Source(at_, at_ + 2).find_first_of(",;+\n") != std::string_view::npos;
    const std::optional<PlaceMatch> unit = PlaceAt(map_, tokens_, at_ + 2);
    return unit && !is_parted && (tokens_[unit->end].Is(Kind::kArrow) || tokens_[unit->end].Is(OrderWord::kTo));
  }

  bool ReadBare(OrderKind kind) {
    ++at_;
    SetKind(kind);
    return true;
  }

  bool ReadMove(OrderKind kind) {
    SkipGoing();
    if (kind == OrderKind::kRetreat && Token().Is(OrderWord::kDisband) && !PlaceHere()) {
      return ReadBare(OrderKind::kDisband);  // "A MOS R OTB"
    }
    SetKind(kind);
    if (!ReadDestination(ordered_, true)) return false;
    if (parsed_.convoy_path.empty()) return true;
    parsed_.order = parsed_.order.WithViaConvoy(true);
    AddWritten(kWrittenPath);
    return true;
  }

  // Reads the destination and then the unit, as webDiplomacy writes them: "move to Munich from Ruhr".
  bool ReadFrom(Expected expected) {
    PlaceMatch to;
    SkipGoing();
    if (!ReadPlace(Expected::kDestination, &to)) return false;
    if (!IsFrom()) return Fail(expected);
    if (!ReadThirdUnit(expected)) return false;
    if (expected == Expected::kConvoyedUnit) TakeConvoyedType();
    SetTarget(third_, to);
    return true;
  }
  // A convoyed unit without a type has the other type than its carrier.
  void TakeConvoyedType() {
    if (third_.type_known) return;
    third_.type = ordered_.type_known ? OtherType(ordered_.type) : UnitType::kArmy;
    third_.type_known = true;
  }
  bool IsFrom() const { return Token().Is(OrderWord::kNoise) && IsWord("FROM"); }
  // Whether a word for going begins here, and not a place or a unit.
  bool IsGoingHere() { return IsGoingOn() && !PlaceHere(); }

  // Reads a support. Without a move of the supported unit it is a support to hold.
  bool ReadSupport() {
    SetKind(OrderKind::kSupportHold);
    if (Token().Is(OrderWord::kTo) && tokens_[at_ + 1].Is(OrderWord::kHold) && !PlaceHere()) ++at_;
    if (Token().Is(OrderWord::kHold) && !PlaceHere()) return ReadHoldSupport();
    if (Token().Is(OrderWord::kMove) && !PlaceHere() && !tokens_[at_ + 1].Is(OrderWord::kTo)) ++at_;
    if (IsGoingHere()) {
      SetKind(OrderKind::kSupportMove);
      return ReadFrom(Expected::kSupportedUnit);
    }
    if (!ReadThirdUnit(Expected::kSupportedUnit)) return false;
    SkipNoise();
    const bool going = SkipGoing();
    if (!going || MayFollowGoing()) SkipNoise();
    const bool is_place = going && PlaceHere();  // a place may be called HLD
    if (!is_place && Skip(OrderWord::kHold)) return true;
    if (!going) return true;
    SetKind(OrderKind::kSupportMove);
    return ReadDestination(third_, true);
  }

  // Reads a support to hold whose words say so first: "support hold to Paris".
  bool ReadHoldSupport() {
    while (Skip(OrderWord::kHold) || (Token().Is(OrderWord::kTo) && !PlaceHere())) {
      if (Token().Is(OrderWord::kTo) && !PlaceHere()) ++at_;
    }
    return ReadThirdUnit(Expected::kSupportedUnit);
  }

  bool ReadConvoy() {
    SetKind(OrderKind::kConvoy);
    if (IsGoingHere()) return ReadConvoyTo();
    if (!ReadThirdUnit(Expected::kConvoyedUnit)) return false;
    TakeConvoyedType();
    SkipNoise();
    if (!SkipGoing()) return Fail(Expected::kArrow);
    return ReadDestination(third_, true);
  }

  // Reads "convoy to Belgium from London" of a convoying fleet, and "convoy to Norway" of an army that is convoyed.
  bool ReadConvoyTo() {
    const size_t start = at_;
    SkipGoing();
    const std::optional<PlaceMatch> to = PlaceHere();
    if (!to) return Fail(Expected::kDestination);
    at_ = to->end;
    const bool is_carrier = IsFrom();
    at_ = start;
    const bool is_fleet = ordered_.type_known && ordered_.type == UnitType::kFleet;
    if (is_carrier || is_fleet) return ReadFrom(Expected::kConvoyedUnit);
    parsed_.order = parsed_.order.WithViaConvoy(true);
    return ReadMove(MoveKind());
  }

  // Whether "by land" or "(by land)" is here.
  bool IsByLandHere() const {
    const size_t at = Token().Is(Kind::kOpen) ? at_ + 1 : at_;
    return EndOfByLand(tokens_, at) > at;
  }
  // Whether "by land" is here, though no way by land leads to the destination.
  bool IsByLandInVain() const {
    if (!IsByLandHere()) return false;
    const Order order = parsed_.order;
    if (!order.has_target()) return true;
    const ProvinceIndex from = map_.ProvinceOf(order.has_third() ? order.third() : order.source());
    const ProvinceIndex to = map_.ProvinceOf(order.target());
    for (int i = 0; i < map_.stage_count(); ++i) {
      if (TestBit(map_.stage(i).graph().ArmyMoves(from), to)) return false;
    }
    return true;
  }

  // Skips a bracket that repeats what the order does: "A PAR S A MAR (hold)", "A PAR - BUR (moves)".
  void SkipRepetition() {
    size_t at = at_ + 1;
    bool repeats = false;
    for (; tokens_[at].Is(OrderWord::kNoise) || tokens_[at].Is(OrderWord::kTo) || IsRepeated(at); ++at) {
      repeats |= IsRepeated(at);
    }
    if (Token().Is(Kind::kOpen) && repeats && tokens_[at].Is(Kind::kClose)) at_ = at + 1;
  }
  // Whether the token is a word for what the order does. A single letter may be a coast.
  bool IsRepeated(size_t at) const {
    if (!IsLong(at)) return false;
    const OrderWord word = tokens_[at].word;
    const OrderKind kind = parsed_.order.kind();
    switch (word) {
      case OrderWord::kHold:
        return kind == OrderKind::kHold || kind == OrderKind::kSupportHold;
      case OrderWord::kMove:
      case OrderWord::kTo:
        return kind == OrderKind::kMove || kind == OrderKind::kSupportMove;
      case OrderWord::kSupport:
        return kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove;
      case OrderWord::kRetreat:
        return kind == OrderKind::kRetreat;
      case OrderWord::kDisband:
        return kind == OrderKind::kDisband;
      case OrderWord::kBuild:
        return kind == OrderKind::kBuild;
      default:
        return false;
    }
  }

  bool FailAt(size_t token, Expected expected) {
    failure_.Note(token, expected);
    return false;
  }

  Guesses& guesses_;
  bool is_starred_ = false;      // a star in front of the order
  size_t noise_end_ = 0;         // the token behind the last word without meaning
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
