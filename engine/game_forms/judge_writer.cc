// Writes a game as a listing of the judges. judge_form.cc describes the form.
#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "base/text.h"
#include "game_forms/board_parts.h"
#include "game_forms/form_board.h"
#include "game_forms/forms.h"
#include "game_forms/judge_lines.h"
#include "game_forms/judge_order.h"
#include "game_forms/text_writer.h"

namespace entente {
namespace {

constexpr size_t kWidth = 78;

class JudgeWriter : public TextWriter {
 public:
  explicit JudgeWriter(const GameRecord& record) : TextWriter(record) {}

 private:
  void WriteHead() override { NameGame(); }

  void NoteLosses(FormNotes& notes) const override {
    unnamed_.Note({MessageId::kLostUnheadedPhase, MessageId::kLostUnheadedPhases}, notes);
    names_.Note({MessageId::kRenamedPhase, MessageId::kRenamedPhases}, notes);
    proxies_.Note({MessageId::kLostProxy, MessageId::kLostProxies}, notes);
    ignored_.Note({MessageId::kLostIgnored, MessageId::kLostIgnoredMany}, notes);
    if (map_.name() != "standard") notes.Add(MessageId::kNoteLostMap);
    if (!record_.id.empty() && game_ == "game") notes.Add(MessageId::kNoteLostId);
  }

  // Uses the record's id as the game's name if it is one plain word.
  void NameGame() {
    std::string_view id = record_.id;
    if (id.size() < 3 || id.size() > 40 || !id.starts_with('"')) return;
    id = id.substr(1, id.size() - 2);
    if (IsPlainGameName(id)) game_ = id;
  }

  // ---- Phases ----

  // Whether a heading can name the phase. Counts phases without a heading, and phases whose heading reads as another phase.
  bool CanName(const PositionView& position) {
    const std::string text = StatusOf(position.phase_type()) + PhaseText(position.phase());
    const std::optional<JudgeHeading> heading = FindJudgeHeading(text);
    const std::optional<Phase> named =
        heading.has_value() ? FindPhaseOf(map_, heading->season, heading->year, heading->type) : std::nullopt;
    if (!named.has_value()) unnamed_.Add(PhaseName(position));
    if (named.has_value() && *named != position.phase()) names_.Add(PhaseName(position));
    return named.has_value();
  }

  bool WritePhase(const RecordedPhase& phase, bool follows) override {
    const PositionView position = phase.position.view();
    if (!CanName(position)) return false;
    const PhaseType type = position.phase_type();
    const bool is_first = out_.empty();
    const bool stands_alone = &phase == &record_.phases.back() && phase.sheet.empty();
    const bool tells_itself = is_first && type == PhaseType::kMovement && HasStartOwners(position);
    if (stands_alone || (!follows && !tells_itself)) WriteStatus(position);
    if (stands_alone) return true;
    TakeLines(phase);
    const PhaseResult& result = Judge(position);
    for (size_t i = 0; i < result.given().size(); ++i) {
      const Reason reason = result.given()[i].outcome.reason;
      const bool is_proxy = reason == Reason::kStated;
      const bool is_ignored = !is_proxy && (!IsFollowed(reason) || reason == Reason::kExcess);
      if (is_proxy) proxies_.Add(PhaseName(position), flat_.lines()[i].text);
      if (is_ignored) ignored_.Add(PhaseName(position), flat_.lines()[i].text);
    }
    Heading(std::string(PhaseTypeWord(type)) + (type == PhaseType::kMovement ? " results for " : " orders for "),
            position);
    if (type == PhaseType::kMovement) WriteMovement(position, result);
    if (type == PhaseType::kRetreats) WriteRetreats(position, result);
    if (type == PhaseType::kAdjustments) WriteAdjustments(position, result);
    WriteDislodged(position, result.after);
    if (!HaveSameOwners(position, result.next)) WriteOwners(result.next);
    return true;
  }

  bool WriteEnd(const RecordedPhase& phase) override {
    const PositionView position = phase.position.view();
    if (!CanName(position)) return false;
    WriteStatus(position);
    out_ += "\n";
    Wrap(std::string(kJudgeEnd) + GameEndText(position) + ".", 0);
    return true;
  }

