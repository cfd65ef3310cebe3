// Written listings of the judges.
#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "base/text.h"
#include "game_forms/flat_sheet.h"
#include "game_forms/form_text.h"
#include "game_forms/judge_form.h"
#include "game_forms/judge_order.h"

namespace entente {
namespace {

constexpr size_t kWidth = 78;

std::string_view TypeWord(PhaseType type) {
  return type == PhaseType::kMovement ? "Movement" : type == PhaseType::kRetreats ? "Retreat" : "Adjustment";
}

class JudgeWriter {
 public:
  explicit JudgeWriter(const GameRecord& record)
      : record_(record), map_(*record.map), judge_(map_, record.rules), flat_(map_), expected_(map_) {}

  absl::StatusOr<std::string> Write(FormNotes& notes) {
    NameGame();
    for (const RecordedPhase& phase : record_.phases) {
      if (FlatJudge::CanPlay(phase)) {
        WritePhase(phase, &phase == &record_.phases.back());
      } else {
        goes_on_ = false;
        ++over_;
      }
      if (out_.size() > kMaxFormBytes) return LimitError("the game is longer than a text of this form may be");
    }
    if (out_.empty()) return InvalidError("the form has no words for any phase of the game");
    TellLosses(notes);
    return out_;
  }

 private:
  void TellLosses(FormNotes& notes) const {
    losses_.Tell(notes);
    NoteCount(notes, over_, "phase in which nobody has orders is left out",
              "phases in which nobody has orders are left out");
    NoteCount(notes, ignored_, "order that is illegal or unreadable is left out",
              "orders that are illegal or unreadable are left out");
    NoteCount(notes, pathless_, "move by convoy comes back as a move", "moves by convoy come back as moves");
    if (map_.name() != "standard") notes.push_back("the map is left out");
    if (!record_.id.empty() && game_ == "game") notes.push_back("the id of the game is left out");
    TellCommonLosses(record_, notes);
  }

  // The id, if it is one plain word.
  void NameGame() {
    std::string_view id = record_.id;
    if (id.size() < 3 || id.size() > 40 || !id.starts_with('"')) return;
    id = id.substr(1, id.size() - 2);
    const bool is_plain = std::all_of(id.begin(), id.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    });
    if (is_plain) game_ = id;
  }

  // ---- Phases ----

  void WritePhase(const RecordedPhase& phase, bool is_last) {
    const PositionView position = phase.position.view();
    const PhaseType type = position.phase_type();
    const bool follows = std::exchange(goes_on_, false) && position == expected_.view();
    const bool is_first = out_.empty();
    const bool stands_alone = is_last && phase.sheet.empty();
    const bool tells_itself = is_first && type == PhaseType::kMovement && HasStartOwners(position);
    if (stands_alone || (!follows && !tells_itself)) WriteStatus(position);
    if (stands_alone) return;
    flat_.Take(phase.sheet, losses_);
    const PhaseResult& result = judge_.Judge(position, flat_.lines());
    for (const OrderResult& one : result.given()) {
      ignored_ += one.outcome.reason == Reason::kIllegal || one.outcome.reason == Reason::kUnreadable;
    }
    Heading(std::string(TypeWord(type)) + (type == PhaseType::kMovement ? " results for " : " orders for "), position);
    if (type == PhaseType::kMovement) WriteMovement(position, result);
    if (type == PhaseType::kRetreats) WriteRetreats(position, result);
    if (type == PhaseType::kAdjustments) WriteAdjustments(position, result);
    WriteDislodged(position, result.after);
    if (!HaveSameOwners(position, result.next)) WriteOwners(result.next);
    goes_on_ = true;
    expected_.ref().CopyFrom(result.next);
  }

  void Heading(const std::string& words, const PositionView& position) {
    std::string season = LowerAscii(map_.Season(position.phase()));
    if (!season.empty()) season.front() = map_.Season(position.phase()).front();
    std::string number = std::to_string(++phase_count_);
    number.insert(0, number.size() < 3 ? 3 - number.size() : 0, '0');
    if (!out_.empty()) out_ += "\n\n";
    out_ += words + season + " of " + std::to_string(position.phase().year) + ".  (" + game_ + "." + number + ")\n\n";
  }

