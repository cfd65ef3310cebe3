// Writes a game as a case in the DATC form. datc_form.cc describes the form.
#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "base/text.h"
#include "explain/outcome_words.h"
#include "game_forms/board_parts.h"
#include "game_forms/form_board.h"
#include "game_forms/form_text.h"
#include "game_forms/forms.h"
#include "game_forms/game_name.h"
#include "game_forms/text_writer.h"

namespace entente {
namespace {

class DatcWriter : public TextWriter {
 public:
  explicit DatcWriter(const GameRecord& record)
      : TextWriter(record), next_name_(map_.begin()), name_(NameOfId(record.id)) {}

 private:
  // ---- TextWriter ----

  bool CanWrite(const PositionView& position, bool follows) {
    if (position.phase_type() == PhaseType::kRetreats) {
      if (!follows) lone_retreats_.Add(PhaseName(position));
      return follows;
    }
    const bool is_empty =
        position.unit_count() == 0 || (position.phase_type() == PhaseType::kAdjustments && !HasOwners(position));
    if (is_empty) empty_.Add(PhaseName(position));
    return !is_empty;
  }

  static bool HasOwners(const PositionView& position) {
    for (int c = 0; c < position.map().center_count(); ++c) {
      if (position.OwnerOf(static_cast<CenterIndex>(c)) != kNoPower) return true;
    }
    return false;
  }

  void NoteLosses(FormNotes& notes) const override {
    lone_retreats_.Note({MessageId::kLostLoneRetreats, MessageId::kLostLoneRetreatsMany}, notes);
    empty_.Note({MessageId::kLostEmptyPhase, MessageId::kLostEmptyPhases}, notes);
    empty_owners_.Note({MessageId::kStartOwnersPhase, MessageId::kStartOwnersPhases}, notes);
    names_.Note({MessageId::kRenamedPhase, MessageId::kRenamedPhases}, notes);
    if (!record_.id.empty() && name_.empty()) notes.Add(MessageId::kNoteLostId);
  }

  // ---- Phases ----

  bool WritePhase(const RecordedPhase& phase, bool follows) override {
    const PositionView position = phase.position.view();
    if (!CanWrite(position, follows)) return false;
    if (out_.empty()) WriteCase(position.phase());
    KeepName(position.phase());
    TakeLines(phase);
    const PhaseResult& result = Judge(position);
    WriteWords({"", "phase", LowerAscii(PhaseTypeWord(position.phase_type()))});
    if (position.phase_type() != PhaseType::kRetreats) WriteUnits("units", UnitsOf(position));
    if (position.phase_type() == PhaseType::kAdjustments || !HasStartOwners(position)) WriteCenters(position);
    if (position.phase_type() == PhaseType::kAdjustments) WriteDue(position);
    WriteOrders(position, result);
    WriteUnits("after", UnitsOf(result.after));
    if (position.phase_type() == PhaseType::kMovement) WriteDislodged(position, result);
    if (position.phase_type() == PhaseType::kRetreats) WriteUnits("disbanded", Disbanded(position, result));
    if (position.phase_type() == PhaseType::kAdjustments) WriteAdjustments(result);
    return true;
  }

  // Writes the case and the map. The name of the game is ID and title by itself, or the title behind the first phase.
  void WriteCase(const Phase& first) {
    std::string name = name_.empty() ? std::string(kNameOfUnnamed).append(map_.name()) : name_;
    if (!IsIdAndTitle(first)) {
      const std::string phase = map_.PhaseName(first);
      const bool is_word = phase.find(' ') == std::string::npos;
      if (is_word) next_name_ = first;
      name.insert(0, (is_word ? phase : "game") + " ");
    }
    WriteWords({"case", name});
    if (map_.name() != "standard") WriteWords({"map", map_.name()});
  }

  // Whether the name has two words, and a reader that takes the first one for the ID begins with the first phase.
  bool IsIdAndTitle(const Phase& first) const {
    std::string_view title = name_;
    const std::string_view id = TakePart(title);
    return !title.empty() && !map_.ParsePhase(id).ok() && map_.PhaseName(NextLike(first)) == map_.PhaseName(first);
  }

  // The phase that a reader takes for one of the type of `phase`.
  Phase NextLike(const Phase& phase) const {
    Phase next = next_name_;
    for (int i = 0; i < 256 && map_.TypeOf(next) != map_.TypeOf(phase); ++i) next = map_.NextPhase(next);
    return next;
  }

  // Counts the phase if a reader would give it another name.
  void KeepName(const Phase& phase) {
    const Phase next = NextLike(phase);
    if (map_.PhaseName(next) != map_.PhaseName(phase)) names_.Add(map_.PhaseName(phase));
    next_name_ = map_.NextPhase(next);
  }

  // ---- Lines ----

  void WriteWords(std::initializer_list<std::string_view> words) {
    std::string_view separator = "";
    for (const std::string_view word : words) {
      out_.append(separator).append(word);
      separator = word.empty() ? "\n" : " ";  // an empty first word makes an empty line
    }
    out_ += '\n';
  }

  static std::vector<Unit> UnitsOf(const PositionView& position) {
    std::vector<Unit> units;
    position.ForEachUnit([&units](const Unit& unit) { units.push_back(unit); });
    return units;
  }

  // Writes a line of units for each power.
  void WriteUnits(std::string_view keyword, const std::vector<Unit>& units) {
    for (int p = 0; p < map_.power_count(); ++p) {
      std::string list;
      for (const Unit& unit : units) {
        if (unit.power == p) list.append(list.empty() ? "" : ", ").append(NameOf(unit));
      }
      if (!list.empty()) WriteWords({keyword, PowerWord(map_, static_cast<PowerIndex>(p)), list});
    }
  }

