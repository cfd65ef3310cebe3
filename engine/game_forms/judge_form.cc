// Reads the listings in the mails of e-mail judges (njudge, DPjudge): positions, and orders with their results.
//
//   Movement results for Spring of 1901.  (game.001)
//   Retreat orders for Spring of 1901.  (game.002)        or: results
//   Adjustment orders for Winter of 1901.  (game.004)
//   Movement orders for Fall of 1901.                     orders without results, as players type them; see below
//   Status of the Movement phase for Fall of 1901.  (game.003)     a position alone; also: Starting position for ...
//       each of these lines begins a phase; a status followed by results of the same phase is one phase with them
//   Austria: Army Budapest -> Serbia.  (*bounce*)         -> A -> B -> C is a move by convoy
//   England: Fleet London SUPPORT French Army Brest -> Wales.      SUPPORT, CONVOY, HOLD, DISBAND
//   Italy: Army Rome, No Order Processed.
//   France: Builds an army in Paris.                      Builds a fleet in, Removes the army in, Build waived,
//                                                         2 builds waived, Defaults, removing the army in
//       further lines of a power may leave out its name
//   Turkey: Army Smyrna.                                  in a status
//   The game is over: draw of Austria, France.            in a status: solo, shared victory, draw, concession, no result
//   The following units were dislodged:
//   The Austrian Army in Serbia can retreat to Bulgaria or Greece.     or: with no valid retreats was destroyed
//   Ownership of supply centers:
//   Austria:   Budapest, Greece, Serbia.                  Unowned: too
//
// Orders without results: "Movement orders", and from a line on that is as players type it in a status or in retreat or
// adjustment orders: a power's name alone (FRANCE or France:) or an order in any notation. In a status they are the orders of
// its phase. Each line is one order, a unit without an order, or a line about orders: "France: A PAR - BUR", "A BRE",
// "PROXY A PAR TO GERMANY". Comments begin with # or //. The board is that of the status or of the results before; without
// them, the units of the lines are the board. Owners behind movement orders are those before them.
// Units: the first units in the lines of a movement phase are its board. Retreats and adjustments start from the board
// after the phase before. Its marks (bounce, cut, no convoy, void, dislodged) show which moves failed: a move with any mark
// failed, and "no convoy" also means that the move was ordered by convoy.
// Centers: those of the last list, else those at the start of a game.
// Lines: a wrapped line ends with its full stop. The reader skips unknown lines (headers, deadlines, counts of units) with
// a note, except lines that name an army or a fleet: these must be readable. To adjudicate a listing, no line of its last
// phase may be skipped, except below "Movement results", and no order above its first phase.
// Games: the reader reads the first game of a text. It leaves out the phases of other games with a note.
//
// The writer writes a listing of each phase with our results. It puts a status before a phase that does not follow from the
// phase before it, and in place of a last phase without orders. A listing shows the action of each unit. So illegal and
// unreadable orders are left out, and a convoyed move has a path: the written one, else the path of fleets that convoy it.
// A place whose name contains a keyword is written as its id.
//   Source: public quotations of the judges' result mails. The heading of a starting position and the status block are our
//   own.
#include <algorithm>
#include <charconv>
#include <utility>

#include "base/text.h"
#include "game_forms/board_parts.h"
#include "game_forms/form_board.h"
#include "game_forms/form_text.h"
#include "game_forms/forms.h"
#include "game_forms/judge_lines.h"
#include "game_forms/judge_phases.h"
#include "game_forms/loss_notes.h"
#include "map/called.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

class JudgeReader {
 public:
  // `is_played`: the last phase is to be adjudicated.
  JudgeReader(std::string_view text, FormBoard board, bool is_played)
      : text_(text), board_(std::move(board)), is_played_(is_played), phases_(board_) {}

