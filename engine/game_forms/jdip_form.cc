// Reads jDip's test-case text, the language of its file of DATC cases. The first case is the first phase of the game; each
// further one that is named after a phase, as the writer names it (CASE F1901M), is the next phase. Any other name begins
// another case: it and all behind it are left out, with a note.
//
//   VARIANT_ALL Standard                  the map of all cases; without this line, standard
//   CASE name                             begins a phase; the first name is the id of the game, unless it names a phase
//                                         (S1901M, or Spring 1901, Movement)
//   PRESTATE_SETPHASE Fall 1901, Adjustment    Movement, Retreat or Adjustment (with the season played before it), also in
//                                         brackets: Spring 1901 (Movement); without this line, the first phase of the map
//   PRESTATE_SUPPLYCENTER_OWNERS          "Russia: A stp": all owned centers (the A has no meaning); without this section,
//                                         the owners at the start of a game
//   PRESTATE, PRESTATE_DISLODGED          "England: F lon", "France: F spa/nc": units, and dislodged ones
//   PRESTATE_RESULTS                      "SUCCESS: Italy: A tyr-tri", "FAILURE: Austria: F tri H": the results of the phase
//                                         before a retreats phase, from which the retreats follow
//   ORDERS                                "Russia: A mos - stp", "Germany: Build A ber", "France: Remove par"
//   POSTSTATE, POSTSTATE_DISLODGED, POSTSTATE_SAME    units after the phase: a note if ours are others
//   END
//
// # begins a comment anywhere. The colon behind a power may be missing. Keywords are in capitals. If our adjudication of
// the phase before does not lead to the stated position, the retreats follow from its moves alone, with a note.
// The writer writes our results, and readable orders in jDip's words. It notes the units that a reader would give other
// retreats. The form cannot express the end of a game.
//   Source: the cases that come with jDip (jdip.sourceforge.net), as published by its users.
#include <array>
#include <utility>

#include "base/text.h"
#include "game_forms/board_parts.h"
#include "game_forms/flat_sheet.h"
#include "game_forms/form_board.h"
#include "game_forms/form_text.h"
#include "game_forms/forms.h"
#include "game_forms/game_name.h"
#include "game_forms/jdip_phase.h"
#include "game_forms/jdip_retreats.h"
#include "game_forms/loss_notes.h"
#include "game_forms/stated_results.h"
#include "notation/notation.h"

namespace entente {
namespace {

// A line without its comment.
std::string_view Uncommented(std::string_view line) { return TrimmedPart(line.substr(0, line.find('#'))); }

class JdipReader {
 public:
  JdipReader(std::string_view text, const FormOptions& options) : text_(text), options_(options) {}

  Result<GameRecord> Read(FormNotes& notes) {
    while (text_.Next()) {
      const std::string_view line = Uncommented(text_.line());
      if (line.empty()) continue;
      if (Status status = ReadLine(line); !status.ok()) return status;
    }
    if (is_open_) return text_.Error(case_at_, "the case has no END");
    if (record_.phases.empty()) return text_.Error(text_.text().substr(0, 0), "no case: expected CASE <name>");
    stated_.Note(notes);
    guessed_.Note({MessageId::kGuessedRetreat, MessageId::kGuessedRetreats}, notes);
    further_.Note({MessageId::kLostCase, MessageId::kLostCases}, notes);
    record_.map = board_->map_ref();
    record_.rules = board_->rules();
    return std::move(record_);
  }

 private:
  struct Section {
    std::string_view keyword;
    Status (JdipReader::*read)(std::string_view line);
    Status (JdipReader::*begin)();
  };