  std::string NameOf(const Unit& unit) const { return FormatUnit(map_, unit.type, unit.location); }

  void WriteCenters(const PositionView& position) {
    bool is_any = false;
    for (int p = 0; p < map_.power_count(); ++p) {
      std::string list;
      for (const ProvinceIndex center : map_.centers()) {
        if (position.OwnerOf(map_.CenterOf(center)) == p) list.append(list.empty() ? "" : " ").append(map_.Id(center));
      }
      if (list.empty()) continue;
      is_any = true;
      WriteWords({"centers", PowerWord(map_, static_cast<PowerIndex>(p)), list});
    }
    if (!is_any) empty_owners_.Add(PhaseName(position));
  }

  void WriteDue(const PositionView& position) {
    for (int p = 0; p < map_.power_count(); ++p) {
      const AdjustmentDue due = DueOf(position, record_.rules, static_cast<PowerIndex>(p));
      const int count = due.removals > 0 ? due.removals : due.builds;
      if (count == 0) continue;
      WriteWords({"due", PowerWord(map_, static_cast<PowerIndex>(p)), due.removals > 0 ? "remove" : "build",
                  std::to_string(count)});
    }
  }

  void WriteOrders(const PositionView& position, const PhaseResult& result) {
    for (size_t i = 0; i < flat_.lines().size(); ++i) {
      const FlatLine& line = flat_.lines()[i];
      const OrderOutcome& outcome = result.results[i].outcome;
      std::string what;
      if (IsFailure(outcome.reason))
        what = std::string("fails ").append(ReasonWord(outcome.reason));
      else
        what = OutcomeWord(outcome.reason);
      if (outcome.dislodged_by != kNoProvince) {
        what.append(", dislodged by ").append(NameOf(position.UnitAt(outcome.dislodged_by)));
      }
      WriteWords({"order", PowerWord(map_, line.power), line.text, ":", what});
    }
  }

  // ---- Results ----

  void WriteDislodged(const PositionView& position, const PhaseResult& result) {
    for (int i = 0; i < result.after.dislodged_count(); ++i) {
      const DislodgedUnit lost = result.after.Dislodged(i);
      const OrderResult* own = ResultOf(result, map_.ProvinceOf(lost.unit.location));
      if (own == nullptr) continue;
      const Unit attacker = position.UnitAt(own->outcome.dislodged_by);
      std::string text = NameOf(lost.unit) + " by " + NameOf(attacker);
      if (CameBySea(attacker, result)) text += " via convoy";
      WriteWords({"dislodged", PowerWord(map_, lost.unit.power), text + ", retreats" + RetreatList(lost)});
    }
  }

  // The result of the unit dislodged in a province.
  const OrderResult* ResultOf(const PhaseResult& result, ProvinceIndex province) const {
    const auto found = std::find_if(result.results.begin(), result.results.end(), [&](const OrderResult& one) {
      return one.outcome.dislodged_by != kNoProvince && one.order.source() < map_.location_count() &&
             map_.ProvinceOf(one.order.source()) == province;
    });
    return found == result.results.end() ? nullptr : &*found;
  }

  bool CameBySea(const Unit& attacker, const PhaseResult& result) const {
    for (const OrderResult& one : result.results) {
      const Order order = one.order;
      if (order.kind() != OrderKind::kMove || order.unit() != attacker || one.outcome.reason != Reason::kNone) continue;
      const std::span<const LocationIndex> near = map_.RetreatPlaces(attacker.type, attacker.location);
      const ProvinceIndex target = map_.ProvinceOf(order.target());
      return order.via_convoy() || std::none_of(near.begin(), near.end(),
                                                [&](LocationIndex place) { return map_.ProvinceOf(place) == target; });
    }
    return false;
  }

  std::string RetreatList(const DislodgedUnit& lost) const {
    std::string list;
    for (const LocationIndex place : OpenPlaces(map_, lost)) list.append(" ").append(map_.Id(place));
    return list.empty() ? " none" : list;
  }

  // The dislodged units that did not retreat.
  std::vector<Unit> Disbanded(const PositionView& position, const PhaseResult& result) const {
    std::vector<Unit> lost;
    for (int i = 0; i < position.dislodged_count(); ++i) lost.push_back(position.Dislodged(i).unit);
    for (const OrderResult& one : result.results) {
      if (one.order.kind() != OrderKind::kRetreat || one.outcome.reason != Reason::kNone) continue;
      std::erase_if(lost, [&](const Unit& unit) {
        return map_.ProvinceOf(unit.location) == map_.ProvinceOf(one.order.source());
      });
    }
    return lost;
  }

  void WriteAdjustments(const PhaseResult& result) {
    std::vector<Unit> built, removed, disordered;
    for (const OrderResult& one : result.results) {
      if (one.outcome.reason != Reason::kNone) continue;
      if (one.order.kind() == OrderKind::kBuild) built.push_back(one.order.unit());
      if (one.order.kind() == OrderKind::kDisband) removed.push_back(one.order.unit());
    }
    for (const PhaseEvent& event : result.events) {
      if (event.kind == EventKind::kBuilt) built.push_back(event.unit);
      if (event.kind == EventKind::kRemoved) disordered.push_back(event.unit);
    }
    WriteUnits("built", built);
    WriteUnits("removed", removed);
    WriteUnits("disordered", disordered);
  }

  Phase next_name_;  // a reader's name of the next phase is this one or a later one
  const std::string name_;
  LossNote lone_retreats_, empty_, empty_owners_, names_;
};

}  // namespace

Result<std::string> WriteDatcForm(const GameRecord& record, FormNotes& notes) {
  return DatcWriter(record).Write(notes);
}

}  // namespace entente
