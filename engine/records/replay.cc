#include "records/replay.h"

#include <algorithm>
#include <utility>

#include "explain/end_phrase.h"
#include "explain/message_writer.h"
#include "explain/outcome_words.h"
#include "json/json_writer.h"
#include "map/rules_fit.h"
#include "notation/notation.h"
#include "phase/advance.h"
#include "phase/victory.h"
#include "phase_json/exchange.h"
#include "phase_json/position_json.h"
#include "records/game_record.h"
#include "records/phase_notes.h"
#include "records/stated_result.h"
#include "retreat/retreat_options.h"

namespace entente {
namespace {

bool HasOpenRetreats(const PositionView& position) {
  for (int i = 0; i < position.dislodged_count(); ++i) {
    if (HasRetreat(position.map(), position.Dislodged(i))) return true;
  }
  return false;
}

// Whether this is a retreats phase in which no unit can retreat.
bool IsEmptyRetreats(const PositionView& position) {
  return !position.is_over() && position.phase_type() == PhaseType::kRetreats && !HasOpenRetreats(position);
}

void Join(std::string& list, std::string_view item) {
  if (!list.empty()) list += ", ";
  list += item;
}

Names NamesIn(const PositionView& position, Voice voice) { return {position.map(), position.stage(), voice}; }

std::string UnitsOf(const PositionView& position, PowerIndex power, Voice voice) {
  const Names names = NamesIn(position, voice);
  std::string list;
  position.ForEachUnit([&](const Unit& unit) {
    if (unit.power == power) Join(list, names.Unit(unit.type, unit.location));
  });
  return list;
}

std::string CentersOf(const PositionView& position, PowerIndex power, Voice voice) {
  const Map& map = position.map();
  const Names names = NamesIn(position, voice);
  std::string list;
  for (const ProvinceIndex center : map.centers()) {
    if (position.OwnerOf(map.CenterOf(center)) == power) Join(list, names.Place(center));
  }
  return list;
}

// Whether each place of Map::RetreatPlaces is open to a dislodged unit; empty for an index below 0.
std::vector<bool> PlacesOf(const PositionView& position, int dislodged) {
  if (dislodged < 0) return {};
  const DislodgedUnit unit = position.Dislodged(dislodged);
  std::vector<bool> places(position.map().RetreatPlaces(unit.unit.type, unit.unit.location).size());
  for (size_t i = 0; i < places.size(); ++i) places[i] = MayRetreatTo(unit, static_cast<int>(i));
  return places;
}

// Whether the dislodger may have come by convoy. Its origin is then open for the retreat, but some programs close it (4.A.5).
bool DislodgerCameBySea(const AdjudicatedPhase& phase, const Unit& dislodged) {
  const Map& map = phase.before.map();
  const ProvinceIndex province = map.ProvinceOf(dislodged.location);
  const auto& results = phase.result.results;
  const auto move = std::find_if(results.begin(), results.end(), [&](const OrderResult& result) {
    return result.order.kind() == OrderKind::kMove && result.outcome.reason == Reason::kNone &&
           map.ProvinceOf(result.order.target()) == province;
  });
  if (move == results.end()) return false;
  const ProvinceIndex from = map.ProvinceOf(move->order.source());
  return std::any_of(results.begin(), results.end(), [&](const OrderResult& result) {
    return result.order.kind() == OrderKind::kConvoy && result.outcome.reason == Reason::kNone &&
           map.ProvinceOf(result.order.third()) == from && map.ProvinceOf(result.order.target()) == province;
  });
}

std::string ReplayText(const PositionView& position, Voice voice, MessageId message,
                       std::initializer_list<Argument> arguments = {}) {
  return Written(position.map(), position.stage(), voice, message, arguments);
}

// "FRANCE A BUR to GAS, PIC"; "none" for an index below 0.
std::string Describe(const PositionView& position, int index, Voice voice) {
  if (index < 0) return ReplayText(position, voice, MessageId::kNoSuchUnit);
  const Map& map = position.map();
  const Names names = NamesIn(position, voice);
  const Unit unit = position.Dislodged(index).unit;
  std::string places;
  int bit = 0;
  for (const LocationIndex to : map.RetreatPlaces(unit.type, unit.location)) {
    if (MayRetreatTo(position.Dislodged(index), bit++)) Join(places, names.Place(to));
  }
  const Argument power = Argument::OfText(map.PowerId(unit.power));
  if (places.empty()) return ReplayText(position, voice, MessageId::kUnitToNowhere, {power, Argument::OfUnit(unit)});
  return ReplayText(position, voice, MessageId::kUnitToPlaces,
                    {power, Argument::OfUnit(unit), Argument::OfText(places)});
}

// The lists of units and centers that differ, power by power.
std::vector<ReplayRemark> ListDifferences(const PositionView& recorded, const PositionView& ours, Voice voice) {
  std::vector<ReplayRemark> differences;
  for (const PowerIndex power : ours.map().powers()) {
    const auto compare = [&](MessageId what, std::string theirs, std::string own) {
      if (theirs == own) return;
      const Argument id = Argument::OfText(ours.map().PowerId(power));
      differences.push_back({"", ReplayText(ours, voice, what, {id}), std::move(theirs), std::move(own)});
    };
    compare(MessageId::kUnitsOfPower, UnitsOf(recorded, power, voice), UnitsOf(ours, power, voice));
    compare(MessageId::kCentersOfPower, CentersOf(recorded, power, voice), CentersOf(ours, power, voice));
  }
  return differences;
}

// Whether two positions have the same units and the same owners of centers.
bool HaveSameBoard(const PositionView& a, const PositionView& b) {
  const Map& map = a.map();
  return std::equal(a.unit_codes(), a.unit_codes() + map.province_count(), b.unit_codes()) &&
         std::equal(a.owner_bytes(), a.owner_bytes() + map.center_count(), b.owner_bytes());
}

// Compares the result of one phase with the next recorded phase.
class Comparison {
 public:
  Comparison(const AdjudicatedPhase& phase, const PositionView& recorded, Voice voice, ReplayResult& result)
      : phase_(phase),
        ours_(phase.result.next),
        recorded_(recorded),
        map_(recorded.map()),
        voice_(voice),
        result_(result) {}