  Status ReadLine(std::string_view line) {
    static constexpr std::array kSections = {
        Section{"PRESTATE", &JdipReader::ReadUnit, nullptr},
        Section{"PRESTATE_SUPPLYCENTER_OWNERS", &JdipReader::ReadOwner, &JdipReader::BeginOwners},
        Section{"PRESTATE_DISLODGED", &JdipReader::ReadDislodged, nullptr},
        Section{"PRESTATE_RESULTS", &JdipReader::ReadResult, nullptr},
        Section{"ORDERS", &JdipReader::ReadOrder, nullptr},
        Section{"POSTSTATE", &JdipReader::ReadUnitAfter, &JdipReader::BeginAfter},
        Section{"POSTSTATE_DISLODGED", &JdipReader::ReadDislodgedAfter, &JdipReader::BeginAfter},
        Section{"POSTSTATE_SAME", &JdipReader::ReadUnitAfter, &JdipReader::KeepUnits},
    };
    std::string_view rest = line;
    const std::string_view word = TakePart(rest);
    if (word == "VARIANT_ALL") return ReadVariant(rest, line);
    if (word == "CASE") return BeginCase(rest, line);
    if (!is_open_) return text_.NotExpected("CASE <name>", line);
    if (further_.count() > 0) {
      is_open_ = word != "END";
      return OkStatus();
    }
    if (word == "END") return FinishCase();
    if (word == "PRESTATE_SETPHASE") return ReadPhase(rest, line);
    for (const Section& section : kSections) {
      if (section.keyword != word || !rest.empty()) continue;
      section_ = &section;
      return section.begin == nullptr ? OkStatus() : (this->*section.begin)();
    }
    if (section_ == nullptr) return text_.NotExpected("PRESTATE, ORDERS or another section", line);
    return (this->*section_->read)(line);
  }

  // ---- Cases ----

  Status ReadVariant(std::string_view name, std::string_view line) {
    if (board_.has_value()) return text_.Error(line, "VARIANT_ALL behind a case, or twice");
    return name.empty() ? text_.NotExpected("VARIANT_ALL <map>", line) : UseMap(name);
  }

  Status UseMap(std::string_view name) {
    ENTENTE_ASSIGN(board_, FormBoard::OnMap(text_, options_, name));
    return OkStatus();
  }

  Status BeginCase(std::string_view name, std::string_view line) {
    if (is_open_) return text_.Error(line, "a case within another: expected END before it");
    if (name.empty()) return text_.NotExpected("CASE <name>", line);
    if (!board_.has_value()) {
      if (Status status = UseMap(""); !status.ok()) return status;
    }
    is_open_ = true;
    case_at_ = line;
    if (further_.count() > 0 || (!record_.phases.empty() && !IsPhase(name))) {
      further_.Add(Excerpt(name));
      return OkStatus();
    }
    has_board_ = false;
    name_ = name;
    section_ = nullptr;
    before_.clear();
    after_.reset();
    record_.phases.push_back({Position(board_->map()), {}});
    board_->SetStartOwners(position());
    return text_.CheckPhases(record_.phases.size(), line);
  }

  Status FinishCase() {
    is_open_ = false;
    if (position().phase_type() == PhaseType::kRetreats) {
      if (!retreats_.has_value()) retreats_.emplace(board_->map(), board_->rules());
      const Map& map = board_->map();
      for (const Unit& unit : retreats_->Fill(position(), before_)) {
        guessed_.Add(map.PhaseName(position().phase()), FormatUnit(map, unit.type, unit.location));
      }
    }
    if (Status status = board_->Check(position(), case_at_); !status.ok()) return status;
    if (after_.has_value()) stated_.CompareBoard(record_.phases.back(), board_->rules(), after_->view());
    if (record_.phases.size() == 1 && !IsPhase(name_)) record_.id = IdOfName(name_);
    return OkStatus();
  }

  bool IsPhase(std::string_view name) const {
    const Map& map = board_->map();
    return map.ParsePhase(name).ok() || FindJdipPhase(map, name).has_value();
  }

  Status ReadPhase(std::string_view rest, std::string_view line) {
    const std::optional<Phase> phase = FindJdipPhase(board_->map(), rest);
    if (has_board_) return text_.Error(line, "PRESTATE_SETPHASE behind units or orders");
    if (!phase.has_value()) {
      return text_.NotExpected("a phase of the map such as Spring 1901, Movement or Spring 1901 (Movement)",
                               rest.empty() ? line : rest);
    }
    position().SetPhase(*phase);
    return OkStatus();
  }

  PositionRef position() { return record_.phases.back().position.ref(); }

  // ---- Sections ----

  Status BeginOwners() {
    board_->ClearOwners(position());
    return OkStatus();
  }

