#include <algorithm>
#include <cctype>

#include "game_forms/loss_notes.h"
#include "game_forms/webdiplomacy_form.h"
#include "game_forms/webdiplomacy_ids.h"
#include "json/json_tape.h"
#include "json/json_writer.h"
#include "map/rules_fit.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"

namespace entente {
namespace {

std::string_view YesNo(bool yes) { return yes ? "Yes" : "No"; }

bool IsNumber(std::string_view text) {
  return !text.empty() && text.size() < 16 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

std::string_view WordOf(const Order& order, PhaseType phase_type) {
  for (const WebOrderWord& known : WebOrderWords()) {
    if (known.kind != order.kind()) continue;
    if (order.kind() == OrderKind::kBuild && known.type != order.unit_type()) continue;
    if (order.kind() == OrderKind::kDisband && known.phase_type != phase_type) continue;
    return known.word;
  }
  return "";
}

std::string_view GameOverWord(GameEnd end) {
  if (end == GameEnd::kSolo || end == GameEnd::kSharedVictory || end == GameEnd::kConcession) return "Won";
  return end == GameEnd::kPlaying ? "No" : "Drawn";
}

class WebWriter {
 public:
  WebWriter(const GameRecord& record, const WebDiplomacyIds& ids, std::string& text)
      : record_(record), map_(*record.map), ids_(ids), out_(text), judge_(map_) {}

  Status Write(FormNotes& notes) {
    const PositionView last = record_.phases.back().position.view();
    for (const RecordedPhase& phase : record_.phases) {
      if (!TurnOf(phase.position.view()).has_value()) {
        return InvalidError("webDiplomacy has no turn for " + map_.PhaseName(phase.position.view().phase()) +
                            ": its first is S1901M");
      }
    }
    Begin(last, notes);
    for (size_t i = 0; i < record_.phases.size(); ++i) {
      WritePhase(i);
      if (values_ > JsonTape::kMostDocumentValues) {
        return LimitError("the game has more than " + std::to_string(JsonTape::kMostDocumentValues) +
                          " values in webDiplomacy's form: " + std::to_string(i) + " of its phases fit");
      }
    }
    out_.EndArray();
    End();
    NoteLosses(notes);
    return OkStatus();
  }

 private:
  std::optional<int> TurnOf(const PositionView& position) const { return WebTurnOf(map_, position.phase()); }

  void Member(std::string_view key, int64_t value) {
    out_.Key(key);
    out_.Int(value);
    ++values_;
  }
  void Member(std::string_view key, std::string_view value) {
    out_.Key(key);
    out_.String(value);
    ++values_;
  }
  void BeginList(std::string_view key) {
    out_.Key(key);
    out_.BeginArray();
    ++values_;
  }

  void Begin(const PositionView& last, FormNotes& notes) {
    const bool has_number = IsNumber(record_.id);
    if (!record_.id.empty() && !has_number) notes.push_back("the id is left out: webDiplomacy's games have numbers");
    out_.BeginObject();
    out_.Key("gameID");
    out_.Raw(has_number ? std::string_view(record_.id) : std::string_view("0"));
    Member("countryID", 0);
    Member("variantID", kWebVariant);
    Member("potType", "Unranked");
    Member("turn", *TurnOf(last));
    Member("phase", last.is_over() ? "Finished" : WebPhaseWord(last.phase_type()));
    Member("gameOver", GameOverWord(last.end()));
    BeginList("phases");
    values_ += 4;
  }

  void End() {
    for (const std::string_view key : {"standoffs", "occupiedFrom"}) {
      BeginList(key);
      out_.EndArray();
    }
    out_.EndObject();
  }

  void WritePhase(size_t i) {
    const PositionView position = record_.phases[i].position.view();
    CheckRetreats(i);
    out_.BeginObject();
    ++values_;
    Member("turn", *TurnOf(position));
    Member("phase", position.is_over() ? "Finished" : WebPhaseWord(position.phase_type()));
    WriteUnits(position);
    WriteOrders(i);
    WriteCenters(position);
    if (position.is_over()) WriteEnd(position);
    BeginList("messages");
    out_.EndArray();
    out_.EndObject();
  }

  void WriteUnit(const Unit& unit, bool is_dislodged) {
    out_.BeginObject();
    ++values_;
    Member("unitType", unit.type == UnitType::kArmy ? "Army" : "Fleet");
    Member("terrID", ids_.TerritoryOf(unit.location));
    Member("countryID", ids_.CountryOf(unit.power));
    Member("retreating", YesNo(is_dislodged));
    out_.EndObject();
  }

  void WriteUnits(const PositionView& position) {
    BeginList("units");
    position.ForEachUnit([this](const Unit& unit) { WriteUnit(unit, false); });
    for (int i = 0; i < position.dislodged_count(); ++i) WriteUnit(position.Dislodged(i).unit, true);
    out_.EndArray();
  }

  void WriteCenters(const PositionView& position) {
    BeginList("centers");
    for (int c = 0; c < map_.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      const PowerIndex owner = position.OwnerOf(center);
      out_.BeginObject();
      ++values_;
      Member("terrID", ids_.TerritoryOf(map_.CenterProvince(center)));
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
      std::span<const OrderResult> results;
      if (i + 1 < record_.phases.size()) results = judge_.Adjudicate(position, record_.rules, phase.sheet).given();
      std::vector<bool> counts(phase.sheet.size(), false);
      MarkLastSets(phase.sheet, counts);
      for (size_t line = 0; line < phase.sheet.size(); ++line) {
        if (counts[line]) WriteLine(position, phase.sheet[line], results.empty() ? nullptr : &results[line]);
      }
    }
    out_.EndArray();
  }

  // Which lines stand in the last set of their power, in the sequence of the sheet.
  void MarkLastSets(const OrderSheet& sheet, std::vector<bool>& counts) {
    std::vector<std::vector<size_t>> lines(static_cast<size_t>(map_.power_count()));
    for (size_t line = 0; line < sheet.size(); ++line) {
      if (sheet.PowerOf(line) < lines.size()) lines[sheet.PowerOf(line)].push_back(line);
    }
    const std::vector<OrderSheet> sheets = SheetsByPower(sheet, map_);
    for (size_t power = 0; power < sheets.size(); ++power) {
      const LastSet set = FindLastSet(sheets[power], losses_);
      for (size_t k = set.first; k < set.last; ++k) counts[lines[power][k]] = true;
    }
  }

  int Territory(LocationIndex location) const {
    return location < map_.location_count() ? ids_.TerritoryOf(location) : 0;
  }

  void WriteLine(const PositionView& position, const SheetLine& line, const OrderResult* result) {
    const Order order = line.order;
    const std::string_view word = line.is_readable() ? WordOf(order, position.phase_type()) : std::string_view();
    if (word.empty()) {
      losses_.SeeUnreadable(line);
      return;
    }
    losses_.See(line);
    const OrderKind kind = order.kind();
    const bool is_adjustment = kind == OrderKind::kBuild || kind == OrderKind::kWaive;
    const LocationIndex to = kind == OrderKind::kSupportHold ? order.third() : order.target();
    out_.BeginObject();
    ++values_;
    Member("turn", *TurnOf(position));
    Member("phase", WebPhaseWord(position.phase_type()));
    Member("countryID", ids_.CountryOf(line.power));
    Member("terrID", kind == OrderKind::kWaive ? 0 : Territory(order.source()));
    Member("unitType", is_adjustment ? "" : TypeWord(position, order));
    Member("type", word);
    Member("toTerrID", HasTarget(kind) ? Territory(to) : 0);
    Member("fromTerrID", HasThird(kind) ? Territory(order.third()) : 0);
    Member("viaConvoy", YesNo(kind == OrderKind::kMove && order.via_convoy()));
    const bool succeeded = result != nullptr && result->outcome.reason == Reason::kNone;
    Member("success", YesNo(succeeded && kind != OrderKind::kHold));  // webDiplomacy's holds never succeed
    Member("dislodged", YesNo(result != nullptr && result->outcome.dislodged_by != kNoProvince));
    out_.EndObject();
  }

  static bool HasTarget(OrderKind kind) {
    return kind == OrderKind::kMove || kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove ||
           kind == OrderKind::kConvoy || kind == OrderKind::kRetreat;
  }
  static bool HasThird(OrderKind kind) { return kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy; }

  std::string_view TypeWord(const PositionView& position, const Order& order) const {
    if (order.type_known()) return order.unit_type() == UnitType::kArmy ? "Army" : "Fleet";
    if (order.source() >= map_.location_count()) return "";
    const Unit unit = position.UnitAt(map_.ProvinceOf(order.source()));
    if (unit.power == kNoPower) return "";
    return unit.type == UnitType::kArmy ? "Army" : "Fleet";
  }

  // ---- What is left out ----

  // Counts the dislodged units whose places are not what a reader reckons.
  void CheckRetreats(size_t i) {
    const PositionView position = record_.phases[i].position.view();
    if (position.dislodged_count() == 0) return;
    const RecordedPhase* before = i == 0 ? nullptr : &record_.phases[i - 1];
    if (before != nullptr && before->position.view().phase() == position.phase()) {
      CountOddRetreats(position, before->position.view());
    } else if (before != nullptr && map_.NextPhase(before->position.view().phase()) == position.phase()) {
      CountOddRetreats(position, judge_.Adjudicate(before->position.view(), record_.rules, before->sheet).after);
    } else {
      for (int unit = 0; unit < position.dislodged_count(); ++unit) AddOdd(position, unit);
    }
  }

  void CountOddRetreats(const PositionView& position, const PositionView& reckoned) {
    for (int i = 0; i < position.dislodged_count(); ++i) {
      const DislodgedUnit unit = position.Dislodged(i);
      const int j = reckoned.FindDislodged(map_.ProvinceOf(unit.unit.location));
      const bool is_same =
          j >= 0 && std::equal(unit.retreats, unit.retreats + RetreatWords(map_), reckoned.Dislodged(j).retreats);
      if (!is_same) AddOdd(position, i);
    }
  }

  void AddOdd(const PositionView& position, int i) {
    const Unit unit = position.Dislodged(i).unit;
    odd_retreats_.Add(map_.PhaseName(position.phase()), FormatUnit(map_, unit.type, unit.location));
  }

  void NoteLosses(FormNotes& notes) const {
    NoteRules(record_, DefaultRules(map_).value_or(RuleOptions{}), notes);
    losses_.Note(notes);
    odd_retreats_.Note("dislodged unit may go where a reader reckons otherwise: where it may is left out",
                       "dislodged units may go where a reader reckons otherwise: where they may is left out", notes);
  }

  const GameRecord& record_;
  const Map& map_;
  const WebDiplomacyIds& ids_;
  JsonWriter out_;
  SheetPhase judge_;
  size_t values_ = 0;  // of the text, so far
  LineLosses losses_;
  Loss odd_retreats_;
};

}  // namespace

Result<std::string> WriteWebDiplomacyForm(const GameRecord& record, FormNotes& notes) {
  const bool is_named = record.map->name() == kWebMap;
  const WebDiplomacyIds ids(*record.map);
  if (!is_named || !ids.fits()) {
    return InvalidError("webDiplomacy's variant 1 is played on the standard map, not on " +
                        std::string(is_named ? "another one of this name" : record.map->name()));
  }
  std::string text;
  WebWriter writer(record, ids, text);
  if (Status status = writer.Write(notes); !status.ok()) return status;
  return text;
}

}  // namespace entente