  void Run() {
    if (!AreAtTheSamePoint()) CompareNames();
    if (!HaveSameBoard(recorded_, ours_)) {
      for (ReplayRemark& remark : ListDifferences(recorded_, ours_, voice_)) {
        Add(result_.differences, std::move(remark.what), std::move(remark.recorded), std::move(remark.ours));
      }
    }
    if (recorded_.dislodged_count() == 0 && ours_.dislodged_count() == 0) return;
    for (int p = 0; p < map_.province_count(); ++p) CompareDislodged(static_cast<ProvinceIndex>(p));
  }

 private:
  void Add(std::vector<ReplayRemark>& remarks, std::string what, std::string recorded, std::string ours) {
    remarks.push_back({PhaseNameOf(phase_.before), std::move(what), std::move(recorded), std::move(ours)});
  }

  std::string Say(MessageId message, std::initializer_list<Argument> arguments = {}) const {
    return ReplayText(ours_, voice_, message, arguments);
  }

  bool AreAtTheSamePoint() const {
    return recorded_.phase() == ours_.phase() && recorded_.end() == ours_.end() &&
           recorded_.winners() == ours_.winners();
  }

  void CompareNames() {
    const std::string recorded = PhaseNameOf(recorded_), ours = PhaseNameOf(ours_);
    if (recorded == ours) return CompareEnds();
    if (EndedByItsPlayers()) {
      Add(result_.notes, Say(MessageId::kEndedIn, {Argument::OfText(map_.PhaseName(recorded_.phase()))}),
          EndPhrase(recorded_, voice_), "");
      result_.notes.back().is_end = true;
      return;
    }
    // A recorded game that stopped without a winner ends with the board of its last phase.
    const bool stopped =
        recorded_.is_over() && VictoryWinners(recorded_, DefaultRules(map_).value_or(RuleOptions{})) == 0;
    Add(stopped ? result_.notes : result_.differences, Say(MessageId::kNameOfPhase), recorded, ours);
  }

