// Reads the first case of a text in the DATC form (datc_tests/README.md, The form) as a game. Leaves out further cases and
// alternatives under other rules, with a note.
//
//   case ID TITLE        begins the case. If the ID is a phase of the map (F1903M), the game begins there, and the title is its
//                        id; else it begins with the first phase of the right type from the start of a game on, and its id
//                        is ID TITLE
//   map NAME             the map, if it is not standard
//   phase TYPE           movement, retreat or adjustment: the next phase of that type. Without units it starts from the board
//                        in `after` and `dislodged` of the phase before
//   units, order         board and orders; an order is the part before the last " : "
//   centers              all centers of the powers; without this line, those at the start of a game
//   after, dislodged     results. A record does not keep them, nor issues, due, closed and so on
//
// The writer writes a case with our results, which `entente datc` passes under the record's rules. It leaves out phases
// that the form cannot express: the end of a game, a retreats phase that does not follow from the phase before it, an empty
// board, and adjustments in which no power owns a center.
#include <array>
#include <utility>

#include "base/text.h"
#include "game_forms/board_parts.h"
#include "game_forms/form_board.h"
#include "game_forms/form_text.h"
#include "game_forms/forms.h"
#include "game_forms/game_name.h"
#include "game_forms/loss_notes.h"

namespace entente {
namespace {

bool HasContent(std::string_view line) { return !line.empty() && line.front() != '#'; }

// Reads the first case of a text. Each Read... function takes the rest of its line.
class DatcReader {
 public:
  DatcReader(std::string_view text, const FormOptions& options) : text_(text), options_(options) {}

  Result<GameRecord> Read(FormNotes& notes) {
    while (text_.Next()) {
      if (!HasContent(text_.line())) continue;
      if (Status status = ReadLine(text_.line()); !status.ok()) return status;
    }
    if (cases_ == 0) return text_.Error(text_.text().substr(0, 0), "no case: expected: case <id> <title>");
    if (record_.phases.empty()) return text_.Error(case_at_, "the case has no phase");
    if (Status status = FinishPhase(); !status.ok()) return status;
    NoteLoss(results_, {MessageId::kLostResult, MessageId::kLostResults}, notes);
    issues_.Note({MessageId::kLostIssueLine, MessageId::kLostIssueLines}, notes);
    alternatives_.Note({MessageId::kLostAlternative, MessageId::kLostAlternatives}, notes);
    further_.Note({MessageId::kLostCase, MessageId::kLostCases}, notes);
    if (further_.count() > 0) notes.Add(MessageId::kNoteMoreCases);
    record_.map = board_->map_ref();
    record_.rules = board_->rules();
    KeepName();
    return std::move(record_);
  }

 private:
  struct Keyword {
    std::string_view name;
    Status (DatcReader::*read)(std::string_view rest);
    bool in_phase;
  };
  struct Lost {  // a unit dislodged in the phase before
    Unit unit;
    std::string_view at;
    std::vector<std::string_view> retreats;
  };

  Status ReadLine(std::string_view line) {
    static constexpr std::array kKeywords = {
        Keyword{"map", &DatcReader::ReadMap, false},
        Keyword{"phase", &DatcReader::ReadPhase, false},
        Keyword{"under", &DatcReader::ReadUnder, false},
        Keyword{"issues", &DatcReader::ReadIssues, false},
        Keyword{"units", &DatcReader::ReadUnits, true},
        Keyword{"centers", &DatcReader::ReadCenters, true},
        Keyword{"order", &DatcReader::ReadOrder, true},
        Keyword{"after", &DatcReader::ReadAfter, true},
        Keyword{"dislodged", &DatcReader::ReadDislodged, true},
        Keyword{"closed", &DatcReader::Skip, true},
        Keyword{"contested", &DatcReader::Skip, true},
        Keyword{"disbanded", &DatcReader::Skip, true},
        Keyword{"due", &DatcReader::Skip, true},
        Keyword{"built", &DatcReader::Skip, true},
        Keyword{"removed", &DatcReader::Skip, true},
        Keyword{"disordered", &DatcReader::Skip, true},
        Keyword{"distance", &DatcReader::Skip, true},
    };
    std::string_view rest = line;
    const std::string_view name = TakePart(rest);
    if (name == "case") return ReadCase(rest, line);
    if (cases_ == 0) return text_.NotExpected("case <id> <title>", name);
    if (cases_ > 1 || (alternatives_.count() > 0 && name != "under")) return OkStatus();
    for (const Keyword& keyword : kKeywords) {
      if (keyword.name != name) continue;
      if (keyword.in_phase && record_.phases.empty()) {
        return text_.Error(name, std::string(name) + " before the phase it belongs to");
      }
      return (this->*keyword.read)(rest);
    }
    return text_.Error(name, "unknown word '" + Excerpt(name) + "' at the start of the line");
  }