  Result<GameRecord> Read(FormNotes& notes) {
    while (text_.Next()) {
      if (text_.line().empty()) {
        if (!IsTyped()) speaker_ = kNoPower;
        continue;
      }
      if (Status status = ReadLine(); !status.ok()) return status;
    }
    if (Status status = FinishBlock(); !status.ok()) return status;
    if (phases_.empty()) {
      return text_.Error(text_.text().substr(0, 0),
                         "no phase: expected a line such as Movement results for Spring of 1901.");
    }
    if (is_played_ && !unread_.empty()) {
      return text_.NotExpected("an order, such as France: A PAR - BUR, or # before a line that is none", unread_);
    }
    phases_.Note(notes);
    chatter_.Note({MessageId::kLostChatter, MessageId::kLostChatterLines}, notes);
    others_.Note({MessageId::kLostOtherGame, MessageId::kLostOtherGames}, notes);
    return phases_.Take(std::move(id_));
  }

 private:
  static constexpr int kMostSkipped = 1000;  // each costs as much as 100 orders
  enum class Section { kNone, kStatus, kMovement, kRetreats, kAdjustments, kDislodged, kOwners };

  Status ReadLine() {
    const std::string_view line = text_.line();
    if (const auto heading = FindJudgeHeading(line)) {
      speaker_ = kNoPower;
      is_foreign_ = IsOfAnotherGame(*heading);
      return is_foreign_ ? OkStatus() : BeginBlock(*heading, line);
    }
    if (is_foreign_ || (section_ != Section::kNone && IsComment(line))) return OkStatus();
    if (section_ != Section::kNone && FindPart(line, "The following units were dislodged") == 0) {
      section_ = Section::kDislodged;
      return OkStatus();
    }
    if (section_ != Section::kNone && FindPart(line, "Ownership of supply centers") == 0) return BeginOwners();
    if (!IsTyped() && BeginsTyped(line)) {
      if (Status status = BeginTyped(); !status.ok()) return status;
    }
    if (IsTyped()) return ReadTyped(line);
    if (section_ != Section::kNone && (BeginsStatement(line) || GoesOn(line))) return ReadStatement(line);
    if (section_ != Section::kNone && NamesUnits(line)) {
      return text_.NotExpected("a power of the map: " + PowerList(board_.map()), line.substr(0, line.find(':')));
    }
    chatter_.Add(Excerpt(line));
    ++skipped_;
    if (!is_played_ || !unread_.empty()) return OkStatus();
    if ((section_ != Section::kNone && !has_results_) || IsOrder(line)) unread_ = line;
    return OkStatus();
  }

  // ---- Statements ----

  static bool IsUnowned(std::string_view name) { return StartsWithWord(name, "Unowned"); }