  void CompareEnds() {
    std::string recorded = EndPhrase(recorded_, voice_), ours = EndPhrase(ours_, voice_);
    if (recorded == ours) return;
    Add(result_.differences, Say(MessageId::kEndOfGame), std::move(recorded), std::move(ours));
  }

  // Whether a vote or the host ended the game in the phase in which our game goes on.
  bool EndedByItsPlayers() const {
    const GameEnd end = recorded_.end();
    const bool is_agreed = end == GameEnd::kDraw || end == GameEnd::kConcession || end == GameEnd::kNoResult;
    return is_agreed && !ours_.is_over() && recorded_.phase() == ours_.phase();
  }

  void CompareDislodged(ProvinceIndex province) {
    const int theirs = Open(recorded_, province), own = Open(ours_, province);
    if (theirs < 0 && own < 0) return;
    const int any_of_ours = ours_.FindDislodged(province), any_of_theirs = recorded_.FindDislodged(province);
    if (any_of_ours < 0 || any_of_theirs < 0 ||
        recorded_.Dislodged(any_of_theirs).unit != ours_.Dislodged(any_of_ours).unit) {
      Add(result_.differences, Say(MessageId::kDislodgedUnitOf, {Argument::OfPlace(province)}),
          Describe(recorded_, any_of_theirs, voice_), Describe(ours_, any_of_ours, voice_));
      return;
    }
    CompareRetreats(any_of_theirs, any_of_ours);
  }

  void CompareRetreats(int theirs, int own) {
    const Unit unit = ours_.Dislodged(own).unit;
    const std::vector<bool> recorded = PlacesOf(recorded_, theirs), ours = PlacesOf(ours_, own);
    if (recorded == ours) return;
    bool missing = false;
    for (size_t i = 0; i < ours.size(); ++i) missing |= ours[i] && !recorded[i];
    const bool noted = !missing && DislodgerCameBySea(phase_, unit);
    Add(noted ? result_.notes : result_.differences, Say(MessageId::kRetreatsOfUnit, {Argument::OfUnit(unit)}),
        Describe(recorded_, theirs, voice_), Describe(ours_, own, voice_));
  }

  // The index of a province's dislodged unit with an open retreat, or -1.
  static int Open(const PositionView& position, ProvinceIndex province) {
    const int index = position.FindDislodged(province);
    return index >= 0 && HasRetreat(position.map(), position.Dislodged(index)) ? index : -1;
  }

  const AdjudicatedPhase& phase_;
  const PositionView ours_;
  const PositionView recorded_;
  const Map& map_;
  const Voice voice_;
  ReplayResult& result_;
};

class Replayer {
 public:
  Replayer(Exchange& exchange, const Document& game) : exchange_(exchange), game_(game) {}

  Result<ReplayResult> Run() {
    Result<Exchange::Defaults> defaults = exchange_.DefaultsOf(game_);
    if (!defaults.ok()) return defaults.status();
    defaults_ = *std::move(defaults);
    result_.id = game_.id();
    result_.map = defaults_.map->name();
    result_.phases = game_.phase_count();
    if (Status status = exchange_.Check(game_); !status.ok()) return status;
    result_.voice = exchange_.voice();
    result_.input_notes = Notes(result_.voice);
    notes_.AddAll(exchange_.notes(), "");
    if (Status status = ReadPhases(); !status.ok()) return status;
    for (size_t i = 0; i < recorded_.size(); ++i) {
      if (Status status = ReplayPhase(i); !status.ok()) return status;
    }
    notes_.AddTo(result_.input_notes);
    exchange_.KeepNotes(result_.input_notes);
    return std::move(result_);
  }