  Status ReadCase(std::string_view rest, std::string_view line) {
    if (++cases_ > 1) {
      further_.Add(Excerpt(TakePart(rest)));
      return OkStatus();
    }
    case_at_ = line;
    name_ = rest;
    id_ = TakePart(rest);
    title_ = rest;
    return rest.empty() ? text_.NotExpected("case <id> <title>", line) : OkStatus();
  }

  void KeepName() {
    if (title_ == std::string(kNameOfUnnamed).append(record_.map->name())) return;
    record_.id = IdOfName(record_.map->ParsePhase(id_).ok() ? title_ : name_);
  }

  Status ReadMap(std::string_view rest) {
    if (board_.has_value()) return text_.Error(rest, "the map stands behind phases, or twice");
    return UseMap(rest);
  }

  Status UseMap(std::string_view name) {
    ENTENTE_ASSIGN(board_, FormBoard::OnMap(text_, options_, name));
    return OkStatus();
  }

  Status ReadUnder(std::string_view rest) {
    alternatives_.Add(Excerpt(rest));
    return OkStatus();
  }

  Status ReadIssues(std::string_view rest) {
    issues_.Add(Excerpt(rest));
    return OkStatus();
  }

  Status Skip(std::string_view) { return OkStatus(); }

  // ---- Phases ----

  Status ReadPhase(std::string_view rest) {
    if (!board_.has_value()) {
      if (Status status = UseMap(""); !status.ok()) return status;
    }
    const std::optional<PhaseType> type = FindPhaseType(rest);
    if (!type.has_value() || rest != LowerAscii(rest))
      return text_.NotExpected("phase movement, retreat or adjustment", rest);
    ENTENTE_ASSIGN(const Phase phase, PhaseOf(*type, rest));
    if (Status status = FinishPhase(); !status.ok()) return status;
    Position position(board_->map());
    position.ref().SetPhase(phase);
    board_->SetStartOwners(position.ref());
    if (!record_.phases.empty()) {
      if (Status status = Continue(position.ref()); !status.ok()) return status;
    }
    record_.phases.push_back({std::move(position), {}});
    phase_at_ = rest;
    own_units_ = own_centers_ = false;
    after_.clear();
    lost_.clear();
    return text_.CheckPhases(record_.phases.size(), rest);
  }

  Result<Phase> PhaseOf(PhaseType type, std::string_view at) const {
    const Map& map = board_->map();
    if (!record_.phases.empty()) return board_->NextOfType(map.NextPhase(position_view().phase()), type, at);
    const Result<Phase> named = map.ParsePhase(id_);
    return board_->NextOfType(named.ok() ? *named : map.begin(), type, at);
  }

  Status FinishPhase() { return record_.phases.empty() ? OkStatus() : board_->Check(position_view(), phase_at_); }

  // Starts a phase from the board after the phase before.
  Status Continue(PositionRef position) {
    for (const auto& [unit, at] : after_) {
      if (Status status = board_->PlaceUnit(position, unit, at); !status.ok()) return status;
    }
    if (position.phase_type() != PhaseType::kRetreats) return OkStatus();
    for (const Lost& lost : lost_) {
      if (Status status = board_->AddDislodged(position, lost.unit, lost.at); !status.ok()) return status;
    }
    for (const Lost& lost : lost_) {
      const int index = position.FindDislodged(board_->map().ProvinceOf(lost.unit.location));
      for (const std::string_view place : lost.retreats) {
        if (Status status = board_->OpenRetreat(position, index, place); !status.ok()) return status;
      }
    }
    return OkStatus();
  }

  PositionView position_view() const { return record_.phases.back().position.view(); }
  PositionRef position() { return record_.phases.back().position.ref(); }

  // ---- Lines of a phase ----