  bool BeginsStatement(std::string_view line) const {
    if (FindDislodgedLine(line).has_value() || FindPart(line, kJudgeEnd) == 0) return true;
    const size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon > 100) return false;
    const std::string_view name = TrimmedPart(line.substr(0, colon));
    return board_.IsPower(name) || (IsUnowned(name) && section_ == Section::kOwners);
  }

  bool HasOrders() const {
    return section_ == Section::kMovement || section_ == Section::kRetreats || section_ == Section::kAdjustments;
  }

  bool IsTyped() const { return is_typed_ && HasOrders(); }

  // Whether the line is "FRANCE" or "France:". A letter alone begins an order.
  bool IsPowerAlone(std::string_view line) const {
    if (line.ends_with(':')) line = TrimmedPart(line.substr(0, line.size() - 1));
    return line.size() > 2 && board_.IsPower(line);
  }

  static bool IsComment(std::string_view line) { return line.starts_with('#') || line.starts_with("//"); }

  // The text behind the power's name and the colon; the line if it names no power.
  std::string_view BehindPower(std::string_view line) const {
    const size_t colon = line.find(':');
    const bool names_power = colon != line.npos && board_.IsPower(TrimmedPart(line.substr(0, colon)));
    return names_power ? TrimmedPart(line.substr(colon + 1)) : line;
  }

  // Whether the text is an order in the phase, or a line about orders. Places alone are owned centers: "Brest, Paris".
  // A unit alone is none, even where its name can be read as an order. After many lines that are no orders none is tried.
  bool IsOrder(std::string_view text) {
    if (skipped_ >= kMostSkipped) return false;
    OrderSheet alone;
    const PositionView position = phases_.empty() ? std::as_const(phases_).next() : position_view();
    const std::string_view body = TakeOrderLine(BehindPower(text)).body;
    if (board_.ReadUnit(position, kNoPower, body).ok()) return false;
    board_.ReadLine(position, kNoPower, body, alone);
    if (alone.size() == 0) return false;
    const SheetLine read = alone[0];
    const bool is_whole = read.order.type_known() || read.order.kind() == OrderKind::kWaive;
    return IsStatement(read.kind) || (read.is_readable() && is_whole);
  }

  // Whether the line begins orders as players type them: below a status any order, below other headings one that is not in
  // the judges' words.
  bool BeginsTyped(std::string_view line) {
    if (section_ == Section::kNone || (was_status_ ? position().is_over() : !HasOrders())) return false;
    if (IsPowerAlone(line)) return !was_status_ || !line.ends_with(':') || IsOrder(text_.Peek());
    if (!was_status_ && (section_ == Section::kMovement || IsInJudgeWords(BehindPower(line)))) return false;
    return IsOrder(line);
  }

  // Begins the orders of a phase that are typed below its status or instead of its results.
  Status BeginTyped() {
    if (!was_status_) {
      is_typed_ = true;
      return OkStatus();
    }
    if (Status status = FinishBlock(); !status.ok()) return status;
    was_status_ = false;
    speaker_ = kNoPower;
    BeginOrders(position().phase_type(), true, true);
    return OkStatus();
  }

  // Reads a line as players type it: a power's name, an order behind it, or an order of the power named last.
  Status ReadTyped(std::string_view line) {
    if (IsPowerAlone(line)) {
      ENTENTE_ASSIGN(speaker_, board_.PowerNamed(line.substr(0, line.find(':'))));
      return OkStatus();
    }
    if (BeginsStatement(line)) return ReadWhole(line);
    if (const size_t colon = line.find(':'); colon != line.npos) {
      return text_.NotExpected("a power of the map: " + PowerList(board_.map()), line.substr(0, colon));
    }
    if (speaker_ != kNoPower) return ReadOf(speaker_, line);
    return text_.NotExpected("FRANCE on a line above the order, or France: A PAR - BUR", line);
  }

  // Adds a line about orders, such as PROXY A PAR TO GERMANY. False if it is none.
  bool AddStatement(PowerIndex power, std::string_view line) {
    OrderSheet alone;
    board_.ReadLine(position(), power, line, alone);
    if (!IsStatement(alone[0].kind)) return false;
    board_.ReadLine(position(), power, line, phases_.sheet());
    return true;
  }

  // Whether the line is a further one of the power before it, without its name.
  bool GoesOn(std::string_view line) const { return speaker_ != kNoPower && IsAboutUnits(line); }

  // Joins wrapped lines into a statement. Its parts are no views into the text, so errors have the place of its beginning.
  Status ReadStatement(std::string_view line) {
    if (!IsUnfinished(line)) return ReadWhole(line);
    std::string joined(line);
    while (IsUnfinished(joined)) {
      const std::string_view more = text_.Peek();
      const bool is_typed = was_status_ && IsOrder(more);
      if (more.empty() || is_typed || BeginsStatement(more) || FindJudgeHeading(more).has_value()) break;
      text_.Next();
      joined.append(" ").append(more);
    }
    if (joined.size() == line.size()) return ReadWhole(line);  // the line lacks its full stop
    const Status status = ReadWhole(joined);
    return status.ok() ? status : text_.Error(line, status.message());
  }

  Status ReadWhole(std::string_view line) {
    if (const auto dislodged = FindDislodgedLine(line)) return ReadDislodged(*dislodged);
    if (FindPart(line, kJudgeEnd) == 0) return ReadEnd(line.substr(kJudgeEnd.size()));
    if (!BeginsStatement(line)) return ReadOf(speaker_, line);
    const size_t colon = line.find(':');
    const std::string_view name = TrimmedPart(line.substr(0, colon));
    const std::string_view rest = TrimmedPart(line.substr(std::min(colon, line.size() - 1) + 1));
    if (rest.empty()) return OkStatus();
    if (IsUnowned(name)) return ReadOwned(kNoPower, rest);
    ENTENTE_ASSIGN(speaker_, board_.PowerNamed(name));
    return ReadOf(speaker_, rest);
  }

  Status ReadOf(PowerIndex power, std::string_view rest) {
    // Players may number their orders: "1. A PAR - BUR".
    if (rest.front() >= '0' && rest.front() <= '9' && (!IsTyped() || IsCount(rest))) {
      ReadCount(power, rest);
      return OkStatus();
    }
    if (IsTyped() && AddStatement(power, rest)) return OkStatus();
    switch (section_) {
      case Section::kStatus:
        return ReadStanding(power, rest);
      case Section::kMovement:
        return ReadMovement(power, rest);
      case Section::kRetreats:
        return ReadRetreat(power, rest);
      case Section::kAdjustments:
        return ReadAdjustment(power, rest);
      case Section::kOwners:
        return ReadOwned(power, rest);
      default:
        return text_.NotExpected("The <power> Army in <place> can retreat to <place> or ...", rest);
    }
  }

  // ---- Phases ----

  Status BeginBlock(const JudgeHeading& heading, std::string_view line) {
    if (Status status = FinishBlock(); !status.ok()) return status;
    const std::optional<Phase> phase = FindPhaseOf(board_.map(), heading.season, heading.year, heading.type);
    if (!phase.has_value()) return text_.NotExpected("a phase of the map " + std::string(board_.map().name()), line);
    heading_at_ = line;
    KeepId(heading.game);
    const bool goes_on = was_status_ && !heading.is_status && position().phase() == *phase && !position().is_over();
    if (was_status_ && !goes_on) {  // a status without results: its centers and units stay
      section_ = Section::kNone;
      BeginNext();
    }
    if (!goes_on) {
      if (!phases_.empty()) unread_ = {};
      phases_.Begin(*phase, !heading.is_status && heading.type != PhaseType::kMovement);
    }
    was_status_ = heading.is_status;
    has_results_ = heading.has_results;
    if (heading.is_status) {
      section_ = Section::kStatus;
      is_typed_ = keeps_board_ = false;
      phases_.ForgetLost();
    } else {
      BeginOrders(heading.type, heading.type == PhaseType::kMovement && !heading.has_results, goes_on);
    }
    return text_.CheckPhases(phases_.size(), line);
  }

  // Begins the orders of the current phase. `goes_on`: a status of the phase is before them.
  void BeginOrders(PhaseType type, bool is_typed, bool goes_on) {
    section_ = type == PhaseType::kMovement   ? Section::kMovement
               : type == PhaseType::kRetreats ? Section::kRetreats
                                              : Section::kAdjustments;
    is_typed_ = is_typed;
    keeps_board_ = is_typed_ && section_ == Section::kMovement && (goes_on || phases_.knows_next());
    if (section_ == Section::kMovement && !keeps_board_) RemoveUnits(position());
    if (keeps_board_ && !goes_on) CopyUnits(phases_.next(), position());
    phases_.ForgetLost();
    BeginNext();
  }

  // Whether the phase belongs to another game than the first one. Counts such phases.
  bool IsOfAnotherGame(const JudgeHeading& heading) {
    if (game_.empty()) game_ = heading.game;
    if (heading.game.empty() || heading.game == game_) return false;
    others_.Add(std::string(heading.season).append(" of ").append(heading.year), heading.game);
    return true;
  }

  void KeepId(std::string_view game) {
    if (IsPlainGameName(game) && game != "game" && phases_.empty()) id_ = "\"" + std::string(game) + "\"";
  }

  void BeginNext() { phases_.BeginNext(section_ != Section::kMovement, !OnlyOrders()); }

  Status FinishBlock() { return phases_.Finish(heading_at_, !was_status_ && !is_typed_); }

  // Whether the current phase has movement orders without results, so that the board after it is not known.
  bool OnlyOrders() const { return is_typed_ && position_view().phase_type() == PhaseType::kMovement && !was_status_; }

  PositionRef position() { return phases_.position(); }
  PositionView position_view() const { return phases_.position(); }

  // ---- Lines of a phase ----

  Status ReadStanding(PowerIndex power, std::string_view text) {
    const JudgeOrderLine line = TakeOrderLine(text);
    const Result<Unit> unit = board_.ReadUnit(position(), power, line.unit);
    return unit.ok() ? board_.PlaceUnit(position(), *unit, line.unit) : unit.status();
  }

  // The unit of a line: the words before the judges' keyword, else that of the order in other notations. A line that is a unit
  // alone gets no order.
  Result<Unit> OrderedUnit(PowerIndex power, JudgeOrderLine& line) {
    if ((!is_typed_ && section_ != Section::kRetreats) || line.unit != line.body)
      return board_.ReadUnit(position(), power, line.unit);
    OrderSheet sheet;
    board_.ReadLine(position(), power, line.body, sheet);
    const SheetLine read = sheet[0];
    if (!read.is_readable()) {
      const Result<Unit> alone = board_.ReadUnit(position(), power, line.unit);
      line.has_order = !alone.ok();
      return alone.ok() ? alone : NoOrder(line, read);
    }
    if (!read.order.type_known()) return text_.NotExpected("an army or a fleet, such as A PAR", line.body);
    const Unit unit = read.order.unit();
    if (position().graph().MayStand(unit.type, unit.location)) return unit;
    return text_.Error(line.body, "the unit cannot stand there");
  }

  Status NoOrder(const JudgeOrderLine& line, const SheetLine& read) const {
    const TextFault fault = read.fault != nullptr ? *read.fault : TextFault{};
    const std::string_view at = line.body.substr(std::min<size_t>(fault.offset, line.body.size()));
    return text_.Error(at.substr(0, fault.length), WhyNoOrder(read));
  }

  // Reads the order of a line. The order's kind is none if the line has no order.
  Result<Order> ReadOrder(PowerIndex power, const JudgeOrderLine& line) {
    if (!line.has_order) return Order();
    OrderSheet& sheet = phases_.sheet();
    const std::string_view what = TrimmedPart(line.body.substr(std::min(line.unit.size(), line.body.size())));
    const bool by_sea = line.IsMarked("no convoy") && what.starts_with("->");
    board_.ReadLine(position(), power, by_sea ? std::string(line.body) + " via convoy" : std::string(line.body), sheet);
    const SheetLine read = sheet[sheet.size() - 1];
    return read.is_readable() ? Result<Order>(read.order) : NoOrder(line, read);
  }

  // The destination of an order. The coast may be left out if the fleet can reach only one.
  Result<LocationIndex> Destination(const Unit& unit, const Order& order, std::string_view at) {
    const Map& map = board_.map();
    const LocationIndex target = order.target();
    if (position().graph().MayStand(unit.type, target)) return target;
    LocationIndex only = kNoLocation;
    int count = 0;
    for (const LocationIndex near : map.RetreatPlaces(unit.type, unit.location)) {
      if (map.ProvinceOf(near) != map.ProvinceOf(target)) continue;
      only = near;
      ++count;
    }
    if (count == 1) return only;
    return text_.Error(at, "a unit that cannot stand where it goes: " + std::string(map.Id(target)));
  }

  Status ReadMovement(PowerIndex power, std::string_view text) {
    JudgeOrderLine line = TakeOrderLine(text);
    ENTENTE_ASSIGN(const Unit unit, OrderedUnit(power, line));
    if (!keeps_board_) {
      if (Status status = board_.PlaceUnit(position(), unit, line.unit); !status.ok()) return status;
    }
    ENTENTE_ASSIGN(const Order order, ReadOrder(power, line));
    if (OnlyOrders()) return OkStatus();
    phases_.AddStated(unit, line.marks);
    if (line.IsMarked("dislodged") || line.IsMarked("destroyed")) return OkStatus();
    Unit after = unit;
    if (order.kind() == OrderKind::kMove && line.marks.empty()) {
      ENTENTE_ASSIGN(const LocationIndex to, Destination(unit, order, line.body));
      after.location = to;
    }
    return board_.PlaceUnit(phases_.next(), after, line.body);
  }

  Status ReadRetreat(PowerIndex power, std::string_view text) {
    JudgeOrderLine line = TakeOrderLine(text);
    const Result<Unit> unit = OrderedUnit(power, line);
    if (!unit.ok()) return unit.status();
    const int index = position().FindDislodged(board_.map().ProvinceOf(unit->location));
    if (index < 0) {
      if (Status status = board_.AddDislodged(position(), *unit, line.unit); !status.ok()) return status;
    } else if (position().Dislodged(index).unit != *unit) {
      return text_.Error(line.unit, "another unit was dislodged there");
    }
    ENTENTE_ASSIGN(const Order order, ReadOrder(power, line));
    phases_.AddStated(*unit, line.marks);
    if (order.kind() != OrderKind::kRetreat || !line.marks.empty()) return OkStatus();
    ENTENTE_ASSIGN(const LocationIndex to, Destination(*unit, order, line.body));
    phases_.OpenRetreat(*unit, to);
    if (phases_.next().HasUnit(board_.map().ProvinceOf(to))) return OkStatus();  // orders without marks that bounce
    return board_.PlaceUnit(phases_.next(), {power, unit->type, to}, line.body);
  }

  // Reads "army in Paris" or "Fleet in the Ionian Sea".
  Result<Unit> NamedUnit(PowerIndex power, std::string_view text) const {
    const bool is_army = StartsWithWord(text, "army");
    if (!is_army && !StartsWithWord(text, "fleet"))
      return text_.NotExpected("army in <place> or fleet in <place>", text);
    std::string_view place = text;
    TakePart(place);
    if (!StartsWithWord(place, "in")) return text_.NotExpected("in <place>", place);
    TakePart(place);
    if (std::string_view rest = place; TakeStart(rest, "the ") && !PlaceCalled(board_.map(), place).has_value()) {
      place = rest;
    }
    ENTENTE_ASSIGN(const LocationIndex location, board_.PlaceNamed(place));
    const UnitType type = is_army ? UnitType::kArmy : UnitType::kFleet;
    const bool may_stand =
        position_view().graph().MayStand(type, location) || board_.map().MayEverStand(type, location);
    if (!may_stand) return text_.Error(place, "the unit cannot stand there");
    return Unit{power, type, location};
  }

  // Reads "2 builds waived". Other counts, of units or of pending builds, follow from the board.
  void ReadCount(PowerIndex power, std::string_view text) {
    int count = 0;
    std::from_chars(text.data(), text.data() + text.size(), count);
    if (section_ != Section::kAdjustments || FindPart(text, "waived") == text.npos) return;
    for (int i = 0; i < std::min(count, board_.map().center_count()); ++i) {
      phases_.sheet().Add(Order::Waive(power));
    }
  }

  Status ReadAdjustment(PowerIndex power, std::string_view text) {
    std::string_view rest = TakeOrderLine(text).body;
    if (TakeStart(rest, "Build waived")) {
      phases_.sheet().Add(Order::Waive(power));
      return OkStatus();
    }
    if (TakeStart(rest, "Builds an ") || TakeStart(rest, "Builds a ")) return ReadBuild(power, rest);
    const bool is_default = TakeStart(rest, "Defaults, removing the ");
    if (!is_default && !TakeStart(rest, "Removes the ")) {
      if (is_typed_) return ReadOrder(power, TakeOrderLine(text)).status();
      if (StartsWithWord(rest, "Build")) return text_.NotExpected("Build waived", rest);
      return text_.NotExpected("Builds an army in <place>, Removes the army in <place> or Build waived", rest);
    }
    ENTENTE_ASSIGN(const Unit unit, NamedUnit(power, rest));
    if (is_default) {
      phases_.AddDefault(unit);
    } else {
      phases_.sheet().Add(Order::Disband(unit));
    }
    const ProvinceIndex province = board_.map().ProvinceOf(unit.location);
    if (phases_.next().HasUnit(province)) phases_.next().RemoveUnit(province);
    return OkStatus();
  }

  Status ReadBuild(PowerIndex power, std::string_view text) {
    ENTENTE_ASSIGN(const Unit unit, NamedUnit(power, text));
    phases_.sheet().Add(Order::Build(unit));
    return board_.PlaceUnit(phases_.next(), unit, text);
  }

  // ---- Lines behind the orders ----

  Status ReadDislodged(const JudgeDislodgedLine& line) {
    ENTENTE_ASSIGN(const PowerIndex power, board_.PowerNamed(line.power));
    ENTENTE_ASSIGN(const Unit unit, NamedUnit(power, line.unit));
    JudgeLost lost{unit, {}};
    for (const std::string_view word : SplitAtOr(line.retreats)) {
      ENTENTE_ASSIGN(const LocationIndex to, board_.PlaceNamed(word));
      lost.retreats.push_back(to);
    }
    if (was_status_) return AddStandingLost(lost, line.unit);
    phases_.AddLost(std::move(lost));
    return OkStatus();
  }

  Status AddStandingLost(const JudgeLost& lost, std::string_view at) {
    if (position().phase_type() != PhaseType::kRetreats) {
      return text_.Error(at, "a dislodged unit before a phase without retreats");
    }
    if (Status status = board_.AddDislodged(position(), lost.unit, at); !status.ok()) return status;
    for (const LocationIndex place : lost.retreats) phases_.OpenRetreat(lost.unit, place);
    return OkStatus();
  }

  // Reads "shared victory of Austria, France."
  Status ReadEnd(std::string_view text) {
    if (!was_status_) return text_.Error(text, "the end of the game outside of a status");
    if (text.ends_with('.')) text.remove_suffix(1);
    const size_t of = std::min(FindPart(text, " of "), text.size());
    std::string word = LowerAscii(text.substr(0, of));
    std::replace(word.begin(), word.end(), ' ', '_');
    PowerSet winners = 0;
    for (const std::string_view name : PartsOf(text.substr(std::min(of + 4, text.size())), ',')) {
      ENTENTE_ASSIGN(const PowerIndex power, board_.PowerNamed(name));
      winners |= SetOf(power);
    }
    const std::optional<GameEnd> end = FindGameEnd(word);
    if (!end.has_value() || *end == GameEnd::kPlaying || !MayHaveWinners(*end, winners)) {
      return text_.Error(text, "'" + Excerpt(text) + "' is no end of a game, or has other winners");
    }
    position().SetEnd(*end, winners);
    return OkStatus();
  }

  PositionRef Owned() { return was_status_ || OnlyOrders() ? position() : phases_.next(); }

  Status BeginOwners() {
    section_ = Section::kOwners;
    board_.ClearOwners(Owned());
    return OkStatus();
  }

  Status ReadOwned(PowerIndex power, std::string_view text) {
    if (text.ends_with('.')) text.remove_suffix(1);
    for (const std::string_view place : PartsOf(text, ',')) {
      if (Status status = board_.SetOwner(Owned(), power, place); !status.ok()) return status;
    }
    return OkStatus();
  }

  FormText text_;
  FormBoard board_;
  bool is_played_;
  JudgePhases phases_;
  std::string id_;  // of the game, as JSON
  Section section_ = Section::kNone;
  bool was_status_ = false;   // the current phase is a status so far
  bool has_results_ = false;  // the heading says so
  bool is_typed_ = false;     // the lines are orders as players type them
  bool keeps_board_ = false;  // typed orders of units that are known
  std::string_view heading_at_;
  std::string_view game_;          // of the first heading with a game
  PowerIndex speaker_ = kNoPower;  // the power of the statement before, for further lines of it
  int skipped_ = 0;                // lines that are none of a listing
  std::string_view unread_;        // the first line of the current phase that was skipped, or an order above all phases
  bool is_foreign_ = false;        // the current phase belongs to another game
  LossNote chatter_, others_;
};