  static std::string StatusOf(PhaseType type) {
    return "Status of the " + std::string(PhaseTypeWord(type)) + " phase for ";
  }

  // "Spring of 1901."
  std::string PhaseText(const Phase& phase) const {
    return SeasonText(map_, phase) + " of " + std::to_string(phase.year) + ".";
  }

  void Heading(const std::string& words, const PositionView& position) {
    std::string number = std::to_string(++phase_count_);
    number.insert(0, number.size() < 3 ? 3 - number.size() : 0, '0');
    if (!out_.empty()) out_ += "\n\n";
    out_ += words + PhaseText(position.phase()) + "  (" + game_ + "." + number + ")\n\n";
  }

  void WriteStatus(const PositionView& position) {
    Heading(StatusOf(position.phase_type()), position);
    const JudgeWords words(position);
    for (int p = 0; p < map_.power_count(); ++p) {
      position.ForEachUnit([&](const Unit& unit) {
        if (unit.power == p) Say(unit.power, words.UnitText(unit) + ".");
      });
    }
    WriteDislodged(position, position);
    WriteOwners(position);
  }

  // ---- Orders ----

  void WriteMovement(const PositionView& position, const PhaseResult& result) {
    const JudgeWords words(position);
    std::vector<const OrderResult*> of(static_cast<size_t>(map_.province_count()));
    for (const OrderResult& one : result.results) {
      if (!IsFollowed(one.outcome.reason)) continue;
      of[map_.ProvinceOf(one.order.source())] = &one;
    }
    for (int p = 0; p < map_.power_count(); ++p) {
      const size_t begin = out_.size();
      position.ForEachUnit([&](const Unit& unit) {
        if (unit.power == p) WriteUnitOrder(words, unit, of[map_.ProvinceOf(unit.location)], result.results);
      });
      if (out_.size() > begin) out_ += '\n';
    }
  }

  void WriteUnitOrder(const JudgeWords& words, const Unit& unit, const OrderResult* own,
                      std::span<const OrderResult> results) {
    std::string text = words.UnitText(unit) + ", No Order Processed";
    if (own != nullptr && !own->implied) {
      bool lacks_path = false;
      text = words.OrderText(own->order, PathOf(*own), results, &lacks_path);
      const bool is_told = own->outcome.reason == Reason::kNoConvoy || own->outcome.reason == Reason::kDisrupted;
      // The mark "no convoy" already tells a reader that the move was ordered by convoy.
      if (lacks_path && !is_told) text += " via convoy";
    }
    Say(unit.power, text + "." + (own == nullptr ? "" : JudgeWords::Marks(own->outcome)));
  }

  // The convoy path written in a line; empty if there is none.
  std::span<const LocationIndex> PathOf(const OrderResult& own) const {
    const std::span<const OrderResult> given = judge_.result().given();
    const auto line = static_cast<size_t>(&own - given.data());
    return line < given.size() ? judge_.sheet()[line].path : std::span<const LocationIndex>();
  }

  void WriteRetreats(const PositionView& position, const PhaseResult& result) {
    const JudgeWords words(position);
    for (int i = 0; i < position.dislodged_count(); ++i) {
      const Unit unit = position.Dislodged(i).unit;
      const auto own = std::find_if(result.given().begin(), result.given().end(), [&](const OrderResult& one) {
        return IsFollowed(one.outcome.reason) && map_.ProvinceOf(one.order.source()) == map_.ProvinceOf(unit.location);
      });
      WriteUnitOrder(words, unit, own == result.given().end() ? nullptr : &*own, {});
    }
  }

  static bool IsDone(const OrderResult& one) { return one.outcome.reason == Reason::kNone; }

