// The texts of a phase turned into a position: FillPosition and PositionFromJson of position_json.h.
#include "base/text.h"
#include "exchange/position_json.h"
#include "exchange/power_key.h"
#include "exchange/state_extras.h"
#include "map/called.h"
#include "map/rules_fit.h"
#include "notation/notation.h"
#include "notation/order_failure.h"
#include "phase/advance.h"
#include "phase/victory.h"

namespace entente {
namespace {

std::string Element(std::string_view section, const JsonString& name, uint32_t index) {
  return std::string(section).append(".").append(Excerpt(name.text)) + "[" + std::to_string(index) + "]";
}

// The key of centers without an owner, in any case.
bool IsNobody(std::string_view key) {
  constexpr std::string_view kNobody = "UNOWNED";
  return key.size() == kNobody.size() && UpperCase(key) == kNobody;
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
  Status Error(const JsonString& where, std::string_view path, std::string_view message) const {
    return ErrorAtString(phase_.json, where, path, message);
  }

  Status FillPhase() {
    if (!phase_.is_completed()) {
      if (Status status = CheckGoesOn(); !status.ok()) return status;
      return FillPhase(phase_.name, "name");
    }
    return phase_.tells_phase() ? FillPhase(phase_.ended_in, "ended_in") : OkStatus();
  }

  Status FillPhase(const JsonString& name, std::string_view path) {
    const Result<Phase> phase = map_.ParsePhase(name.text);
    if (!phase.ok()) return Error(name, path, phase.status().message());
    position_.SetPhase(*phase);
    return OkStatus();
  }

  // Nothing tells the end of a game that is not over.
  Status CheckGoesOn() const {
    const std::string message = "the game has not ended in " + Excerpt(phase_.name.text) + ": expected name COMPLETED";
    if (phase_.end.present()) return Error(phase_.end, "end", message);
    if (phase_.ended_in.present()) return Error(phase_.ended_in, "ended_in", message);
    return phase_.winners.empty() ? OkStatus() : Error(phase_.winners.front(), "winners", message);
  }

  // The power of a list; each may have one.
  Result<PowerIndex> ListedPower(const JsonString& key, std::string_view section, uint64_t& seen) const {
    const Result<PowerIndex> power = PowerOf(phase_, names_, map_, key, section);
    if (!power.ok()) return power;
    if ((seen >> *power & 1) != 0) {
      return Error(key, section, "'" + Excerpt(key.text) + "': the power stands twice");
    }
    seen |= uint64_t{1} << *power;
    return power;
  }

  Result<Unit> ReadUnit(PowerIndex power, const JsonString& text, std::string_view path, bool* dislodged) const {
    if (const auto unit = names_.ReadUnit(position_.graph(), power, text.text, dislodged)) return *unit;
    Result<Unit> unit = ParseUnit(map_, position_.graph(), power, text.text, dislodged);
    if (unit.ok()) return unit;
    return ErrorAtString(phase_.json, text, path, unit.status().message(), unit.status().place());
  }

  // ---- Units ----

  Status FillUnits() {
    uint64_t seen = 0;
    for (const PowerTexts& list : phase_.units) {
      const Result<PowerIndex> power = ListedPower(list.power, "state.units", seen);
      if (!power.ok()) return power.status();
      for (uint32_t i = list.begin; i < list.end; ++i) {
        if (Status status = FillUnit(*power, list, i); !status.ok()) return status;
      }
    }
    return OkStatus();
  }

  Status FillUnit(PowerIndex power, const PowerTexts& list, uint32_t i) {
    const JsonString& text = phase_.items[i];
    bool dislodged = false;
    std::optional<Unit> unit = names_.ReadUnit(position_.graph(), power, text.text, &dislodged);
    if (!unit.has_value()) {
      const auto read = ReadUnit(power, text, Element("state.units", list.power, i - list.begin), &dislodged);
      if (!read.ok()) return read.status();
      unit = *read;
    }
    if (dislodged) return KeepStarred(*unit, list, i);
    const ProvinceIndex province = map_.ProvinceOf(unit->location);
    if (position_.HasUnit(province)) {
      return Error(text, Element("state.units", list.power, i - list.begin),
                   "a second unit in " + std::string(map_.Id(province)));
    }
    position_.PlaceUnit(*unit);
    return OkStatus();
  }

  Status KeepStarred(const Unit& unit, const PowerTexts& list, uint32_t i) {
    if (!phase_.tells_phase()) return OkStatus();
    if (!MayHaveDislodged(position_.phase_type())) {
      return Error(phase_.items[i], Element("state.units", list.power, i - list.begin),
                   "a dislodged unit in a phase without retreats");
    }
    return AddDislodged(unit, phase_.items[i], Element("state.units", list.power, i - list.begin)).status();
  }

  // The mask of a unit that is dislodged from now on.
  Result<uint32_t*> AddDislodged(const Unit& unit, const JsonString& text, std::string_view path) {
    const ProvinceIndex province = map_.ProvinceOf(unit.location);
    if (position_.FindDislodged(province) >= 0) {
      return Error(text, path, "a second dislodged unit in " + std::string(map_.Id(province)));
    }
    uint32_t* mask = position_.AddDislodged(unit);
    if (mask == nullptr) return LimitError(std::string(path) + ": more dislodged units than a board can have");
    return mask;
  }

  // ---- Centres ----

  Status FillCenters() {
    if (!phase_.has_centers) {
      const auto owners = map_.start_owners();
      for (int c = 0; c < map_.center_count(); ++c) position_.SetOwner(static_cast<CenterIndex>(c), owners[c]);
      return OkStatus();
    }
    uint64_t seen = 0;
    Word owned[WordsFor(kMaxProvinces)] = {};
    for (const PowerTexts& list : phase_.centers) {
      PowerIndex owner = kNoPower;
      if (!IsNobody(list.power.text)) {
        const Result<PowerIndex> power = ListedPower(list.power, "state.centers", seen);
        if (!power.ok()) return power.status();
        owner = *power;
      }
      for (uint32_t i = list.begin; i < list.end; ++i) {
        if (Status status = FillCenter(owner, list, i, owned); !status.ok()) return status;
      }
    }
    return OkStatus();
  }

  Status FillCenter(PowerIndex owner, const PowerTexts& list, uint32_t i, Word* owned) {
    const JsonString& text = phase_.items[i];
    const auto path = [&] { return Element("state.centers", list.power, i - list.begin); };
    const LocationIndex location = FindLocation(text.text);
    if (location == kNoLocation) return NoPlace(text, path());
    const ProvinceIndex province = map_.ProvinceOf(location);
    if (!map_.IsCenter(province)) {
      return Error(text, path(), "'" + Excerpt(text.text) + "' is no supply center");
    }
    if (TestBit(owned, province)) return Error(text, path(), "'" + Excerpt(text.text) + "' is owned twice");
    SetBit(owned, province);
    position_.SetOwner(map_.CenterOf(province), owner);
    return OkStatus();
  }

  LocationIndex FindLocation(std::string_view text) const {
    const LocationIndex quick = names_.FindLocation(text);
    return quick != kNoLocation ? quick : PlaceCalled(map_, text).value_or(kNoLocation);
  }

  Status NoPlace(const JsonString& text, std::string_view path) const {
    return Error(text, path, NoPlaceText(map_, text.text));
  }

  // ---- Retreats ----

  Status FillRetreats() {
    uint64_t seen = 0;
    uint32_t power_offset = JsonString::kAbsent;
    PowerIndex owner = kNoPower;
    for (const RetreatTexts& entry : phase_.retreats) {
      if (entry.power.offset != power_offset) {
        const Result<PowerIndex> power = ListedPower(entry.power, "state.retreats", seen);
        if (!power.ok()) return power.status();
        owner = *power;
        power_offset = entry.power.offset;
      }
      if (Status status = FillRetreatsOf(owner, entry); !status.ok()) return status;
    }
    return OkStatus();
  }

  Status FillRetreatsOf(PowerIndex owner, const RetreatTexts& entry) {
    const std::string path = "state.retreats." + Excerpt(entry.power.text);
    bool starred = false;
    const Result<Unit> unit = ReadUnit(owner, entry.unit, path, &starred);
    if (!unit.ok()) return unit.status();
    const ProvinceIndex province = map_.ProvinceOf(unit->location);
    const uint64_t bit = province;
    if (TestBit(listed_, bit))
      return Error(entry.unit, path, "a second dislodged unit in " + std::string(map_.Id(province)));
    SetBit(listed_, bit);
    const int index = position_.FindDislodged(province);
    uint32_t* mask = nullptr;
    if (index >= 0 && position_.Dislodged(index).unit == *unit) {
      mask = position_.MutableRetreats(index);
    } else {
      // Listed without its star: it is this unit all the same, as no unit dislodges one of its own power.
      if (position_.UnitAt(province) == *unit) position_.RemoveUnit(province);
      const Result<uint32_t*> added = AddDislodged(*unit, entry.unit, path);
      if (!added.ok()) return added.status();
      mask = *added;
    }
    for (uint32_t i = entry.begin; i < entry.end; ++i) {
      if (Status status = FillPlace(*unit, mask, entry, i); !status.ok()) return status;
    }
    return OkStatus();
  }

  // A province of a fleet's retreats that is written without its coast means every coast that it can reach, unless the
  // province has none in this phase.
  Status FillPlace(const Unit& unit, uint32_t* mask, const RetreatTexts& entry, uint32_t i) {
    const JsonString& text = phase_.items[i];
    const LocationIndex to = FindLocation(text.text);
    const auto path = [&] {
      return Element("state.retreats." + Excerpt(entry.power.text), entry.unit, i - entry.begin);
    };
    if (to == kNoLocation) return NoPlace(text, path());
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
    return Error(text, path(),
                 "'" + Excerpt(text.text) + "' is not adjacent to " + FormatUnit(map_, unit.type, unit.location));
  }

  // ---- The end ----

  Status FillEnd() {
    PowerIndex alone = kNoPower;  // who won alone, in the older form
    if (phase_.winner.present()) {
      const Result<PowerIndex> winner = PowerOf(phase_, names_, map_, phase_.winner, "winner");
      if (!winner.ok()) return winner.status();
      alone = *winner;
    }
    if (!phase_.end.present()) return FillUntoldEnd(alone);
    const std::optional<GameEnd> end = FindGameEnd(phase_.end.text);
    if (!end.has_value()) return NoEnd();
    const Result<PowerSet> winners = Winners();
    if (!winners.ok()) return winners.status();
    if (!MayHaveWinners(*end, *winners)) {
      return Error(phase_.end, "winners",
                   "'" + Excerpt(phase_.end.text) + "' with " + std::to_string(phase_.winners.size()) +
                       " winners: expected " + std::string(WinnersExpected(*end)));
    }
    position_.SetEnd(*end, *winners);
    if (alone == kNoPower || alone == position_.winner()) return OkStatus();
    return Error(phase_.winner, "winner",
                 "'" + Excerpt(phase_.winner.text) + "' does not win alone by `end`, `winners`");
  }

  Status FillUntoldEnd(PowerIndex winner) {
    if (!phase_.winners.empty()) {
      return Error(phase_.winners.front(), "winners", "nothing tells how the game ended: expected `end`");
    }
    const PowerSet winners =
        winner != kNoPower ? SetOf(winner) : VictoryWinners(position_, DefaultRules(map_).value_or(RuleOptions{}));
    position_.SetEnd(winners == 0 ? GameEnd::kNoResult : EndOfVictory(winners), winners);
    return OkStatus();
  }

  Status NoEnd() const {
    std::string message = "'" + Excerpt(phase_.end.text) + "' is no end of a game: expected ";
    for (int end = 1; end < kGameEndCount; ++end) {
      message.append(end == 1 ? "" : ", ").append(GameEndWord(static_cast<GameEnd>(end)));
    }
    return Error(phase_.end, "end", message);
  }

  Result<PowerSet> Winners() const {
    PowerSet winners = 0;
    for (size_t i = 0; i < phase_.winners.size(); ++i) {
      const std::string path = "winners[" + std::to_string(i) + "]";
      const Result<PowerIndex> power = ListedPower(phase_.winners[i], path, winners);
      if (!power.ok()) return power.status();
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
  std::string buffer;
  PhaseText phase;
  if (Status status = ReadPhaseJson(json, buffer, phase); !status.ok()) return status;
  Position position(map);
  if (Status status = FillPosition(phase, NormalForm(map), position.ref()); !status.ok()) return status;
  return position;
}

}  // namespace entente