  // Removes the power from "England: F lon" and returns it. The colon may be missing behind a power of one word.
  Result<PowerIndex> TakePower(std::string_view& line) const {
    const std::string_view whole = line;
    const size_t colon = line.find(':');
    std::string_view power;
    if (colon == std::string_view::npos) {
      power = TakePart(line);
    } else {
      power = TrimmedPart(line.substr(0, colon));
      line = TrimmedPart(line.substr(colon + 1));
    }
    return power.empty() ? text_.NotExpected("<power>: ...", whole) : board_->PowerNamed(power);
  }

  Status ReadUnit(std::string_view line) { return PlaceUnit(line, position(), &FormBoard::PlaceUnit); }
  Status ReadDislodged(std::string_view line) {
    if (position().phase_type() != PhaseType::kRetreats) {
      return text_.Error(line, "a dislodged unit before a phase without retreats");
    }
    return PlaceUnit(line, position(), &FormBoard::AddDislodged);
  }

  Status BeginAfter() {
    if (!after_.has_value()) after_.emplace(board_->map());
    return OkStatus();
  }
  Status KeepUnits() {
    after_.emplace(board_->map());
    CopyUnits(position(), after_->ref());
    return OkStatus();
  }
  Status ReadUnitAfter(std::string_view line) { return PlaceUnit(line, after_->ref(), &FormBoard::PlaceUnit); }
  Status ReadDislodgedAfter(std::string_view line) { return PlaceUnit(line, after_->ref(), &FormBoard::AddDislodged); }

  Status PlaceUnit(std::string_view line, PositionRef on,
                   Status (FormBoard::*place)(PositionRef, const Unit&, std::string_view) const) {
    has_board_ = true;
    ENTENTE_ASSIGN(const PowerIndex power, TakePower(line));
    const Result<Unit> unit = board_->ReadUnit(position(), power, line);
    return unit.ok() ? ((*board_).*place)(on, *unit, line) : unit.status();
  }

  // Reads "Russia: A stp" or "Russia: stp".
  Status ReadOwner(std::string_view line) {
    ENTENTE_ASSIGN(const PowerIndex power, TakePower(line));
    if (StartsWithWord(line, "A") || StartsWithWord(line, "F")) TakePart(line);
    return board_->SetOwner(position(), power, line);
  }

  Status ReadResult(std::string_view line) {
    JdipResult result;
    std::string_view rest = line;
    result.succeeds = TakeStart(rest, "SUCCESS:");
    if (!result.succeeds && !TakeStart(rest, "FAILURE:")) return text_.NotExpected("SUCCESS: or FAILURE:", line);
    rest = TrimmedPart(rest);
    ENTENTE_ASSIGN(const PowerIndex power, TakePower(rest));
    result.power = power;
    result.text = rest;
    if (before_.size() == kMaxProvinces) return text_.Error(line, "more results than a board has units");
    before_.push_back(result);
    return OkStatus();
  }

  Status ReadOrder(std::string_view line) {
    has_board_ = true;
    ENTENTE_ASSIGN(const PowerIndex power, TakePower(line));
    board_->ReadLine(position(), power, line, record_.phases.back().sheet);
    return OkStatus();
  }

  FormText text_;
  const FormOptions& options_;
  std::optional<FormBoard> board_;
  std::optional<JdipRetreats> retreats_;
  GameRecord record_;
  const Section* section_ = nullptr;
  bool is_open_ = false;    // inside a case
  bool has_board_ = false;  // the case has units or orders: its phase can no longer change
  std::string_view case_at_, name_;
  std::vector<JdipResult> before_;
  std::optional<Position> after_;  // the units stated for the end of the phase
  StatedResults stated_;
  LossNote guessed_, further_;
};

}  // namespace

Result<GameRecord> ReadJdipForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  if (Status status = CheckFormBytes(text); !status.ok()) return status;
  return JdipReader(text, options).Read(notes);
}

bool LooksLikeJdipForm(std::string_view text) {
  FormText lines(text);
  while (lines.Next()) {
    const std::string_view line = Uncommented(lines.line());
    if (!line.empty()) return line.starts_with("VARIANT_ALL ") || line.starts_with("CASE ");
  }
  return false;
}

}  // namespace entente
