#include "phase_json/input_notes.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "base/text.h"
#include "explain/end_phrase.h"
#include "map/called.h"
#include "notation/notation.h"
#include "notation/remark.h"
#include "phase/advance.h"
#include "phase/victory.h"
#include "phase_json/power_key.h"
#include "phase_json/state_extras.h"
#include "retreat/retreat_options.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

// Whether any list by power has an entry.
bool ListsAny(const PhaseText& phase, JsonIndex lists) {
  for (const JsonIndex list : phase.Children(lists)) {
    if (phase.json->HasChildren(list)) return true;
  }
  return false;
}

// Whether a power owns a center at the start of the map. On some maps none does.
bool HasStartOwners(const Map& map) {
  const auto owners = map.start_owners();
  return std::any_of(owners.begin(), owners.end(), [](PowerIndex owner) { return owner != kNoPower; });
}

// Whether a text names the unit, with or without its star.
bool IsNameOf(std::string_view text, const NormalForm& names, const PositionView& position, const Unit& unit) {
  bool starred = false;
  if (const auto quick = names.ReadUnit(position.graph(), unit.power, text, &starred)) {
    return quick->location == unit.location;
  }
  const Result<Unit> read = ParseUnit(position.map(), position.graph(), unit.power, text, &starred);
  return read.ok() && read->location == unit.location;
}

bool IsListed(const PhaseText& phase, const NormalForm& names, const PositionView& position, const Unit& unit) {
  for (const JsonIndex list : phase.Children(phase.retreats)) {
    for (const JsonIndex places : phase.Children(list)) {
      if (IsNameOf(phase.json->KeyOf(places).text, names, position, unit)) return true;
    }
  }
  return false;
}

// The number of units in `state.retreats`.
int CountListed(const PhaseText& phase) {
  int count = 0;
  for (const JsonIndex list : phase.Children(phase.retreats)) {
    for ([[maybe_unused]] const JsonIndex places : phase.Children(list)) ++count;
  }
  return count;
}

// Whether `state.units` names the unit, with or without its star.
bool IsAmongUnits(const PhaseText& phase, const NormalForm& names, const PositionView& position, const Unit& unit) {
  for (const JsonIndex list : phase.Children(phase.units)) {
    if (PowerCalled(position.map(), phase.json->KeyOf(list).text) != unit.power) continue;
    for (const JsonIndex text : phase.Children(list)) {
      if (IsNameOf(phase.TextOf(text), names, position, unit)) return true;
    }
  }
  return false;
}

// The power of a unit by its id, as in the input.
Argument IdOf(const PositionView& position, const Unit& unit) {
  return Argument::OfText(position.map().PowerId(unit.power));
}

// Notes retreats to occupied places. The rules forbid them, but the engine accepts the list of the input.
void NoteOccupied(const PositionView& position, const DislodgedUnit& dislodged, Notes& notes) {
  const Map& map = position.map();
  const Names names(map, position.stage(), notes.voice());
  std::string places;
  ProvinceIndex told = kNoProvince;
  int bit = 0;
  for (const LocationIndex to : map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    const ProvinceIndex province = map.ProvinceOf(to);
    if (!MayRetreatTo(dislodged, bit++) || province == told) continue;
    if (position.UnitAt(province).power == kNoPower) continue;
    told = province;
    places.append(places.empty() ? "" : ", ").append(names.Place(province));
  }
  if (places.empty()) return;
  notes.Add(position, MessageId::kNoteRetreatOccupied,
            {Argument::OfUnit(dislodged.unit), IdOf(position, dislodged.unit), Argument::OfText(places)});
}

void NoteDislodged(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes) {
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const Unit unit = position.Dislodged(i).unit;
    if (IsAmongUnits(phase, names, position, unit)) continue;
    notes.Add(position, MessageId::kNoteRetreatAlone,
              {Argument::OfUnit(unit), IdOf(position, unit),
               Argument::OfText(FormatUnit(position.map(), unit.type, unit.location))});
  }
}

void NoteRetreats(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes) {
  if (!MayHaveDislodged(position.phase_type())) {
    if (CountListed(phase) == 0) return;
    return notes.Add(MessageId::kNoteNoRetreatsPhase, {position.map().PhaseName(position.phase())});
  }
  NoteDislodged(phase, names, position, notes);
  // Each entry names a different dislodged unit. So if the numbers are equal, all units are listed.
  const int left_out = position.dislodged_count() - CountListed(phase);
  for (int i = 0; i < position.dislodged_count() && left_out > 0; ++i) {
    const Unit unit = position.Dislodged(i).unit;
    if (IsListed(phase, names, position, unit)) continue;
    notes.Add(position, MessageId::kNoteRetreatMissing, {Argument::OfUnit(unit), IdOf(position, unit)});
  }
}

// Whether all units and centers are those of one power: the last survivor.
bool IsOfOnePower(const PositionView& position) {
  int left = 0;
  for (const PowerIndex power : position.map().powers()) {
    left += position.CenterCountOf(power) > 0 || position.UnitCountOf(power) > 0;
  }
  return left == 1;
}

