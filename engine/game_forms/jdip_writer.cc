// Written cases in jDip's test-case text.
#include <algorithm>

#include "base/text.h"
#include "game_forms/flat_sheet.h"
#include "game_forms/form_text.h"
#include "game_forms/jdip_form.h"

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

class JdipWriter {
 public:
  explicit JdipWriter(const GameRecord& record)
      : record_(record), map_(*record.map), judge_(map_, record.rules), flat_(map_), expected_(map_) {
    flat_.CutComments();
  }

  absl::StatusOr<std::string> Write(FormNotes& notes) {
    std::string variant(map_.name());
    if (!variant.empty()) variant.front() = UpperCase(variant.substr(0, 1)).front();
    Line("VARIANT_ALL " + variant);
    for (const RecordedPhase& phase : record_.phases) {
      if (FlatJudge::CanPlay(phase)) {
        WriteCase(phase);
      } else {
        before_.clear();
        ++over_;
      }
      if (out_.size() > kMaxFormBytes) return LimitError("the game is longer than a text of this form may be");
    }
    if (over_ == record_.phases.size()) return InvalidError("the form has no words for any phase of the game");
    TellLosses(notes);
    return out_;
  }

 private:
  void TellLosses(FormNotes& notes) const {
    losses_.Tell(notes);
    NoteCount(notes, over_, "phase in which nobody has orders is left out",
              "phases in which nobody has orders are left out");
    NoteCount(notes, lone_retreats_, "retreats phase that does not follow from the phase before it tells no retreats",
              "retreats phases that do not follow from the phase before them tell no retreats");
    if (!record_.id.empty()) notes.push_back("the id of the game is left out");
    TellCommonLosses(record_, notes);
  }

  void WriteCase(const RecordedPhase& phase) {
    const PositionView position = phase.position.view();
    const bool is_retreat = position.phase_type() == PhaseType::kRetreats;
    const bool follows = !before_.empty() && position == expected_.view();
    lone_retreats_ += is_retreat && !follows;
    Line("\nCASE " + map_.PhaseName(position.phase()));
    Line("PRESTATE_SETPHASE " + JdipPhaseText(map_, position.phase()));
    if (position.phase_type() == PhaseType::kAdjustments || !HasStartOwners(position)) WriteOwners(position);
    Line("PRESTATE");
    WriteUnits(position);
    WriteDislodged("PRESTATE_DISLODGED", position);
    if (is_retreat && follows) {
      Line("PRESTATE_RESULTS");
      out_ += before_;
    }
    flat_.Take(phase.sheet, losses_);
    for (FlatLine& line : flat_.lines()) UseOwnWords(position.phase_type(), line);
    Line("ORDERS");
    for (const FlatLine& line : flat_.lines()) Entry(line.power, line.text);
    WriteAfter(position, judge_.Judge(position, flat_.lines()));
    Line("END");
  }

  // Puts an order into jDip's words if these mean the same.
  void UseOwnWords(PhaseType phase_type, FlatLine& line) {
    judge_.reader().Use(record_.rules, phase_type);
    const absl::StatusOr<const ParsedOrder*> read = judge_.reader().Read(line.power, line.text);
    if (!read.ok() || !(*read)->convoy_path.empty() || (*read)->has_remark || (*read)->order.written() != 0 ||
        (*read)->unit_nation != kNoPower) {
      return;
    }
    const Order order = (*read)->order;
    std::string text = JdipOrder(map_, phase_type, order).Text();
    const absl::StatusOr<const ParsedOrder*> again = judge_.reader().Read(line.power, text);
    if (again.ok() && (*again)->order == order) line.text = std::move(text);
  }

  void WriteAfter(const PositionView& position, const PhaseResult& result) {
    const PositionView after = result.after;
    const bool is_same =
        std::equal(position.occupied(), position.occupied() + map_.province_words(), after.occupied()) &&
        after.dislodged_count() == 0 && position.dislodged_count() == 0 && HaveSameUnits(position, after);
    Line(is_same ? "POSTSTATE_SAME" : "POSTSTATE");
    if (!is_same) WriteUnits(after);
    before_.clear();
    if (position.phase_type() != PhaseType::kMovement) return;
    WriteDislodged("POSTSTATE_DISLODGED", after);
    KeepResults(result);
    expected_.ref().CopyFrom(result.next);
  }

  bool HaveSameUnits(const PositionView& a, const PositionView& b) const {
    for (int p = 0; p < map_.province_count(); ++p) {
      const ProvinceIndex province = static_cast<ProvinceIndex>(p);
      if (a.HasUnit(province) && a.UnitAt(province) != b.UnitAt(province)) return false;
    }
    return true;
  }

  // What each unit did, for a retreats phase that follows.
  void KeepResults(const PhaseResult& result) {
    for (const OrderResult& one : result.results) {
      const Reason reason = one.outcome.reason;
      if (reason == Reason::kIllegal || reason == Reason::kUnreadable) continue;
      const bool succeeds = reason == Reason::kNone && one.outcome.dislodged_by == kNoProvince;
      before_.append(succeeds ? "\tSUCCESS: " : "\tFAILURE: ").append(map_.PowerName(one.order.power()));
      before_.append(": ").append(JdipOrder(map_, PhaseType::kMovement, one.order).Text()).append("\n");
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
  void Line(std::string_view text) { out_.append(text).append("\n"); }

  const GameRecord& record_;
  const Map& map_;
  FlatJudge judge_;
  FlatSheet flat_;
  std::string out_;
  std::string before_;  // the results of the movement phase that was written last
  Position expected_;   // what that leads to
  SheetLosses losses_;
  size_t over_ = 0, lone_retreats_ = 0;
};

}  // namespace

absl::StatusOr<std::string> WriteJdipForm(const GameRecord& record, FormNotes& notes) {
  return JdipWriter(record).Write(notes);
}

}  // namespace entente
