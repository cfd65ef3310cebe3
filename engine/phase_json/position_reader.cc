// Reads positions from phases: FillPosition and PositionFromJson of position_json.h.
#include <bit>

#include "base/text.h"
#include "map/called.h"
#include "map/rules_fit.h"
#include "notation/notation.h"
#include "notation/order_failure.h"
#include "phase/advance.h"
#include "phase/victory.h"
#include "phase_json/position_json.h"
#include "phase_json/power_key.h"
#include "phase_json/state_extras.h"
#include "phase_json/victory_note.h"

namespace entente {
namespace {

// Whether the key is "UNOWNED" in any case, the key of centers without an owner.
bool IsNobody(std::string_view key) {
  constexpr std::string_view kUnowned = "UNOWNED";
  return key.size() == kUnowned.size() && UpperCase(key) == kUnowned;
}

class PositionFiller {
 public:
  PositionFiller(const PhaseText& phase, const NormalForm& names, PositionRef position)
      : phase_(phase), names_(names), map_(position.map()), position_(position) {}

  Status Fill() {
    position_.Clear();
    if (Status status = FillPhase(); !status.ok()) return status;
    if (Status status = FillUnits(); !status.ok()) return status;
    if (Status status = FillCenters(); !status.ok()) return status;
    if (map_.has_extra_state()) {
      if (Status status = FillStateExtras(phase_, names_, position_); !status.ok()) return status;
    }
    if (phase_.tells_phase() && MayHaveDislodged(position_.phase_type())) {
      if (Status status = FillRetreats(); !status.ok()) return status;
    }
    return phase_.is_completed() ? FillEnd() : OkStatus();
  }

 private:
  Status FillPhase() {
    if (!phase_.is_completed()) {
      if (Status status = CheckGoesOn(); !status.ok()) return status;
      return FillPhase(phase_.name);
    }
    return phase_.tells_phase() ? FillPhase(phase_.ended_in) : OkStatus();
  }

  Status FillPhase(JsonIndex name) {
    const Result<Phase> phase = map_.ParsePhase(phase_.TextOf(name));
    if (!phase.ok()) return phase_.Error(name, phase.status().message());
    position_.SetPhase(*phase);
    return OkStatus();
  }

  // Refuses members about an end in a game that is not over.
  Status CheckGoesOn() const {
    const std::string message =
        "the game has not ended in " + Excerpt(phase_.TextOf(phase_.name)) + ": expected name COMPLETED";
    if (phase_.end != kNoJson) return phase_.Error(phase_.end, message);
    if (phase_.ended_in != kNoJson) return phase_.Error(phase_.ended_in, message);
    return phase_.json->HasChildren(phase_.winners) ? phase_.Error(phase_.winners, message) : OkStatus();
  }

  // ---- Units ----

  // The text of a unit: the value at `index`, or the key of that member.
  struct UnitText {
    JsonIndex index;
    bool is_key = false;
  };

  std::string_view TextOf(UnitText at) const {
    return at.is_key ? phase_.json->KeyOf(at.index).text : phase_.TextOf(at.index);
  }
  Status Error(UnitText at, std::string_view message, std::optional<Place> inside = std::nullopt) const {
    const JsonTape& json = *phase_.json;
    return at.is_key ? ErrorAtString(json.input(), json.KeyOf(at.index), json.PathOfParent(at.index, phase_.root),
                                     message, inside)
                     : ErrorAtString(json.input(), json[at.index].string(), json.PathOf(at.index, phase_.root), message,
                                     inside);
  }

  Result<Unit> ReadUnit(PowerIndex power, UnitText at, bool* dislodged) const {
    const std::string_view text = TextOf(at);
    if (const auto unit = names_.ReadUnit(position_.graph(), power, text, dislodged)) return *unit;
    Result<Unit> unit = ParseUnit(map_, position_.graph(), power, text, dislodged);
    return unit.ok() ? unit : Error(at, unit.status().message(), unit.status().place());
  }

  Status FillUnits() {
    PowerSet seen = 0;
    for (const JsonIndex list : phase_.Children(phase_.units)) {
      const Result<PowerIndex> power = ListedPower(phase_, names_, phase_.units, list, seen);
      if (!power.ok()) return power.status();
      for (const JsonIndex text : phase_.Children(list)) {
        if (Status status = FillUnit(*power, text); !status.ok()) return status;
      }
    }
    return OkStatus();
  }

  Status FillUnit(PowerIndex power, JsonIndex text) {
    bool dislodged = false;
    std::optional<Unit> unit = names_.ReadUnit(position_.graph(), power, phase_.TextOf(text), &dislodged);
    if (!unit.has_value()) {
      const auto read = ReadUnit(power, {text}, &dislodged);
      if (!read.ok()) return read.status();
      unit = *read;
    }
    if (dislodged) return KeepStarred(*unit, text);
    const ProvinceIndex province = map_.ProvinceOf(unit->location);
    if (position_.HasUnit(province)) return phase_.Error(text, "a second unit in " + std::string(map_.Id(province)));
    position_.PlaceUnit(*unit);
    return OkStatus();
  }