  void WriteStatus(const PositionView& position) {
    Heading("Status of the " + std::string(TypeWord(position.phase_type())) + " phase for ", position);
    const JudgeWords words(position);
    for (int p = 0; p < map_.power_count(); ++p) {
      position.ForEachUnit([&](const Unit& unit) {
        if (unit.power == p) Line(unit.power, words.UnitText(unit) + ".");
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
      if (one.outcome.reason == Reason::kIllegal || one.outcome.reason == Reason::kUnreadable) continue;
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
      text = words.OrderText(own->order, results, &lacks_path);
      const bool is_told = own->outcome.reason == Reason::kNoConvoy || own->outcome.reason == Reason::kDisrupted;
      pathless_ += lacks_path && !is_told;  // a mark says that it went by sea
    }
    Line(unit.power, text + "." + (own == nullptr ? "" : JudgeWords::Marks(own->outcome)));
  }

  void WriteRetreats(const PositionView& position, const PhaseResult& result) {
    const JudgeWords words(position);
    for (int i = 0; i < position.dislodged_count(); ++i) {
      const Unit unit = position.Dislodged(i).unit;
      const auto own = std::find_if(result.given().begin(), result.given().end(), [&](const OrderResult& one) {
        return one.outcome.reason != Reason::kIllegal && one.outcome.reason != Reason::kUnreadable &&
               map_.ProvinceOf(one.order.source()) == map_.ProvinceOf(unit.location);
      });
      WriteUnitOrder(words, unit, own == result.given().end() ? nullptr : &*own, {});
    }
  }

  void WriteAdjustments(const PositionView& position, const PhaseResult& result) {
    const JudgeWords words(position);
    for (const OrderResult& one : result.given()) {
      if (one.outcome.reason == Reason::kNone) WriteAdjustment(words, one.order);
      ignored_ += one.outcome.reason == Reason::kExcess;
    }
    for (const PhaseEvent& event : result.events) {
      if (event.kind == EventKind::kRemoved) Line(event.power, "Defaults, removing the " + Named(words, event.unit));
    }
    for (int p = 0; p < map_.power_count(); ++p) {
      const PowerIndex power = static_cast<PowerIndex>(p);
      const int pending = DueOf(result.after, record_.rules, power).difference;
      if (pending > 0)
        Line(power, std::to_string(pending) + (pending == 1 ? " unusable build" : " unusable builds") + " pending.");
    }
  }

  void WriteAdjustment(const JudgeWords& words, const Order& order) {
    if (order.kind() == OrderKind::kWaive) return Line(order.power(), "Build waived.");
    if (order.kind() == OrderKind::kBuild) {
      const std::string_view article = order.unit_type() == UnitType::kArmy ? "an " : "a ";
      return Line(order.power(), std::string("Builds ").append(article) + Named(words, order.unit()));
    }
    Line(order.power(), "Removes the " + Named(words, order.unit()));
  }

  // "army in Paris."
  static std::string Named(const JudgeWords& words, const Unit& unit) {
    return (unit.type == UnitType::kArmy ? "army in " : "fleet in ") + words.Place(unit.location) + ".";
  }

  // ---- What stands behind the orders ----

  void WriteDislodged(const PositionView& position, const PositionView& after) {
    if (after.dislodged_count() > 0) out_ += "\nThe following units were dislodged:\n\n";
    const JudgeWords words(position);
    for (int i = 0; i < after.dislodged_count(); ++i) {
      const DislodgedUnit lost = after.Dislodged(i);
      std::string list;
      int bit = 0;
      for (const LocationIndex place : map_.RetreatPlaces(lost.unit.type, lost.unit.location)) {
        if (MayRetreatTo(lost, bit++))
          list.append(list.empty() ? " can retreat to " : " or ").append(words.Place(place));
      }
      if (list.empty()) list = " with no valid retreats was destroyed";
      Wrap("The " + words.Own(lost.unit.power) + (lost.unit.type == UnitType::kArmy ? " Army in " : " Fleet in ") +
               words.Place(lost.unit.location) + list + ".",
           0);
    }
  }

  bool HaveSameOwners(const PositionView& a, const PositionView& b) const {
    for (int c = 0; c < map_.center_count(); ++c) {
      if (a.OwnerOf(static_cast<CenterIndex>(c)) != b.OwnerOf(static_cast<CenterIndex>(c))) return false;
    }
    return true;
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

  void Line(PowerIndex power, const std::string& text) {
    out_.append(map_.PowerName(power)).append(": ").append(text).append("\n");
  }

  // Breaks at blanks; not behind a full stop, which would end the statement.
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

  const GameRecord& record_;
  const Map& map_;
  FlatJudge judge_;
  FlatSheet flat_;
  std::string out_;
  std::string game_ = "game";
  SheetLosses losses_;
  Position expected_;     // what the phase before leads to
  bool goes_on_ = false;  // there is one
  int phase_count_ = 0;
  size_t over_ = 0, ignored_ = 0, pathless_ = 0;
};

}  // namespace

absl::StatusOr<std::string> WriteJudgeForm(const GameRecord& record, FormNotes& notes) {
  return JudgeWriter(record).Write(notes);
}

}  // namespace entente
