// Writes a record as the game state of webDiplomacy's API. webdiplomacy_reader.cc describes the form.
#include <algorithm>
#include <cctype>

#include "game_forms/board_parts.h"
#include "game_forms/forms.h"
#include "game_forms/loss_notes.h"
#include "game_forms/webdiplomacy_ids.h"
#include "json/json_tape.h"
#include "json/json_writer.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"

namespace entente {
namespace {

std::string_view YesNo(bool yes) { return yes ? "Yes" : "No"; }
std::string_view TypeWord(UnitType type) { return type == UnitType::kArmy ? "Army" : "Fleet"; }

bool IsNumber(std::string_view text) {
  return !text.empty() && text.size() < 16 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

std::string_view GameOverWord(GameEnd end) {
  if (end == GameEnd::kSolo || end == GameEnd::kSharedVictory || end == GameEnd::kConcession) return "Won";
  return end == GameEnd::kPlaying ? "No" : "Drawn";
}

std::string_view PhaseWordOf(const PositionView& position) {
  return position.is_over() ? "Finished" : WebPhaseWord(position.phase_type());
}

class WebWriter {
 public:
  WebWriter(const GameRecord& record, const WebDiplomacyIds& ids, std::string& text)
      : record_(record), map_(*record.map), ids_(ids), out_(text), judge_(map_) {}

  Status Write(FormNotes& notes) {
    for (const RecordedPhase& phase : record_.phases) {
      if (!TurnOf(phase.position.view()).has_value()) {
        return InvalidError("webDiplomacy has no turn for " + map_.PhaseName(phase.position.view().phase()) +
                            ": its first is S1901M");
      }
    }
    out_.BeginObject();
    WriteHead(record_.phases.back().position.view(), notes);
    BeginList("phases");
    values_ += 4;
    for (size_t i = 0; i < record_.phases.size(); ++i) {
      WritePhase(i);
      if (values_ > JsonTape::kMostDocumentValues) {
        return LimitError("the game has more than " + std::to_string(JsonTape::kMostDocumentValues) +
                          " values in webDiplomacy's form: " + std::to_string(i) + " of its phases fit");
      }
    }
    out_.EndArray();
    WriteHints();
    out_.EndObject();
    NoteRules(record_, notes);
    losses_.Note(notes);
    odd_retreats_.Note({MessageId::kOddRetreat, MessageId::kOddRetreats}, notes);
    return OkStatus();
  }

 private:
  std::optional<int> TurnOf(const PositionView& position) const { return WebTurnOf(map_, position.phase()); }

  template <typename Value>
  void Member(std::string_view key, const Value& value) {
    out_.Member(key, value);
    ++values_;
  }
  void BeginList(std::string_view key) {
    out_.Key(key);
    out_.BeginArray();
    ++values_;
  }
  void BeginEntry() {
    out_.BeginObject();
    ++values_;
  }

  void WriteHead(const PositionView& last, FormNotes& notes) {
    const bool has_number = IsNumber(record_.id);
    if (!record_.id.empty() && !has_number) notes.Add(MessageId::kNoteIdNoNumber);
    out_.Key("gameID");
    out_.Raw(has_number ? std::string_view(record_.id) : "0");
    Member("countryID", 0);
    Member("variantID", ids_.variant());
    Member("potType", "Unranked");
    Member("turn", *TurnOf(last));
    Member("phase", PhaseWordOf(last));
    Member("gameOver", GameOverWord(last.end()));
  }

  void WritePhase(size_t i) {
    const PositionView position = record_.phases[i].position.view();
    CheckRetreats(i);
    BeginEntry();
    Member("turn", *TurnOf(position));
    Member("phase", PhaseWordOf(position));
    BeginList("units");
    position.ForEachUnit([this](const Unit& unit) { WriteUnit(unit, false); });
    for (int u = 0; u < position.dislodged_count(); ++u) WriteUnit(position.Dislodged(u).unit, true);
    out_.EndArray();
    WriteOrders(i);
    WriteCenters(position);
    if (position.is_over()) WriteEnd(position);
    BeginList("messages");
    out_.EndArray();
    out_.EndObject();
  }

  void WriteUnit(const Unit& unit, bool is_dislodged) {
    BeginEntry();
    Member("unitType", TypeWord(unit.type));
    Member("terrID", ids_.TerritoryOf(unit.location));
    Member("countryID", ids_.CountryOf(unit.power));
    Member("retreating", YesNo(is_dislodged));
    out_.EndObject();
  }

  void WriteCenters(const PositionView& position) {
    BeginList("centers");
    for (const ProvinceIndex center : map_.centers()) {
      const PowerIndex owner = position.OwnerOf(map_.CenterOf(center));
      BeginEntry();
      Member("terrID", ids_.TerritoryOf(center));
      Member("countryID", owner == kNoPower ? 0 : ids_.CountryOf(owner));
      out_.EndObject();
    }
    out_.EndArray();
  }

  void WriteEnd(const PositionView& position) {
    Member("endedIn", WebPhaseWord(position.phase_type()));
    Member("end", GameEndWord(position.end()));
    BeginList("winners");
    const PowerSet winners = position.winners();
    ForEachBit(&winners, 1, [this](int power) {
      out_.Int(ids_.CountryOf(static_cast<PowerIndex>(power)));
      ++values_;
    });
    out_.EndArray();
  }

  // ---- Orders ----

  void WriteOrders(size_t i) {
    const RecordedPhase& phase = record_.phases[i];
    const PositionView position = phase.position.view();
    BeginList("orders");
    losses_.Enter(position);
    if (!position.is_over()) {
      const std::span<const OrderResult> results = judge_.Adjudicate(position, record_.rules, phase.sheet).given();
      const bool is_last = i + 1 == record_.phases.size();
      const std::vector<LineUse> uses = UsesOfLines(phase, record_.rules);
      losses_.SeeUses(phase.sheet, uses);
      for (size_t line = 0; line < phase.sheet.size(); ++line) {
        if (uses[line] != LineUse::kWritten) continue;
        if (results[line].outcome.reason == Reason::kStated) {
          losses_.SeeProxy(phase.sheet[line]);
        } else {
          WriteLine(position, phase.sheet[line], results[line], is_last);
        }
      }
    }
    out_.EndArray();
  }

  int Territory(LocationIndex location) const {
    return location < map_.location_count() ? ids_.TerritoryOf(location) : 0;
  }

  // An order by proxy is written as one of the unit's own power, as which it counts. A last phase has no results.
  void WriteLine(const PositionView& position, const SheetLine& line, const OrderResult& result, bool is_last) {
    const std::string_view word =
        line.is_readable() ? WordOfWebOrder(line.order, position.phase_type()) : std::string_view();
    if (word.empty()) return losses_.SeeUnreadable(line);
    losses_.See(line);
    const Order order = line.order.type_known() ? line.order : WithTypes(position, line.order);
    const OrderKind kind = order.kind();
    const bool has_unit = kind != OrderKind::kBuild && kind != OrderKind::kWaive && order.type_known();
    const bool has_third = kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
    const bool has_target = has_third || kind == OrderKind::kMove || kind == OrderKind::kRetreat;
    const LocationIndex to = kind == OrderKind::kSupportHold ? order.third()
                             : has_target                    ? order.target()
                                                             : kNoLocation;
    BeginEntry();
    Member("turn", *TurnOf(position));
    Member("phase", WebPhaseWord(position.phase_type()));
    Member("countryID", ids_.CountryOf(IsFollowed(result.outcome.reason) ? result.order.power() : line.power));
    Member("terrID", kind == OrderKind::kWaive ? 0 : Territory(order.source()));
    Member("unitType", has_unit ? TypeWord(order.unit_type()) : "");
    Member("type", word);
    Member("toTerrID", Territory(to));
    Member("fromTerrID", has_third ? Territory(order.third()) : 0);
    Member("viaConvoy", YesNo(kind == OrderKind::kMove && order.via_convoy()));
    const bool succeeded = !is_last && result.outcome.reason == Reason::kNone;
    Member("success", YesNo(succeeded && kind != OrderKind::kHold));  // webDiplomacy's holds never succeed
    Member("dislodged", YesNo(!is_last && result.outcome.dislodged_by != kNoProvince));
    out_.EndObject();
  }

  // ---- What bars retreats in the last phase ----

  void WriteHints() {
    const size_t count = record_.phases.size();
    const PositionView last = record_.phases.back().position.view();
    std::span<const OrderResult> results;
    const RecordedPhase* before = count > 1 ? &record_.phases[count - 2] : nullptr;
    const bool follows = before != nullptr && last.dislodged_count() > 0 &&
                         before->position.view().phase_type() == PhaseType::kMovement &&
                         map_.NextPhase(before->position.view().phase()) == last.phase();
    if (follows) results = judge_.Adjudicate(before->position.view(), record_.rules, before->sheet).given();
    WriteStandoffs(last, results);
    WriteOccupiedFrom(last, results);
  }

  // Empty provinces where a move bounced, unless its unit was dislodged from there, which leaves the province free.
  void WriteStandoffs(const PositionView& last, std::span<const OrderResult> results) {
    std::vector<bool> is_contested(static_cast<size_t>(map_.province_count()));
    for (const OrderResult& result : results) {
      if (result.order.kind() != OrderKind::kMove || result.outcome.reason != Reason::kBounced) continue;
      const ProvinceIndex target = map_.ProvinceOf(result.order.target());
      if (!last.HasUnit(target) && result.outcome.dislodged_by != target) is_contested[target] = true;
    }
    BeginList("standoffs");
    for (size_t province = 0; province < is_contested.size(); ++province) {
      if (!is_contested[province]) continue;
      BeginEntry();
      Member("terrID", Territory(static_cast<LocationIndex>(province)));
      out_.EndObject();
    }
    out_.EndArray();
  }

  // {"20":22}: the unit in 20, which dislodged another one, came from 22, where that one may not go. webDiplomacy, written in
  // PHP, has [] for an empty object.
  void WriteOccupiedFrom(const PositionView& last, std::span<const OrderResult> results) {
    out_.Key("occupiedFrom");
    const std::vector<std::pair<ProvinceIndex, ProvinceIndex>> attackers = AttackersOf(last, results);
    if (attackers.empty()) return out_.Array([] {});
    out_.BeginObject();
    for (const auto& [province, from] : attackers) Member(std::to_string(Territory(province)), Territory(from));
    out_.EndObject();
  }

  std::vector<std::pair<ProvinceIndex, ProvinceIndex>> AttackersOf(const PositionView& last,
                                                                   std::span<const OrderResult> results) const {
    std::vector<std::pair<ProvinceIndex, ProvinceIndex>> attackers;
    for (int i = 0; i < last.dislodged_count(); ++i) {
      const DislodgedUnit unit = last.Dislodged(i);
      const ProvinceIndex province = map_.ProvinceOf(unit.unit.location);
      for (const OrderResult& result : results) {
        const Order order = result.order;
        if (order.kind() != OrderKind::kMove || result.outcome.reason != Reason::kNone ||
            map_.ProvinceOf(order.target()) != province) {
          continue;
        }
        // A unit that came by convoy does not bar its place.
        const ProvinceIndex from = map_.ProvinceOf(order.source());
        const std::vector<LocationIndex> open = OpenPlaces(map_, unit);
        const bool is_open =
            std::any_of(open.begin(), open.end(), [&](LocationIndex place) { return map_.ProvinceOf(place) == from; });
        if (!is_open) attackers.emplace_back(province, from);
      }
    }
    return attackers;
  }

  // ---- Losses ----

  // Counts the dislodged units for which a reader would derive other retreats.
  void CheckRetreats(size_t i) {
    const PositionView position = record_.phases[i].position.view();
    if (position.dislodged_count() == 0) return;
    const RecordedPhase* before = i == 0 ? nullptr : &record_.phases[i - 1];
    std::optional<PositionView> read;  // the board from which a reader would take the retreats
    if (before != nullptr && before->position.view().phase() == position.phase()) {
      read = before->position.view();
    } else if (before != nullptr && map_.NextPhase(before->position.view().phase()) == position.phase()) {
      read = judge_.Adjudicate(before->position.view(), record_.rules, before->sheet).after;
    }
    for (int d = 0; d < position.dislodged_count(); ++d) {
      const DislodgedUnit unit = position.Dislodged(d);
      const std::optional<DislodgedUnit> same = read.has_value() ? SameDislodged(*read, unit.unit) : std::nullopt;
      if (same.has_value() && HaveSameRetreats(map_, unit, *same)) continue;
      odd_retreats_.Add(map_.PhaseName(position.phase()), FormatUnit(map_, unit.unit.type, unit.unit.location));
    }
  }

  const GameRecord& record_;
  const Map& map_;
  const WebDiplomacyIds& ids_;
  JsonWriter out_;
  SheetPhase judge_;
  size_t values_ = 0;  // the number of JSON values so far
  LineLosses losses_;
  LossNote odd_retreats_;
};

}  // namespace

Result<std::string> WriteWebDiplomacyForm(const GameRecord& record, FormNotes& notes) {
  const WebDiplomacyIds ids(*record.map);
  if (!ids.fits()) {
    const bool is_named = FindWebVariant(record.map->name()) != nullptr;
    return InvalidError("webDiplomacy's variants known here are " + WebVariantList() + ": not " +
                        std::string(is_named ? "another map of this name" : record.map->name()));
  }
  std::string text;
  if (Status status = WebWriter(record, ids, text).Write(notes); !status.ok()) return status;
  return text;
}

}  // namespace entente
