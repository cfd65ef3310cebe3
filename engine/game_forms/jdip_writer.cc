// Writes a game in jDip's test-case text. jdip_form.cc describes the form.
#include <algorithm>
#include <utility>

#include "base/text.h"
#include "game_forms/board_parts.h"
#include "game_forms/forms.h"
#include "game_forms/game_name.h"
#include "game_forms/jdip_phase.h"
#include "game_forms/jdip_retreats.h"
#include "game_forms/text_writer.h"
#include "notation/notation.h"

namespace entente {
namespace {

// Orders in the words of jDip's cases: "A mos - stp", "F nth C A lon - bel", "Build F stp/nc", "Remove A par".
class JdipOrder {
 public:
  JdipOrder(const Map& map, PhaseType phase_type, Order order) : map_(map), type_(phase_type), order_(order) {}

  std::string Text() const {
    switch (order_.kind()) {
      case OrderKind::kHold:
        return Unit() + " H";
      case OrderKind::kMove:
        return Unit() + " - " + Target() + (order_.via_convoy() ? " via convoy" : "");
      case OrderKind::kSupportHold:
        return Unit() + " S " + Third();
      case OrderKind::kSupportMove:
        return Unit() + " S " + Third() + " - " + Target();
      case OrderKind::kConvoy:
        return Unit() + " C " + Third() + " - " + Target();
      case OrderKind::kRetreat:
        return Unit() + " - " + Target();
      case OrderKind::kDisband:
        return type_ == PhaseType::kAdjustments ? "Remove " + Unit() : Unit() + " Disband";
      case OrderKind::kBuild:
        return "Build " + Unit();
      case OrderKind::kWaive:
        return "Waive";
      default:
        return "";
    }
  }

 private:
  std::string Unit() const { return UnitText(order_.type_known(), order_.unit_type(), order_.source()); }
  std::string Third() const { return UnitText(order_.third_type_known(), order_.third_type(), order_.third()); }
  std::string Target() const { return Place(order_.target()); }
  std::string Place(LocationIndex location) const {
    return location < map_.location_count() ? LowerAscii(map_.Id(location)) : "?";
  }
  std::string UnitText(bool known, UnitType type, LocationIndex location) const {
    return known ? UnitLetter(type) + (" " + Place(location)) : Place(location);
  }

  const Map& map_;
  const PhaseType type_;
  const Order order_;
};

class JdipWriter : public TextWriter {
 public:
  explicit JdipWriter(const GameRecord& record) : TextWriter(record), retreats_(map_, record.rules) {
    flat_.CutComments();
    const std::string name = NameOfId(record.id);  // a reader takes # for a comment, and a phase for no name
    if (name.find('#') == std::string::npos && !map_.ParsePhase(name).ok()) name_ = name;
  }

 private:
  struct WrittenResult {
    bool succeeds;
    PowerIndex power;
    std::string text;
  };

  void WriteHead() override {
    std::string variant(map_.name());
    if (!variant.empty()) variant.front() = UpperCase(variant.substr(0, 1)).front();
    Line("VARIANT_ALL " + variant);
  }

  void NoteLosses(FormNotes& notes) const override {
    unnamed_.Note({MessageId::kLostUnnamedPhase, MessageId::kLostUnnamedPhases}, notes);
    names_.Note({MessageId::kRenamedPhase, MessageId::kRenamedPhases}, notes);
    odd_retreats_.Note({MessageId::kOtherRetreats, MessageId::kOtherRetreatsMany}, notes);
    if (!record_.id.empty() && name_.empty()) notes.Add(MessageId::kNoteLostId);
  }

  bool WritePhase(const RecordedPhase& phase, bool follows) override {
    const PositionView position = phase.position.view();
    const std::vector<WrittenResult> before = std::exchange(before_, {});
    const std::optional<Phase> named = FindJdipPhase(map_, JdipPhaseText(map_, position.phase()));
    if (!named.has_value()) unnamed_.Add(PhaseName(position));
    if (!named.has_value()) return false;
    if (*named != position.phase()) names_.Add(PhaseName(position));
    const bool is_named = !std::exchange(is_any_, true) && !name_.empty();
    Line("\nCASE " + (is_named ? name_ : map_.PhaseName(position.phase())));
    Line("PRESTATE_SETPHASE " + JdipPhaseText(map_, position.phase()));
    if (position.phase_type() == PhaseType::kAdjustments || !HasStartOwners(position)) WriteOwners(position);
    Line("PRESTATE");
    WriteUnits(position);
    WriteDislodged("PRESTATE_DISLODGED", position);
    if (position.phase_type() == PhaseType::kRetreats) {
      WriteBefore(follows ? before : std::vector<WrittenResult>());
      CheckRetreats(position, follows ? before : std::vector<WrittenResult>());
    }
    TakeLines(phase);
    for (FlatLine& line : flat_.lines()) UseOwnWords(position.phase_type(), line);
    Line("ORDERS");
    for (const FlatLine& line : flat_.lines()) Entry(line.power, line.text);
    WriteAfter(position, Judge(position));
    Line("END");
    return true;
  }