 private:
  // A phase as read.
  struct Recorded {
    Exchange::Board* board;
    MapRef map;
    RuleOptions rules;
    RecordedPhase phase;

    PositionView position() const { return phase.position.view(); }
  };

  Status ReadPhases() {
    recorded_.reserve(game_.phase_count());
    for (size_t i = 0; i < game_.phase_count(); ++i) {
      const Result<Exchange::PhaseInput> phase = exchange_.Read(game_, i, defaults_);
      if (!phase.ok()) return phase.status();
      recorded_.push_back({phase->board, phase->map, phase->rules, RecordedFrom(*phase)});
      if (!exchange_.notes().empty()) notes_.AddAll(exchange_.notes(), game_.PhaseName(i));
    }
    return OkStatus();
  }

  Status ReplayPhase(size_t i) {
    const Recorded& recorded = recorded_[i];
    const JsonIndex stated = StatedResults(i);
    const PositionView before = recorded.position();
    if (before.is_over() || IsEmptyRetreats(before)) {
      ++(before.is_over() ? result_.skipped.over : result_.skipped.empty);
      return OkStatus();
    }
    const size_t next = NextToCompare(i);
    const bool is_last = next == recorded_.size();
    if (is_last && stated == kNoJson) {
      ++result_.skipped.last;
      return OkStatus();
    }
    Exchange::PhaseInput input{recorded.board,       recorded.map,   before,
                               recorded.phase.sheet, recorded.rules, recorded.phase.tells_phase};
    // Follow the record about retreats phases without an open retreat: hold ours only if the next recorded phase is a
    // retreats phase.
    const bool held = !is_last && IsRetreats(recorded_[next].position());
    input.rules.empty_retreats = held ? EmptyRetreats::kHeld : EmptyRetreats::kSkipped;
    const Result<Exchange::Judged> judged = exchange_.Judge(input);
    if (!judged.ok()) return game_.InPhase(i, judged.status());
    const size_t before_this = result_.differences.size() + result_.notes.size();
    if (!is_last) Comparison(judged->phase, recorded_[next].position(), result_.voice, result_).Run();
    const bool is_same = result_.differences.size() + result_.notes.size() == before_this;
    if (is_same && stated != kNoJson) CompareResults(judged->phase, stated);
    ++result_.compared;
    return OkStatus();
  }

  static bool IsRetreats(const PositionView& position) {
    return !position.is_over() && position.phase_type() == PhaseType::kRetreats;
  }

  // The member `results` of a phase, as the `diplomacy` package writes it: {"A PAR":["bounce"]}. kNoJson if it says nothing.
  JsonIndex StatedResults(size_t i) const {
    const JsonTape& json = game_.tape();
    const JsonIndex results = json.Find(game_.PhaseAt(i), "results");
    const bool is_list = results != kNoJson && json.KindOf(results) == JsonKind::kObject && json.HasChildren(results);
    return is_list ? results : kNoJson;
  }

  // Compares the stated results of orders with ours. Boards that differ already show in the next phase.
  void CompareResults(const AdjudicatedPhase& phase, JsonIndex stated) {
    const JsonTape& json = game_.tape();
    const PositionView& before = phase.before;
    for (const JsonIndex entry : json.Children(stated)) {
      std::vector<std::string_view> words;
      for (const JsonIndex word : json.Children(entry)) {
        if (json.KindOf(word) == JsonKind::kString) words.push_back(json.StringOf(word));
      }
      bool dislodged = false;
      const Result<Unit> unit = ParseUnit(before.map(), before.graph(), kNoPower, json.KeyOf(entry).text, &dislodged);
      if (!unit.ok() || json.KindOf(entry) != JsonKind::kArray) continue;
      const UnitResult ours = ResultOfUnit(phase.result, before.map().ProvinceOf(unit->location));
      if (!Contradicts(StatedByWords(words), phase.result, ours)) continue;
      const Unit named{ours.order->order.power(), unit->type, unit->location};
      result_.differences.push_back(
          {PhaseNameOf(before), ReplayText(before, result_.voice, MessageId::kResultOfUnit, {Argument::OfUnit(named)}),
           WordsOf(before, words), OutcomeOf(before, ours)});
    }
  }