// Whether the error may come from a name of another map. The words of orders are in capitals: a misspelt one ("HOLLD") is
// the same on every map.
bool MayBeOfAnotherMap(std::string_view message) {
  constexpr std::string_view kOfMap[] = {"of the map", "is no place", "is no supply center"}, kBehind = "unexpected '";
  if (const size_t at = message.find(kBehind); at != message.npos) {
    const std::string_view word = message.substr(at + kBehind.size());
    return std::any_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(std::min(word.find('\''), word.size())),
                       [](char c) { return 'a' <= c && c <= 'z'; });
  }
  return std::any_of(std::begin(kOfMap), std::end(kOfMap),
                     [&](std::string_view words) { return message.find(words) != message.npos; });
}

Result<GameRecord> ReadListing(std::string_view text, bool is_played, const FormOptions& options, FormNotes& notes) {
  if (Status status = CheckFormBytes(text); !status.ok()) return status;
  ENTENTE_ASSIGN(MapRef map, FormMap(options.map, ""));
  const FormText whole(text);
  ENTENTE_ASSIGN(FormBoard board, FormBoard::Make(whole, std::move(map), options));
  Result<GameRecord> record = JudgeReader(text, std::move(board), is_played).Read(notes);
  if (options.map != nullptr || FindPart(text, "Variant: Standard") != text.npos) return record;
  if (record.ok()) {
    notes.Add(MessageId::kNoteNoMapNamed);
    return record;
  }
  const std::string_view message = record.status().message();
  if (!MayBeOfAnotherMap(message)) return record;
  const Status hinted(record.status().code(),
                      std::string(message) +
                          "; a listing names no map and is read on standard: another map is to be "
                          "passed as `map`");
  return record.status().place().has_value() ? WithPlace(hinted, *record.status().place()) : hinted;
}

}  // namespace

Result<GameRecord> ReadJudgeForm(std::string_view text, const FormOptions& options, FormNotes& notes) {
  return ReadListing(text, false, options, notes);
}

Result<std::string> AdjudicateListing(std::string_view text, const FormOptions& options, FormNotes& notes) {
  ENTENTE_ASSIGN(GameRecord record, ReadListing(text, true, options, notes));
  record.phases.erase(record.phases.begin(), record.phases.end() - 1);
  const RecordedPhase& phase = record.phases.back();
  const PositionView position = phase.position.view();
  if (position.is_over())
    return WrongPhaseError("the listing ends with the end of its game: expected orders of a phase");
  SheetPhase judge(*record.map);
  Position next(judge.Adjudicate(position, record.rules, phase.sheet).next);
  record.phases.push_back({std::move(next), {}});
  return WriteGame(record, GameForm::kJudge, notes);
}

bool LooksLikeJudgeForm(std::string_view text) {
  FormText lines(text);
  while (lines.Next()) {
    if (FindJudgeHeading(lines.line()).has_value()) return true;
  }
  return false;
}

}  // namespace entente