  void WriteAdjustments(const PositionView& position, const PhaseResult& result) {
    const JudgeWords words(position);
    for (const OrderResult& one : result.given()) {
      if (IsDone(one)) WriteAdjustment(words, one.order);
    }
    for (const PhaseEvent& event : result.events) {
      if (event.kind == EventKind::kRemoved) Say(event.power, "Defaults, removing the " + Named(words, event.unit));
    }
    for (int p = 0; p < map_.power_count(); ++p) {
      const PowerIndex power = static_cast<PowerIndex>(p);
      const AdjustmentDue due = DueOf(result.after, record_.rules, power);
      const auto waived = std::count_if(result.given().begin(), result.given().end(), [&](const OrderResult& one) {
        return one.order.kind() == OrderKind::kWaive && one.order.power() == power && IsDone(one);
      });
      const int pending = due.difference - static_cast<int>(waived);
      if (pending <= 0) continue;
      const std::string_view what = due.builds > 0 ? " build" : " unusable build";  // unusable: no site is free
      Say(power, std::to_string(pending).append(what).append(pending == 1 ? " pending." : "s pending."));
    }
  }

  void WriteAdjustment(const JudgeWords& words, const Order& order) {
    if (order.kind() == OrderKind::kWaive) return Say(order.power(), "Build waived.");
    if (order.kind() == OrderKind::kBuild) {
      const std::string_view article = order.unit_type() == UnitType::kArmy ? "an " : "a ";
      return Say(order.power(), std::string("Builds ").append(article) + Named(words, order.unit()));
    }
    Say(order.power(), "Removes the " + Named(words, order.unit()));
  }

  // "army in Paris."
  static std::string Named(const JudgeWords& words, const Unit& unit) {
    return (unit.type == UnitType::kArmy ? "army in " : "fleet in ") + words.Place(unit.location) + ".";
  }

  // ---- Lines behind the orders ----

  void WriteDislodged(const PositionView& position, const PositionView& after) {
    if (after.dislodged_count() > 0) out_ += "\nThe following units were dislodged:\n\n";
    const JudgeWords words(position);
    for (int i = 0; i < after.dislodged_count(); ++i) {
      const DislodgedUnit lost = after.Dislodged(i);
      std::string list;
      for (const LocationIndex place : OpenPlaces(map_, lost)) {
        list.append(list.empty() ? " can retreat to " : " or ").append(words.Place(place));
      }
      if (list.empty()) list = " with no valid retreats was destroyed";
      Wrap("The " + words.Own(lost.unit.power) + (lost.unit.type == UnitType::kArmy ? " Army in " : " Fleet in ") +
               words.Place(lost.unit.location) + list + ".",
           0);
    }
  }

  void WriteOwners(const PositionView& position) {
    const JudgeWords words(position);
    out_ += "\nOwnership of supply centers:\n\n";
    for (int p = 0; p <= map_.power_count(); ++p) {
      const bool is_owned = p < map_.power_count();
      std::string list;
      for (const ProvinceIndex center : map_.centers()) {
        if (position.OwnerOf(map_.CenterOf(center)) != (is_owned ? p : kNoPower)) continue;
        list.append(list.empty() ? "" : ", ").append(words.Place(center));
      }
      if (list.empty()) continue;
      Wrap(Label(is_owned ? map_.PowerName(static_cast<PowerIndex>(p)) : "Unowned") + list + ".", 11);
    }
  }

  // ---- Lines ----

  static std::string Label(std::string_view name) {
    std::string label = std::string(name) + ":";
    label.resize(std::max<size_t>(label.size() + 1, 11), ' ');
    return label;
  }

  void Say(PowerIndex power, const std::string& text) {
    Line(std::string(map_.PowerName(power)).append(": ").append(text));
  }

  // Breaks the text at blanks, but not behind a full stop, which would end the statement.
  void Wrap(std::string text, size_t indent) {
    size_t line = 0;
    while (text.size() - line > kWidth) {
      size_t blank = text.rfind(' ', line + kWidth);
      while (blank != std::string::npos && blank > line + indent && text[blank - 1] == '.') {
        blank = text.rfind(' ', blank - 1);
      }
      if (blank == std::string::npos || blank <= line + indent) break;
      text.replace(blank, 1, "\n" + std::string(indent, ' '));
      line = blank + 1;
    }
    out_ += text + "\n";
  }

  std::string game_ = "game";
  int phase_count_ = 0;
  LossNote unnamed_, names_, proxies_, ignored_;
};

}  // namespace

Result<std::string> WriteJudgeForm(const GameRecord& record, FormNotes& notes) {
  return JudgeWriter(record).Write(notes);
}

}  // namespace entente