  Status KeepStarred(const Unit& unit, JsonIndex text) {
    if (!phase_.tells_phase()) return OkStatus();
    if (!MayHaveDislodged(position_.phase_type())) {
      return phase_.Error(text, "a dislodged unit in a phase without retreats");
    }
    return AddDislodged(unit, {text}).status();
  }

  // Adds a dislodged unit and returns its retreat mask.
  Result<uint32_t*> AddDislodged(const Unit& unit, UnitText at) {
    const ProvinceIndex province = map_.ProvinceOf(unit.location);
    if (position_.FindDislodged(province) >= 0) {
      return Error(at, "a second dislodged unit in " + std::string(map_.Id(province)));
    }
    uint32_t* mask = position_.AddDislodged(unit);
    if (mask != nullptr) return mask;
    return LimitError(std::string(Error(at, "more dislodged units than a board can have").message()));
  }

  // ---- Centers ----

  Status FillCenters() {
    if (phase_.centers == kNoJson) {
      const auto owners = map_.start_owners();
      for (int c = 0; c < map_.center_count(); ++c) position_.SetOwner(static_cast<CenterIndex>(c), owners[c]);
      return OkStatus();
    }
    PowerSet seen = 0;
    Word owned[WordsFor(kMaxProvinces)] = {};
    for (const JsonIndex list : phase_.Children(phase_.centers)) {
      PowerIndex owner = kNoPower;
      if (!IsNobody(phase_.json->KeyOf(list).text)) {
        const Result<PowerIndex> power = ListedPower(phase_, names_, phase_.centers, list, seen);
        if (!power.ok()) return power.status();
        owner = *power;
      }
      for (const JsonIndex text : phase_.Children(list)) {
        if (Status status = FillCenter(owner, text, owned); !status.ok()) return status;
      }
    }
    return OkStatus();
  }

  Status FillCenter(PowerIndex owner, JsonIndex at, Word* owned) {
    const std::string_view text = phase_.TextOf(at);
    const LocationIndex location = FindLocation(text);
    if (location == kNoLocation) return phase_.Error(at, NoPlaceText(map_, text));
    const ProvinceIndex province = map_.ProvinceOf(location);
    if (!map_.IsCenter(province)) return phase_.Error(at, "'" + Excerpt(text) + "' is no supply center");
    if (TestBit(owned, province)) return phase_.Error(at, "'" + Excerpt(text) + "' is owned twice");
    SetBit(owned, province);
    position_.SetOwner(map_.CenterOf(province), owner);
    return OkStatus();
  }

  LocationIndex FindLocation(std::string_view text) const {
    const LocationIndex quick = names_.FindLocation(text);
    return quick != kNoLocation ? quick : PlaceCalled(map_, text).value_or(kNoLocation);
  }

  // ---- Retreats ----

  Status FillRetreats() {
    PowerSet seen = 0;
    for (const JsonIndex list : phase_.Children(phase_.retreats)) {
      if (!phase_.json->HasChildren(list)) continue;
      const Result<PowerIndex> owner = ListedPower(phase_, names_, phase_.retreats, list, seen);
      if (!owner.ok()) return owner.status();
      for (const JsonIndex places : phase_.Children(list)) {
        if (Status status = FillRetreatsOf(*owner, places); !status.ok()) return status;
      }
    }
    return OkStatus();
  }

  // Fills the retreats of the unit that is the key of `places`.
  Status FillRetreatsOf(PowerIndex owner, JsonIndex places) {
    const UnitText at{places, true};
    bool starred = false;
    const Result<Unit> unit = ReadUnit(owner, at, &starred);
    if (!unit.ok()) return unit.status();
    const ProvinceIndex province = map_.ProvinceOf(unit->location);
    if (TestBit(listed_, province)) {
      return Error(at, "a second dislodged unit in " + std::string(map_.Id(province)));
    }
    SetBit(listed_, province);
    const int index = position_.FindDislodged(province);
    uint32_t* mask = nullptr;
    if (index >= 0 && position_.Dislodged(index).unit == *unit) {
      mask = position_.MutableRetreats(index);
    } else {
      // `units` has the unit without its star. It must be the dislodged one: no unit dislodges a unit of its own power.
      if (position_.UnitAt(province) == *unit) position_.RemoveUnit(province);
      const Result<uint32_t*> added = AddDislodged(*unit, at);
      if (!added.ok()) return added.status();
      mask = *added;
    }
    for (const JsonIndex place : phase_.Children(places)) {
      if (Status status = FillPlace(*unit, mask, place); !status.ok()) return status;
    }
    return OkStatus();
  }