  std::string WordsOf(const PositionView& position, const std::vector<std::string_view>& words) const {
    std::string list;
    for (const std::string_view word : words) {
      if (!word.empty()) Join(list, word);
    }
    return list.empty() ? ReplayText(position, result_.voice, MessageId::kOutcomeSucceeds) : list;
  }

  std::string OutcomeOf(const PositionView& position, const UnitResult& ours) const {
    const Reason reason = ours.order->outcome.reason;
    if (!ours.is_dislodged || reason == Reason::kDislodged) {
      return ReplayText(position, result_.voice, OutcomePhrase(reason));
    }
    return ReplayText(position, result_.voice, MessageId::kOutcomeAndDislodged,
                      {Argument::OfPhrase(OutcomePhrase(reason))});
  }

  size_t NextToCompare(size_t i) const {
    for (++i; i < recorded_.size() && IsEmptyRetreats(recorded_[i].position());) ++i;
    return i;
  }

  Exchange& exchange_;
  const Document& game_;
  Exchange::Defaults defaults_;
  std::vector<Recorded> recorded_;
  PhaseNotes notes_;
  ReplayResult result_;
};

void AppendRemarks(std::string_view name, const std::vector<ReplayRemark>& remarks, JsonWriter& out) {
  out.Array(name, [&] {
    for (const ReplayRemark& remark : remarks) {
      out.Object([&] {
        out.Member("phase", remark.phase);
        out.Member("what", remark.what);
        out.Member("recorded", remark.recorded);
        out.Member("ours", remark.ours);
      });
    }
  });
}

}  // namespace

std::vector<ReplayRemark> BoardDifferences(const PositionView& recorded, const PositionView& ours) {
  std::vector<ReplayRemark> differences = ListDifferences(recorded, ours, {});
  const Map& map = ours.map();
  for (int p = 0; p < map.province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    std::string theirs = Describe(recorded, recorded.FindDislodged(province), {});
    std::string own = Describe(ours, ours.FindDislodged(province), {});
    if (theirs == own) continue;
    const Argument place = Argument::OfPlace(static_cast<LocationIndex>(p));
    differences.push_back(
        {"", ReplayText(ours, {}, MessageId::kDislodgedUnitOf, {place}), std::move(theirs), std::move(own)});
  }
  return differences;
}

Result<ReplayResult> ReplayGame(Exchange& exchange, const Document& game) {
  if (!game.is_game()) {
    const std::optional<OddKey> mistyped = game.mistyped_phases();
    const std::string hint = mistyped.has_value() ? "; " + OddKeyNote(*mistyped) : "";
    return InvalidError("the input is no game: it has no `phases`" + hint);
  }
  return Replayer(exchange, game).Run();
}

void AppendReplay(const ReplayResult& result, std::string& text) {
  JsonWriter out(text);
  out.BeginObject();
  if (!result.id.empty()) {
    out.Key("id");
    out.Compact(result.id);
  }
  out.Member("map", result.map);
  out.Member("phase_count", result.phases);
  out.Member("compared", result.compared);
  out.Object("skipped", [&] {
    out.Member("last", result.skipped.last);
    out.Member("empty", result.skipped.empty);
    out.Member("over", result.skipped.over);
  });
  AppendRemarks("differences", result.differences, out);
  AppendRemarks("remarks", result.notes, out);
  if (!result.input_notes.empty()) {
    out.Array("notes", [&] {
      for (const std::string& note : result.input_notes) out.String(note);
    });
  }
  out.EndObject();
}

}  // namespace entente