  // Reads "England F NTH, A LVP" and calls visit(Unit, text) for each unit.
  template <typename Visit>
  Status ForEachUnit(std::string_view rest, const Visit& visit) {
    const Result<PowerIndex> power = TakePower(rest);
    if (!power.ok()) return power.status();
    const std::vector<std::string_view> units = PartsOf(rest, ',');
    if (units.empty()) return text_.NotExpected("<power> <unit>, <unit> ...", rest);
    for (const std::string_view text : units) {
      const Result<Unit> unit = board_->ReadUnit(position_view(), *power, text);
      const Status status = unit.ok() ? visit(*unit, text) : unit.status();
      if (!status.ok()) return status;
    }
    return OkStatus();
  }

  Result<PowerIndex> TakePower(std::string_view& rest) { return board_->PowerNamed(TakePart(rest)); }

  Status ReadUnits(std::string_view rest) {
    if (!own_units_) StartAnew();
    own_units_ = true;
    return ForEachUnit(
        rest, [this](const Unit& unit, std::string_view at) { return board_->PlaceUnit(position(), unit, at); });
  }

  // Starts a phase from a board of its own, without the units after the phase before.
  void StartAnew() {
    RemoveUnits(position());
    position().ClearDislodged();
  }

  Status ReadCenters(std::string_view rest) {
    if (!own_centers_) board_->ClearOwners(position());
    own_centers_ = true;
    ENTENTE_ASSIGN(const PowerIndex power, TakePower(rest));
    for (const std::string_view place : PartsOf(rest, ' ')) {
      if (Status status = board_->SetOwner(position(), power, place); !status.ok()) return status;
    }
    return OkStatus();
  }

  Status ReadOrder(std::string_view rest) {
    const Result<PowerIndex> power = TakePower(rest);
    if (!power.ok()) return power.status();
    const size_t colon = rest.rfind(" : ");
    if (colon == std::string_view::npos) return text_.NotExpected("order <power> <text> : <result>", rest);
    board_->ReadLine(position_view(), *power, rest.substr(0, colon), record_.phases.back().sheet);
    ++results_;
    return OkStatus();
  }

  Status ReadAfter(std::string_view rest) {
    return ForEachUnit(rest, [this](const Unit& unit, std::string_view at) {
      after_.emplace_back(unit, at);
      return OkStatus();
    });
  }

  // Reads "France F ENG by F WAL via convoy, retreats BEL IRI".
  Status ReadDislodged(std::string_view rest) {
    constexpr std::string_view kForm = "dislodged <power> <unit> by <unit> [via convoy], retreats none|<place> ...";
    const std::string_view line = rest;
    ENTENTE_ASSIGN(const PowerIndex power, TakePower(rest));
    const size_t by = rest.find(" by "), comma = rest.find(", retreats ");
    if (by == std::string_view::npos || comma == std::string_view::npos || comma < by) {
      return text_.NotExpected(kForm, line);
    }
    const std::string_view at = TrimmedPart(rest.substr(0, by));
    ENTENTE_ASSIGN(const Unit unit, board_->ReadUnit(position_view(), power, at));
    Lost lost{unit, at, PartsOf(rest.substr(comma + 11), ' ')};
    if (lost.retreats.size() == 1 && lost.retreats.front() == "none") lost.retreats.clear();
    lost_.push_back(std::move(lost));
    return OkStatus();
  }

  FormText text_;
  const FormOptions& options_;
  std::optional<FormBoard> board_;
  GameRecord record_;
  std::string_view name_, id_, title_;  // of the case: "6.A.1 A title", "6.A.1", "A title"
  std::string_view case_at_, phase_at_;
  size_t cases_ = 0, results_ = 0;
  LossNote issues_, alternatives_, further_;
  bool own_units_ = false, own_centers_ = false;  // stated by the current phase
  std::vector<std::pair<Unit, std::string_view>> after_;
  std::vector<Lost> lost_;
};

}  // namespace

Result<GameRecord> ReadDatcForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  if (Status status = CheckFormBytes(text); !status.ok()) return status;
  return DatcReader(text, options).Read(notes);
}

bool LooksLikeDatcForm(std::string_view text) {
  FormText lines(text);
  while (lines.Next()) {
    if (HasContent(lines.line())) return lines.line().starts_with("case ");
  }
  return false;
}

}  // namespace entente