MessageId IdleNote(PhaseType phase) {
  switch (phase) {
    case PhaseType::kRetreats:
      return MessageId::kNoteNoneDislodged;
    case PhaseType::kAdjustments:
      return MessageId::kNoteNothingDue;
    default:
      return MessageId::kNoteNoUnits;
  }
}

}  // namespace

void NoteState(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes) {
  for (const OddKey& odd : phase.odd_keys) notes.push_back(OddKeyNote(odd, notes.voice().language));
  if (phase.centers != kNoJson && !ListsAny(phase, phase.centers) && HasStartOwners(position.map())) {
    notes.Add(MessageId::kNoteNoCenters);
  }
  for (const std::string_view extra : phase.extras) {
    if (HasStateExtra(position.map(), extra)) continue;
    notes.Add(MessageId::kNoteNoExtra, {extra, position.map().name()});
  }
  if (phase.tells_phase()) NoteRetreats(phase, names, position, notes);
}

void NoteEnd(const PhaseText& phase, const PositionView& position, const RuleOptions& rules, Notes& notes) {
  const GameEnd end = position.end();
  const bool is_victory = end == GameEnd::kSolo || end == GameEnd::kSharedVictory;
  // "Victory by: FRA" without the centers for it is read as a concession.
  if (!is_victory && !(end == GameEnd::kConcession && phase.end == kNoJson)) return;
  const Map& map = position.map();
  const MapStage& stage = position.stage();
  // An end without a phase has no year, and some maps ask for fewer centers in later years.
  if (!phase.tells_phase() && stage.VictoryCenters(INT16_MAX) != stage.VictoryCenters(position.phase().game_year))
    return;
  Position by_board{position};
  const PowerSet winners = VictoryWinners(position, rules);
  by_board.ref().SetEnd(winners == 0 ? GameEnd::kPlaying : EndOfVictory(winners), winners);
  if ((position.winners() & ~winners) == 0 || IsOfOnePower(position)) return;
  const VictoryCounts counts(position, rules);
  std::string centers;
  for (const PowerIndex power : map.powers()) {
    if (((position.winners() | winners) & SetOf(power)) == 0) continue;
    centers.append(centers.empty() ? "" : ", ").append(map.PowerId(power)).append(" ");
    centers += std::to_string(counts.of[power]);
  }
  notes.Add(MessageId::kNoteEnd,
            {EndPhrase(position, notes.voice()), EndPhrase(by_board.view(), notes.voice()), centers});
}

void NoteHandmade(const PhaseText& phase, const PositionView& position, Notes& notes) {
  for (int i = 0; i < position.dislodged_count(); ++i) NoteOccupied(position, position.Dislodged(i), notes);
  const auto is_meant = [](const OddKey& odd) { return odd.meant == "orders" || odd.key == "orders"; };
  if (phase.has_orders || std::any_of(phase.odd_keys.begin(), phase.odd_keys.end(), is_meant)) return;
  notes.Add(MessageId::kNoteNoOrders);
}

bool KnownHomes::AreOthers(const PhaseText& phase, const NormalForm& names, const PositionView& position) {
  const MapStage& stage = position.stage();
  const std::string_view json = phase.json->TextOf(phase.homes);
  if (stage_ != &stage || json_ != json) {
    stage_ = nullptr;
    LookUp(phase, names, position.map(), stage);
    json_ = json;
    stage_ = &stage;
  }
  return has_others_ || std::any_of(missing_.begin(), missing_.end(), [&](const Missing& each) {
           return each.home != kNoCenter && position.OwnerOf(each.home) == each.power;
         });
}

void KnownHomes::LookUp(const PhaseText& phase, const NormalForm& names, const Map& map, const MapStage& stage) {
  const JsonTape& json = *phase.json;
  has_others_ = json.KindOf(phase.homes) != JsonKind::kObject;
  missing_.clear();
  if (has_others_) return;
  for (const JsonIndex list : json.Children(phase.homes)) {
    has_others_ |= json.KindOf(list) != JsonKind::kArray && json.KindOf(list) != JsonKind::kNull;
    Word listed[WordsFor(kMaxProvinces)] = {};
    for (const JsonIndex home : json.Children(list)) {
      if (json.KindOf(home) == JsonKind::kNull) continue;
      const std::string_view text = json.StringOf(home);
      LocationIndex place = names.FindLocation(text);
      if (place == kNoLocation) place = map.FindPlace(Map::PlaceKey(text)).value_or(kNoLocation);
      place == kNoLocation ? void(has_others_ = true) : SetBit(listed, map.ProvinceOf(place));
    }
    const std::optional<PowerIndex> power = FindPower(names, json.KeyOf(list).text);
    power.has_value() ? Compare(*power, listed, map, stage) : void(has_others_ = true);
  }
}

void KnownHomes::Compare(PowerIndex power, const Word* listed, const Map& map, const MapStage& stage) {
  const Word* homes = stage.Homes(power);
  Word missing[WordsFor(kMaxProvinces)];
  for (int w = 0; w < map.province_words(); ++w) {
    has_others_ |= (listed[w] & ~homes[w]) != 0;
    missing[w] = homes[w] & ~listed[w];
  }
  ForEachBit(missing, map.province_words(), [&](int province) {
    missing_.push_back({power, map.CenterOf(static_cast<ProvinceIndex>(province))});
  });
}