  // Rewrites an order in jDip's words if they read back as the same order.
  void UseOwnWords(PhaseType phase_type, FlatLine& line) {
    judge_.reader().Use(record_.rules, phase_type);
    const Result<const ParsedOrder*> read = judge_.reader().Read(line.power, line.text);
    if (!read.ok() || !(*read)->convoy_path.empty() || (*read)->has_remark || (*read)->order.written() != 0 ||
        (*read)->unit_nation != kNoPower) {
      return;
    }
    const Order order = (*read)->order;
    std::string text = JdipOrder(map_, phase_type, order).Text();
    const Result<const ParsedOrder*> again = judge_.reader().Read(line.power, text);
    if (again.ok() && (*again)->order == order) line.text = std::move(text);
  }

  void WriteAfter(const PositionView& position, const PhaseResult& result) {
    const PositionView after = result.after;
    const bool is_same =
        after.dislodged_count() == 0 && position.dislodged_count() == 0 && HaveSameUnits(position, after);
    Line(is_same ? "POSTSTATE_SAME" : "POSTSTATE");
    if (!is_same) WriteUnits(after);
    if (position.phase_type() != PhaseType::kMovement) return;
    WriteDislodged("POSTSTATE_DISLODGED", after);
    KeepResults(position, result);
  }

  // Keeps the order and result of each unit, for a retreats phase that follows.
  void KeepResults(const PositionView& position, const PhaseResult& result) {
    for (const OrderResult& one : result.results) {
      const Reason reason = one.outcome.reason;
      if (!IsFollowed(reason)) continue;
      Order order = one.order;
      if (!order.type_known()) order = order.WithUnitType(position.UnitAt(map_.ProvinceOf(order.source())).type);
      const bool succeeds = reason == Reason::kNone && one.outcome.dislodged_by == kNoProvince;
      before_.push_back({succeeds, order.power(), JdipOrder(map_, PhaseType::kMovement, order).Text()});
    }
  }

  void WriteBefore(const std::vector<WrittenResult>& before) {
    if (!before.empty()) Line("PRESTATE_RESULTS");
    for (const auto& [succeeds, power, text] : before) {
      Line(std::string(succeeds ? "\tSUCCESS: " : "\tFAILURE: ").append(map_.PowerName(power)) + ": " + text);
    }
  }

  // Counts the dislodged units to which a reader would give other retreats.
  void CheckRetreats(const PositionView& position, const std::vector<WrittenResult>& before) {
    Position read(position);
    for (int i = 0; i < position.dislodged_count(); ++i) {
      std::fill_n(read.ref().MutableRetreats(i), RetreatWords(map_), 0);
    }
    std::vector<JdipResult> results;
    for (const auto& [succeeds, power, text] : before) results.push_back({succeeds, power, text});
    retreats_.Fill(read.ref(), results);
    for (int i = 0; i < position.dislodged_count(); ++i) {
      const DislodgedUnit meant = position.Dislodged(i);
      if (HaveSameRetreats(map_, meant, read.view().Dislodged(i))) continue;
      odd_retreats_.Add(PhaseName(position), FormatUnit(map_, meant.unit.type, meant.unit.location));
    }
  }

  void WriteOwners(const PositionView& position) {
    Line("PRESTATE_SUPPLYCENTER_OWNERS");
    for (const ProvinceIndex center : map_.centers()) {
      const PowerIndex owner = position.OwnerOf(map_.CenterOf(center));
      if (owner != kNoPower) Entry(owner, "A " + LowerAscii(map_.Id(center)));
    }
  }

  void WriteUnits(const PositionView& position) {
    position.ForEachUnit([this](const Unit& unit) { Entry(unit.power, UnitText(unit)); });
  }

  void WriteDislodged(std::string_view keyword, const PositionView& position) {
    if (position.dislodged_count() > 0) Line(keyword);
    for (int i = 0; i < position.dislodged_count(); ++i) {
      Entry(position.Dislodged(i).unit.power, UnitText(position.Dislodged(i).unit));
    }
  }

  std::string UnitText(const Unit& unit) const {
    return UnitLetter(unit.type) + (" " + LowerAscii(map_.Id(unit.location)));
  }
  void Entry(PowerIndex power, std::string_view text) {
    Line(std::string("\t").append(map_.PowerName(power)).append(": ").append(text));
  }

  std::string name_;     // of the game, for the first case; empty: a case is named after its phase
  bool is_any_ = false;  // a case is written
  JdipRetreats retreats_;
  std::vector<WrittenResult> before_;  // of the last movement phase written
  LossNote unnamed_, names_, odd_retreats_;
};

}  // namespace

Result<std::string> WriteJdipForm(const GameRecord& record, FormNotes& notes) {
  return JdipWriter(record).Write(notes);
}

}  // namespace entente