  // Opens a retreat. For a fleet, a province written without its coast means every coast that the fleet can reach, unless
  // the province has no coasts in this phase.
  Status FillPlace(const Unit& unit, uint32_t* mask, JsonIndex at) {
    const std::string_view text = phase_.TextOf(at);
    const LocationIndex to = FindLocation(text);
    if (to == kNoLocation) return phase_.Error(at, NoPlaceText(map_, text));
    const bool any_coast =
        unit.type == UnitType::kArmy || (!map_.IsCoast(to) && !position_.graph().MayStand(unit.type, to));
    bool found = false;
    uint32_t bit = 0;
    for (const LocationIndex neighbor : map_.RetreatPlaces(unit.type, unit.location)) {
      const bool same = any_coast ? map_.ProvinceOf(neighbor) == map_.ProvinceOf(to) : neighbor == to;
      const bool meant = same && position_.graph().MayStand(unit.type, neighbor);
      mask[bit >> 5] |= uint32_t{meant} << (bit & 31);
      found |= meant;
      ++bit;
    }
    if (found) return OkStatus();
    return phase_.Error(at, "'" + Excerpt(text) + "' is not adjacent to " + FormatUnit(map_, unit.type, unit.location));
  }

  // ---- The end ----

  Status FillEnd() {
    PowerIndex alone = kNoPower;  // the solo winner in the older form
    if (phase_.winner != kNoJson) {
      const Result<PowerIndex> winner = PowerNamed(phase_, names_, phase_.winner);
      if (!winner.ok()) return winner.status();
      alone = *winner;
    }
    if (phase_.end == kNoJson) return FillEndByWinner(alone);
    const std::string_view word = phase_.TextOf(phase_.end);
    const std::optional<GameEnd> end = FindGameEnd(word);
    if (!end.has_value()) return NoEnd();
    const Result<PowerSet> winners = Winners();
    if (!winners.ok()) return winners.status();
    if (!MayHaveWinners(*end, *winners)) {
      const int count = std::popcount(*winners);
      return ErrorAt(phase_.json->PlaceOf(phase_.end),
                     "winners: '" + Excerpt(word) + "' with " + std::to_string(count) +
                         (count == 1 ? " winner" : " winners") + ": expected " + std::string(WinnersExpected(*end)));
    }
    position_.SetEnd(*end, *winners);
    if (alone == kNoPower || alone == position_.winner()) return OkStatus();
    return phase_.Error(phase_.winner,
                        "'" + Excerpt(phase_.TextOf(phase_.winner)) + "' does not win alone by `end`, `winners`");
  }

  // Sets the end of a record without `end`: a solo of `winner`, else as the note tells, else of the winner by centers, else
  // no result. Winners that a note names without the centers for it agreed upon the end.
  Status FillEndByWinner(PowerIndex winner) {
    if (phase_.json->HasChildren(phase_.winners)) {
      return phase_.Error(phase_.winners, "nothing tells how the game ended: expected `end`");
    }
    const PowerSet by_centers = VictoryWinners(position_, DefaultRules(map_).value_or(RuleOptions{}));
    const PowerSet noted = winner == kNoPower ? PowersOfVictoryNote(map_, TextOfNote()) : 0;
    if (noted != 0 && noted != by_centers) {
      position_.SetEnd(std::has_single_bit(noted) ? GameEnd::kConcession : GameEnd::kDraw, noted);
      return OkStatus();
    }
    const PowerSet winners = winner != kNoPower ? SetOf(winner) : by_centers;
    position_.SetEnd(winners == 0 ? GameEnd::kNoResult : EndOfVictory(winners), winners);
    return OkStatus();
  }

  std::string_view TextOfNote() const {
    const bool is_text = phase_.note != kNoJson && phase_.json->KindOf(phase_.note) == JsonKind::kString;
    return is_text ? phase_.TextOf(phase_.note) : std::string_view();
  }

  Status NoEnd() const {
    std::string message = "'" + Excerpt(phase_.TextOf(phase_.end)) + "' is no end of a game: expected ";
    for (int end = 1; end < kGameEndCount; ++end) {
      message.append(end == 1 ? "" : ", ").append(GameEndWord(static_cast<GameEnd>(end)));
    }
    return phase_.Error(phase_.end, message);
  }

  Result<PowerSet> Winners() const {
    PowerSet winners = 0;
    for (const JsonIndex name : phase_.Children(phase_.winners)) {
      const Result<PowerIndex> power = PowerNamed(phase_, names_, name);
      if (!power.ok()) return power.status();
      if ((winners & SetOf(*power)) != 0) {
        return phase_.Error(name, "'" + Excerpt(phase_.TextOf(name)) + "': the power stands twice");
      }
      winners |= SetOf(*power);
    }
    return winners;
  }

  const PhaseText& phase_;
  const NormalForm& names_;
  const Map& map_;
  PositionRef position_;
  Word listed_[WordsFor(kMaxProvinces)] = {};  // provinces of the dislodged units in `retreats`
};

}  // namespace

Status FillPosition(const PhaseText& phase, const NormalForm& names, PositionRef position) {
  return PositionFiller(phase, names, position).Fill();
}

Result<Position> PositionFromJson(const Map& map, std::string_view json) {
  JsonTape tape;
  if (Status status = tape.Read(json); !status.ok()) return status;
  PhaseText phase;
  if (Status status = ReadPhase(tape, tape.root(), phase); !status.ok()) return status;
  Position position(map);
  if (Status status = FillPosition(phase, NormalForm(map), position.ref()); !status.ok()) return status;
  return position;
}

}  // namespace entente