ActivePowers::ActivePowers(const PositionView& position, const RuleOptions& rules)
    : position_(position), rules_(rules) {
  if (rules.foreign_orders != ForeignOrders::kRefused) return;
  if (position.phase_type() == PhaseType::kMovement) {
    powers_ = 0;
    position.ForEachUnit([&](const Unit& unit) { powers_ |= SetOf(unit.power); });
  } else if (position.phase_type() == PhaseType::kRetreats) {
    powers_ = 0;
    for (int i = 0; i < position.dislodged_count(); ++i) powers_ |= SetOf(position.Dislodged(i).unit.power);
  }
}

bool ActivePowers::Has(PowerIndex power) const {
  if (position_.phase_type() != PhaseType::kAdjustments) return (powers_ & SetOf(power)) != 0;
  if (rules_.foreign_orders != ForeignOrders::kRefused) return true;
  const AdjustmentDue due = DueOf(position_, rules_, power);
  return due.difference != 0;  // a build without a site may be waived
}

void NoteIdleOrders(const PositionView& position, PowerIndex power, Notes& notes) {
  const Map& map = position.map();
  notes.Add(IdleNote(position.phase_type()), {map.PowerId(power), map.PhaseName(position.phase())});
}

void NoteMixedSets(const Map& map, PowerIndex power, Notes& notes) {
  notes.Add(MessageId::kNoteMixedSets, {map.PowerId(power)});
}

void NoteRemarks(const PositionView& position, const OrderSheet& sheet, Notes& notes) {
  for (size_t i = 0; i < sheet.size(); ++i) {
    if (!sheet.HasRemark(i)) continue;
    const SheetLine line = sheet[i];
    const std::string_view words = UnreadRemark(position.map(), line.text);
    if (words.empty()) continue;
    notes.Add(position, IsInFront(line.text, words) ? MessageId::kNoteRemarkBefore : MessageId::kNoteRemark,
              {Argument::OfText(position.map().PowerId(line.power)), Argument::OfText(Excerpt(words)),
               Argument::OfOrder(line.order)});
  }
}

void NoteQuotedLines(const Map& map, const OrderSheet& sheet, Notes& notes) {
  if (sheet.is_packed()) return;
  for (const PowerIndex power : map.powers()) {
    std::string first;
    int count = 0;
    for (size_t i = 0; i < sheet.size(); ++i) {
      if (sheet.PowerOf(i) != power || !sheet.IsReadable(i)) continue;
      const SheetLine line = sheet[i];
      const size_t begin = line.text.find_first_not_of(" \t");
      if (!line.is_written || begin == line.text.npos || line.text[begin] != '>') continue;
      if (count++ == 0) first = Excerpt(line.text);
    }
    const std::string more = std::to_string(count - 1);
    if (count == 1) notes.Add(MessageId::kNoteQuoted, {map.PowerId(power), first});
    if (count > 1) notes.Add(MessageId::kNoteQuotedLines, {map.PowerId(power), first, more});
  }
}

void NoteOtherMap(const Map& used, const Map& given, Notes& notes) {
  notes.Add(MessageId::kNoteOtherMap, {used.name(), given.name()});
}

std::string RulesThatDiffer(const RuleOptions& used, const RuleOptions& others, Language language) {
  constexpr size_t kMostNamed = 3;
  std::string named;
  size_t count = 0;
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.get(used) == option.get(others) || ++count > kMostNamed) continue;
    named +=
        (count == 1 ? ": " : "; ") + FilledText(language, MessageId::kRuleAndNot,
                                                {option.name, option.ValueIn(used).name, option.ValueIn(others).name});
  }
  if (count > kMostNamed) {
    named += FilledText(language, MessageId::kAndMoreRules, {std::to_string(count - kMostNamed)});
  }
  return named;
}

void NoteOtherRules(const RuleOptions& given, const Result<RuleOptions>& own, bool given_replace, Notes& notes) {
  const RuleOptions other = own.ok() ? *own : given;
  const Language language = notes.voice().language;
  given_replace ? notes.Add(MessageId::kNoteGivenRules, {RulesThatDiffer(given, other, language)})
                : notes.Add(MessageId::kNoteOwnRules, {RulesThatDiffer(other, given, language)});
}

void NoteWordsAsked(const RuleOptions& rules, Notes& notes) {
  const bool path = rules.convoy_path == ConvoyPath::kRequired;
  const bool nation = rules.missing_nation != MissingNation::kAccepted;
  if (path) notes.Add(nation ? MessageId::kNotePathAndNationAsked : MessageId::kNotePathAsked);
  if (nation && !path) notes.Add(MessageId::kNoteNationAsked);
}

void AppendNotes(std::span<const std::string> notes, JsonWriter& out) {
  if (notes.empty()) return;
  out.Array("notes", [&] {
    for (const std::string& note : notes) out.String(note);
  });
}

}  // namespace entente
